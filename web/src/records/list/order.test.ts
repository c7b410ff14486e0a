import { describe, expect, it } from 'vitest';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { madeRow } from '../made-row.ts';
import type { RecordRow } from '../register.ts';
import { nextSort, readSort, sortRows, writeSort } from './order.ts';

const NAMES = { departments: [], documents: [] };
const sorted = (rows: RecordRow[], text: string) =>
  sortRows(rows, readSort(text, processingActivityFields), processingActivityFields, 'tr', NAMES);
const named = (names: string[]) =>
  names.map((surec_ismi, at) => madeRow({ id: at + 1, surec_ismi }));

describe('the order in the address', () => {
  it('is the newest change first when nothing is said', () => {
    const usual = { key: 'guncellenme_tarihi', descending: true };
    expect(readSort(null, processingActivityFields)).toEqual(usual);
    expect(readSort('sifre', processingActivityFields)).toEqual(usual);
    expect(writeSort(usual)).toBe('');
  });

  it('comes back as it was written', () => {
    for (const text of ['surec_ismi', '-eksiksizlik', 'guncellenme_tarihi', '-risk'])
      expect(writeSort(readSort(text, processingActivityFields))).toBe(text);
  });

  it('turns on a second click, and risk starts with the highest', () => {
    const first = nextSort({ key: 'surec_ismi', descending: false }, 'risk');
    expect(first).toEqual({ key: 'risk', descending: true });
    expect(nextSort(first, 'risk')).toEqual({ key: 'risk', descending: false });
    expect(nextSort(first, 'surec_ismi').descending).toBe(false);
  });
});

describe('sorting', () => {
  it('follows the Turkish alphabet', () => {
    const names = [
      'İzin',
      'Zimmet',
      'Izgara',
      'Çağrı',
      'Cari',
      'Şikâyet',
      'Satış',
      'Özlük',
      'Ofis',
    ];
    expect(sorted(named(names), 'surec_ismi').map((row) => row.surec_ismi)).toEqual([
      'Cari',
      'Çağrı',
      'Izgara',
      'İzin',
      'Ofis',
      'Özlük',
      'Satış',
      'Şikâyet',
      'Zimmet',
    ]);
  });

  it('counts numbers inside names', () => {
    const rows = sorted(named(['Kamera 10', 'Kamera 9']), 'surec_ismi');
    expect(rows.map((row) => row.surec_ismi)).toEqual(['Kamera 9', 'Kamera 10']);
  });

  it('puts empty values last in both directions', () => {
    const rows = [
      madeRow({ id: 1, dosya_ismi: null }),
      madeRow({ id: 2, dosya_ismi: 'B' }),
      madeRow({ id: 3, dosya_ismi: 'A' }),
    ];
    expect(sorted(rows, 'dosya_ismi').map((row) => row.id)).toEqual([3, 2, 1]);
    expect(sorted(rows, '-dosya_ismi').map((row) => row.id)).toEqual([2, 3, 1]);
  });

  it('orders risk by weight, instants by time and choices by their label', () => {
    const rows = [
      madeRow({ id: 1, risk: 'Orta', guncellenme_tarihi: '2026-11-18T23:00:00+00:00' }),
      madeRow({ id: 2, risk: 'Yüksek', guncellenme_tarihi: '2026-11-19T00:30:00+03:00' }),
      madeRow({ id: 3, risk: 'Düşük', guncellenme_tarihi: '2026-11-20T00:00:00Z' }),
    ];
    expect(sorted(rows, '-risk').map((row) => row.id)).toEqual([2, 1, 3]);
    expect(sorted(rows, 'guncellenme_tarihi').map((row) => row.id)).toEqual([2, 1, 3]);
    const purposes = [
      madeRow({ id: 1, isleme_sarti: ['k5_2_c_sozlesme'] }),
      madeRow({ id: 2, isleme_sarti: ['k5_1_acik_riza'] }),
    ];
    expect(sorted(purposes, 'isleme_sarti').map((row) => row.id)).toEqual([2, 1]);
  });

  it('leaves the rows it was given alone', () => {
    const rows = named(['B', 'A']);
    sorted(rows, 'surec_ismi');
    expect(rows.map((row) => row.surec_ismi)).toEqual(['B', 'A']);
  });
});
