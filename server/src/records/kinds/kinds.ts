import { sql } from 'kysely';
import type { Control, Field } from '@emanet/contract/records/fields';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey } from '@emanet/contract/shared/turkish';
import {
  confirmationName,
  confirmationOf,
  CONFIRMATIONS,
  type RecordConfirmation,
} from '@emanet/contract/records/verdict';
import { countWritten } from '@emanet/contract/words/counts';
import { dayOfSerial, dayWritten } from '@emanet/contract/words/days';
import {
  daysOfDuration,
  daysOfUnit,
  durationIn,
  durationText,
  DURATION_UNITS,
  readDuration,
} from '@emanet/contract/shared/time/durations';
import { NARROW } from '../excel/widths.ts';
import { booleanKind } from './boolean.ts';
import { multiselectKind, selectKind, selectOrTextKind, wordKind } from './choice.ts';
import { detailKind } from './detail.ts';
import type { Kind } from './kind.ts';
import {
  activitiesKind,
  departmentKind,
  documentKind,
  hiddenIdKind,
  personKind,
} from './reference.ts';
import { byLetters, byNumber, own } from './sort-key.ts';
import { supplierKind, textareaKind, textKind } from './text.ts';
import { wrong } from './wrong.ts';

/** A whole number from 0 on. */
const numberKind: Kind = {
  sortKey: ({ name }) => byNumber(own(name), (row) => row[name], -1),
  show: (_, value) => Number(value),
  read: (_, { cell, text }) => {
    if (text === null) return { value: null };
    if (typeof cell === 'number') return Number.isInteger(cell) ? { value: cell } : wrong('whole');
    const found = countWritten(text);
    return found ? { value: found.count } : wrong('whole');
  },
  width: NARROW,
  takes: 'count',
};

/** About how many days a stored span is, as `daysOfDuration` counts them. */
const days = (name: string) => {
  const units = DURATION_UNITS.map((unit) => sql`when ${unit} then ${sql.lit(daysOfUnit(unit))}`);
  return sql`(substring(${own(name)} from '\\d+')::int
    * case right(${own(name)}, 1) ${sql.join(units, sql` `)} end)`;
};

const daysIn = (value: unknown): number | null => {
  const found = durationIn(value);
  return found ? daysOfDuration(found) : null;
};

/** A span of time. */
const durationKind: Kind = {
  sortKey: ({ name }) => byNumber(days(name), (row) => daysIn(row[name]), -1),
  show: (_, value, { lang }) => durationText(String(value), lang),
  read: (_, { text }) => {
    if (text === null) return { value: null };
    const value = readDuration(text);
    return value === undefined ? wrong('duration') : { value };
  },
  width: NARROW,
  takes: 'duration',
};

/** A day. */
const dateKind: Kind = {
  sortKey: ({ name }) => byLetters(name, sql`${own(name)}::text`),
  searched: ({ name }) => sql`to_char(${own(name)}, 'DD.MM.YYYY')`,
  show: (_, value) => ({ day: String(value) }),
  read: (_, { cell, text }) => {
    if (cell === null) return { value: null };
    if (typeof cell === 'object') return { value: cell.day };
    if (typeof cell === 'boolean' || text === null) return wrong('day_written');
    const found = typeof cell === 'number' ? dayOfSerial(cell) : undefined;
    const value = (found ?? dayWritten(text))?.day;
    return value === undefined ? wrong('day_written') : { value };
  },
  width: NARROW,
  takes: 'day',
};

/** States in the order of a list: the valid ones last, as a yes comes after a no. */
const ORDER = CONFIRMATIONS.toReversed();

const stateIn = (text: string): RecordConfirmation | undefined =>
  CONFIRMATIONS.find((state) =>
    LANGUAGES.some((lang) => labelKey(text) === labelKey(confirmationName(state, lang))),
  );

/**
 * Whether a record is confirmed: a sheet shows its state, and takes yes or no. "Changed since" follows from
 * the record, so an import cannot set it.
 */
const confirmationKind: Kind = {
  ...booleanKind,
  sortKey: ({ name }) =>
    byNumber(
      sql`case when t.onay_surumu = t.surum then 2
        when t.onay_surumu is not null or ${own(name)} then 1 else 0 end`,
      (row) => ORDER.indexOf(confirmationOf(row)),
      0,
    ),
  show: (_, __, { row, lang }) => confirmationName(confirmationOf(row), lang),
  showsEmpty: true,
  read: (field, reading) => {
    const state = reading.text === null ? undefined : stateIn(reading.text);
    if (state === 'degisti') return wrong('changed_in_file');
    return state ? { value: state === 'onayli' } : booleanKind.read(field, reading);
  },
};

/** Answers to warnings; they are in no sheet. */
const answersKind: Kind = {
  sortKey: multiselectKind.sortKey,
  show: () => null,
  read: () => ({ value: [] }),
};

const KINDS: Readonly<Record<Control, Kind>> = {
  text: textKind,
  textarea: textareaKind,
  suggest: textKind,
  supplier: supplierKind,
  country: textKind,
  email: textKind,
  select: selectKind,
  'select-or-text': selectOrTextKind,
  multiselect: multiselectKind,
  boolean: booleanKind,
  confirmation: confirmationKind,
  date: dateKind,
  number: numberKind,
  duration: durationKind,
  department: departmentKind,
  document: documentKind,
  activities: activitiesKind,
  'category-detail': detailKind,
  word: wordKind,
  person: personKind,
  'warning-answers': answersKind,
  'hidden-id': hiddenIdKind,
};

/** Behaviour of the server for a field because of its kind. */
export const kindOf = ({ control }: Pick<Field, 'control'>): Kind => KINDS[control];
