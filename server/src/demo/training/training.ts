import type { Invitation } from '@emanet/contract/training';
import type { Question } from '@emanet/contract/training/rows';
import type { Video } from '@emanet/contract/videos';
import { sql } from 'kysely';
import { DAY_MS, dayOf, HOUR_MS } from '@emanet/contract/shared/time/today';
import { remindOfTrainingJob } from '../../features/training/jobs.ts';
import { answerQuestion, readPage } from '../../features/training/page.ts';
import { finishPassed } from '../../features/training/certificates/code.ts';
import { lockTraining } from '../../features/training/page-queries.ts';
import { reportProgress } from '../../features/training/progress.ts';
import { saveQuestions, SHIPPED } from '../../features/training/questions.ts';
import { saveSettings } from '../../features/training/settings.ts';
import { tokenOf } from '../../features/training/invite.ts';
import { addInvitations, sendInvitations } from '../../features/training/training.ts';
import { openLink } from '../../platform/access/links.ts';
import { companySeal } from '../../platform/crypto/company-seal.ts';
import type { Tx } from '../../platform/db.ts';
import { later, workingInstant } from '../calendar.ts';
import {
  mailsWentOut,
  runJob,
  scopeOfSomebody,
  servicesAt,
  type DemoServices,
  type Workplace,
} from '../verbs.ts';
import { mailName, TRAINEES, type Fate } from './people.ts';
import { questionsFor } from './questions.ts';
import { addVideos } from './videos.ts';

/** Days ago on which everything was prepared, and on which the invitations went out. */
const PREPARED = 17;
const INVITED = 15;
const DAYS_LEFT = 8;
/** Days ago on which reminders went out. */
const REMINDED = [8, 1] as const;

type Stage = Readonly<{ tx: Tx; services: DemoServices; now: Date; place: Workplace }>;

/**
 * A training under way: videos, questions, invitations in every state, finished people. Gives back
 * what mails the invitations of today, so that the demo's mailbox shows one that really opens.
 */
export async function addTraining(stage: Stage): Promise<() => Promise<void>> {
  const { tx, services, now, place } = stage;
  const people = TRAINEES[place.key] ?? [];
  const scope = scopeOfSomebody(
    place,
    'training.write',
    (one) => one.egitim_sorumlusu ?? one.role === 'yönetici',
  );
  const preparing = servicesAt(tx, services, workingInstant(now, PREPARED, 95));
  const own = place.key === 'ilgaz';
  const videos = await addVideos(preparing, scope, own ? 4 : 1);
  const sorular = own ? questionsFor(videos) : [...SHIPPED.sorular];
  if (own) await saveQuestions(preparing, scope, { sorular, sorulan: 12, gereken: 10 });
  await saveSettings(preparing, scope, { son_tarih: dayOf(later(now, DAYS_LEFT * DAY_MS)) });
  const company_id = place.company_id;
  const domain = own ? 'ilgazgida.test' : 'korfezlojistik.test';
  const davetler = people.map(({ fullname, department }) => ({
    fullname,
    email: `${mailName(fullname)}@${domain}`,
    department_id: place.departments.get(department) ?? null,
  }));
  const invited = await addInvitations(
    preparing,
    scope,
    { davetler, company_id },
    { language: 'tr' },
  );
  const of = (kinds: readonly Fate['kind'][]) =>
    invited.filter(({ fullname }) =>
      people.some((one) => one.fullname === fullname && kinds.includes(one.fate.kind)),
    );
  const idsOf = (rows: readonly Invitation[]) => rows.map(({ id }) => id);
  const out = workingInstant(now, INVITED, 30);
  const mailed = idsOf(of(['bitti', 'basladi', 'gonderildi', 'ulasmadi']));
  await sendInvitations(servicesAt(tx, services, out), scope, { company_id, ids: mailed });
  const refused = idsOf(of(['ulasmadi'])).map((id) => `egitim:${id}`);
  await mailsWentOut(tx, out, refused);
  const key = await tx
    .selectFrom('sirket_anahtarlari')
    .select('muhurlu')
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  for (const { fullname, fate } of people) {
    const row = invited.find((one) => one.fullname === fullname);
    if (!row || (fate.kind !== 'bitti' && fate.kind !== 'basladi')) continue;
    const kept = await tx
      .selectFrom('egitim_davetleri')
      .select('token_muhurlu')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    const token = tokenOf(companySeal(services.config, key?.muhurlu ?? null), kept.token_muhurlu);
    await take(stage, { token, fate, videos, sorular });
  }
  for (const ago of REMINDED) {
    const morning = workingInstant(now, ago, 0);
    await runJob(tx, services, morning, { job: remindOfTrainingJob, company_id, payload: {} });
    await mailsWentOut(tx, morning, refused);
  }
  const latest = workingInstant(now, REMINDED[1], 0).toISOString();
  await sql`
    update egitim_davetleri set olusturma_tarihi = ${workingInstant(now, PREPARED, 110).toISOString()},
      gonderim_tarihi = case when durum = 'tamamlandi' then ${out.toISOString()}
        when gonderim_tarihi is not null then ${latest} end::timestamptz
    where company_id = ${company_id}`.execute(tx);
  await sql`
    update egitim_videolari set olusturma_tarihi = ${preparing.clock.now().toISOString()}
    where company_id = ${company_id}`.execute(tx);
  const leaving = idsOf(of(['sirada']));
  return async () => {
    if (leaving.length === 0) return;
    const body = { company_id, ids: leaving };
    await sendInvitations(servicesAt(tx, services, now), scope, body);
  };
}

type Taken = Readonly<{
  token: string;
  fate: Fate;
  videos: readonly Video[];
  sorular: readonly Question[];
}>;

/** Somebody opens the page, watches in the time that it takes, and answers. */
async function take({ tx, services, now }: Stage, { token, fate, videos, sorular }: Taken) {
  if (fate.kind !== 'bitti' && fate.kind !== 'basladi') return;
  const begun =
    fate.kind === 'bitti'
      ? workingInstant(now, fate.ago, 60 + 23 * fate.ago)
      : later(now, -fate.hours * HOUR_MS);
  const link = await openLink(servicesAt(tx, services, begun), 'training-token', token);
  await reportProgress(servicesAt(tx, services, begun), link, {});
  let left = fate.kind === 'bitti' ? Infinity : fate.seconds;
  const izlenen = videos.flatMap(({ id, sure }) => {
    const konum = Math.min(left, sure);
    left -= konum;
    return konum > 0
      ? [{ video_id: id, konum, araliklar: [[0, konum] satisfies [0, number]] }]
      : [];
  });
  const seconds = izlenen.reduce((sum, { konum }) => sum + konum, 0);
  const watched = later(begun, seconds * 1000);
  await reportProgress(servicesAt(tx, services, watched), link, { izlenen });
  if (fate.kind === 'basladi') return;
  const answering = servicesAt(tx, services, later(watched, 4 * 60_000));
  const { sorular: asked } = await readPage(answering, link, token);
  for (const [place, { id, secenekler }] of asked.entries()) {
    const question = sorular.find((one) => one.id === id);
    const right = question?.secenekler[question.dogru]?.tr;
    const shown = secenekler.findIndex(({ tr }) => tr === right);
    const secenek = (shown + (place < fate.wrong ? 1 : 0)) % secenekler.length;
    await answerQuestion(answering, link, { soru_id: id, secenek }, 'tr');
  }
  // The code of its mail was entered; its bytes are kept as a digest alone.
  await answering.db.write(link, async (inside) => {
    const held = await lockTraining(inside, link);
    if (held) await finishPassed(answering, inside, link, held);
  });
  await mailsWentOut(tx, answering.clock.now());
}
