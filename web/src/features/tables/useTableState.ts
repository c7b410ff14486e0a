import { useEffect, useMemo, useRef, useState } from 'react';
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
  // Going to an address takes a moment: what is put meanwhile builds on what was put before.
  const wanted = useRef(params);
  useEffect(() => {
    // The address changed without us: Back, or a link.
    const q = params.get('q') ?? '';
    if (q !== (wanted.current.get('q') ?? '')) setQ(q);
    wanted.current = params;
  }, [params]);
  const put = (values: Readonly<Record<string, string>>, replace = true) => {
    const next = new URLSearchParams(wanted.current);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    wanted.current = next;
    void setParams(next, { replace, preventScrollReset: true });
  };
  const settle = useDebouncedCallback((text: string) => put({ q: text }), TO_ADDRESS_AFTER_MS);
  const sortText = params.get('sirala');
  const flag = (name: string) => ({
    on: params.get(name) === '1',
    toggle: () => put({ [name]: params.get(name) === '1' ? '' : '1' }),
  });

  return {
    view: VIEWS.find((one) => one === params.get('gorunum')) ?? 'tedarikciler',
    /** Another view is a step in the history, with its own order and search. */
    setView: (view: View) => {
      setQ('');
      settle('');
      put({ gorunum: view === 'tedarikciler' ? '' : view, q: '', sirala: '' }, false);
    },
    q,
    setQ: (text: string) => {
      setQ(text);
      settle(text);
    },
    special: flag('ozel'),
    abroad: flag('yurtdisi'),
    sort: useMemo(() => readSort(sortText), [sortText]),
    setSort: (sort: LineSort) => put({ sirala: writeSort(sort) }),
    clear: () => {
      setQ('');
      settle('');
      put({ q: '', ozel: '', yurtdisi: '' });
    },
  };
}

export type TableState = ReturnType<typeof useTableState>;
