import { useMemo, useState } from 'react';
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import type { Column, Sort } from './column.ts';
import { entriesOf, gathered, type Entry, type Group } from './entries.ts';
import { useSelection, type RowId, type Selection } from './useSelection.ts';

const AS_GIVEN: Sort = { key: '', descending: false };
const NONE_FOLDED: ReadonlySet<string> = new Set();
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** Numbers by size, everything else as in a Turkish dictionary. */
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTurkish(String(a), String(b));

type Options<Row> = Readonly<{
  /** All rows, in the order that equal ones keep. Of one identity while unchanged. */
  rows: readonly Row[];
  /** Every column, the name first; `shown` are the ids of the shown ones. */
  columns: readonly Column<Row>[];
  shown?: readonly string[];
  idOf: (row: Row) => RowId;
  /** Name of a row, for screen readers. */
  nameOf: (row: Row) => string;
  /** Order that the page keeps, such as in its address; without it the table keeps its own. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Filters and searches the given rows and keeps their order. */
  narrow?: (rows: readonly Row[]) => readonly Row[];
  /** Groups rows under headings; give it one identity. */
  groupOf?: (row: Row) => Group;
  /** A press of a heading folds its group. */
  foldable?: boolean;
  unfolded?: readonly RowId[];
  /** Rows may be ticked. */
  selectable?: boolean;
}>;

/** State and acts of a table, for `DataTable`. */
export type TableModel<Row> = Readonly<{
  /** The rows shown, in order. */
  rows: readonly Row[];
  /** The same with rows of folded groups: for paper and sheets. */
  listed: readonly Row[];
  /** Number before search and filters. */
  total: number;
  entries: readonly Entry<Row>[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => RowId;
  nameOf: (row: Row) => string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection<Row>;
  /** Without it no row shows a box. */
  selectable: boolean;
  /** Rows that are unfolded. */
  open: ReadonlySet<RowId>;
  setOpen: (open: ReadonlySet<RowId>) => void;
  toggleOpen: (id: RowId, wanted?: boolean) => void;
  folded: ReadonlySet<string>;
  /** Folds a group or unfolds it; without it headings are text. */
  toggleGroup: ((key: string) => void) | undefined;
}>;

/**
 * State of a table: rows sorted, then filtered (so that a keystroke in the search does not sort
 * again), ticked rows and unfolded rows. `DataTable` shows it.
 */
export function useDataTable<Row extends object>(options: Options<Row>): TableModel<Row> {
  const { rows: all, columns, shown, idOf, nameOf, narrow, groupOf } = options;
  const [ownSort, setOwnSort] = useState(AS_GIVEN);
  const { sort = ownSort, onSort = setOwnSort } = options;
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.flatMap(({ id, sortBy }) =>
      sortBy
        ? [
            helper.accessor((row: Row): unknown => (sortBy(row) === '' ? undefined : sortBy(row)), {
              id,
              sortUndefined: 'last',
              sortFn: (a, b) => compare(a.getValue(id), b.getValue(id)),
            }),
          ]
        : [],
    );
  }, [columns]);
  const data = useMemo(() => [...all], [all]);
  const sorting = useMemo(() => {
    const known = definitions.some(({ id }) => id === sort.key);
    return known ? [{ id: sort.key, desc: sort.descending }] : [];
  }, [definitions, sort.key, sort.descending]);
  const model = useTable({ features, columns: definitions, data, state: { sorting } });
  const inOrder = model.getRowModel().rows;
  const sorted = useMemo(() => inOrder.map((row) => row.original), [inOrder]);
  const listed = useMemo(() => {
    const left = narrow ? narrow(sorted) : sorted;
    return groupOf ? gathered(left, groupOf) : left;
  }, [sorted, narrow, groupOf]);

  const [open, setOpen] = useState<ReadonlySet<RowId>>(() => new Set(options.unfolded));
  const [folded, setFolded] = useState<ReadonlySet<string>>(NONE_FOLDED);
  const rows = useMemo(
    () =>
      groupOf && folded.size > 0 ? listed.filter((row) => !folded.has(groupOf(row).key)) : listed,
    [listed, groupOf, folded],
  );
  const entries = useMemo(
    () => entriesOf(listed, { idOf, open, folded, ...(groupOf && { groupOf }) }),
    [listed, idOf, groupOf, open, folded],
  );
  const toggleGroup = (key: string) => {
    const next = new Set(folded);
    if (!next.delete(key)) next.add(key);
    setFolded(next);
  };
  const selection = useSelection(rows, idOf);
  const chosen = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || (shown?.includes(id) ?? true)),
    [columns, shown],
  );

  return {
    rows,
    listed,
    total: all.length,
    entries,
    columns: chosen,
    idOf,
    nameOf,
    sort,
    onSort,
    selection,
    selectable: options.selectable === true,
    open,
    setOpen,
    folded,
    toggleGroup: options.foldable ? toggleGroup : undefined,
    toggleOpen: (id: RowId, wanted = !open.has(id)) => {
      const next = new Set(open);
      if (wanted) next.add(id);
      else next.delete(id);
      setOpen(next);
    },
  };
}
