import { clocksToBegin } from '@emanet/contract/clocks/begun';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { OWN_PROOFS } from '@emanet/contract/clocks/own-proofs';
import { AUTOMATIC } from '@emanet/contract/shared/actor-types';
import { ruleOf } from '@emanet/contract/clocks/periods';
import type { CompanyKind } from '@emanet/contract/clocks/questions';
import { firstInstantOf } from '@emanet/contract/shared/time/today';
import type { Duty } from '@emanet/contract/filings/duty';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';
import { logClock } from './log.ts';
import { insertClock, selectClock } from './queries.ts';
import { selectFacts } from './questions.ts';

/** Facts that start a clock by itself. */
const PROOFS = {
  verbis_ilk_kayit: OWN_PROOFS.istisna_bitti.tr,
  periyodik_imha: OWN_PROOFS.politika.tr,
} as const satisfies Record<CompanyKind, string>;

/**
 * Makes callers in one company wait for each other, so that a clock of the company begins once. It comes
 * before the first log entry of a transaction: an entry locks the company's log, and two transactions that
 * take both locks in another order stop each other.
 */
export const holdDuties = (tx: Tx, { company_id }: CompanyScope) =>
  sql`select pg_advisory_xact_lock(hashtext('duties'), ${company_id}::int)`.execute(tx);

/**
 * Updates the clocks of the company as a whole by its answers: starts those whose start is known,
 * and closes those of a duty that has ceased. Each change of an answer calls it in its own
 * transaction, and a job for answers changed another way.
 */
export async function keepDutyClocks(tx: Tx, scope: CompanyScope, today: string): Promise<void> {
  await holdDuties(tx, scope);
  const [facts] = await selectFacts(tx, [scope.company_id], today);
  if (!facts) return;
  const before = await takeJudged(tx, scope, facts.duty, today);
  for (const { tur, baslangic } of clocksToBegin({ ...facts, before, today }))
    await begin(tx, scope, tur, baslangic);
  if (facts.duty === 'exempt' && before !== null && before !== 'exempt') await cease(tx, scope);
}

/** Stores the current judgement of a duty; returns the former one. */
async function takeJudged(tx: Tx, { company_id }: CompanyScope, duty: Duty, today: string) {
  const before = await firstOf<{ yukumluluk: Duty | null }>(tx)`
    select yukumluluk from verbis_taramalari where company_id = ${company_id}`;
  await sql`insert into verbis_taramalari as t (company_id, son_kayit, yukumluluk, yukumluluk_gunu)
    values (${company_id}, 0, ${duty}, ${today}::date)
    on conflict (company_id) do update
      set yukumluluk = excluded.yukumluluk, yukumluluk_gunu = excluded.yukumluluk_gunu
      where t.yukumluluk is distinct from excluded.yukumluluk
        or t.yukumluluk_gunu is distinct from excluded.yukumluluk_gunu`.execute(tx);
  return before?.yukumluluk ?? null;
}

async function begin(tx: Tx, scope: CompanyScope, tur: CompanyKind, day: string) {
  const rule = ruleOf(tur, day);
  const id = await insertClock(tx, scope, {
    ...{ tur, kural_surumu: rule.surum, sayi: rule.sayi, birim: rule.birim },
    ad: CLOCKS[tur].ad.tr,
    baslangic: firstInstantOf(day),
    baslangic_kaniti: PROOFS[tur],
    ...{ sorumlu_id: null, sorumlu: null, guncelleyen: AUTOMATIC },
  });
  const made = await selectClock(tx, scope, id);
  if (made) await logClock(tx, scope, undefined, made);
}

/**
 * Closes running clocks of a duty that has ceased. A disposal that a person started continues: a
 * company without the duty may have a policy too.
 */
async function cease(tx: Tx, scope: CompanyScope): Promise<void> {
  const running = await rowsOf<{ id: number }>(tx)`
    select id from sureler where company_id = ${scope.company_id} and kapanis is null
      and (tur = 'verbis_ilk_kayit'
        or tur = 'periyodik_imha' and baslangic_kaniti = ${PROOFS.periyodik_imha})
    for update`;
  for (const { id } of running) {
    const before = await selectClock(tx, scope, id);
    await sql`update sureler set kapanis = now(), kapanis_kaniti = ${OWN_PROOFS.yukumluluk_kalkti.tr},
        kapatan = ${AUTOMATIC}, surum = surum + 1, guncelleyen = ${AUTOMATIC},
        guncellenme_tarihi = now()
      where company_id = ${scope.company_id} and id = ${id}`.execute(tx);
    const after = await selectClock(tx, scope, id);
    if (before && after) await logClock(tx, scope, before, after);
  }
}
