import { assetFields } from '@emanet/contract/assets';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../platform/texts/texts.fixture.ts';
import { displayValue } from '../display.ts';
import { orderValue } from '../list/columns/order.ts';
import { searchText } from '../list/filters/search-text.ts';
import { madeRow } from '../made-row.ts';
import { changesOf } from '../drawer/changes.ts';
import { lookOf } from './kinds.ts';

beforeAll(startTexts);

const fieldOf = (name: string) => {
  const field = assetFields.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const people = fieldOf('kisi_sayisi');
const backups = fieldOf('yedek_saklama_suresi');
const NO_NAMES = { departments: [], documents: [] };

describe('a number', () => {
  it('is grouped as each language groups it', () => {
    expect(displayValue(people, 12_500, 'tr')).toBe('12.500');
    expect(displayValue(people, 12_500, 'en')).toBe('12,500');
    expect(displayValue(people, 0, 'tr')).toBe('0');
    expect(displayValue(people, null, 'tr')).toBe('');
  });

  it('is sorted by size, with nothing apart', () => {
    const key = (value: unknown) =>
      orderValue(madeRow({ kisi_sayisi: value }), 'kisi_sayisi', people, 'tr', NO_NAMES);
    expect([9, 10, 100, null].map(key)).toEqual([9, 10, 100, '']);
  });

  it('is filtered by bands that part all sizes', () => {
    const { filter } = lookOf(people);
    const bands = filter?.options(people, 'tr') ?? [];
    expect(bands.map(({ label }) => label)).toEqual([
      '100 altı',
      '100 – 1.000 arası',
      '1.000 – 10.000 arası',
      '10.000 – 100.000 arası',
      '100.000 ve üzeri',
    ]);
    for (const size of [0, 99, 100, 999, 1000, 5_000_000])
      expect(bands.filter(({ value }) => filter?.passes(size, value))).toHaveLength(1);
    expect(bands.some(({ value }) => filter?.passes(null, value))).toBe(false);
  });
});

describe('a duration', () => {
  it('is words', () => {
    expect(displayValue(backups, 'P6M', 'tr')).toBe('6 ay');
    expect(displayValue(backups, 'P1Y', 'en')).toBe('1 year');
  });

  it('is sorted by its length', () => {
    const key = (value: unknown) =>
      orderValue(
        madeRow({ yedek_saklama_suresi: value }),
        'yedek_saklama_suresi',
        backups,
        'tr',
        NO_NAMES,
      );
    const days = ['P2W', 'P30D', 'P6M', 'P1Y'].map(key);
    expect(days).toEqual([14, 30, 180, 365]);
    expect(key(null)).toBe('');
  });

  it('is filtered by bands', () => {
    const { filter } = lookOf(backups);
    const bands = filter?.options(backups, 'en') ?? [];
    expect(bands.map(({ label }) => label)).toEqual([
      'under 30 days',
      '30 days to under 6 months',
      '6 months to under 1 year',
      '1 year to under 5 years',
      '5 years or more',
    ]);
    const chosen = bands.filter(({ value }) => filter?.passes('P3M', value));
    expect(chosen.map(({ label }) => label)).toEqual(['30 days to under 6 months']);
  });

  it('is told in the change log and found by a search', () => {
    const row = madeRow({ kisi_sayisi: 12_500, yedek_saklama_suresi: 'P3M' });
    const text = searchText(row, assetFields, 'tr');
    for (const part of ['12500', '12.500', '3 ay']) expect(text).toContain(part);
    const entry = {
      id: 1,
      company_id: 1,
      tur: 'varlik_listesi' as const,
      record_id: 1,
      islem: 'güncelleme' as const,
      aktor_turu: 'kisi' as const,
      user_id: 1,
      guncelleyen: 'Ad',
      tarih: '2026-01-01T00:00:00Z',
      geri_alinan: null,
      toplu_islem: null,
      okundu: false,
      alanlar: [{ alan: 'yedek_saklama_suresi', eski: 'P30D', yeni: 'P3M' }],
    };
    const [change] = changesOf(entry, assetFields, 'assets', 'tr', NO_NAMES);
    expect(change).toMatchObject({ before: '30 gün', after: '3 ay' });
  });
});
