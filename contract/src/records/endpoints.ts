import { z } from 'zod';
import {
  endpoint,
  endpointsOf,
  FRESH,
  messageOnly,
  oneOf,
  rowsAsSheet,
  sheetFormat,
} from '../shared/endpoint.ts';
import { callsOf } from './noun/noun-calls.ts';
import { byId, date, id, idInPath, instant, language, requiredText } from '../shared/primitives.ts';
import { bulkBody, bulkPlan, bulkResult, bulkUndoBody, partOfAct } from './bulk.ts';
import { copyBody, copyResult } from './copy.ts';
import type { Field } from './fields.ts';
import { importEndpoints } from './import-endpoints.ts';
import { registerEntry, type RegisterNoun } from './registers.ts';
import { recordBody, recordRow } from './schema.ts';
import { VERDICTS } from './verdict.ts';
import { RISKS, warning } from './warnings.ts';

/** Names and schemas that the server adds to every register's row. */
const derivedShape = {
  id,
  company_id: id,
  department_name: z.string(),
  surum: id,
  guncelleyen: z.string(),
  guncellenme_tarihi: instant,
  olusturma_tarihi: instant,
  hukum: z.enum(VERDICTS),
  risk: z.enum(RISKS),
  eksiksizlik: z.number(),
  uyarilar: z.array(warning),
  ozel_nitelikli: z.boolean(),
  /** The version that was confirmed last; as long as it is `surum`, the record is. */
  onay_surumu: id.nullable(),
  /** The day of that confirmation, as far as it is known. */
  onay_tarihi: date.nullable(),
  unread_count: z.number(),
};
const derived = z.object(derivedShape);

/** `sort`: a field name, with `-` before it for descending. */
export const listQuery = z.strictObject({
  q: requiredText(200).optional(),
  department_id: idInPath.optional(),
  sort: z
    .string()
    .regex(/^-?[a-z0-9_]+$/)
    .max(60)
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional(),
  // Holds 200 characters of what the list is ordered by, in up to six bytes each.
  cursor: z.string().max(2000).optional(),
  /** Only the template company may be named here besides the caller's own. */
  company_id: idInPath.optional(),
});

/** `written`: the name for a choice of "other". */
const nameInDepartment = z.strictObject({
  name: requiredText(300),
  written: requiredText(300).optional(),
  department_id: idInPath,
  /** The record that is being edited; it may keep its own name. */
  except: idInPath.optional(),
});

/** Most records of a sheet with listed ids; a sheet of a whole register may have more. */
const MOST_EXPORTED = 100_000;

/**
 * The calls that all registers share (specification, section 7; decisions, section 1). `follows`: derived
 * values of this register alone, which are answered beside its fields.
 */
export function registerEndpoints(
  noun: RegisterNoun,
  fields: readonly Field[],
  follows: Readonly<Record<string, z.ZodType>> = {},
) {
  const { api: base, title, read, write } = registerEntry(noun);
  const row = z.intersection(recordRow(fields, follows), derived);
  const body = recordBody(fields, [...Object.keys(derivedShape), ...Object.keys(follows)]);
  const calls = callsOf({ base, read, write, row, asOf: true });
  return endpointsOf(noun, {
    list: calls.list({ summary: `${title}: liste / list`, query: listQuery }),
    single: calls.single(`${title}: tek kayıt / one record`),
    namesake: endpoint({
      summary: `${title}: departmanda aynı adlı kayıt / record of that name in the department`,
      path: `${base}/namesake`,
      permission: read,
      query: nameInDepartment,
      answers: oneOf(z.object({ id }).nullable()),
    }),
    add: calls.add({ summary: `${title}: ekle / add`, body }),
    update: calls.update({ summary: `${title}: güncelle / update`, body }),
    delete: endpoint({
      summary: `${title}: sil / delete`,
      method: 'DELETE',
      path: `${base}/delete/:id`,
      fresh: { ...FRESH.daily, part: 'toplu_islem' },
      permission: write,
      params: byId,
      query: partOfAct,
      answers: messageOnly,
    }),
    restore: calls.restore(`${title}: silineni geri getir / bring back`),
    bulkUpdate: endpoint({
      summary: `${title}: birçok kayıtta bir alan / one field of many records`,
      method: 'POST',
      path: `${base}/bulk-update`,
      permission: write,
      counts: 'satirlar',
      body: bulkBody(fields),
      answers: bulkResult,
      once: true,
    }),
    checkBulkUpdate: endpoint({
      summary: `${title}: toplu değişikliği dene / dry run of a bulk edit`,
      method: 'POST',
      path: `${base}/bulk-update/check`,
      permission: write,
      counts: 'satirlar',
      body: bulkBody(fields),
      answers: bulkPlan,
    }),
    undoBulkUpdate: endpoint({
      summary: `${title}: toplu değişikliği geri al / undo a bulk edit`,
      method: 'POST',
      path: `${base}/bulk-update/undo`,
      permission: write,
      heavy: true,
      body: bulkUndoBody,
      answers: bulkResult,
      once: true,
    }),
    copyToCompany: endpoint({
      summary: `${title}: başka şirkete kopyala / copy into another company`,
      method: 'POST',
      path: `${base}/copy-to-company`,
      permission: write,
      counts: 'ids',
      body: copyBody,
      answers: copyResult,
      once: true,
    }),
    export: endpoint({
      ...rowsAsSheet,
      summary: `${title}: Excel`,
      path: `${base}/export`,
      permission: read,
      asOf: true,
      body: z.strictObject({
        ids: z.array(id).max(MOST_EXPORTED).optional(),
        lang: language.default('tr'),
        bicim: sheetFormat,
      }),
    }),
    ...importEndpoints({ title, base, write }),
  });
}
