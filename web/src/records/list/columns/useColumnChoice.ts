import { useMemo } from 'react';
import { useLocalStorage } from '@mantine/hooks';
import type { ColumnPreset } from '@emanet/contract/records/fields';
import { columnWidth, type ViewColumn } from '@emanet/contract/saved-views';
import { useUser } from '../../../platform/session/session.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Register } from '../../register.ts';
import { presetKeys } from './columns.ts';

type Chosen<Preset extends string> = Partial<Record<Preset, readonly ViewColumn[]>>;

/** Columns of a preset of a register, or a person's own choice. */
export const useColumnChoice = (register: Register, preset: ColumnPreset) =>
  useKeptColumns(
    register.noun,
    preset,
    useMemo(() => presetKeys(register, preset), [register, preset]),
  );

/** The default columns of a list, or a person's choice, order and widths; stored per preset. */
export function useKeptColumns<Preset extends string>(
  noun: string,
  preset: Preset,
  usual: readonly string[],
) {
  const [chosen, setChosen] = useLocalStorage<Chosen<Preset>>({
    key: `emanet:${useUser().user_id}:${noun}:shown`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const saved = chosen[preset] ?? null;
  const shown = useMemo(() => saved ?? usual.map((alan): ViewColumn => ({ alan })), [usual, saved]);
  const keys = useMemo(() => shown.map(({ alan }) => alan), [shown]);
  const put = (next: readonly ViewColumn[]) => setChosen({ ...chosen, [preset]: next });
  return {
    keys,
    shown,
    /** For a view; null while they are the default ones. */
    saved,
    customised: saved !== null,
    choose: (ids: readonly string[]) =>
      put(ids.map((alan) => shown.find((one) => one.alan === alan) ?? { alan })),
    resize: (id: string, width: number) =>
      put(shown.map((one) => (one.alan === id ? { ...one, genislik: columnWidth(width) } : one))),
    /** Moves a column by places to the right; a negative number moves left. */
    move: (id: string, by: number) => put(moved(shown, id, by)),
    apply: (of: Preset, columns: readonly ViewColumn[] | null) => {
      setChosen({ ...chosen, [of]: columns ?? undefined });
    },
    reset: () => setChosen({ ...chosen, [preset]: undefined }),
  };
}
export type ColumnChoice = ReturnType<typeof useColumnChoice>;

/** The columns with one of them moved; it stops at the ends. */
export function moved(columns: readonly ViewColumn[], id: string, by: number): ViewColumn[] {
  const from = columns.findIndex(({ alan }) => alan === id);
  const to = from + by;
  const column = columns[from];
  if (!column || to < 0 || to >= columns.length) return [...columns];
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}

/** A register's columns in the chosen order and width, the name first. */
export function arranged<Row>(columns: readonly Column<Row>[], shown: readonly ViewColumn[]) {
  const [first, ...others] = columns;
  if (!first) return columns;
  const places = new Map(shown.map((one, at) => [one.alan, { at, width: one.genislik }]));
  const placeOf = ({ id }: Column<Row>) => places.get(id)?.at ?? Infinity;
  return [
    first,
    ...others
      .toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
      .map((column) => {
        const width = places.get(column.id)?.width;
        return width === undefined ? column : { ...column, width };
      }),
  ];
}
