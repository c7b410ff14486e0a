import { ACTION_FIELDS } from '@emanet/contract/action-fields';
import type { ActionBody } from '@emanet/contract/actions';
import type { Values } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { InputProblem } from '@emanet/contract/shared/input-sentences';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { departmentExists, recordExists } from '../../records/queries.ts';
import { personInCharge } from '../../nouns/members.ts';
import { sourceOf } from './queries.ts';
import { valuesOf, type ActionValues } from './store.ts';

/** Default values of a new action. */
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
/** Fields that are stored as they are sent, cleaned; `guncel` is no part of a body. */
const WRITTEN = ACTION_FIELDS.filter(({ name }) => !['sorumlu', 'guncel'].includes(name));

/** State before the addition; no department has the number 0. */
export const NOTHING: ActionValues = { ...EMPTY, aksiyon_ismi: '', risk: 'Orta', department_id: 0 };

/** The state after a body; fails when it names rows that the caller cannot reach. */
export async function nextOf(
  tx: Tx,
  scope: PersonScope,
  current: ActionValues | undefined,
  body: ActionBody,
  file: ReceivedFile | undefined,
): Promise<ActionValues> {
  const base = current ?? NOTHING;
  const given: Values = body;
  const written = WRITTEN.filter(({ name }) => given[name] !== undefined);
  const next: ActionValues = {
    ...valuesOf(base),
    ...Object.fromEntries(
      written.map((field) => [field.name, kindOf(field).clean(field, given[field.name])]),
    ),
    aksiyon_ismi:
      body.aksiyon_ismi === undefined ? base.aksiyon_ismi : (cleanText(body.aksiyon_ismi) ?? ''),
    kayit_turu: body.kayit_turu === undefined ? base.kayit_turu : body.kayit_turu,
    kayit_id: body.kayit_id === undefined ? base.kayit_id : body.kayit_id,
  };
  Object.assign(
    next,
    await inCharge(
      tx,
      base,
      body.sorumlu_id === undefined ? base.sorumlu_id : body.sorumlu_id,
      next.department_id,
    ),
  );
  await refuseUnknown(tx, scope, base, next);
  if (file) return { ...next, dosya_id: await keepFile(tx, scope, file), dosya_adi: file.name };
  return body.dosya_kaldir ? { ...next, dosya_id: null, dosya_adi: null } : next;
}

/** An action that moves to another department needs a person in charge who sees it there. */
async function inCharge(
  tx: Tx,
  base: ActionValues,
  sorumlu_id: number | null,
  department_id: number | null,
) {
  if (sorumlu_id === base.sorumlu_id && department_id === base.department_id) return {};
  if (sorumlu_id === null) return { sorumlu_id, sorumlu: null };
  return personInCharge(tx, sorumlu_id, 'action', department_id);
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

/** Do type and number name a record that the caller may see, or are both empty? */
async function isLinkable(tx: Tx, scope: PersonScope, { kayit_turu, kayit_id }: ActionValues) {
  if (kayit_turu === null || kayit_id === null) return kayit_turu === kayit_id;
  return recordExists(tx, sourceOf(kayit_turu), scope, kayit_id);
}
