import { waysOf, type BulkPlan, type BulkWay } from '@emanet/contract/records/bulk';
import { isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { sentenceOf, type ErrorCode } from '@emanet/contract/shared/errors';
import { fill } from '@emanet/contract/shared/fill';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { nameAct, same } from '../../nouns/log.ts';
import type { Reversible } from '../../nouns/noun.ts';
import { revertIn } from '../../nouns/revert.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { inScope, type Condition } from '../queries.ts';

/** A noun of whose rows one field is changed at once, by the same step that gives old values back. */
export type EditedNoun = Readonly<{
  nameField: string;
  reversible: Reversible;
  /** Rows `t` that cannot have this value, and the sentence that says why, with `{name}`. */
  refuses?: (values: Values) => Readonly<{ code: ErrorCode; where: Condition }> | undefined;
}>;

export type NounEdit = Readonly<{
  field: Field;
  way: BulkWay;
  value: unknown;
  satirlar: readonly Readonly<{ id: number; surum: number }>[];
}>;

/** Reads way and value of an edit by the rules of its field; an empty value is refused. */
export function nounEditOf(
  field: Field,
  {
    islem,
    deger,
    satirlar,
  }: Readonly<{ islem: BulkWay; deger?: unknown }> & Pick<NounEdit, 'satirlar'>,
): NounEdit {
  if (!waysOf(field).includes(islem)) fail('INVALID_INPUT', { fields: { islem: 'choice' } });
  const kind = kindOf(field);
  const read = kind.body(field).safeParse(deger);
  if (!read.success) return fail('INVALID_INPUT', { issues: read.error.issues });
  const value = kind.clean(field, read.data);
  if (isEmpty(value)) fail('INVALID_INPUT', { fields: { deger: 'required' } });
  return { field, way: islem, value, satirlar };
}

type Held = Readonly<{
  id: number;
  surum: number;
  ad: string;
  deger: unknown;
  guncelleyen: string | null;
  refused: boolean;
}>;

async function selectHeld(
  tx: Tx,
  { nameField, reversible, refuses }: EditedNoun,
  scope: PersonScope,
  { field, value, satirlar }: NounEdit,
  lock: boolean,
): Promise<Readonly<{ rows: Held[]; code: ErrorCode | undefined }>> {
  const refusal = refuses?.({ [field.name]: value });
  const { table, tur, ofCompany } = reversible;
  const inside = ofCompany ? sql`t.company_id = ${scope.company_id}` : inScope(scope);
  const rows = await rowsOf<Held>(tx)`
    select t.id, t.surum, ${sql.ref(`t.${nameField}`)} as ad, ${sql.ref(`t.${field.name}`)} as deger,
      (select l.guncelleyen from change_logs l where l.company_id = t.company_id and l.tur = ${tur}
        and l.record_id = t.id order by l.id desc limit 1) as guncelleyen,
      ${refusal ? sql`coalesce(${refusal.where}, false)` : sql`false`} as refused
    from ${sql.table(table)} t
    where ${inside} and t.id = any(${satirlar.map(({ id }) => id)}::int[])
    order by t.id ${lock ? sql`for update of t` : sql``}`;
  return { rows, code: refusal?.code };
}

/** Previews the change of each row, in the shape of a register’s preview. */
export async function planNounEdit(
  tx: Tx,
  noun: EditedNoun,
  scope: PersonScope,
  edit: NounEdit,
  lang: Language,
  lock = false,
): Promise<BulkPlan> {
  const { rows, code } = await selectHeld(tx, noun, scope, edit, lock);
  const seen = new Map(edit.satirlar.map(({ id, surum }) => [id, surum]));
  const there = new Set(rows.map(({ id }) => id));
  const isOvertaken = ({ id, surum }: Held) => seen.get(id) !== surum;
  const isSame = ({ deger }: Held) =>
    edit.way === 'bos_ise_yaz' ? !isEmpty(deger) : same(deger, edit.value);
  const left = rows.filter((row) => !isOvertaken(row) && !isSame(row));
  const changing = left.filter(({ refused }) => !refused);
  return {
    degisecek: changing.map(({ id }) => id),
    bostu: changing.filter(({ deger }) => isEmpty(deger)).length,
    olayli: [],
    bosalacak: [],
    uyarilacak: [],
    ayni: rows.filter((row) => !isOvertaken(row) && isSame(row)).length,
    sorulmayan: 0,
    cakisan: rows
      .filter(isOvertaken)
      .map(({ id, ad, guncelleyen }) => ({ id, ad, guncelleyen: guncelleyen ?? '' })),
    reddedilen: left.flatMap(({ id, ad, refused }) =>
      refused && code ? { id, ad, neden: fill(sentenceOf(code)[lang], { name: ad }) } : [],
    ),
    bulunamayan: edit.satirlar.flatMap(({ id }) => (there.has(id) ? [] : id)),
  };
}

/** Changes the field of all rows that can have it, under the number of the act; returns how many. */
export async function editNoun(
  services: Services,
  tx: Tx,
  noun: EditedNoun,
  scope: PersonScope,
  edit: NounEdit,
  toplu_islem: string,
): Promise<number> {
  const { degisecek } = await planNounEdit(tx, noun, scope, edit, 'tr', true);
  await nameAct(tx, toplu_islem);
  for (const id of degisecek)
    await noun.reversible.giveBack(services, tx, scope, id, { [edit.field.name]: edit.value });
  return degisecek.length;
}

type Entry = Readonly<{ id: number; record_id: number; islem: string; ad: string | null }>;
type Kept = Readonly<{ id: number; ad: string; guncelleyen?: string; neden?: string }>;

/** Reverts such an act, the newest entry first; a row that cannot have its old value keeps the new one. */
export async function takeBackNounEdit(
  services: Services,
  tx: Tx,
  { nameField, reversible }: EditedNoun,
  scope: PersonScope,
  toplu_islem: string,
  lang: Language,
) {
  const { table, tur } = reversible;
  const entries = await rowsOf<Entry>(tx)`
    select l.id::float8 as id, l.record_id, l.islem, (select ${sql.ref(`t.${nameField}`)}
      from ${sql.table(table)} t where t.company_id = l.company_id and t.id = l.record_id) as ad
    from change_logs l where l.company_id = ${scope.company_id} and l.tur = ${tur}
      and l.toplu_islem = ${toplu_islem}::uuid and l.islem <> 'olay'
    order by l.id desc`;
  await nameAct(tx, randomUUID());
  const kalan: Kept[] = [];
  const donmeyen = new Set<string>();
  for (const { id, record_id, islem, ad } of entries) {
    try {
      const back = await revertIn(services, tx, scope, reversible, id);
      for (const { alan } of back.donmeyen) donmeyen.add(alan);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The next one of a series went with the revert of the one before it.
      if (error.code === 'NOT_FOUND' && islem === 'ekleme') continue;
      kalan.push({ id: record_id, ad: ad ?? '', ...reasonOf(error, lang) });
    }
  }
  return { done: kalan.length < entries.length, kalan, donmeyen: [...donmeyen] };
}

function reasonOf({ code, details }: AppError, lang: Language) {
  const by = details.values?.['by'];
  return code === 'CHANGE_OVERTAKEN' && typeof by === 'string'
    ? { guncelleyen: by }
    : { neden: sentenceOf(code)[lang] };
}
