import { WAITING_KINDS, type Waiting } from '@emanet/contract/portfolio/waiting';
import { inCompany } from '@emanet/contract/shared/company-address';
import { among } from '../../../ui/filters/filter.ts';
import {
  listParam,
  oneOfParam,
  sortParam,
  textParam,
  type StateOf,
} from '../../../ui/url-state/url-param.ts';
import { searchFor } from '../../../ui/word-search.ts';

export const WAITING_FACES = ['tumu', ...WAITING_KINDS] as const;

export const WAITING_SPEC = {
  q: textParam('q'),
  face: oneOfParam('goster', WAITING_FACES),
  clients: listParam('musteri'),
  state: listParam('durum'),
  sort: sortParam('sirala', { key: 'son', descending: false }),
};
export type AskedWaiting = StateOf<typeof WAITING_SPEC>;
export const NO_WAITING_FILTER = { q: '', face: 'tumu', clients: [], state: [] } as const;

/** A row in the list, which needs a number of its own. */
export type WaitingRow = Waiting & Readonly<{ key: string }>;
export const keyed = (rows: readonly Waiting[]): readonly WaitingRow[] =>
  rows.map((one) => ({ ...one, key: `${one.company_id}:${one.tur}:${one.id}` }));

/** States that a row can be filtered by: past its last day, a mail that came back, nobody to answer. */
export const STATES = ['gecti', 'ulasmadi', 'kimsesiz'] as const;
export const isIn = (one: Waiting, state: string, today: string): boolean =>
  state === 'gecti'
    ? one.son_gun !== null && one.son_gun < today
    : state === 'ulasmadi'
      ? one.ulasmayan > 0
      : one.sayi === 0 && one.tur !== 'basvuran' && one.tur !== 'is';

/** The list in which the answer can be followed. */
export function addressOfWaiting({ company_id, tur, id }: Waiting): string {
  const path = {
    onay: '/envanter/onaylar',
    anket: `/envanter/anketler/${id}`,
    imza: `/metinler/${id}/imzalar`,
    egitim: '/farkindalik-egitimi',
    basvuru: `/basvurular/${id}`,
    basvuran: `/basvurular/${id}`,
    is: `/sureler?sure=${id}`,
  }[tur];
  return inCompany(path, company_id);
}

/** The rows after search and filters. */
export function narrowedWaiting(
  rows: readonly WaitingRow[],
  asked: AskedWaiting,
  today: string,
  textOf: (one: Waiting) => string,
): readonly WaitingRow[] {
  const found = searchFor(asked.q);
  return rows.filter(
    (one) =>
      (asked.face === 'tumu' || one.tur === asked.face) &&
      among(asked.clients, String(one.company_id)) &&
      (asked.state.length === 0 || asked.state.some((state) => isIn(one, state, today))) &&
      found(textOf(one)),
  );
}
