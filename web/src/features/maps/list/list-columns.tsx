import type { MapNode } from '@emanet/contract/maps';
import { Group } from '@mantine/core';
import type { TFunction } from 'i18next';
import { AbroadMark } from '../../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { column, type Column } from '../../../ui/table/column.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import type { MapShape } from '../model/shape.ts';
import classes from './list.module.css';
import type { Row } from './rows.ts';

type Options = Readonly<{
  t: TFunction;
  shape: MapShape;
  selected?: string | undefined;
  onSelect: (id: string) => void;
}>;

/** Names of the last column, as text. */
export const endsOf = ({ ends }: Row): string => ends.map((end) => end.ad).join(', ');

export const Marks = ({ row, t }: { row: Row; t: TFunction }) => (
  <Group component="span" display="inline-flex" gap="tight" wrap="nowrap" align="stretch">
    {row.special && <SpecialMark withText />}
    {row.abroad && <AbroadMark withText />}
    {row.abroad === null && <span className="em-quiet">{t('maps.abroadOpen')}</span>}
  </Group>
);

/** Columns of a map as a list; a name selects its box. */
export function listColumns({ t, shape, selected, onSelect }: Options): readonly Column<Row>[] {
  const [, first, near, end] = shape.columns;
  const named = (node: MapNode) => (
    <button
      key={node.id}
      type="button"
      className={`em-cut ${classes.name}`}
      title={node.ad}
      aria-pressed={selected === node.id}
      onClick={() => onSelect(node.id)}
    >
      {node.ad}
    </button>
  );
  const none = t('maps.noActivity');
  return [
    {
      id: 'activity',
      label: t(`maps.kinds.${first}`),
      width: 340,
      least: 220,
      cell: ({ activity }) =>
        activity ? named(activity) : <span className="em-quiet">{none}</span>,
      sortBy: ({ activity }) => activity?.ad ?? '',
    },
    column('near', t(`maps.kinds.${near}`), 260, (row) => named(row.near), {
      sortBy: (row) => row.near.ad,
    }),
    column(
      'end',
      t(`maps.kinds.${end}`),
      260,
      (row) => <Cut title={endsOf(row)}>{row.ends.map(named)}</Cut>,
      { sortBy: endsOf },
    ),
    column('marks', t('maps.marks'), 240, (row) => <Marks row={row} t={t} />, { rank: 9 }),
  ];
}
