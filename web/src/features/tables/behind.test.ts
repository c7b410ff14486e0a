import { describe, expect, it } from 'vitest';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { NO_FILTERS, passes, readFilters } from '../../records/list/filters/filters.ts';
import { madeRow } from '../../records/made-row.ts';
import { addressOfActivities, addressOfGap } from './behind.ts';

const filtersOf = (address: string) =>
  readFilters(new URL(address, 'https://emanet.test').searchParams, processingActivityFields);

describe('the address behind a gap', () => {
  const gap = { kod: 'mekanizma_eksik', kategori: 'kimlik' } as const;

  it('is the register narrowed to the records it comes from', () => {
    const address = addressOfGap(gap, { tur: 'veri_harita', id: null });
    expect(address).toMatch(/^\/veri-isleme\?/);
    expect(filtersOf(address)).toEqual({ ...NO_FILTERS, gap });
  });

  it('is the record where it is the only one', () => {
    expect(addressOfGap(gap, { tur: 'varlik_listesi', id: 7 })).toBe('/varlik-listesi?kayit=7');
  });
});

describe('the activities behind a figure', () => {
  const found = (address: string, row: Parameters<typeof madeRow>[0]) =>
    passes(madeRow(row), filtersOf(address), processingActivityFields);

  it('hold any data of the category', () => {
    const address = addressOfActivities('saglik_bilgileri');
    expect(found(address, { islenen_kisisel_veriler: ['ad_soyad', 'kan_grubu'] })).toBe(true);
    expect(found(address, { islenen_kisisel_veriler: ['ad_soyad'] })).toBe(false);
  });

  it('are about the group of people', () => {
    const data = { islenen_kisisel_veriler: ['kan_grubu'] };
    const staff = addressOfActivities('saglik_bilgileri', 'calisan');
    expect(found(staff, { ...data, ilgili_kisi: ['calisan', 'kefil'] })).toBe(true);
    expect(found(staff, { ...data, ilgili_kisi: ['kefil'] })).toBe(false);
    const customers = addressOfActivities('saglik_bilgileri', 'musteri');
    expect(found(customers, { ...data, ilgili_kisi: ['hasta'] })).toBe(true);
    expect(found(customers, { ...data, ilgili_kisi: ['kefil'] })).toBe(false);
    const others = addressOfActivities('saglik_bilgileri', 'diger');
    expect(found(others, { ...data, ilgili_kisi: ['kefil'] })).toBe(true);
    expect(found(others, { ...data, ilgili_kisi: ['calisan'] })).toBe(false);
  });
});
