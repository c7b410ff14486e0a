import type { ApplicationRow } from '@emanet/contract/applications';
import { RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { among } from '../../ui/filters/filter.ts';
import {
  listParam,
  oneOfParam,
  sortParam,
  textParam,
  type StateOf,
} from '../../ui/url-state/url-param.ts';
import { searchFor } from '../../ui/word-search.ts';
import { nearnessOf } from './time-left.ts';

export const FACES = ['acik', 'sonuclanan', 'tumu'] as const;
export const TIMES = ['geciken', 'iki', 'on', 'atanmadi'] as const;

export const SPEC = {
  q: textParam('q'),
  face: oneOfParam('yuz', FACES),
  states: listParam('durum'),
  times: listParam('sure'),
  departments: listParam('departman'),
  rights: listParam('hak'),
  groups: listParam('grup'),
  sort: sortParam('sirala', { key: 'kalan', descending: false }),
};
export type Asked = Omit<StateOf<typeof SPEC>, 'sort'>;
export const NOTHING = { q: '', states: [], times: [], departments: [], rights: [], groups: [] };

const isOpen = (row: ApplicationRow) => row.durum !== 'sonuclandi';

const inTime = (row: ApplicationRow, times: readonly string[]) =>
  isOpen(row) &&
  (times.includes(nearnessOf(row)) || (times.includes('atanmadi') && row.department_id === null));

const textOf = (row: ApplicationRow) =>
  [
    ...[row.basvuru_no, row.ad_soyad, row.talep],
    ...row.haklar.flatMap((right) => Object.values(RIGHT_TEXTS[right].short)),
  ].join(' ');

/** The applications after search and filters. */
export function narrowed(rows: readonly ApplicationRow[], asked: Asked): readonly ApplicationRow[] {
  const { face, states, times, departments, rights, groups } = asked;
  const found = searchFor(asked.q);
  return rows.filter(
    (row) =>
      (face === 'tumu' || isOpen(row) === (face === 'acik')) &&
      among(states, row.durum) &&
      (times.length === 0 || inTime(row, times)) &&
      among(departments, String(row.department_id ?? '')) &&
      (rights.length === 0 || row.haklar.some((right) => rights.includes(right))) &&
      among(groups, row.kisi_grubu ?? '') &&
      found(textOf(row)),
  );
}
