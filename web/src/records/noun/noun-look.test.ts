import { supplierNoun } from '@emanet/contract/suppliers';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  columnsOf,
  factsOf,
  findRows,
  foundIn,
  textIn,
  type NounLook,
} from './noun-look.ts';

// The label of a field is its name here; `t` answers keys.
const t = ((key: string) => key) as TFunction;
const look: NounLook = { ...supplierNoun, label: (_, name) => name, kept: ['ulke'] };
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
const german = { ...supplier, id: 5, ulke: 'ALMANYA' };
const country = look.fields.find(({ name }) => name === 'ulke');

describe('a noun on screen', () => {
  it('has a column for each field, the name first, and keeps the chosen ones longest', () => {
    const columns = columnsOf(look, { t, lang: 'tr' }, (text) => text);
    expect(columns.map(({ id }) => id)).toEqual(supplierNoun.fields.map(({ name }) => name));
    expect(columns[0]?.least).toBeLessThan(columns[0]?.width ?? 0);
    const ranks = columns.slice(1).map(({ id, rank }) => ({ id, rank: rank ?? 0 }));
    expect(ranks.toSorted((a, b) => a.rank - b.rank)[0]?.id).toBe('ulke');
    expect(new Set(ranks.map(({ rank }) => rank)).size).toBe(ranks.length);
  });

  it('is found whatever the case and the dot of the i', () => {
    expect(findRows(look, [supplier], 'IŞIK türk', 'tr')).toEqual([supplier]);
    expect(findRows(look, [supplier], 'işık', 'tr')).toEqual([supplier]);
    expect(findRows(look, [supplier], 'kargo', 'tr')).toEqual([]);
    expect(findRows(look, [supplier], '', 'tr')).toEqual([supplier]);
  });

  it('names a country in the language of the reader and finds it by that name', () => {
    expect(country && [textIn(german, country, 'tr'), textIn(german, country, 'en')]).toEqual([
      ...['Almanya', 'Germany'],
    ]);
    expect(findRows(look, [german, supplier], 'germany', 'en')).toEqual([german]);
    expect(findRows(look, [german, supplier], 'germany', 'tr')).toEqual([]);
    expect(foundIn(look, german, [], 'germany', { t, lang: 'en' })).toBe('ulke: Germany');
    expect(foundIn(look, german, ['ulke'], 'germany', { t, lang: 'en' })).toBe(undefined);
  });

  it('lists the filled fields, and every changed field of an entry in their order', () => {
    expect(factsOf(look, german, { t, lang: 'en' })).toEqual([
      ['tedarikci_unvan', 'Işık Bordro ve Danışmanlık A.Ş.'],
      ['ulke', 'Germany'],
    ]);
    const changed = supplierNoun.fields
      .map(({ name }) => ({ alan: name, eski: null, yeni: 'x' }))
      .toReversed();
    expect(changesOf(look, changed, { t, lang: 'tr' }).map(({ alan }) => alan)).toEqual(
      supplierNoun.fields.map(({ name }) => name),
    );
  });
});
