import type { training } from '@emanet/contract/training';
import type {
  AskedQuestion,
  AwaitedCode,
  Certificate,
  TrainingPage,
  TrainingState,
} from '@emanet/contract/training/rows';
import type { z } from 'zod';
import type { Language } from '@emanet/contract/shared/primitives';
import type { LinkScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { selectFile } from '../../platform/files/rows.ts';
import type { Services } from '../../platform/services.ts';
import { certificateShown } from './certificates/certificates.ts';
import { awaitedBy, mailCode } from './certificates/code.ts';
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

/** All data of a training's page. Right answers are included only for answered questions. */
export const readPage = (
  services: Services,
  link: LinkScope,
  token: string,
): Promise<TrainingPage> => services.db.read(link, (tx) => pageIn(services, tx, link, token));

async function pageIn(
  services: Services,
  tx: Tx,
  link: LinkScope,
  token: string,
): Promise<TrainingPage> {
  const row = (await selectPage(tx, link)) ?? fail('TRAINING_GONE');
  const videos = await selectPageVideos(tx, link);
  const set = await selectQuestions(tx, link, row.soru_surumu ?? undefined);
  const asked = askedIn(row, set);
  const certificate = await selectOwnCertificate(tx, link);
  const { fullname, company_name, logo, son_tarih, ilerleme, durum, deneme, deneme_hakki } = row;
  const { izleme, cevaplar, tamamlanma_tarihi } = row;
  return {
    fullname,
    company_name,
    logo,
    son_tarih,
    ilerleme,
    durum,
    deneme,
    deneme_hakki,
    tamamlanma_tarihi,
    kod: await awaitedBy(services, tx, row),
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
  kod: AwaitedCode | null;
  sertifika: Certificate | null;
}>;

/**
 * Stores the answer to a question, once all videos were watched; the first one counts. With the
 * last question the try is over: with enough right answers the certificate waits for a code mailed
 * to the person, since a link that was passed on does not prove who answered.
 */
export const answerQuestion = (
  services: Services,
  link: LinkScope,
  { soru_id, secenek }: z.output<typeof training.answer.body>,
  language: Language,
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
        kod: await awaitedBy(services, tx, held),
        sertifika: known ? certificateShown(known) : null,
      };

    const dogru = son === one.question.dogru;
    const cevaplar = { ...held.cevaplar, [soru_id]: { ilk: son, son, dogru } };
    const sonuc = resultOf(asked, cevaplar);
    const right = sonuc?.filter((answered) => answered.dogru).length ?? 0;
    const passed = sonuc !== null && right >= set.gereken;
    const now = services.clock.now().toISOString();
    const durum: TrainingState = 'basladi';
    const ilerleme = reckoned({ ...held, cevaplar, durum });
    const gecme_tarihi = passed ? now : null;
    await storeProgress(tx, link, {
      ilerleme,
      durum,
      cevaplar,
      soru_surumu: set.surum,
      acilma_tarihi: held.acilma_tarihi ?? now,
      son_izleme: now,
      deneme_bitti: sonuc !== null && !passed,
      gecme_tarihi,
    });
    const mailed = passed ? await mailCode(services, tx, link, held, language) : {};
    const kod = await awaitedBy(services, tx, { ...held, durum, gecme_tarihi, ...mailed });
    const cevap = { soru_id, secenek };
    return { ilerleme, durum, cevap, sonuc, kod, sertifika: null };
  });

/** Begins another try, with other questions, when one is over and there are others. */
export const beginTry = (
  services: Services,
  link: LinkScope,
  token: string,
): Promise<TrainingPage> =>
  services.db.write(link, async (tx) => {
    const held = (await lockTraining(tx, link)) ?? fail('TRAINING_GONE');
    const set = await selectQuestions(tx, link, held.soru_surumu ?? held.son_surum);
    const over = resultOf(askedIn(held, set), held.cevaplar) !== null;
    if (!over || held.gecme_tarihi !== null || held.durum === 'tamamlandi') fail('TRY_UNDER_WAY');
    if (held.deneme >= held.deneme_hakki) fail('TRIES_SPENT');
    await storeProgress(tx, link, {
      deneme: held.deneme + 1,
      deneme_bitti: false,
      cevaplar: {},
      son_izleme: services.clock.now().toISOString(),
    });
    return pageIn(services, tx, link, token);
  });

/** The file of a video that the link may watch. */
export const videoFile = async ({ db }: Services, link: LinkScope, id: number) => {
  const file_id = await db.read(link, async (tx) => {
    if (!(await selectPage(tx, link))) fail('TRAINING_GONE');
    return (await selectPageVideos(tx, link)).find((one) => one.id === id)?.dosya_id;
  });
  return (file_id ? await selectFile(db, file_id) : undefined) ?? fail('NOT_FOUND');
};
