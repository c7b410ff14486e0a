import { action, type ActionBody } from '@emanet/contract/actions';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { InputProblem } from '@emanet/contract/shared/input-sentences';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { z } from 'zod';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { departmentExists, recordExists } from '../../records/queries.ts';
import { selectMembers } from '../../nouns/members.ts';
import { sourceOf } from './queries.ts';
import type { ActionValues } from './store.ts';

/** Values of a new action where nobody says otherwise. */
export const EMPTY = {
  aksiyon_aciklamasi: null,
  durum: false,
  guncel: true,
  son_tarih: null,
  sorumlu_id: null,
  sorumlu: null,
  notlar: null,
  tekrar: null,
  kayit_turu: null,
  kayit_id: null,
  dosya_id: null,
  dosya_adi: null,
} as const;
/** The values of an action as its change log kept them; whatever else it kept is left out. */
export const actionValues = action
  .pick({
    aksiyon_ismi: true,
    aksiyon_aciklamasi: true,
    risk: true,
    department_id: true,
    durum: true,
    guncel: true,
    son_tarih: true,
    sorumlu_id: true,
    sorumlu: true,
    notlar: true,
    tekrar: true,
    kayit_turu: true,
    kayit_id: true,
    dosya_adi: true,
  })
  .extend({ dosya_id: z.string().nullable() }) satisfies z.ZodType<ActionValues>;

/** Before it was added; no department has the number 0. */
const NOTHING: ActionValues = { ...EMPTY, aksiyon_ismi: '', risk: 'Orta', department_id: 0 };

/** The state that a body leads to; stops at what does not exist for the caller. */
export async function nextOf(
  tx: Tx,
  scope: PersonScope,
  current: ActionValues | undefined,
  body: ActionBody,
  file: ReceivedFile | undefined,
): Promise<ActionValues> {
  const base = current ?? NOTHING;
  const text = (name: 'aksiyon_aciklamasi' | 'notlar') =>
    body[name] === undefined ? base[name] : cleanText(body[name] ?? '');
  const next: ActionValues = {
    ...valuesOf(base),
    aksiyon_ismi:
      body.aksiyon_ismi === undefined ? base.aksiyon_ismi : (cleanText(body.aksiyon_ismi) ?? ''),
    aksiyon_aciklamasi: text('aksiyon_aciklamasi'),
    notlar: text('notlar'),
    risk: body.risk ?? base.risk,
    department_id: body.department_id ?? base.department_id,
    durum: body.durum ?? base.durum,
    son_tarih: body.son_tarih === undefined ? base.son_tarih : body.son_tarih,
    tekrar: body.tekrar === undefined ? base.tekrar : body.tekrar,
    kayit_turu: body.kayit_turu === undefined ? base.kayit_turu : body.kayit_turu,
    kayit_id: body.kayit_id === undefined ? base.kayit_id : body.kayit_id,
    ...(await inCharge(
      tx,
      base,
      body.sorumlu_id === undefined ? base.sorumlu_id : body.sorumlu_id,
    )),
  };
  await refuseUnknown(tx, scope, base, next);
  if (file) return { ...next, dosya_id: await keepFile(tx, scope, file), dosya_adi: file.name };
  return body.dosya_kaldir ? { ...next, dosya_id: null, dosya_adi: null } : next;
}

async function inCharge(tx: Tx, base: ActionValues, sorumlu_id: number | null) {
  if (sorumlu_id === base.sorumlu_id) return {};
  if (sorumlu_id === null) return { sorumlu_id, sorumlu: null };
  return personInCharge(tx, sorumlu_id);
}

/** A member of the company, as a row names the person in charge. */
export async function personInCharge(tx: Tx, sorumlu_id: number) {
  const person = (await selectMembers(tx)).find((one) => one.user_id === sorumlu_id);
  if (!person) return fail('INVALID_INPUT', { fields: { sorumlu_id: 'choice' } });
  return { sorumlu_id, sorumlu: person.fullname || person.email };
}

async function refuseUnknown(tx: Tx, scope: PersonScope, base: ActionValues, next: ActionValues) {
  const { department_id, kayit_turu, kayit_id } = next;
  const fields: Record<string, InputProblem> = {};
  if (next.aksiyon_ismi === '') fields.aksiyon_ismi = 'required';
  const moved = department_id !== base.department_id;
  if (moved && !(await departmentExists(tx, scope, department_id)))
    fields.department_id = 'department';
  const linked = kayit_turu !== base.kayit_turu || kayit_id !== base.kayit_id;
  if (linked && !(await isLinkable(tx, scope, next))) fields.kayit_id = 'choice';
  if (Object.keys(fields).length > 0) fail('INVALID_INPUT', { fields });
}

/** Do type and number name a record that the caller may see, or neither anything? */
async function isLinkable(tx: Tx, scope: PersonScope, { kayit_turu, kayit_id }: ActionValues) {
  if (kayit_turu === null || kayit_id === null) return kayit_turu === kayit_id;
  return recordExists(tx, sourceOf(kayit_turu), scope, kayit_id);
}

/** The stored part of a wider object, such as a whole action. */
export const valuesOf = (from: ActionValues): ActionValues => ({
  aksiyon_ismi: from.aksiyon_ismi,
  aksiyon_aciklamasi: from.aksiyon_aciklamasi,
  risk: from.risk,
  department_id: from.department_id,
  durum: from.durum,
  guncel: from.guncel,
  son_tarih: from.son_tarih,
  sorumlu_id: from.sorumlu_id,
  sorumlu: from.sorumlu,
  notlar: from.notlar,
  tekrar: from.tekrar,
  kayit_turu: from.kayit_turu,
  kayit_id: from.kayit_id,
  dosya_id: from.dosya_id,
  dosya_adi: from.dosya_adi,
});
