import type { training } from '@emanet/contract/training';
import type {
  AskedQuestion,
  Certificate,
  TrainingPage,
  TrainingState,
} from '@emanet/contract/training/rows';
import type { z } from 'zod';
import { openLink } from '../../platform/access/links.ts';
import type { LinkScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
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
} from './page-queries.ts';
import { allWatched, reckoned } from './progress.ts';
import { selectQuestions } from './questions.ts';
import { askedIn, resultOf, shownChoices, shownQuestions } from './tries.ts';

/** The scope of a training's link; one that is dead is told in a sentence of its own. */
export const openTraining = (services: Services, token: string): Promise<LinkScope> =>
  openLink(services, 'training-token', token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return fail('TRAINING_GONE');
    throw error;
  });

/** All that the page of a training shows. Right answers are told of what was answered alone. */
export const readPage = ({ db }: Services, link: LinkScope, token: string): Promise<TrainingPage> =>
  db.read(link, (tx) => pageIn(tx, link, token));

async function pageIn(tx: Tx, link: LinkScope, token: string): Promise<TrainingPage> {
  const row = (await selectPage(tx, link)) ?? fail('TRAINING_GONE');
  const videos = await selectPageVideos(tx, link);
  const set = await selectQuestions(tx, link, row.soru_surumu ?? undefined);
  const asked = askedIn(row, set);
  const certificate = await selectOwnCertificate(tx, link);
  const { id: _id, izleme, cevaplar, soru_surumu: _version, ...shown } = row;
  return {
    ...shown,
    gereken: set.gereken,
    videolar: videos.map(({ baglanti, dosya_id: _file, ...video }) => ({
      ...video,
      video_linki: baglanti ?? `/api/farkindalik-egitimi/video/${token}/${video.id}`,
      konum: izleme[video.id]?.k ?? 0,
      araliklar: (izleme[video.id]?.a ?? []).map(([from, to]) => [from, to]),
    })),
    sorular: shownQuestions(asked),
    cevaplar: shownChoices(asked, cevaplar),
    sonuc: certificate?.sorular ?? resultOf(asked, cevaplar),
    sertifika: certificate ? certificateShown(certificate) : null,
  };
}

type Answer = Readonly<{
  ilerleme: number;
  durum: TrainingState;
  cevap: TrainingPage['cevaplar'][number];
  sonuc: AskedQuestion[] | null;
  sertifika: Certificate | null;
}>;

/**
 * Takes the answer to a question, once all videos were watched; the first one counts. With the last
 * question the try is over: enough right answers end the training with its certificate.
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
    const asked = askedIn(held, set);
    const one = asked.find(({ question }) => question.id === soru_id);
    const son = one?.order[secenek];
    if (!one || son === undefined) return fail('INVALID_INPUT', { fields: { soru_id: 'choice' } });
    const before = held.cevaplar[soru_id];
    const known = await selectOwnCertificate(tx, link);
    if (known || before)
      return {
        ilerleme: held.ilerleme,
        durum: held.durum,
        cevap: { soru_id, secenek: before ? one.order.indexOf(before.son) : secenek },
        sonuc: known?.sorular ?? resultOf(asked, held.cevaplar),
        sertifika: known ? certificateShown(known) : null,
      };

    const dogru = son === one.question.dogru;
    const cevaplar = { ...held.cevaplar, [soru_id]: { ilk: son, son, dogru } };
    const sonuc = resultOf(asked, cevaplar);
    const right = sonuc?.filter((answered) => answered.dogru).length ?? 0;
    const passed = sonuc !== null && right >= set.gereken;
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
      deneme_bitti: sonuc !== null && !passed,
      ...(passed && { tamamlanma_tarihi: now }),
    });
    const sertifika = passed
      ? await issueCertificate(tx, link, {
          held,
          day: services.clock.today(),
          dogru: right,
          soru_sayisi: asked.length,
          sorular: sonuc,
        })
      : null;
    return { ilerleme, durum, cevap: { soru_id, secenek }, sonuc, sertifika };
  });

/** Begins another try, with questions of its own, when one is over and there are others. */
export const beginTry = (
  { clock, db }: Services,
  link: LinkScope,
  token: string,
): Promise<TrainingPage> =>
  db.write(link, async (tx) => {
    const held = (await lockTraining(tx, link)) ?? fail('TRAINING_GONE');
    const set = await selectQuestions(tx, link, held.soru_surumu ?? held.son_surum);
    const over = resultOf(askedIn(held, set), held.cevaplar) !== null;
    if (!over || held.durum === 'tamamlandi') fail('TRY_UNDER_WAY');
    if (held.deneme >= held.deneme_hakki) fail('TRIES_SPENT');
    await storeProgress(tx, link, {
      deneme: held.deneme + 1,
      deneme_bitti: false,
      cevaplar: {},
      son_izleme: clock.now().toISOString(),
    });
    return pageIn(tx, link, token);
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
