import { DOCUMENT_TYPES, type DocumentRow } from '@emanet/contract/documents';
import { among } from '../../ui/filters/filter.ts';
import {
  flagParam,
  idParam,
  listParam,
  sortParam,
  textParam,
  type StateOf,
} from '../../ui/url-state/url-param.ts';
import { searchFor } from '../../ui/word-search.ts';
import { owedNearness } from './review.ts';

export const SPEC = {
  q: textParam('q'),
  types: listParam('tur'),
  reviews: listParam('gozden'),
  unused: flagParam('kullanilmayan'),
  /** Late and near reviews first, documents without a date last. */
  sort: sortParam('sirala', { key: 'gozden_gecirme', descending: false }),
  open: idParam('kayit'),
};
/** The archive has no due days, so it is sorted by name. */
export const ARCHIVE_SPEC = {
  ...SPEC,
  sort: sortParam('sirala', { key: 'dokuman_ismi', descending: false }),
};
export type Asked = Omit<StateOf<typeof SPEC>, 'sort' | 'open'>;
export const NOTHING: Asked = { q: '', types: [], reviews: [], unused: false };

/** Kinds of documents in the order of the screen, with short words for the address. */
export const KINDS = {
  aydinlatma: DOCUMENT_TYPES[0],
  riza: DOCUMENT_TYPES[3],
  politika: DOCUMENT_TYPES[1],
  taahhut: DOCUMENT_TYPES[2],
} as const;
export const KIND_KEYS = ['aydinlatma', 'riza', 'politika', 'taahhut'] as const;

/** The documents after search and filters. */
export function narrowed(
  rows: readonly DocumentRow[],
  { q, types, reviews, unused }: Asked,
): readonly DocumentRow[] {
  const found = searchFor(q);
  const wanted = KIND_KEYS.filter((key) => types.includes(key)).map((key): string => KINDS[key]);
  return rows.filter(
    (row) =>
      among(wanted, row.dokuman_tur) &&
      among(reviews, owedNearness(row)) &&
      (!unused || row.faaliyet_sayisi === 0) &&
      found(row.dokuman_ismi),
  );
}
