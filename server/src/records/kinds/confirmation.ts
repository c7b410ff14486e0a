import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey } from '@emanet/contract/shared/turkish';
import {
  confirmationName,
  confirmationOf,
  CONFIRMATIONS,
  type RecordConfirmation,
} from '@emanet/contract/records/verdict';
import { sql } from 'kysely';
import { booleanKind } from './boolean.ts';
import type { Kind } from './kind.ts';
import { byNumber, own } from './sort-key.ts';
import { wrong } from './wrong.ts';

/** States in the order of a list: the valid ones last, as a yes comes after a no. */
const ORDER = CONFIRMATIONS.toReversed();

const stateIn = (text: string): RecordConfirmation | undefined =>
  CONFIRMATIONS.find((state) =>
    LANGUAGES.some((lang) => labelKey(text) === labelKey(confirmationName(state, lang))),
  );

/**
 * Whether a record is confirmed: shown as its state, typed as yes or no. A sheet's "changed since" follows
 * from the record, and nobody can say it.
 */
export const confirmationKind: Kind = {
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
