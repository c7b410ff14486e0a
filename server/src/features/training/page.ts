import { createHash } from 'node:crypto';
import type { training } from '@emanet/contract/training';
import type {
  AnsweredQuestion,
  Certificate,
  Question,
  TrainingPage,
  TrainingState,
} from '@emanet/contract/training/rows';
import type { z } from 'zod';
import { openLink } from '../../platform/access/links.ts';
import type { LinkScope } from '../../platform/access/scope.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { selectFile, type StoredFile } from '../../platform/files/rows.ts';
import type { Services } from '../../platform/services.ts';
import { certificateShown, issueCertificate } from './certificates.ts';
import {
  lockTraining,
  selectOwnCertificate,
  selectPage,
  selectPageVideos,
  storeProgress,
  type Choices,
} from './page-queries.ts';
import { allWatched, reckoned } from './progress.ts';
import { selectQuestions } from './questions.ts';

/** The scope of a training's link; one that is dead is told in a sentence of its own. */
export const openTraining = (services: Services, token: string): Promise<LinkScope> =>
  openLink(services, 'training-token', token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return fail('TRAINING_GONE');
    throw error;
  });

/** A Turkish text stands where there is no English one. */
const both = ({ tr, en }: { tr: string; en: string }) => ({ tr, en: en || tr });

/** The answer to a question that was answered so. */
export const explained = (question: Question, secenek: number): AnsweredQuestion => ({
  soru_id: question.id,
  secenek,
  dogru: secenek === question.dogru,
  dogru_secenek: question.dogru,
  aciklama: both(question.aciklama),
  madde: question.madde,
  video_id: question.video_id,
  saniye: question.saniye,
});

/** Questions without what is right. */
export const shownQuestions = (sorular: readonly Question[]): TrainingPage['sorular'] =>
  sorular.map(({ id, soru, secenekler }) => ({
    id,
    soru: both(soru),
    secenekler: secenekler.map(both),
  }));

/** Questions in an order of each link's own, so that neighbours do not answer by place. */
function shuffledFor(token: string, sorular: readonly Question[]): Question[] {
  const placeOf = ({ id }: Question) => createHash('sha256').update(`${token} ${id}`).digest('hex');
  return sorular.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

const answersOf = (sorular: readonly Question[], cevaplar: Choices): AnsweredQuestion[] =>
  sorular.flatMap((question) => {
    const chosen = cevaplar[question.id];
    return chosen ? [explained(question, chosen.son)] : [];
  });

/** All that the page of a training shows. Right answers are told of what was answered alone. */
export const readPage = ({ db }: Services, link: LinkScope, token: string): Promise<TrainingPage> =>
  db.read(link, async (tx) => {
    const row = (await selectPage(tx, link)) ?? fail('TRAINING_GONE');
    const videos = await selectPageVideos(tx, link);
    const set = await selectQuestions(tx, link, row.soru_surumu ?? undefined);
    const sorular = shuffledFor(token, set.sorular);
    const certificate = await selectOwnCertificate(tx, link);
    const { izleme, cevaplar, soru_surumu: _version, ...shown } = row;
    return {
      ...shown,
      gereken: set.gereken,
      videolar: videos.map(({ baglanti, dosya_id: _file, ...video }) => ({
        ...video,
        video_linki: baglanti ?? `/api/farkindalik-egitimi/video/${token}/${video.id}`,
        konum: izleme[video.id]?.k ?? 0,
        araliklar: (izleme[video.id]?.a ?? []).map(([from, to]) => [from, to]),
      })),
      sorular: shownQuestions(sorular),
      cevaplar: answersOf(sorular, cevaplar),
      sertifika: certificate ? certificateShown(certificate) : null,
    };
  });

type Answer = Readonly<{
  ilerleme: number;
  durum: TrainingState;
  cevap: AnsweredQuestion;
  sertifika: Certificate | null;
}>;

/**
 * Takes the answer to a question, once all videos were watched. Wrong ones may be answered again;
 * enough right ones, and all answered, end the training with its certificate.
 */
export const answerQuestion = (
  services: Services,
  link: LinkScope,
  { soru_id, secenek }: z.output<typeof training.answer.body>,
): Promise<Answer> =>
  services.db.write(link, async (tx) => {
    const held = (await lockTraining(tx, link)) ?? fail('TRAINING_GONE');
    if (!allWatched(held)) fail('QUESTIONS_LOCKED');
    const set = await selectQuestions(tx, link, held.soru_surumu ?? held.son_surum);
    const question = set.sorular.find(({ id }) => id === soru_id);
    if (!question || secenek >= question.secenekler.length)
      return fail('INVALID_INPUT', { fields: { soru_id: 'choice' } });
    const before = held.cevaplar[soru_id];
    const known = await selectOwnCertificate(tx, link);
    if (known || before?.dogru)
      return {
        ilerleme: held.ilerleme,
        durum: held.durum,
        cevap: explained(question, before?.son ?? secenek),
        sertifika: known ? certificateShown(known) : null,
      };

    const dogru = secenek === question.dogru;
    const cevaplar = {
      ...held.cevaplar,
      [soru_id]: { ilk: before?.ilk ?? secenek, son: secenek, dogru },
    };
    const right = set.sorular.filter(({ id }) => cevaplar[id]?.dogru).length;
    const passed = right >= set.gereken && set.sorular.every(({ id }) => id in cevaplar);
    const now = services.clock.now().toISOString();
    const durum: TrainingState = passed ? 'tamamlandi' : 'basladi';
    const ilerleme = reckoned({ ...held, cevaplar, durum });
    await storeProgress(tx, link, {
      ilerleme,
      durum,
      cevaplar,
      soru_surumu: set.surum,
      acilma_tarihi: held.acilma_tarihi ?? now,
      son_izleme: now,
      ...(passed && { tamamlanma_tarihi: now }),
    });
    const sertifika = passed
      ? await issueCertificate(tx, link, {
          held,
          day: services.clock.today(),
          dogru: right,
          soru_sayisi: set.sorular.length,
        })
      : null;
    return { ilerleme, durum, cevap: explained(question, secenek), sertifika };
  });

/** The file of a video that the link may watch. */
export const videoFile = async (
  { db }: Services,
  link: LinkScope,
  id: number,
): Promise<StoredFile> => {
  const file_id = await db.read(link, async (tx) => {
    if (!(await selectPage(tx, link))) fail('TRAINING_GONE');
    return (await selectPageVideos(tx, link)).find((one) => one.id === id)?.dosya_id;
  });
  return (file_id ? await selectFile(db, file_id) : undefined) ?? fail('NOT_FOUND');
};
