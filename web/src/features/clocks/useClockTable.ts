import type { Clock } from '@emanet/contract/clocks';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { compareDuties, dutyRank } from '@emanet/contract/clocks/order';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { narrowed, type Asked } from './filters.ts';
import { useClocks } from './queries.ts';
import { useClockColumns } from './useClockColumns.tsx';

const idOf = (one: Clock) => one.id;

/** The clocks of the face that is asked for, under their headings. */
export function useClockTable(asked: Asked, now: number) {
  const { t, lang } = useTranslation();
  const { running, closed } = useClocks(asked.face !== 'isleyen');
  const rows = useMemo(
    () => [
      ...(asked.face === 'kapanan' ? [] : (running.data?.data ?? []).toSorted(compareDuties(now))),
      ...(asked.face === 'isleyen' ? [] : (closed.data?.pages.flatMap(({ data }) => data) ?? [])),
    ],
    [asked.face, running.data, closed.data, now],
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
      (one: Clock) => {
        if (one.kapanis !== null) return { key: 'kapanan', label: t('clocks.lastClosed') };
        const rank = dutyRank(one, now);
        return { key: rank, label: t(`clocks.ranks.${rank}`) };
      },
      [t, now],
    ),
  });
  return { table, rows, running, closed, nameOf };
}
