import type { AskedQuestion, TrainingPage } from '@emanet/contract/training/rows';
import type { Language } from '@emanet/contract/shared/primitives';
import { TRIES } from '@emanet/contract/training/tries';
import { PREVIEW } from '@emanet/contract/training/preview';
import type { PersonScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { selectVideos } from '../videos/videos.ts';
import { trainingMail } from './emails.ts';
import { askedIn, resultOf, shownQuestions } from './tries.ts';
import { selectQuestions } from './questions.ts';
import { selectSettings } from './settings.ts';
import { trainingLink } from './invite.ts';
import { selectCompanyName } from '../../nouns/company-name.ts';

/** The try of a preview. */
const NOBODY = { id: 0, deneme: 1, cevaplar: {} };

/** The page of the training for a newly invited person; nothing is stored. */
export const previewPage = ({ db }: Services, scope: PersonScope): Promise<TrainingPage> =>
  db.read(scope, async (tx) => {
    const { company_id, actor } = scope;
    const set = await selectQuestions(tx, scope);
    const { son_tarih } = await selectSettings(tx, scope);
    const videos = await selectVideos(tx, scope);
    const { logo } = await tx
      .selectFrom('companies')
      .select('logo')
      .where('company_id', '=', company_id)
      .executeTakeFirstOrThrow();
    return {
      fullname: actor.fullname || actor.email,
      company_name: await selectCompanyName(tx, scope),
      logo,
      son_tarih,
      ilerleme: 0,
      durum: 'gonderildi',
      videolar: videos.map(({ id, video_name, video_linki, sure, metin, altyazi }) => ({
        id,
        video_name,
        video_linki,
        sure,
        metin,
        altyazi,
        konum: 0,
        araliklar: [],
      })),
      sorular: shownQuestions(askedIn(NOBODY, set)),
      gereken: set.gereken,
      deneme: 1,
      deneme_hakki: TRIES,
      cevaplar: [],
      sonuc: null,
      tamamlanma_tarihi: null,
      kod: null,
      sertifika: null,
    };
  });

/** The answer of the page to a choice; nothing is stored. */
export const previewAnswer = (
  { db }: Services,
  scope: PersonScope,
  { soru_id, secenek }: Readonly<{ soru_id: string; secenek: number }>,
): Promise<AskedQuestion> =>
  db.read(scope, async (tx) => {
    const asked = askedIn(NOBODY, { ...(await selectQuestions(tx, scope)), sorulan: null });
    const one = asked.find(({ question }) => question.id === soru_id);
    const son = one?.order[secenek];
    if (!one || son === undefined) return fail('INVALID_INPUT', { fields: { soru_id: 'choice' } });
    const [told] = resultOf([one], { [soru_id]: { ilk: son, son, dogru: false } }) ?? [];
    return told ?? fail('NOT_FOUND');
  });

/** Mails the invitation to the caller, in the request's language; its link leads to the preview. */
export function sendSampleMail(
  { config, db }: Services,
  scope: PersonScope,
  company_id: number | undefined,
  language: Language,
): Promise<void> {
  refuseOtherCompany(scope, company_id);
  return db.write(scope, async (tx) => {
    const { email, fullname } = scope.actor;
    const company_name = await selectCompanyName(tx, scope);
    const { son_tarih } = await selectSettings(tx, scope);
    const link = trainingLink(config, PREVIEW, language);
    await enqueueMail(tx, config, {
      to: email,
      language,
      company_id: scope.company_id,
      unreported: true,
      content: trainingMail(language, 'davet', {
        fullname: fullname || email,
        company_name,
        son_tarih,
        link,
      }),
    });
  });
}
