import type { AssetLine, SupplierLine } from '@emanet/contract/tables';
import { describe, expect, it } from 'vitest';
import { assetLine, findLines, inDictionaryOrder, supplierLine } from './lines.ts';

const counts = {
  faaliyet_sayisi: 1,
  kategori_sayisi: 1,
  ozel_nitelikli: false,
  yurt_disi: false,
  ulkeler: [],
  mekanizma_eksik: 0,
};
const supplier = (tedarikci_adi: string, more: Partial<SupplierLine> = {}) =>
  supplierLine({
    ...{ tedarikci_adi, aktarim_sayisi: 1, sozlesmeli: 1, sozlesme_yanitsiz: 0 },
    ...counts,
    ...more,
  });
const asset = (more: Partial<AssetLine> = {}): AssetLine => ({
  id: 7,
  varlik_ismi: 'Dolap',
  varlik_turu: 'bordro_yazilimi',
  department_name: 'İnsan Kaynakları',
  tedarikci_adi: null,
  tedbir_sayisi: 2,
  ...counts,
  ...more,
});

const lines = [
  supplier('Zirve', { yurt_disi: true, ulkeler: ['Çekya'], mekanizma_eksik: 1 }),
  supplier('Çınar', { ozel_nitelikli: true, kategori_sayisi: 4 }),
  supplier('Cihan', { kategori_sayisi: 4, ozel_nitelikli: true, yurt_disi: true }),
  supplier('IŞIK Bordro'),
];
const all = { q: '', special: false, abroad: false };
const names = (found: readonly { name: string }[]) => found.map((one) => one.name);

describe('finding lines', () => {
  it.each([
    ['ışık', ['IŞIK Bordro']],
    ['isik', ['IŞIK Bordro']],
    ['Cinar', ['Çınar']],
    ['çihan', ['Cihan']],
    ['IŞIK BOR', ['IŞIK Bordro']],
    ['çekya', ['Zirve']],
    ['  ', ['Zirve', 'Çınar', 'Cihan', 'IŞIK Bordro']],
  ])('%j finds %j', (q, expected) => {
    expect(names(findLines(lines, { ...all, q }))).toEqual(expected);
  });

  it('narrows to special data, to transfers abroad, and to both', () => {
    expect(names(findLines(lines, { ...all, special: true }))).toEqual(['Çınar', 'Cihan']);
    expect(names(findLines(lines, { ...all, abroad: true }))).toEqual(['Zirve', 'Cihan']);
    expect(names(findLines(lines, { q: '', special: true, abroad: true }))).toEqual(['Cihan']);
  });

  it('looks through type, department and supplier of an asset', () => {
    const line = assetLine(asset({ tedarikci_adi: 'Zirve' }), 'en');
    expect(line.about).toContain('İnsan Kaynakları');
    for (const q of ['payroll', 'insan kaynak', 'zirve'])
      expect(names(findLines([line], { ...all, q }))).toEqual(['Dolap']);
  });

  it('shows a type that the list does not know as it is, and none as none', () => {
    expect(assetLine(asset({ varlik_turu: 'yeni_tur' }), 'tr').about).toMatch(/^yeni_tur · /);
    expect(assetLine(asset({ varlik_turu: null }), 'tr').about).toBe('İnsan Kaynakları');
  });
});

describe('the order of lines', () => {
  it('is that of a Turkish dictionary', () => {
    expect(names(inDictionaryOrder(lines))).toEqual(['Cihan', 'Çınar', 'IŞIK Bordro', 'Zirve']);
  });
});
