import { useMemo, useState } from 'react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { readSort, writeSort, type LineSort } from './lines.ts';

export const VIEWS = ['tedarikciler', 'varliklar', 'verbis', 'matris'] as const;
export type View = (typeof VIEWS)[number];

const TO_ADDRESS_AFTER_MS = 400;

/** What the address of the tables says: view, search, filters, order. */
export function useTableState() {
  const [params, setParams] = useSearchParams();
  const [q, setQ] = useState(params.get('q') ?? '');
  const put = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const settle = useDebouncedCallback((text: string) => put('q', text), TO_ADDRESS_AFTER_MS);
  const sortText = params.get('sirala');
  const flag = (name: string) => ({
    on: params.get(name) === '1',
    toggle: () => put(name, params.get(name) === '1' ? '' : '1'),
  });

  return {
    view: VIEWS.find((one) => one === params.get('gorunum')) ?? 'tedarikciler',
    setView: (view: View) =>
      setParams(view === 'tedarikciler' ? {} : { gorunum: view }, { preventScrollReset: true }),
    q,
    setQ: (text: string) => {
      setQ(text);
      settle(text);
    },
    special: flag('ozel'),
    abroad: flag('yurtdisi'),
    sort: useMemo(() => readSort(sortText), [sortText]),
    setSort: (sort: LineSort) => put('sirala', writeSort(sort)),
    clear: () => {
      setQ('');
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of ['q', 'ozel', 'yurtdisi']) next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

export type TableState = ReturnType<typeof useTableState>;
