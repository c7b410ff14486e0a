import type { FilingRow } from '@emanet/contract/filings/preparation';
import type { Notification, RegistryCategory } from '@emanet/contract/tables';
import { describe, expect, it } from 'vitest';
import { enteredOf, filterLines, firstOpen, linesOf, stateOf } from './sections.ts';

const row = (
  bolum: FilingRow['bolum'],
  satir: string,
  rest: Partial<FilingRow> = {},
): FilingRow => ({
  bolum,
  satir,
  degerler: ['x'],
  onceki: null,
  imza: 'i',
  isaret: null,
  ...rest,
});
const entered = { isaret: { kaydeden: 'Ayşe', tarih: '2026-11-20T08:00:00Z' } };
const category = (
  kategori: string,
  eksikler: RegistryCategory['eksikler'] = [],
): RegistryCategory => ({
  kategori,
  ad: kategori,
  ozel_nitelikli: false,
  faaliyet_sayisi: 1,
  amaclar: [],
  ilgili_kisiler: [],
  alici_gruplari: [],
  saklama: { en_uzun: null, sicil: [], asgari: false, sureler: [] },
  yurt_disi: { ulkeler: [], mekanizmalar: [] },
  eksikler,
});

describe('sections of the notification', () => {
  const rows = [
    row('kategoriler', 'kimlik', entered),
    row('amaclar', 'kimlik', { onceki: ['y'] }),
    row('amaclar', 'finans', entered),
  ];

  it('count what is entered, and lead to the first that is not', () => {
    expect(enteredOf(rows)).toEqual({ done: 2, all: 3 });
    expect(enteredOf(rows, 'amaclar')).toEqual({ done: 1, all: 2 });
    expect(firstOpen(rows)).toBe('amaclar');
    expect(firstOpen(rows.filter(({ isaret }) => isaret))).toBeUndefined();
  });

  it('filter by what changed since the last filing and what is not entered', () => {
    const lines = linesOf('amaclar', [category('kimlik'), category('finans')], rows);
    const names = (filter: 'tumu' | 'degisen' | 'islenmemis') =>
      filterLines(lines, filter).map((one) => one.category.kategori);
    expect(names('tumu')).toEqual(['kimlik', 'finans']);
    expect(names('degisen')).toEqual(['kimlik']);
    expect(names('islenmemis')).toEqual(['kimlik']);
  });

  it('name abroad only those categories that go there or lack a word about it', () => {
    const lacking = category('saglik', [{ kod: 'ulke_eksik', sayi: 1, kayitlar: [] }]);
    const lines = linesOf(
      'yurt_disi',
      [category('kimlik'), lacking, category('finans')],
      [row('yurt_disi', 'finans')],
    );
    expect(lines.map((one) => one.category.kategori)).toEqual(['saglik', 'finans']);
  });
});

describe('the state of a section', () => {
  const content = (rest: Partial<Notification> = {}): Notification => ({
    eksiksizlik: 0,
    faaliyet_sayisi: 1,
    verisiz_faaliyet: 0,
    kategoriler: [category('kimlik')],
    tedbirler: { teknik: [], idari: [] },
    ...rest,
  });
  const answers = (yurt_disi: 'evet' | 'hayir' | 'bilinmiyor') =>
    content({ yanitlar: { alici_gruplari: 'evet', yurt_disi } });
  const gap = { kod: 'aktarim_kaydi_yok' as const, sayi: 2, kayitlar: [] };

  it('takes no rows for done only where the records answered with none', () => {
    expect(stateOf('yurt_disi', answers('hayir'), [])).toBe('yok');
    expect(stateOf('yurt_disi', answers('bilinmiyor'), [])).toBe('soru');
    expect(stateOf('yurt_disi', content(), [])).toBe('soru');
    expect(stateOf('amaclar', answers('hayir'), [])).toBe('soru');
    expect(stateOf('tedbirler', answers('hayir'), [])).toBe('eksik');
  });

  it('has gaps of a category, and of records without any data', () => {
    const rows = [row('yurt_disi', 'kimlik', entered)];
    expect(stateOf('yurt_disi', answers('evet'), rows)).toBe('islendi');
    expect(stateOf('yurt_disi', answers('evet'), [row('yurt_disi', 'kimlik')])).toBe('acik');
    const inCategory = content({ kategoriler: [category('kimlik', [gap])] });
    expect(stateOf('yurt_disi', inCategory, rows)).toBe('eksik');
    expect(stateOf('yurt_disi', content({ genel_eksikler: [gap] }), rows)).toBe('eksik');
  });
});
