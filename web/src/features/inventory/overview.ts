import { compareTurkish } from '@emanet/contract/shared/turkish';

/** Values of a record that the overview reads. */
export type OverviewRow = Readonly<{
  department_id?: unknown;
  department_name: string;
  eksiksizlik: number;
  risk: string;
  ozel_nitelikli: boolean;
  uyarilar: readonly unknown[];
}>;

export type DepartmentFigures = Readonly<{
  id: number;
  name: string;
  activities: number;
  completeness: number;
  /** Records with a warning: the same number as in the figure's list. */
  warnings: number;
  high: number;
  special: number;
}>;

const figuresOf = (id: number, name: string, rows: readonly OverviewRow[]): DepartmentFigures => ({
  id,
  name,
  activities: rows.length,
  completeness:
    rows.length === 0
      ? 0
      : Math.floor(rows.reduce((sum, row) => sum + row.eksiksizlik, 0) / rows.length),
  warnings: rows.filter((row) => row.uyarilar.length > 0).length,
  high: rows.filter((row) => row.risk === 'Yüksek').length,
  special: rows.filter((row) => row.ozel_nitelikli).length,
});

/** One line per department in Turkish order; a department without a record has zero. */
export function byDepartment(
  rows: readonly OverviewRow[],
  departments: readonly { department_id: number; department_name: string }[],
): DepartmentFigures[] {
  const names = new Map(departments.map((one) => [one.department_id, one.department_name]));
  for (const row of rows)
    if (typeof row.department_id === 'number') names.set(row.department_id, row.department_name);
  return [...names]
    .map(([id, name]) =>
      figuresOf(
        id,
        name,
        rows.filter((row) => row.department_id === id),
      ),
    )
    .sort((a, b) => compareTurkish(a.name, b.name));
}

/** The same figures over every department. */
export const inTotal = (rows: readonly OverviewRow[]): DepartmentFigures => figuresOf(0, '', rows);
