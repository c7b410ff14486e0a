import { Text } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { wordsOf } from '@emanet/contract/shared/turkish';
import { useTranslation } from '../../../platform/i18n.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableFooter } from '../../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { matches } from '../model/find.ts';
import type { Graph } from '../model/graph.ts';
import type { MapShape } from '../model/shape.ts';
import { endsOf, listColumns, Marks } from './list-columns.tsx';
import classes from './list.module.css';
import { findRows, rowsOf, type Row } from './rows.ts';

type Props = Readonly<{
  shape: MapShape;
  graph: Graph;
  /** Only rows that match a search. */
  q: string;
  selected?: string | undefined;
  onSelect: (id: string) => void;
}>;

const idOf = (row: Row) => row.id;
const nameOf = (row: Row) => (row.activity ?? row.near).ad;
const groupOf = ({ department }: Row) => ({ key: department.id, label: department.ad });

/** The same map as a table, for reading. */
export function MapList({ shape, graph, q, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const rows = useMemo(() => rowsOf(graph), [graph]);
  const narrow = useCallback(
    (all: readonly Row[]) => {
      const words = wordsOf(q);
      return words.length === 0 ? all : findRows(all, (name) => matches(name, words));
    },
    [q],
  );
  const columns = useMemo(
    () => listColumns({ t, shape, selected, onSelect }),
    [t, shape, selected, onSelect],
  );
  const table = useDataTable({
    rows,
    columns,
    idOf,
    nameOf,
    narrow,
    groupOf,
  });
  if (table.rows.length === 0)
    return (
      <Text py="xl" px="lg" c="var(--em-text-2)" inherit role="status">
        {t('maps.noHit')}
      </Text>
    );
  return (
    <div className={`em-fill ${classes.list}`}>
      <DataTable
        table={table}
        label={t('common.list')}
        listing={q}
        onOpen={(row) => onSelect((row.activity ?? row.near).id)}
        onGroup={onSelect}
        phone={(row) => ({
          name: nameOf(row),
          below: [row.activity && row.near.ad, endsOf(row)].filter(Boolean).join(' · '),
          besideBelow: <Marks row={row} t={t} />,
        })}
        footer={<TableFooter table={table} />}
      />
    </div>
  );
}
