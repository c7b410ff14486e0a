import type { Clock } from '@emanet/contract/clocks';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { narrowed, type Asked } from './filters.ts';
import { useClocks } from './queries.ts';
import { useClockColumns } from './useClockColumns.tsx';

const idOf = (one: Clock) => one.id;

/** Statutory clocks come before the company's own days, however late these are. */
const byWeight = (rows: readonly Clock[]) => [
  ...rows.filter(({ tur }) => CLOCKS[tur].yasal),
  ...rows.filter(({ tur }) => !CLOCKS[tur].yasal),
];

/** The clocks of the face that is asked for, under their headings. */
export function useClockTable(asked: Asked, now: number) {
  const { t, lang } = useTranslation();
  const { running, closed } = useClocks(asked.face !== 'isleyen');
  const rows = useMemo(
    () => [
      ...(asked.face === 'kapanan' ? [] : byWeight(running.data?.data ?? [])),
      ...(asked.face === 'isleyen' ? [] : (closed.data?.pages.flatMap(({ data }) => data) ?? [])),
    ],
    [asked.face, running.data, closed.data],
  );
  const nameOf = useCallback((one: Clock) => `${CLOCKS[one.tur].ad[lang]}: ${one.ad}`, [lang]);
  const table = useDataTable({
    rows,
    columns: useClockColumns(now),
    idOf,
    nameOf,
    unfolded: asked.open === undefined ? [] : [asked.open],
    narrow: useCallback((all: readonly Clock[]) => narrowed(all, asked, lang), [asked, lang]),
    groupOf: useCallback(
      (one: Clock) =>
        one.kapanis === null
          ? CLOCKS[one.tur].yasal
            ? { key: 'yasal', label: t('clocks.statutory') }
            : { key: 'kendi', label: t('clocks.own') }
          : { key: 'kapanan', label: t('clocks.lastClosed') },
      [t],
    ),
  });
  return { table, rows, running, closed, nameOf };
}
