import type { DocumentRow } from '@emanet/contract/documents';
import { expect, it } from 'vitest';
import { ARCHIVE_SPEC, narrowed, NOTHING, SPEC } from './filters.ts';
import { nearnessOf, owedNearness } from './review.ts';

const NOON = Date.parse('2026-11-22T09:00:00Z');
const row = (id: number, more: Partial<DocumentRow>): DocumentRow => ({
  id,
  company_id: 1,
  dokuman_ismi: 'Metin',
  dokuman_tur: 'Politika',
  lastupdated: '2026-01-01',
  dokuman_linki: null,
  dosya_adi: null,
  dosya_turu: null,
  dosya_boyutu: null,
  dosya_surumu: 1,
  guncel: true,
  gozden_gecirme: null,
  faaliyet_sayisi: 0,
  surum: 1,
  guncelleyen: 'Ece Yıldız',
  guncellenme_tarihi: '2026-01-01T00:00:00Z',
  ...more,
});
const rows = [
  row(1, { dokuman_ismi: 'İnternet Sitesi Çerez Metni', dokuman_tur: 'Aydınlatma Metni' }),
  row(2, { gozden_gecirme: '2000-01-01', faaliyet_sayisi: 3 }),
];
const ids = (asked: object) => narrowed(rows, { ...NOTHING, ...asked }).map(({ id }) => id);

it('finds documents by words without marks, by kind, by use and by review', () => {
  expect(ids({})).toEqual([1, 2]);
  expect(ids({ q: 'cerez internet' })).toEqual([1]);
  expect(ids({ types: ['politika'] })).toEqual([2]);
  expect(ids({ unused: true })).toEqual([1]);
  expect(ids({ reviews: ['geciken'] })).toEqual([2]);
  expect(ids({ reviews: ['tarihsiz', 'geciken'] })).toEqual([1, 2]);
});

it.each([
  ['2026-11-21', 'geciken'],
  ['2026-11-22', 'yaklasan'],
  ['2026-12-22', 'yaklasan'],
  ['2026-12-23', 'ileride'],
  [null, 'tarihsiz'],
] as const)('a review on %s is %s', (day, nearness) => {
  expect(nearnessOf(day, NOON)).toBe(nearness);
});

it('owes no review for a document that is out of use', () => {
  const past = row(3, { gozden_gecirme: '2024-11-22' });
  expect(owedNearness(past, NOON)).toBe('geciken');
  const archived = { ...past, guncel: false };
  expect(owedNearness(archived, NOON)).toBe('ileride');
  expect(narrowed([past, archived], { ...NOTHING, reviews: ['geciken'] })).toEqual([past]);
});

it('opens with the reviews that are due first, unless another order is asked for', () => {
  const read = (search: string) => SPEC.sort.read(new URLSearchParams(search));
  expect(read('')).toEqual({ key: 'gozden_gecirme', descending: false });
  expect(read('sirala=-dokuman_ismi')).toEqual({ key: 'dokuman_ismi', descending: true });
  expect(ARCHIVE_SPEC.sort.read(new URLSearchParams()).key).toBe('dokuman_ismi');
});
