import type { ReactNode } from 'react';

/** A column of any list. The first of a table is its row's name: pinned, and never hidden. */
export type Column<Row> = Readonly<{
  id: string;
  /** Label of its head. */
  label: string;
  /** Wanted pixels. A column without that room is hidden, never cut. */
  width: number;
  /** Least width, to which the first column shrinks before another one is hidden. */
  least?: number;
  /** The highest rank is hidden first on little room; without ranks, the right-most column. */
  rank?: number;
  cell: (row: Row) => ReactNode;
  /** The same on paper, where no title can be hovered. */
  paper?: (row: Row) => ReactNode;
  /** Sort value; empty ones come last in both orders. Without it the column is not sortable. */
  sortBy?: (row: Row) => string | number;
  /** The first press of its head sorts the largest or newest first. */
  fallsFirst?: boolean;
  /** Numbers are aligned at the right. */
  figure?: boolean;
}>;

/** A column from its required and optional parts. */
export const column = <Row>(
  id: string,
  label: string,
  width: number,
  cell: Column<Row>['cell'],
  more: Omit<Column<Row>, 'id' | 'label' | 'width' | 'cell'> = {},
): Column<Row> => ({ id, label, width, cell, ...more });

/** The sort column of a list. In the address: its id, with `-` before it when descending. */
export type Sort = Readonly<{ key: string; descending: boolean }>;

/** Reads `-risk`; an unknown column gives the default order. */
export function readSort(text: string | null, usual: Sort, isKnown: (key: string) => boolean) {
  const descending = text?.startsWith('-') ?? false;
  const key = descending ? text?.slice(1) : text;
  return key && isKnown(key) ? { key, descending } : usual;
}

/** The parameter of an order, empty for the default one. */
export const writeSort = (sort: Sort, usual: Sort): string =>
  sort.key === usual.key && sort.descending === usual.descending
    ? ''
    : (sort.descending ? '-' : '') + sort.key;

/** Order after a press of a column's head. */
export const nextSort = (
  sort: Sort,
  { id, fallsFirst = false }: Pick<Column<never>, 'id' | 'fallsFirst'>,
): Sort => ({
  key: id,
  descending: sort.key === id ? !sort.descending : fallsFirst,
});
