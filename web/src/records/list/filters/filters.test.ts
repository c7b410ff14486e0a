import { describe, expect, it } from 'vitest';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { answerEntry } from '@emanet/contract/records/kinds/warning-answers';
import { madeRow } from '../../made-row.ts';
import {
  countFilters,
  filtersParam,
  isFiltered,
  NO_FILTERS,
  passes,
  readFilters,
} from './filters.ts';
import type { Filters } from './filters.ts';

const ALL: Filters = {
  q: 'işe giriş, sağlık & ücret',
  departments: [10, 12],
  verdicts: ['Uyarılı'],
  risks: ['Orta', 'Yüksek'],
  special: true,
  incomplete: true,
  warned: true,
  answered: true,
  unread: true,
  abroad: true,
  gap: { kod: 'sure_eksik', kategori: 'kimlik' },
  fields: { isleme_sarti: ['k5_1_acik_riza', 'k6_3_a_acik_riza'] },
  not: ['departman', 'isleme_sarti'],
  rule: 'mesru_menfaat',
  made: [[4, 9]],
};

const read = (search: string) => readFilters(new URLSearchParams(search), processingActivityFields);
const write = (filters: Filters, search = '') => {
  const params = new URLSearchParams(search);
  filtersParam(processingActivityFields).write(params, filters);
  return params;
};

describe('filters and the address', () => {
  it('come back from the address as they were written', () => {
    expect(read(write(ALL).toString())).toEqual(ALL);
    expect(read('')).toEqual(NO_FILTERS);
  });

  it('leave no trace when they are taken away', () => {
    expect(write(NO_FILTERS, write(ALL).toString()).toString()).toBe('');
  });

  it('leave the rest of the address alone', () => {
    const search = 'kayit=7&sirala=risk&gorunum=hukuki';
    const next = write(ALL, search);
    expect(next.get('kayit')).toBe('7');
    expect(write(NO_FILTERS, next.toString()).toString()).toBe(search);
  });

  it('ignore what an address cannot mean', () => {
    const filters = read('departman=x,3,,1.5&risk=Korkunç,Orta&ozel=evet&surec_ismi=a&verbis=yok');
    expect(filters).toEqual({ ...NO_FILTERS, departments: [3], risks: ['Orta'] });
  });
});

describe('what passes', () => {
  const row = madeRow({ department_id: 10, risk: 'Orta' });
  const only = (own: Partial<Filters>) =>
    passes(row, { ...NO_FILTERS, ...own }, processingActivityFields);

  it('is everything without filters', () => expect(only({})).toBe(true));

  it.each<[Partial<Filters>, boolean]>([
    [{ departments: [10] }, true],
    [{ departments: [11, 12] }, false],
    [{ risks: ['Orta'] }, true],
    [{ risks: ['Yüksek'] }, false],
    [{ special: true }, false],
    [{ incomplete: true }, false],
    [{ warned: true }, false],
    [{ answered: true }, false],
    [{ unread: true }, false],
    [{ fields: { isleme_sarti: ['k5_2_a_kanun', 'k5_1_acik_riza'] } }, true],
    [{ fields: { isleme_sarti: ['k5_1_acik_riza'] } }, false],
    [{ fields: { isleme_sarti: [] } }, true],
    [{ fields: { faaliyet_amaci: ['ise_alim'] } }, false],
    [{ fields: { faaliyet_amaci: ['-'] } }, true],
    [{ fields: { isleme_sarti: ['-'] } }, false],
    [{ fields: { isleme_sarti: ['-'] }, not: ['isleme_sarti'] }, true],
    [{ departments: [10], not: ['departman'] }, false],
    [{ departments: [11], not: ['departman'] }, true],
    [{ risks: ['Orta'], not: ['risk'] }, false],
    [{ not: ['risk'] }, true],
    [{ made: [[1, 3]] }, true],
    [{ made: [[2, 3]] }, false],
  ])('%j: %s', (filters, expected) => expect(only(filters)).toBe(expected));

  it('must pass all of them at once', () => {
    expect(only({ departments: [10], risks: ['Yüksek'] })).toBe(false);
  });

  it('finds a record with an answered warning, not one whose warning is open again', () => {
    const warning = { kod: 'yedek_yok', alan: 'yedekleme_var_mi', seviye: 'Orta' as const };
    const { kod, alan } = warning;
    const gerekce = 'Kayıt cihazı otuz günde bir üzerine yazar.';
    const uyari_cevaplari = [answerEntry({ kod, alan, gerekce, bitis: '2027-11-20' })];
    const found = (uyarilar: (typeof warning)[]) =>
      passes(
        madeRow({ uyari_cevaplari, uyarilar }),
        { ...NO_FILTERS, answered: true },
        processingActivityFields,
      );
    expect([found([]), found([warning])]).toEqual([true, false]);
  });

  it('finds what needs work', () => {
    const weak = madeRow({
      ozel_nitelikli: true,
      eksiksizlik: 99,
      unread_count: 2,
      uyarilar: [{ kod: 'ilkeye_aykiri', alan: 'ilkelere_uygunluk', seviye: 'Orta' }],
    });
    const wanted = { special: true, incomplete: true, warned: true, unread: true };
    expect(passes(weak, { ...NO_FILTERS, ...wanted }, processingActivityFields)).toBe(true);
  });
});

describe('counting', () => {
  it('counts each filter once and the search apart', () => {
    expect(countFilters(ALL)).toBe(13);
    expect(countFilters({ ...NO_FILTERS, q: 'a' })).toBe(0);
    expect(isFiltered({ ...NO_FILTERS, q: '  ' })).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, q: 'a' })).toBe(true);
  });
});
