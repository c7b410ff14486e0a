import type { Notification } from '@emanet/contract/tables';
import { perRegister, REGISTERS, type RegisterType } from '@emanet/contract/records/registers';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsAsOf } from '../../records/as-of.ts';
import { registerOf } from '../../registers.ts';
import { notificationIn, type Decisions } from '../tables/tables.ts';
import { selectController } from './preparation-queries.ts';

/** The registry's own language, in which the notification is stored. */
const REGISTRY_LANGUAGE = 'tr';

/** Current content of the notification, with the controller's identity. */
export async function contentNow(tx: Tx, scope: CompanyScope): Promise<Notification> {
  const content = await notificationIn(tx, scope, REGISTRY_LANGUAGE);
  return { ...content, kimlik: (await selectController(tx, scope)).kimlik };
}

/** The same at an instant, by the change log. */
export async function contentAsOf(
  tx: Tx,
  scope: CompanyScope,
  instant: string,
): Promise<Notification> {
  const rows = await perRegister(REGISTERS, async (tur) =>
    JSON.stringify(await rowsAsOf(tx, scope, registerOf(tur), instant)),
  );
  const content = await notificationIn(tx, scope, REGISTRY_LANGUAGE, {
    at: (tur: RegisterType) =>
      sql`jsonb_populate_recordset(null::${sql.table(tur)}, ${rows[tur]}::jsonb)`,
    decided: await decisionsAsOf(tx, scope, instant),
  });
  return { ...content, kimlik: await identityAsOf(tx, scope, instant) };
}

type Undone = Readonly<{ tur: string; alan: string; eski: unknown }>;

/** Reverts the decisions that were made after an instant. */
async function decisionsAsOf(tx: Tx, { company_id }: CompanyScope, instant: string) {
  const later = await sql<Undone>`
    select t.tur, changed ->> 'alan' as alan, changed -> 'eski' as eski
    from change_logs t cross join lateral jsonb_array_elements(t.alanlar) changed
    where t.company_id = ${company_id} and t.tarih > ${instant}
      and t.tur in ('verbis_tedbirleri', 'verbis_sureleri')
    order by t.id desc`.execute(tx);
  return (now: Decisions): Decisions => {
    const measures = new Map(now.measures.map((one) => [one.kod, one]));
    const periods = new Map(now.periods);
    for (const { tur, alan, eski } of later.rows) {
      if (tur === 'verbis_tedbirleri') {
        const aciklama = confirmedBefore(eski);
        if (aciklama === undefined) measures.delete(alan);
        else measures.set(alan, { kod: alan, aciklama });
      } else if (typeof eski === 'string') {
        periods.set(alan, { secim: eski, secenekler: periods.get(alan)?.secenekler ?? [] });
      } else periods.delete(alan);
    }
    return { ...now, measures: [...measures.values()], periods };
  };
}

/** The wording of a confirmed measure; undefined for one that was not. */
function confirmedBefore(before: unknown): string | null | undefined {
  if (typeof before !== 'object' || before === null || !('durum' in before)) return undefined;
  if (before.durum !== 'onayli') return undefined;
  return 'aciklama' in before && typeof before.aciklama === 'string' ? before.aciklama : null;
}

async function identityAsOf(tx: Tx, scope: CompanyScope, instant: string) {
  const { kimlik } = await selectController(tx, scope);
  const later = await sql<{ alan: string; eski: string | null }>`
    select changed ->> 'alan' as alan, changed ->> 'eski' as eski
    from change_logs t cross join lateral jsonb_array_elements(t.alanlar) changed
    where t.company_id = ${scope.company_id} and t.tur = 'sirket' and t.tarih > ${instant}
    order by t.id desc`.execute(tx);
  const then = { ...kimlik };
  for (const { alan, eski } of later.rows) if (alan in kimlik) then[alan] = eski;
  return then;
}
