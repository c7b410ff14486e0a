import type { Action, ActionQuery } from '@emanet/contract/actions';
import { REGISTERS } from '@emanet/contract/records/registers';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { withOwners } from '../../nouns/owners.ts';
import type { Place } from '../../nouns/cursor.ts';
import { holdsWords } from '../../nouns/words.ts';
import { nameOf } from '../../records/record-name.ts';
import { inScope } from '../../records/queries.ts';
import { registerOf } from '../../registers.ts';
import { exists } from '../../platform/rows.ts';

/** An action with stored columns that answers leave out. */
export type StoredAction = Action &
  Readonly<{
    dosya_id: string | null;
    onceki_id: number | null;
    /** Date of the month in the series, where the month of `son_tarih` is too short for it. */
    tekrar_gunu: number | null;
  }>;

type Condition = RawBuilder<unknown>;

const instant = (name: string) =>
  `to_char(t.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${name}`;

/** Breaches, whose tasks are actions. */
const BREACHES = { table: 'veri_ihlalleri' } as const;

/** Origins from which an action can be opened, by their names. */
export const sourceOf = (tur: NonNullable<Action['kayit_turu']>) =>
  tur === BREACHES.table ? BREACHES : registerOf(tur);

/** Tasks of an exercise are never mailed. */
export const real = sql`not exists (select from veri_ihlalleri i where i.company_id = t.company_id
  and t.kayit_turu = 'veri_ihlalleri' and i.id = t.kayit_id and i.tatbikat)`;

/** Name of the record that an action was opened from; a code where its name is a choice. */
const recordName = `case t.kayit_turu ${REGISTERS.map(({ tur, nameField }) => {
  const name = tur === 'diger_aktarim' ? `coalesce(r.kurum_adi_yaziniz, r.kurum_adi)` : nameField;
  return `when '${tur}' then
    (select ${name} from ${tur} r where r.company_id = t.company_id and r.id = t.kayit_id)`;
}).join(' ')} when '${BREACHES.table}' then (select r.baslik from ${BREACHES.table} r
  where r.company_id = t.company_id and r.id = t.kayit_id) end as kayit_adi`;

const COLUMNS = sql.raw(
  [
    ...['id', 'company_id', 'department_id', 'aksiyon_ismi', 'aksiyon_aciklamasi', 'risk'],
    ...['durum', 'guncel', 'mail', 'dokuman_linki', 'sorumlu_id', 'sorumlu', 'notlar', 'tekrar'],
    ...['kayit_turu', 'kayit_id', 'surum', 'guncelleyen', 'dosya_id', 'onceki_id', 'tekrar_gunu'],
    ...['basvuru_id', 'basvuru_gorevi', 'basvuru_alicisi', 'mail_durumu', 'mail_nedeni'],
  ]
    .map((name) => `t.${name}`)
    .concat(
      't.son_tarih::text as son_tarih',
      'd.department_name',
      'f.ad as dosya_adi',
      recordName,
      'number_of_application(t.company_id, t.basvuru_id) as basvuru_no',
      ...['olusturma_tarihi', 'guncellenme_tarihi', 'tamamlanma_tarihi', 'mail_tarihi'].map(
        instant,
      ),
    )
    .join(', '),
);

type Parts = Readonly<{ where?: readonly Condition[]; tail?: Condition }>;

async function select(tx: Tx, scope: CompanyScope, { where = [], tail = sql`` }: Parts) {
  const found = await sql<Omit<StoredAction, 'sahip'>>`
    select ${COLUMNS} from aksiyonlar t
    left join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    left join dosyalar f on f.company_id = t.company_id and f.id = t.dosya_id
    where ${sql.join([inScope(scope), ...where], sql` and `)} ${tail}`.execute(tx);
  return withOwners(
    tx,
    todayInTurkey(),
    found.rows.map(named),
    ({ durum, guncel }) => !durum && guncel,
  );
}

const named = <Row extends Omit<StoredAction, 'sahip'>>(row: Row): Row => {
  if (row.kayit_turu === null || row.kayit_adi === null) return row;
  if (row.kayit_turu === BREACHES.table) return row;
  const register = registerOf(row.kayit_turu);
  return { ...row, kayit_adi: nameOf(register, { [register.nameField]: row.kayit_adi }, 'tr') };
};

/** Order of a list, as text that sorts; numbers are filled up with zeros. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['id', `lpad(t.id::text, 10, '0')`],
  ['aksiyon_ismi', 't.aksiyon_ismi'],
  ['risk', `array_position(array['Düşük', 'Orta', 'Yüksek'], t.risk)::text`],
  ['son_tarih', `coalesce(t.son_tarih::text, '9999')`],
  ['department_name', `coalesce(d.department_name, '')`],
  ['olusturma_tarihi', `to_char(t.olusturma_tarihi at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`],
]);

/** Actions of the scope by a query, with the key of each that a cursor is made from. */
export async function selectActions(
  tx: Tx,
  scope: CompanyScope,
  query: ActionQuery,
  after?: Place,
): Promise<{ rows: StoredAction[]; keys: string[] }> {
  const { sort = '-id', limit } = query;
  const descending = sort.startsWith('-');
  const key = sql.raw(`(${KEYS.get(sort.replace('-', '')) ?? ''} collate turkish)`);
  const direction = descending ? sql`desc` : sql`asc`;
  const comparison = descending ? sql`<` : sql`>`;
  const rows = await select(tx, scope, {
    where: [
      ...conditionsOf(query),
      ...(after ? [sql`(${key}, t.id) ${comparison} (${after.key}::text, ${after.id}::int)`] : []),
    ],
    tail: sql`order by ${key} ${direction}, t.id ${direction}
      ${limit ? sql`limit ${limit + 1}` : sql``}`,
  });
  return { rows, keys: await keysOf(tx, scope, rows.at((limit ?? 0) - 1), key) };
}

async function keysOf(tx: Tx, scope: CompanyScope, row: Action | undefined, key: Condition) {
  if (!row) return [];
  const found = await sql<{ key: string }>`select ${key} as key from aksiyonlar t
    left join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    where ${inScope(scope)} and t.id = ${row.id}`.execute(tx);
  return found.rows.map((one) => one.key);
}

function conditionsOf(query: ActionQuery): Condition[] {
  const { q, department_id, risk, durum, guncel, kayit_turu, kayit_id } = query;
  const text = sql`concat_ws(E'\n', t.aksiyon_ismi, t.aksiyon_aciklamasi, t.sorumlu, d.department_name)`;
  return [
    ...(q ? [holdsWords(sql`searchable(${text})`, q)] : []),
    ...(department_id ? [sql`t.department_id = ${department_id}`] : []),
    ...(risk ? [sql`t.risk = ${risk}`] : []),
    ...(durum === undefined ? [] : [sql`t.durum = ${durum}`]),
    ...(guncel === undefined ? [] : [sql`t.guncel = ${guncel}`]),
    ...(kayit_turu ? [sql`t.kayit_turu = ${kayit_turu}`] : []),
    ...(kayit_id ? [sql`t.kayit_id = ${kayit_id}`] : []),
  ];
}

export const selectAction = async (tx: Tx, scope: CompanyScope, id: number) =>
  (await select(tx, scope, { where: [sql`t.id = ${id}`] }))[0];

/** Of many ids, those that are in the scope, held until the transaction ends. */
export const lockActions = async (tx: Tx, scope: CompanyScope, ids: readonly number[]) => {
  const among = sql`t.id = any(${[...ids]}::int[])`;
  await sql`select 1 from aksiyonlar t where ${inScope(scope)} and ${among}
    order by t.id for update`.execute(tx);
  return select(tx, scope, { where: [among], tail: sql`order by t.id` });
};

/** Actions of these ids, for a sheet. */
export const selectActionsById = (tx: Tx, scope: CompanyScope, ids: readonly number[]) =>
  select(tx, scope, { where: [sql`t.id = any(${[...ids]}::int[])`] });

/** Ids of the open, current actions of the scope that have one of these folded names. */
export async function selectOpenNamed(tx: Tx, scope: CompanyScope, names: readonly string[]) {
  if (names.length === 0) return [];
  const found = await sql<{ id: number }>`select t.id from aksiyonlar t
    where ${inScope(scope)} and t.guncel and not t.durum
      and fold_turkish(t.aksiyon_ismi) = any(${[...names]}::text[])
    order by t.id`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Is it a task of an exercise? */
export const isRehearsed = (tx: Tx, scope: CompanyScope, id: number) =>
  exists(tx)`
    select from aksiyonlar t
    where ${inScope(scope)} and t.id = ${id} and not (${real})`;

export const namesAction = (tx: Tx, scope: CompanyScope, dosya_id: string) =>
  exists(tx)`
    select 1 from aksiyonlar t
    where ${inScope(scope)} and t.dosya_id = ${dosya_id}`;

/** Is the file of a deleted action still kept? */
export async function fileExists(tx: Tx, scope: CompanyScope, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('dosyalar')
    .select('id')
    .where('company_id', '=', scope.company_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Is this application still kept? */
export const applicationExists = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  exists(tx)`
    select 1 from basvurular
    where company_id = ${company_id} and id = ${id}`;

/** Notes a mail about an action in the outbox; an earlier delivery still counts. */
export const noteMailed = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  sql`update aksiyonlar set mail_durumu = 'bekliyor', mail_nedeni = null
    where company_id = ${company_id} and id = ${id} and not mail`.execute(tx);
