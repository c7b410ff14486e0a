import type { RowId } from './useSelection.ts';

/** A heading above a group of rows. */
export type Group = Readonly<{ key: string; label: string; note?: string | undefined }>;

/** Lines of a table: headings, rows, and a row's details. `index`: of the row. */
export type Entry<Row> =
  | Readonly<{
      kind: 'heading';
      key: string;
      group: string;
      label: string;
      note?: string | undefined;
      rows: readonly Row[];
    }>
  | Readonly<{ kind: 'row'; key: string; row: Row; index: number }>
  | Readonly<{ kind: 'detail'; key: string; row: Row; index: number }>;

type Options<Row> = Readonly<{
  idOf: (row: Row) => RowId;
  groupOf?: (row: Row) => Group;
  /** Rows that are unfolded. */
  open?: ReadonlySet<RowId>;
  /** Groups shown only by their heading. */
  folded?: ReadonlySet<string>;
}>;

/**
 * Rows as entries. Groups follow the rows' order: the first row of a group places it. Rows of a
 * folded group have no number: `index` counts drawn rows.
 */
export function entriesOf<Row>(rows: readonly Row[], options: Options<Row>): Entry<Row>[] {
  const { idOf, groupOf, open, folded } = options;
  const draw = (row: Row, index: number): Entry<Row>[] => {
    const key = String(idOf(row));
    const line: Entry<Row> = { kind: 'row', key, row, index };
    return open?.has(idOf(row))
      ? [line, { kind: 'detail', key: `${key}:detail`, row, index }]
      : [line];
  };
  if (!groupOf) return rows.flatMap(draw);
  const entries: Entry<Row>[] = [];
  let start = 0;
  let drawn = 0;
  while (start < rows.length) {
    const first = rows[start];
    if (first === undefined) break;
    const { key, label, note } = groupOf(first);
    let end = start + 1;
    for (let next = rows[end]; next !== undefined && groupOf(next).key === key; next = rows[end])
      end += 1;
    const inside = rows.slice(start, end);
    entries.push({ kind: 'heading', key: `group:${key}`, group: key, label, note, rows: inside });
    if (!folded?.has(key)) for (const row of inside) entries.push(...draw(row, drawn++));
    start = end;
  }
  return entries;
}

/** Rows of a group next to each other, groups and rows otherwise in their first order. */
export function gathered<Row>(rows: readonly Row[], groupOf: (row: Row) => Group): Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const { key } = groupOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flat();
}
