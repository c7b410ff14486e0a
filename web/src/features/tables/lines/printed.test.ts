import { describe, expect, it } from 'vitest';
import { MOST_PRINTED } from '../../../ui/print/printing.ts';
import { supplierLine } from './lines.ts';
import { foldedOnPaper, MOST_UNFOLDED, printedOpen } from './printed.ts';

const lines = Array.from({ length: MOST_PRINTED + 1 }, (_, n) =>
  supplierLine({
    tedarikci_adi: `Tedarikçi ${n}`,
    aktarim_sayisi: 1,
    sozlesmeli: 1,
    sozlesme_yanitsiz: 0,
    faaliyet_sayisi: 1,
    kategori_sayisi: 1,
    ozel_nitelikli: false,
    yurt_disi: false,
    ulkeler: [],
    mekanizma_eksik: 0,
  }),
);
const named = (...numbers: number[]) => new Set(numbers.map((n) => `Tedarikçi ${n}`));

describe('unfolded rows on paper', () => {
  it('are those that are open on the screen, in its order', () => {
    expect(printedOpen(lines, named(7, 3))).toEqual(['Tedarikçi 3', 'Tedarikçi 7']);
    expect(foldedOnPaper(lines, named(7, 3))).toBe(0);
  });

  it('are only rows that are printed', () => {
    expect(printedOpen(lines, named(2, MOST_PRINTED))).toEqual(['Tedarikçi 2']);
    expect(printedOpen(lines.slice(0, 2), named(2))).toEqual([]);
  });

  it('end at a limit, beyond which the summary stands alone', () => {
    const open = new Set(lines.map(({ name }) => name));
    expect(printedOpen(lines, open)).toHaveLength(MOST_UNFOLDED);
    expect(foldedOnPaper(lines, open)).toBe(MOST_PRINTED - MOST_UNFOLDED);
  });
});
