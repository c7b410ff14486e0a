import { linesOf } from '@emanet/contract/people-list/cells';
import { personKey } from '@emanet/contract/people-list/name';
import type { ListedPerson, PeopleList } from '@emanet/contract/people-list/read';
import { isPersonName } from '@emanet/contract/shared/primitives';
import type { TFunction } from 'i18next';
import { notify } from '../../platform/notify.tsx';
import type { PeopleRow } from './PeopleTable.tsx';

type Door = Readonly<{
  t: TFunction;
  /** People without an address are accepted as well. */
  addressOptional?: boolean;
  /** Why a valid row is not accepted here. */
  refusal?: (one: ListedPerson) => string | undefined;
  /** Why the act has nothing to do for a valid row. */
  settled?: (one: ListedPerson) => string | undefined;
}>;

/** Rows of a list with the reason of a refusal; repetitions are shown, never merged silently. */
export function peopleRows({ people }: PeopleList, door: Door): PeopleRow[] {
  const { t, addressOptional, refusal, settled } = door;
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
    const same = first === undefined ? settled?.(one) : t('people.same', { line: first });
    if (same !== undefined) return { ...one, reason: same, isSettled: true };
    const reason = refusal?.(one);
    if (reason === undefined) seen.set(key, line);
    return { ...one, reason };
  });
}

/** Rows to act on. */
export const taken = (rows: readonly PeopleRow[]) =>
  rows.filter(({ reason }) => reason === undefined);

/** The text of a list without the rows that begin at these lines; heads stay. */
export function withoutLines(text: string, done: ReadonlySet<number>): string {
  const raw = text.split(/\r\n?|\n/);
  const begins = [...new Set(linesOf(text).map(({ line }) => line))];
  return begins
    .flatMap((line, place) =>
      done.has(line) ? [] : raw.slice(line - 1, (begins[place + 1] ?? raw.length + 1) - 1),
    )
    .join('\n');
}

type Ending = Readonly<{
  t: TFunction;
  message: string;
  stay: (text: string) => void;
  close: () => void;
}>;

/** Ends an act on a list: the form closes, or stays with the rows that were refused. */
export function endList(
  text: string,
  rows: readonly PeopleRow[],
  { t, message, stay, close }: Ending,
): void {
  const lost = new Set(
    rows.flatMap(({ line, reason, isSettled }) => (reason && !isSettled ? line : [])),
  );
  if (lost.size === 0) {
    notify.success(message);
    close();
    return;
  }
  notify.success(`${message} ${t('people.stay', { count: lost.size })}`);
  stay(withoutLines(text, new Set(rows.flatMap(({ line }) => (lost.has(line) ? [] : line)))));
}

/** A person's department; several are one text that matches none, so that none is dropped. */
export const oneName = (departments: readonly string[]): string => departments.join(', ');
