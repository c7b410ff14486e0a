import type { Invitation } from '@emanet/contract/training';
import { TRAINING_STATES } from '@emanet/contract/training/rows';
import { among } from '../../ui/filters/filter.ts';
import { listParam, sortParam, textParam, type StateOf } from '../../ui/url-state/url-param.ts';
import { searchFor } from '../../ui/word-search.ts';

/** States as the filter offers them; a failed mail is a mark and can be chosen, too. */
export const ASKED_STATES = [...TRAINING_STATES, 'ulasmadi'] as const;
/** Ranges of progress in percent. */
export const SHARES = ['0', '1-49', '50-99', '100'] as const;
/** The filter's value for people without a department. */
const OTHERS = 'diger';

export const SPEC = {
  q: textParam('q'),
  states: listParam('durum'),
  departments: listParam('departman'),
  shares: listParam('ilerleme'),
  sort: sortParam('sirala', { key: 'fullname', descending: false }),
};
export type Asked = Omit<StateOf<typeof SPEC>, 'sort'>;
export const NOTHING: Asked = { q: '', states: [], departments: [], shares: [] };

const shareOf = (percent: number): (typeof SHARES)[number] =>
  percent === 0 ? '0' : percent < 50 ? '1-49' : percent < 100 ? '50-99' : '100';

const departmentOf = ({ department_id }: Invitation): string =>
  department_id === null ? OTHERS : String(department_id);

/** The invitations after search and filters. */
export function narrowed(
  rows: readonly Invitation[],
  { q, states, departments, shares }: Asked,
): readonly Invitation[] {
  const found = searchFor(q);
  return rows.filter(
    (row) =>
      (among(states, row.durum) || (row.ulasmadi && states.includes('ulasmadi'))) &&
      among(departments, departmentOf(row)) &&
      among(shares, shareOf(row.ilerleme)) &&
      found(`${row.fullname} ${row.email ?? ''}`),
  );
}

export type DepartmentTotal = Readonly<{
  key: string;
  name: string | null;
  invited: number;
  finished: number;
}>;

/** Finished people, department by department, the largest first. */
export function totalsOf(rows: readonly Invitation[]): DepartmentTotal[] {
  const totals = new Map<string, DepartmentTotal>();
  for (const row of rows) {
    const key = departmentOf(row);
    const before = totals.get(key) ?? { key, name: row.department_name, invited: 0, finished: 0 };
    const finished = before.finished + (row.durum === 'tamamlandi' ? 1 : 0);
    totals.set(key, { ...before, invited: before.invited + 1, finished });
  }
  return [...totals.values()].toSorted((a, b) => b.invited - a.invited);
}
