import { z } from 'zod';
import { date, flag, text } from '../../shared/primitives.ts';
import { DURATION } from '../../shared/time/durations.ts';
import {
  detailEntry,
  detailIn,
  detailsIn,
  hasSecondPeriod,
  orderDetails,
} from '../category-detail.ts';
import type { Control, Field } from '../fields.ts';
import { multiselectKind, selectKind, wordKind } from './choice.ts';
import { asSent, type Kind, type Reference } from './kind.ts';
import { numberKind } from './number.ts';
import { activitiesKind, departmentKind, documentKind, hiddenIdKind } from './reference.ts';
import { emailKind, suggestKind, supplierKind, textKind } from './text.ts';
import { answerEntry, answerIn, answersIn, LONGEST_REASON } from './warning-answers.ts';

const MOST_DETAILS = 400;
const LONGEST_DETAIL = 300;

/** Answers that differ by category of data, `<category>.<field>=<value>` each. */
const detailKind: Kind = {
  column: 'text[]',
  body: () =>
    z
      .array(
        text(LONGEST_DETAIL).refine((entry) => detailIn(entry) !== undefined, {
          params: { code: 'choice' },
        }),
      )
      .max(MOST_DETAILS)
      .refine((entries) => !hasSecondPeriod(detailsIn(entries)), {
        params: { code: 'one_period' },
      }),
  answer: () => z.array(z.string()),
  clean: (_, value) => orderDetails(detailsIn(value)).map(detailEntry),
  many: true,
};

/** A span of time in days, weeks, months or years: `P30D`, `P6M`. */
const durationKind: Kind = {
  column: 'text',
  body: () =>
    z
      .string()
      .regex(DURATION)
      .meta({ format: 'duration', examples: ['P30D', 'P6M'] })
      .nullable(),
  answer: () => z.string().nullable(),
  clean: asSent,
};

/** A day, `YYYY-MM-DD`. */
const dateKind: Kind = {
  column: 'date',
  body: () => date.nullable(),
  answer: () => z.string().nullable(),
  clean: asSent,
};

/** Yes or no, or null while the question is not answered. */
const booleanKind: Kind = {
  column: 'boolean',
  body: () => flag.nullable(),
  answer: () => z.boolean().nullable(),
  clean: asSent,
};

const MOST_ANSWERS = 100;
const LONGEST_ENTRY = LONGEST_REASON + 600;

/** Answers to warnings, each as JSON; the server adds by whom, when and about what. */
const answersKind: Kind = {
  column: 'text[]',
  body: () =>
    z
      .array(
        text(LONGEST_ENTRY).refine((entry) => answerIn(entry) !== undefined, {
          params: { code: 'reason' },
        }),
      )
      .max(MOST_ANSWERS),
  answer: () => z.array(z.string()),
  clean: (_, value) => answersIn(value).map(answerEntry),
  many: true,
  hidden: true,
};

const KINDS: Readonly<Record<Control, Kind>> = {
  text: textKind,
  textarea: textKind,
  suggest: suggestKind,
  supplier: supplierKind,
  country: textKind,
  email: emailKind,
  'select-or-text': textKind,
  select: selectKind,
  multiselect: multiselectKind,
  boolean: booleanKind,
  confirmation: booleanKind,
  date: dateKind,
  number: numberKind,
  duration: durationKind,
  department: departmentKind,
  document: documentKind,
  activities: activitiesKind,
  'category-detail': detailKind,
  word: wordKind,
  person: textKind,
  'warning-answers': answersKind,
  'hidden-id': hiddenIdKind,
};

/** Behaviour that holds for a field because of its kind. */
export const kindOf = ({ control }: Pick<Field, 'control'>): Kind => KINDS[control];

const naming = new WeakMap<readonly Field[], Map<Reference, readonly Field[]>>();

/** Fields whose values refer to something of that sort. */
export function fieldsNaming(fields: readonly Field[], reference: Reference): readonly Field[] {
  const known = naming.get(fields) ?? new Map<Reference, readonly Field[]>();
  naming.set(fields, known);
  const found =
    known.get(reference) ?? fields.filter((field) => kindOf(field).reference === reference);
  known.set(reference, found);
  return found;
}

/** Fields that people see. */
export const seenFields = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => !kindOf(field).hidden);

/** The value of a field that is empty. */
export const emptyOf = (field: Pick<Field, 'control'>): [] | null =>
  kindOf(field).many ? [] : null;
