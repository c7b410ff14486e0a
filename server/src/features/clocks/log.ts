import type { ClockChange } from '@emanet/contract/clocks';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { changedFields, logChanges, type Logged } from '../../nouns/log.ts';
import type { ClockRow } from './queries.ts';

export const CLOCK_LOG: Logged = { tur: 'sureler' };

/** Fields of a clock that its history shows. */
const SHOWN = [
  ...['tur', 'ad', 'baslangic', 'baslangic_kaniti', 'sayi', 'birim', 'son_an', 'sorumlu', 'ek_gun'],
  ...['ek_kaniti', 'kapanis', 'kapanis_kaniti', 'dosya_adi', 'gec_nedeni'],
].map((name) => ({ name }));

/** Appends the change of a clock to the company's log, if there is one. */
export async function logClock(
  tx: Tx,
  scope: CompanyScope,
  before: ClockRow | undefined,
  after: ClockRow,
): Promise<void> {
  const alanlar = changedFields(SHOWN, { ...before }, { ...after });
  if (alanlar.length === 0) return;
  const { id: record_id } = after;
  const islem = before ? 'güncelleme' : 'ekleme';
  await logChanges(tx, scope, CLOCK_LOG, [{ record_id, islem, alanlar, next: { ...after } }]);
}

/** Changes of a clock, the newest first. */
export async function selectChanges(tx: Tx, { company_id }: CompanyScope, id: number) {
  const found =
    await sql<ClockChange>`select id, islem, guncelleyen, tarih, alanlar from change_logs
    where company_id = ${company_id} and tur = ${CLOCK_LOG.tur} and record_id = ${id}
    order by id desc`.execute(tx);
  return found.rows;
}
