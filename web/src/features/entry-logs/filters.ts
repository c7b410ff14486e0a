import { ENTRY_EVENTS, type EntryLog } from '@emanet/contract/entry-logs';
import { ROLES } from '@emanet/contract/shared/roles';
import { DAY_MS, todayInTurkey } from '@emanet/contract/shared/time/today';
import { searchFor } from '../../ui/word-search.ts';
import { among } from '../../ui/filters/filter.ts';
import { listParam, oneOfParam, textParam, type StateOf } from '../../ui/url-state/url-param.ts';

/** Days of the list's range; '0' is everything stored. */
export const RANGES = ['30', '1', '7', '90', '365', '0'] as const;
/** Faces of the list: all, failed attempts, changes of company. */
export const FACES = ['hepsi', 'basarisiz', 'sirket'] as const;

export const SPEC = {
  q: textParam('q'),
  range: oneOfParam('gun', RANGES),
  face: oneOfParam('goster', FACES),
  events: listParam('olay'),
  roles: listParam('rol'),
  people: listParam('kisi'),
};
export type Asked = StateOf<typeof SPEC>;
export const NOTHING = { q: '', events: [], roles: [], people: [], face: 'hepsi' } as const;

/** The first day of a range, `YYYY-MM-DD`; undefined for everything. */
export const beginOf = (range: Asked['range'], now = Date.now()): string | undefined =>
  range === '0' ? undefined : todayInTurkey(now - (Number(range) - 1) * DAY_MS);

/** The entries after search and filters. */
export function narrowed(entries: readonly EntryLog[], asked: Asked): readonly EntryLog[] {
  const found = searchFor(asked.q);
  return entries.filter(
    (one) =>
      (asked.face !== 'basarisiz' || one.sonuc === 'başarısız') &&
      (asked.face !== 'sirket' || one.neden === 'sirket_degistirme') &&
      among(asked.events, one.neden ?? '') &&
      among(asked.roles, one.role ?? '') &&
      among(asked.people, String(one.user_id ?? '')) &&
      found(`${one.fullname ?? ''} ${one.email} ${one.ip}`),
  );
}

/** The filters in the form of the server's sheet, which takes one choice of several. */
export function queryOf(asked: Asked) {
  const only = (values: readonly string[]) => (values.length === 1 ? values[0] : undefined);
  const baslangic = beginOf(asked.range);
  const user_id = only(asked.people);
  const neden =
    asked.face === 'sirket'
      ? 'sirket_degistirme'
      : ENTRY_EVENTS.find((one) => one === only(asked.events));
  const role = ROLES.find((one) => one === only(asked.roles));
  return {
    ...(baslangic && { baslangic }),
    ...(asked.q && { q: asked.q }),
    ...(asked.face === 'basarisiz' && { sonuc: 'başarısız' as const }),
    ...(neden && { neden }),
    ...(role && { role }),
    ...(user_id && { user_id }),
  };
}
