import {
  shownState,
  type DepartmentConfirmations,
  type DepartmentRound,
  type ShownState,
} from '@emanet/contract/confirmations';
import { among } from '../../ui/filters/filter.ts';
import {
  listParam,
  oneOfParam,
  sortParam,
  textParam,
  type StateOf,
} from '../../ui/url-state/url-param.ts';
import { searchFor } from '../../ui/word-search.ts';

export const FACES = ['departmanlar', 'donemler'] as const;
/** Whether records changed since the last confirmation. */
export const CHANGES = ['degisti', 'degismedi'] as const;

const USUAL = { key: 'departman', descending: false };
export const SPEC = {
  q: textParam('q'),
  round: textParam('donem'),
  face: oneOfParam('gorunum', FACES),
  states: listParam('durum'),
  changes: listParam('degisiklik'),
  sort: sortParam('sirala', USUAL),
};
export type Asked = Omit<StateOf<typeof SPEC>, 'face' | 'sort'>;
export const NOTHING = { q: '', states: [], changes: [] } as const;

/** A department with the shown round. */
export type Row = DepartmentConfirmations &
  Readonly<{ id: number; current: DepartmentRound | undefined }>;

export const rowsOf = (
  departments: readonly DepartmentConfirmations[],
  round: string | undefined,
): Row[] =>
  departments.map((one) => ({
    ...one,
    id: one.department_id,
    current: one.donemler.find(({ donem }) => donem === round),
  }));

export const stateOf = (row: Row): ShownState => shownState(row, row.current);

/** State of a department in a round of another day. */
export const stateIn = (row: Row, day: string): ShownState =>
  shownState(
    row,
    row.donemler.find(({ donem }) => donem === day),
  );

/** Is the confirmation of a department valid, or was an earlier round confirmed? */
export const isConfirmed = (row: Row) => ['onayli', 'zamaninda', 'gec'].includes(stateOf(row));

/** Departments without a representative who could confirm. */
export const unrepresented = (rows: readonly Row[]) =>
  rows.filter(({ temsilciler }) => temsilciler.length === 0);

/** The rows after search and filters. */
export function narrowed(rows: readonly Row[], { q, states, changes }: Asked): readonly Row[] {
  const found = searchFor(q);
  return rows.filter(
    (row) =>
      among(states, stateOf(row)) &&
      among(changes, row.degisen ? 'degisti' : 'degismedi') &&
      found(`${row.department_name} ${row.temsilciler.join(' ')}`),
  );
}
