import { personKey } from '@emanet/contract/people-list/name';
import type { ListedPerson, PeopleList } from '@emanet/contract/people-list/read';
import { isPersonName } from '@emanet/contract/shared/primitives';
import type { TFunction } from 'i18next';
import type { PeopleRow } from './PeopleTable.tsx';

type Door = Readonly<{
  t: TFunction;
  /** People without an address are accepted as well. */
  addressOptional?: boolean;
  /** Why a valid row is not accepted here. */
  refusal?: (one: ListedPerson) => string | undefined;
}>;

/** Rows of a list with the reason of a refusal; repetitions are shown, never merged silently. */
export function peopleRows({ people }: PeopleList, door: Door): PeopleRow[] {
  const { t, addressOptional, refusal } = door;
  // A refused row does not count against the rows below.
  const seen = new Map<string, number>();
  return people.map((one) => {
    const { name, email, line } = one;
    const fault =
      addressOptional && one.fault === 'no_address' ? (name ? undefined : 'no_name') : one.fault;
    if (fault) return { ...one, reason: t(`people.faults.${fault}`) };
    if (!isPersonName(name)) return { ...one, reason: t('people.faults.bad_name') };
    const key = personKey(name, email);
    const first = seen.get(key);
    if (first !== undefined) return { ...one, reason: t('people.same', { line: first }) };
    const reason = refusal?.(one);
    if (reason === undefined) seen.set(key, line);
    return { ...one, reason };
  });
}

/** Rows to act on. */
export const taken = (rows: readonly PeopleRow[]) =>
  rows.filter(({ reason }) => reason === undefined);

/** A person's department; several are one text that matches none, so that none is dropped. */
export const oneName = (departments: readonly string[]): string => departments.join(', ');
