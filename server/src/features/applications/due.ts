import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { logEvent } from './events.ts';

/** Moves a department's applications to another one, when the two are merged; returns how many. */
export async function moveApplications(
  tx: Tx,
  scope: CompanyScope,
  { source, target }: Readonly<{ source: number; target: number }>,
): Promise<number> {
  const moved = await sql<{ id: number; department_name: string }>`
    update basvurular b set department_id = ${target}, surum = b.surum + 1
    from departments d
    where b.company_id = ${scope.company_id} and b.department_id = ${source}
      and d.company_id = b.company_id and d.department_id = ${target}
    returning b.id, d.department_name`.execute(tx);
  for (const { id, department_name } of moved.rows) {
    const veri = { departman: department_name };
    await logEvent(tx, scope, { basvuru_id: id, tur: 'atandi', veri, at: new Date() });
  }
  return moved.rows.length;
}

/** Notes in the histories of applications that their people were reminded, with the days left. */
export async function noteReminders(
  tx: Tx,
  scope: CompanyScope,
  reminded: readonly Readonly<{ kayit_id: number | null; kalan: number }>[],
  at: Date,
): Promise<void> {
  for (const { kayit_id, kalan } of reminded)
    if (kayit_id !== null)
      await logEvent(tx, scope, { basvuru_id: kayit_id, tur: 'hatirlatildi', veri: { kalan }, at });
}

/** An application that is not answered yet. */
export const isOpen = sql<boolean>`durum <> 'sonuclandi'`;

/** Open applications, and how many of them are late; for the dashboard. */
export async function countApplications(tx: Tx, { company_id }: CompanyScope, today: string) {
  const found = await sql<{ toplam: number; dikkat: number }>`
    select count(*)::int as toplam, count(*) filter (where son_gun < ${today}::date)::int as dikkat
    from basvurular where company_id = ${company_id} and ${isOpen}`.execute(tx);
  return found.rows[0] ?? { toplam: 0, dikkat: 0 };
}
