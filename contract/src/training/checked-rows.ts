import { z } from 'zod';
import { id, language, text } from '../shared/primitives.ts';

/** A row of a list as it was typed; `satir` counts from 1. */
export const typedRow = z.strictObject({
  satir: z.int().min(1).max(100_000),
  fullname: text(500),
  email: text(500),
  departman: text(500),
  dil: text(500).optional(),
});
export type TypedRow = z.infer<typeof typedRow>;

/** Why a row of a list will not be invited. */
export const ROW_PROBLEMS = [
  'ad_yok',
  'ad_uzun',
  'ad_adres',
  'eposta',
  'departman',
  'ayni_kisi',
  'dil',
] as const;

/**
 * Preview of a row of a pasted list. `oneri`: the department that its text comes nearest to; `ayni_satir`:
 * the row that names the person already; `ayni_adreste`: another person, of the list or invited, who has the
 * same address; `ilerleme`: of an invitation that is there; `dil`: the language that the row names.
 */
export const checkedRow = z.object({
  satir: z.int(),
  sonuc: z.enum(['eklenecek', 'degismeyecek', 'atlanacak']),
  fullname: z.string(),
  email: z.string(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  dil: language.nullable(),
  neden: z.enum(ROW_PROBLEMS).nullable(),
  oneri: z.object({ department_id: id, department_name: z.string() }).nullable(),
  ayni_satir: z.int().nullable(),
  ayni_adreste: z.string().nullable(),
  ilerleme: z.int().nullable(),
});
export type CheckedRow = z.infer<typeof checkedRow>;
