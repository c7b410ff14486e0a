import { describe, expect, it } from 'vitest';
import { bodyOfEntry, entryOf, findSuppliers, shownIn } from './entry.ts';

const supplier = {
  id: 4,
  company_id: 1,
  tedarikci_adi: 'Işık Bordro',
  tedarikci_unvan: 'Işık Bordro ve Danışmanlık A.Ş.',
  vergi_no: null,
  yetkili_adi: null,
  eposta: null,
  telefon: null,
  ulke: 'Türkiye',
  surum: 2,
};

describe('an entry of the directory', () => {
  it('is sent without blank text', () => {
    const body = bodyOfEntry({ ...entryOf(), tedarikci_adi: '  Işık Bordro ', telefon: '   ' });
    expect(body).toMatchObject({ tedarikci_adi: 'Işık Bordro', telefon: null, ulke: null });
  });

  it('keeps what it does not change', () => {
    const { id: _, company_id: __, surum: ___, ...rest } = supplier;
    expect(bodyOfEntry(entryOf(supplier))).toEqual(rest);
  });

  it('is found whatever the case and the dot of the i', () => {
    expect(findSuppliers([supplier], 'IŞIK türk', 'tr')).toEqual([supplier]);
    expect(findSuppliers([supplier], 'işık', 'tr')).toEqual([supplier]);
    expect(findSuppliers([supplier], 'kargo', 'tr')).toEqual([]);
    expect(findSuppliers([supplier], '', 'tr')).toEqual([supplier]);
  });

  it('names its country as the reader does, and is found by it', () => {
    const german = { ...supplier, ulke: 'ALMANYA' };
    expect([shownIn(german, 'ulke', 'tr'), shownIn(german, 'ulke', 'en')]).toEqual([
      ...['Almanya', 'Germany'],
    ]);
    expect(shownIn(supplier, 'telefon', 'en')).toBe('');
    expect(findSuppliers([german, supplier], 'germany', 'en')).toEqual([german]);
    expect(findSuppliers([german, supplier], 'germany', 'tr')).toEqual([]);
  });
});
