import type { TaskOfApplication } from '@emanet/contract/applications/touched';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope } from '../../records/queries.ts';
import { lockActions } from './queries.ts';
import { changeAction, insertAction, storeEntries, valuesOf, type ActionValues } from './store.ts';
import { EMPTY } from './values.ts';
import { rowsOf } from '../../platform/rows.ts';

type Task = Readonly<{
  basvuru_id: number;
  basvuru_gorevi: TaskOfApplication['basvuru_gorevi'];
  basvuru_alicisi: string | null;
}>;
type Given = Pick<
  ActionValues,
  | ('aksiyon_ismi' | 'aksiyon_aciklamasi' | 'department_id')
  | ('son_tarih' | 'kayit_turu' | 'kayit_id')
>;

/** Adds an action that follows from an application, unless it has one for this record or recipient. */
export async function addTask(
  tx: Tx,
  scope: PersonScope,
  { basvuru_id, basvuru_gorevi, basvuru_alicisi, ...given }: Task & Given,
): Promise<boolean> {
  const there = (await selectTasks(tx, scope, basvuru_id)).some(
    (one) =>
      one.kayit_turu === given.kayit_turu &&
      one.kayit_id === given.kayit_id &&
      one.basvuru_alicisi === basvuru_alicisi,
  );
  if (there) return false;
  const values = { ...EMPTY, ...given, risk: 'Yüksek' as const };
  await insertAction(tx, scope, values, { basvuru_id, basvuru_gorevi, basvuru_alicisi });
  return true;
}

type HouseTask = Pick<
  ActionValues,
  | ('aksiyon_ismi' | 'aksiyon_aciklamasi' | 'risk' | 'department_id')
  | ('sorumlu_id' | 'sorumlu' | 'son_tarih')
>;

/** Adds an action by a rule of the company; returns its number. */
export const addByRule = async (tx: Tx, scope: CompanyScope, given: HouseTask): Promise<number> =>
  (await insertAction(tx, scope, { ...EMPTY, ...given })).id;

type Reported = Pick<
  ActionValues,
  ('aksiyon_ismi' | 'aksiyon_aciklamasi' | 'risk') | ('department_id' | 'kayit_turu' | 'kayit_id')
>;

/** Adds an action about a record in a person's own words, unless an open one has the same. */
export async function addReported(tx: Tx, scope: PersonScope, given: Reported): Promise<void> {
  const [same] = await rowsOf<{ id: number }>(tx)`
    select t.id from aksiyonlar t where ${inScope(scope)} and not t.durum and t.guncel
      and t.kayit_turu = ${given.kayit_turu} and t.kayit_id = ${given.kayit_id}
      and t.aksiyon_aciklamasi = ${given.aksiyon_aciklamasi}`;
  if (!same) await insertAction(tx, scope, { ...EMPTY, ...given });
}

/** Completes an action without its cause; a completed or deleted one stays unchanged. */
export async function closeByRule(tx: Tx, scope: CompanyScope, id: number, today: string) {
  const [current] = await lockActions(tx, scope, [id]);
  if (!current || current.durum) return;
  const entry = await changeAction(tx, scope, today, current, {
    ...valuesOf(current),
    durum: true,
  });
  if (entry) await storeEntries(tx, [entry]);
}

/** Actions that follow from an application, open ones first. */
export const selectTasks = (tx: Tx, scope: CompanyScope, basvuru_id: number) =>
  rowsOf<TaskOfApplication>(tx)`
    select t.id, t.aksiyon_ismi, t.basvuru_gorevi, t.basvuru_alicisi, t.kayit_turu, t.kayit_id,
      t.durum, t.guncel, d.department_name, t.dokuman_linki, f.ad as dosya_adi,
      to_char(t.tamamlanma_tarihi at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        as tamamlanma_tarihi
    from aksiyonlar t
    left join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    left join dosyalar f on f.company_id = t.company_id and f.id = t.dosya_id
    where ${inScope(scope)} and t.basvuru_id = ${basvuru_id} and t.basvuru_gorevi is not null
    order by t.durum, t.id`;
