import { z } from 'zod';
import { bulkFields } from '../records/bulk.ts';
import type { Control, Field } from '../records/fields.ts';
import { VERDICTS } from '../records/verdict.ts';
import { RISKS } from '../records/warnings.ts';
import { asSheet, endpoint, FRESH, sheetFormat } from '../shared/endpoint.ts';
import { id, language, requiredText, text } from '../shared/primitives.ts';
import { ACROSS_TYPES } from './across-types.ts';
import { MOST_CLIENTS } from './several.ts';

/** Records of a page over all clients. */
export const ACROSS_PAGE = 100;

/** Fields that offer what one company has: departments, documents, activities, suppliers, people. */
const OF_ONE_COMPANY: readonly Control[] = [
  ...(['department', 'document', 'activities', 'supplier', 'person'] as const),
];
/** Does a field offer what one company has? */
export const isOfOneCompany = ({ control }: Field): boolean => OF_ONE_COMPANY.includes(control);

const FILTERED: readonly Control[] = [
  ...(['select', 'multiselect', 'confirmation', 'word', 'number', 'duration', 'date'] as const),
];

/** Fields that can be changed in several clients at once: those whose choices all clients share. */
export const fieldsAcross = (fields: readonly Field[]): Field[] =>
  bulkFields(fields).filter((field) => !isOfOneCompany(field));

/** Can a list over all clients be filtered by this field? */
export const isFilteredAcross = ({ control }: Field): boolean => FILTERED.includes(control);

export const MARKS_ACROSS = ['special', 'abroad', 'incomplete', 'warned'] as const;

/** Filters of a list over all clients; `alanlar`: choices by field, `-` for an empty one. */
export const filtersAcross = z.strictObject({
  musteriler: z.array(id).max(MOST_CLIENTS).default([]),
  hukum: z.array(z.enum(VERDICTS)).default([]),
  risk: z.array(z.enum(RISKS)).default([]),
  isaretler: z.array(z.enum(MARKS_ACROSS)).default([]),
  alanlar: z.record(text(60), z.array(text(80)).max(300)).default({}),
  /** Filters of which the choices are excluded. */
  degil: z.array(text(60)).max(60).default([]),
});
export type FiltersAcross = z.output<typeof filtersAcross>;

/** The filters as one value of an address. */
const filtersAsText = z
  .string()
  .max(8000)
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', params: { code: 'format' } });
      return z.NEVER;
    }
  })
  .pipe(filtersAcross);

const params = z.strictObject({ kayit_turu: z.enum(ACROSS_TYPES) });
/** Words of a record's name, its second name or its client. */
const q = requiredText(200).optional();
const sort = z
  .string()
  .regex(/^-?[a-z0-9_]+$/)
  .max(60)
  .optional();

/** A register, or another noun, over all clients of a consultant. */
export const recordEndpoints = {
  records: endpoint({
    permission: 'portfolio.read',
    summary: 'Bir kayıt türü, bütün müşterilerde / A register over all clients',
    path: '/api/portfoy/kayitlar/:kayit_turu',
    params,
    query: z.strictObject({
      ...{ q, sort, filtre: filtersAsText.optional() },
      cursor: z.string().max(2000).optional(),
    }),
    answers: z.object({
      data: z.array(z.looseObject({ id, company_id: id })),
      next_cursor: z.string().optional(),
    }),
  }),
  exportRecords: endpoint({
    ...asSheet,
    ...{ method: 'POST', fresh: FRESH.rows, permission: 'portfolio.read' },
    summary: 'Bütün müşterilerdeki kayıtları Excel’e aktar / Records over all clients as a sheet',
    path: '/api/portfoy/kayitlar/:kayit_turu/export',
    params,
    body: z.strictObject({
      /** The ticked rows alone; without it every row of the list. */
      ids: z.array(id).max(20_000).optional(),
      ...{ q, sort, filtre: filtersAcross.optional() },
      lang: language.default('tr'),
      bicim: sheetFormat,
    }),
  }),
};
