import { z } from 'zod';
import { endpoint, messageOnly, oneOf } from '../shared/endpoint.ts';
import { idInForm, text } from '../shared/primitives.ts';
import { askedQuestion, MOST_CHOICES, trainingPage } from './rows.ts';

/** Takes the place of a token in the address of the training: the page as its company tries it. */
export const PREVIEW = 'onizleme';

/** A trial for those who invite, before they do: the page, its questions, its mail. Nothing is stored. */
export const trainingPreview = {
  page: endpoint({
    name: 'training.preview',
    summary: 'Eğitimi önizle / Preview the training',
    path: '/api/farkindalik-egitimi/onizleme',
    permission: 'training.read',
    answers: oneOf(trainingPage),
  }),
  answer: endpoint({
    name: 'training.previewAnswer',
    summary: 'Önizlemede bir soruyu cevapla / Answer a question of the preview',
    method: 'POST',
    path: '/api/farkindalik-egitimi/onizleme/cevap',
    permission: 'training.read',
    body: z.strictObject({
      soru_id: text(60),
      secenek: z
        .int()
        .min(0)
        .max(MOST_CHOICES - 1),
    }),
    answers: oneOf(askedQuestion),
  }),
  mail: endpoint({
    name: 'training.sampleMail',
    summary: 'Davet e-postasını kendine gönder / Mail the invitation to oneself',
    method: 'POST',
    path: '/api/farkindalik-egitimi/ornek-eposta',
    permission: 'training.write',
    body: z.strictObject({ company_id: idInForm.optional() }),
    answers: messageOnly,
  }),
};
