import { z } from 'zod';
import { changedOf, endpoint, oneOf } from '../shared/endpoint.ts';
import { byId, language, requiredText, text } from '../shared/primitives.ts';
import { askedQuestion, awaitedCode, certificate, verifiedCertificate } from './rows.ts';

const byToken = z.strictObject({ token: text(300) });
const number = z.strictObject({ no: text(60) });

const open = { permission: 'public', method: 'POST' } as const;

/** Certificates, the questions of their tests, and the public check of their numbers. */
export const certificateEndpoints = {
  certificateOf: endpoint({
    summary: 'Bir kişinin sertifikası / Certificate of a person',
    path: '/api/farkindalik-egitimi/belge/:id',
    permission: 'training.read',
    raw: true,
    heavy: true,
    params: byId,
    query: z.strictObject({ lang: language }),
  }),
  result: endpoint({
    summary: 'Sorulan sorular ve cevaplar / Questions that were asked, with their answers',
    path: '/api/farkindalik-egitimi/sonuc/:id',
    permission: 'training.read',
    params: byId,
    answers: oneOf(
      z.object({ fullname: z.string(), deneme: z.int(), sorular: z.array(askedQuestion) }),
    ),
  }),
  sendCode: endpoint({
    ...open,
    summary: 'Sertifika için yeni kod iste / Ask for another code for the certificate',
    path: '/api/farkindalik-egitimi/kod-gonder/:token',
    params: byToken,
    answers: changedOf(awaitedCode),
  }),
  enterCode: endpoint({
    ...open,
    summary: 'Kodu gir, sertifikayı al / Enter the code and get the certificate',
    path: '/api/farkindalik-egitimi/kod/:token',
    params: byToken,
    body: z.strictObject({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    answers: changedOf(z.object({ sertifika: certificate })),
  }),
  certificate: endpoint({
    summary: 'Bağlantının sertifikası / The certificate behind a link',
    path: '/api/farkindalik-egitimi/sertifika/:token',
    permission: 'public',
    raw: true,
    heavy: true,
    params: byToken,
    query: z.strictObject({ lang: language }),
  }),
  verify: endpoint({
    summary: 'Sertifikayı doğrula / Verify a certificate',
    path: '/api/egitim/dogrula/:no',
    permission: 'public',
    params: number,
    answers: oneOf(verifiedCertificate),
  }),
  compareName: endpoint({
    ...open,
    summary: 'Belgedeki adı karşılaştır / Compare the name on a certificate',
    path: '/api/egitim/dogrula/:no',
    params: number,
    body: z.strictObject({ ad: requiredText(200) }),
    answers: oneOf(z.object({ ayni: z.boolean() })),
  }),
};
