import type { PlannedRow } from '@emanet/contract/records/import';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { describe, expect, it } from 'vitest';
import { changesIn, findRows, toFindable, toWrite, type Fate } from './rows.ts';

const row = (satir: number, parts: Partial<PlannedRow> = {}): PlannedRow => ({
  satir,
  sayfa: null,
  durum: 'eklenecek',
  id: null,
  ad: `Kayıt ${satir}`,
  departman: 'Depo',
  alanlar: [],
  sorunlar: [],
  ...parts,
});

const refused = row(3, {
  durum: 'reddedilecek',
  ad: 'Işık Ölçümü',
  sorunlar: [
    {
      hucre: 'K3',
      alan: 'isleme_sarti',
      baslik: 'Hukuki sebep',
      neden: 'Seçenek yok.',
      yazilan: null,
      bilinmeyen: null,
    },
  ],
});
const changed = row(4, {
  durum: 'degisecek',
  id: 9,
  alanlar: [{ alan: 'dosya_ismi', eski: 'Eski dosya', yeni: 'Yeni klasör' }],
});
const rows = toFindable([row(2), refused, changed]);
const found = (q: string, fate?: Fate) => findRows(rows, fate, q).map(({ satir }) => satir);

describe('findRows', () => {
  it('keeps the rows of one fate, and all of them without', () => {
    expect(found('')).toEqual([2, 3, 4]);
    expect(found('', 'eklenecek')).toEqual([2]);
    expect(found('', 'degisecek')).toEqual([4]);
    expect(found('', 'reddedilecek')).toEqual([3]);
    expect(found('', 'ayni')).toEqual([]);
  });

  it('looks at names, cells, reasons and values, whichever i is typed', () => {
    expect(found('IŞIK')).toEqual([3]);
    expect(found('işik')).toEqual([3]);
    expect(found('k3')).toEqual([3]);
    expect(found('seçenek hukuki')).toEqual([3]);
    expect(found('yeni klasör')).toEqual([4]);
    expect(found('depo', 'degisecek')).toEqual([4]);
    expect(found('yok böyle')).toEqual([]);
  });
});

describe('toWrite', () => {
  it('counts what is stored, not what is skipped', () => {
    const ozet = { eklenecek: 2, degisecek: 3, ayni: 5, reddedilecek: 7 };
    expect(toWrite({ ozet })).toBe(5);
  });
});

describe('changesIn', () => {
  const changes = (alanlar: PlannedRow['alanlar']) =>
    changesIn(row(2, { alanlar }), processingActivityFields, 'processingActivities', 'tr');

  it('shows a text with what was there before', () => {
    expect(changes([{ alan: 'dosya_ismi', eski: null, yeni: 'Klasör' }])).toEqual([
      { alan: 'dosya_ismi', label: 'Dosya veya kayıt adı', before: '', after: 'Klasör' },
    ]);
  });

  it('shows each entry of a list by itself', () => {
    const alan = 'ilgili_kisi';
    const [change] = changes([{ alan, eski: 'Çalışan', yeni: 'Stajyer; Ziyaretçi' }]);
    expect(change).toMatchObject({ plus: ['Stajyer', 'Ziyaretçi'], minus: ['Çalışan'] });
    expect(changes([{ alan, eski: null, yeni: 'Çalışan' }])[0]).toMatchObject({
      plus: ['Çalışan'],
      minus: [],
    });
  });
});
