import { describe, expect, it } from 'vitest';
import { wordsOf } from '@emanet/contract/shared/turkish';
import {
  addressOf,
  clientEntriesOf,
  entriesOf,
  listOf,
  matching,
  namingCompany,
  type Entry,
} from './entries.ts';

const screen = (label: string, more: Partial<Entry> = {}): Entry => ({
  key: label,
  kind: 'screen',
  label,
  ...more,
});

const ENTRIES = [
  screen('Kamu Aktarımları', { hint: 'Envanter' }),
  screen('Varlık haritası'),
  screen('Varlık Listesi', { hint: 'Envanter' }),
  screen('İnceleme', { also: 'denetim raporu' }),
  screen('Yeni varlık ekle'),
];
const found = (q: string) => matching(ENTRIES, wordsOf(q)).map((entry) => entry.label);

describe('entries of the browser are found', () => {
  it('by their beginning first, then by a word, then inside', () => {
    expect(found('varlık')).toEqual(['Varlık haritası', 'Varlık Listesi', 'Yeni varlık ekle']);
    expect(found('arlık')).toEqual(['Varlık haritası', 'Varlık Listesi', 'Yeni varlık ekle']);
    expect(found('liste')).toEqual(['Varlık Listesi']);
  });

  it('by words in any order, by their menu and by words that are not shown', () => {
    expect(found('envanter varlık')).toEqual(['Varlık Listesi']);
    expect(found('rapor')).toEqual(['İnceleme']);
    expect(found('iNCE')).toEqual(['İnceleme']);
    expect(found('yok')).toEqual([]);
  });
});

describe('a hit leads', () => {
  it('to its record in the list, a supplier to the directory', () => {
    expect(addressOf('veri_harita', { id: 12, ad: 'Bordro' })).toBe('/veri-isleme?kayit=12');
    expect(addressOf('dokumanlar', { id: 3, ad: 'Metin' })).toBe('/dokumanlar?kayit=3');
    expect(addressOf('tedarikci_listesi', { id: 3, ad: 'A & B' })).toBe(
      '/tedarikciler/rehber?q=A+%26+B',
    );
  });

  it('and all of a kind to the list, narrowed', () => {
    expect(listOf('varlik_listesi', 'e posta #')).toBe('/varlik-listesi?q=e+posta+%23');
  });
});

describe('what the server found', () => {
  const found = {
    ...{ id: 4, ad: 'Bordro', ek: null, department_name: null },
    ...{ ozel_nitelikli: true, yurt_disi: false },
  };
  const texts = { all: 'Tümü', typeOf: (type: string) => `<${type}>` };

  it('shows department and second line, the type of a document in its language', () => {
    const hintOf = (tur: 'veri_aktarim' | 'dokumanlar', more: object) =>
      entriesOf({ tur, kayitlar: [{ ...found, ...more }], dahasi: false }, 'b', texts)[0]?.hint;
    expect(hintOf('veri_aktarim', { ek: 'A.Ş.', department_name: 'Satış' })).toBe('Satış · A.Ş.');
    expect(hintOf('veri_aktarim', {})).toBeUndefined();
    expect(hintOf('dokumanlar', { ek: 'Politika' })).toBe('<Politika>');
  });

  it('shows the number of a record that was found by it', () => {
    const hintOf = (q: string) =>
      entriesOf(
        { tur: 'veri_harita', kayitlar: [{ ...found, department_name: 'Satış' }], dahasi: false },
        q,
        texts,
      )[0]?.hint;
    for (const q of ['4', '#4', '04']) expect(hintOf(q), q).toBe('#4 · Satış');
    for (const q of ['44', 'bordro 4', '#', '']) expect(hintOf(q), q).toBe('Satış');
  });

  it('ends with the way to the list when there are more', () => {
    const group = { tur: 'veri_harita' as const, kayitlar: [found], dahasi: true };
    const [first, last] = entriesOf(group, 'bor', texts);
    expect(first).toMatchObject({ to: '/veri-isleme?kayit=4', special: true, keep: true });
    expect(last).toMatchObject({ kind: 'all', label: 'Tümü', to: '/veri-isleme?q=bor' });
    expect(last?.keep).toBeUndefined();
  });
});

describe('where no company is chosen', () => {
  it('a hit names its client and opens in it', () => {
    const hit = { id: 7, company_id: 3, company_name: 'Ilgaz Gıda', ad: 'Bulutix', ek: 'Yedek' };
    const group = { tur: 'veri_harita' as const, kayitlar: [hit], dahasi: false };
    expect(clientEntriesOf(group, { typeOf: (type) => type })).toMatchObject([
      { label: 'Bulutix', hint: 'Ilgaz Gıda · Yedek', to: '/veri-isleme?kayit=7&sirket=3' },
    ]);
  });

  it('a screen says which company it opens, those of all clients and of the person do not', () => {
    const company = { company_id: 3, company_name: 'Ilgaz Gıda' };
    const named = namingCompany(
      [
        screen('Denetim', { to: '/denetim' }),
        screen('Müşteriler', { to: '/portfoy' }),
        screen('Hesabım', { to: '/guvenlik' }),
        screen('Başka', { to: '/denetim?sirket=9', hint: 'Şirkete geç' }),
      ],
      company,
    );
    expect(named.map(({ hint, to }) => [hint, to])).toEqual([
      ['Ilgaz Gıda', '/denetim?sirket=3'],
      [undefined, '/portfoy'],
      [undefined, '/guvenlik'],
      ['Şirkete geç', '/denetim?sirket=9'],
    ]);
    expect(namingCompany([screen('Denetim', { to: '/denetim' })], undefined)).toMatchObject([
      { to: '/denetim' },
    ]);
  });
});
