import mended from './mended-explanations.json' with { type: 'json' };
import type { training } from '@emanet/contract/training';
import type { Question, QuestionSet } from '@emanet/contract/training/rows';
import { sql } from 'kysely';
import type { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { refuseStale } from '../../nouns/life.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { logChange, sameDocument } from '../../nouns/log.ts';
import { selectVideos } from '../videos/videos.ts';
import shipped from './default-questions.json' with { type: 'json' };

/** The questions of a version and the number of right answers to pass. */
export type Questions = Readonly<{
  surum: number;
  gereken: number;
  sorulan: number | null;
  sorular: readonly Question[];
}>;

export const SHIPPED: Questions = { surum: 0, ...shipped };

/** A version of the company's questions, the newest without one. */
export async function selectQuestions(
  tx: Tx,
  { company_id }: Readonly<{ company_id: number }>,
  surum?: number,
): Promise<Questions> {
  if (surum === 0) return SHIPPED;
  const found = await tx
    .selectFrom('egitim_soru_setleri')
    .select(['surum', 'gereken', 'sorulan', 'sorular'])
    .where('company_id', '=', company_id)
    .$if(surum !== undefined, (query) => query.where('surum', '=', surum ?? 0))
    .orderBy('surum', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return SHIPPED;
  const { sorular, ...rest } = found;
  return sorular
    ? { ...rest, sorular: sorular.map(corrected) }
    : { ...SHIPPED, surum: found.surum };
}

/**
 * Earlier shipped explanations that were wrong in law, by the question. An unedited one in a
 * company's set is shown corrected; given questions and answers stay.
 */
const MENDED: Readonly<Record<string, string>> = mended;

function corrected(one: Question): Question {
  const wrong = MENDED[one.id];
  const now = SHIPPED.sorular.find(({ id }) => id === one.id);
  return now && one.aciklama.tr === wrong ? { ...one, aciklama: now.aciklama } : one;
}

type Chosen = Readonly<{ soru_id: string; ilk: number; n: number }>;

async function statisticsOf(tx: Tx, { company_id }: CompanyScope, { surum, sorular }: Questions) {
  const { rows } = await sql<Chosen>`
    select c.key as soru_id, (c.value->>'ilk')::int as ilk, count(*)::int as n
    from egitim_davetleri d cross join jsonb_each(d.cevaplar) c
    where d.company_id = ${company_id} and d.silinme_tarihi is null and d.soru_surumu = ${surum}
    group by 1, 2`.execute(tx);
  return sorular.map(({ id, dogru, secenekler }) => {
    const counts = secenekler.map(
      (_, place) => rows.find((one) => one.soru_id === id && one.ilk === place)?.n ?? 0,
    );
    const cevaplayan = counts.reduce((sum, n) => sum + n, 0);
    return { soru_id: id, cevaplayan, ilk_dogru: counts[dogru] ?? 0, secenekler: counts };
  });
}

async function shown(tx: Tx, scope: CompanyScope): Promise<QuestionSet> {
  const set = await selectQuestions(tx, scope);
  const { n } = await tx
    .selectFrom('egitim_davetleri')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('company_id', '=', scope.company_id)
    .where('silinme_tarihi', 'is', null)
    .where('durum', '=', 'basladi')
    .executeTakeFirstOrThrow();
  const { surum, gereken, sorulan, sorular } = set;
  const cevaplar = await statisticsOf(tx, scope, set);
  return { surum, gereken, sorulan, sorular: [...sorular], basladi: Number(n), cevaplar };
}

/** The newest questions, with the first answers to them. */
export const readQuestions = ({ db }: Services, scope: PersonScope): Promise<QuestionSet> =>
  db.read(scope, (tx) => shown(tx, scope));

/** Stores the questions as a new version; without any, restores the shipped ones. */
export function saveQuestions(
  { db }: Services,
  scope: PersonScope,
  {
    sorular,
    gereken,
    sorulan = null,
    surum,
    company_id,
  }: z.output<typeof training.saveQuestions.body>,
): Promise<QuestionSet> {
  refuseOtherCompany(scope, company_id);
  const ids = new Set(sorular.map(({ id }) => id));
  const count = sorular.length || SHIPPED.sorular.length;
  if (ids.size < sorular.length) fail('INVALID_INPUT', { fields: { sorular: 'choice' } });
  if (sorulan !== null && sorulan > count) fail('INVALID_INPUT', { fields: { sorulan: 'choice' } });
  if (gereken > (sorulan ?? count)) fail('INVALID_INPUT', { fields: { gereken: 'choice' } });
  return db.write(scope, async (tx) => {
    await sql`select pg_advisory_xact_lock(96, ${scope.company_id})`.execute(tx);
    const current = await shown(tx, scope);
    refuseStale(surum, current);
    const known = new Set((await selectVideos(tx, scope)).map(({ id }) => id));
    const placed = sorular.map((one) =>
      one.video_id !== null && known.has(one.video_id)
        ? one
        : { ...one, video_id: null, saniye: null },
    );
    const asked = placed.length > 0 ? placed : SHIPPED.sorular;
    const before = [current.gereken, current.sorulan, current.sorular];
    if (sameDocument(before, [gereken, sorulan, asked])) return current;
    const next = current.surum + 1;
    await tx
      .insertInto('egitim_soru_setleri')
      .values({
        company_id: scope.company_id,
        surum: next,
        gereken,
        sorulan: sorulan ?? null,
        sorular: placed.length > 0 ? JSON.stringify(placed) : null,
        guncelleyen: updaterName(scope.actor),
      })
      .execute();
    await logChange(tx, scope, { tur: 'egitim_soru_setleri' }, next, { islem: 'güncelleme' });
    return shown(tx, scope);
  });
}
