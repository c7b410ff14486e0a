import { expect, it } from 'vitest';
import { crossingsOf, type Holder } from './crossings.ts';

const holder = (more: Partial<Holder>): Holder => ({
  ...{ tur: 'veri_harita', id: 1, ad: 'Referans kontrolü', bolum: 'ilgili_kisiler' },
  ...{ kategoriler: ['ozluk', 'finans'], degerler: ['calisan', 'musteri'], told: new Map() },
  ...more,
});
const pairsOf = (...holders: readonly Holder[]) =>
  crossingsOf(holders).map(({ kategori, deger }) => `${kategori}/${deger}`);
const ALL = ['ozluk/calisan', 'ozluk/musteri', 'finans/calisan', 'finans/musteri'];

it.each<[string, string[], ...Holder[]]>([
  ['several of both', ALL, holder({})],
  ['one group', [], holder({ degerler: ['calisan'] })],
  ['the same group twice', [], holder({ degerler: ['calisan', 'calisan'] })],
  ['one category', [], holder({ kategoriler: ['ozluk'] })],
  [
    'details that leave a single category untold',
    [],
    holder({ told: new Map([['ozluk', ['calisan']]]) }),
  ],
  [
    'details that leave two',
    ['finans/calisan', 'finans/musteri', 'risk_yonetimi/calisan', 'risk_yonetimi/musteri'],
    holder({
      kategoriler: ['ozluk', 'finans', 'risk_yonetimi'],
      told: new Map([['ozluk', ['calisan']]]),
    }),
  ],
  [
    'another record that states one pair',
    ALL.filter((one) => one !== 'ozluk/calisan'),
    holder({}),
    holder({ id: 2, kategoriler: ['ozluk'], degerler: ['calisan'] }),
  ],
  [
    'a statement of another section',
    ALL,
    holder({}),
    holder({ bolum: 'alici_gruplari', kategoriler: ['ozluk'], degerler: ['calisan'] }),
  ],
  [
    'identity and contact of people',
    ['finans/calisan', 'finans/musteri'],
    holder({ kategoriler: ['kimlik', 'iletisim', 'finans'] }),
  ],
  [
    'data that are published',
    ['kimlik/herkese_acik', 'ozluk/herkese_acik'],
    holder({
      bolum: 'alici_gruplari',
      kategoriler: ['kimlik', 'ozluk'],
      degerler: ['herkese_acik'],
    }),
  ],
  [
    'one other recipient',
    [],
    holder({ bolum: 'alici_gruplari', degerler: ['yetkili_kamu_kurumlari'] }),
  ],
  [
    'a country of a category that not all its activities hold',
    ['lokasyon/NL'],
    holder({
      ...{ bolum: 'yurt_disi', kategoriler: ['kimlik', 'lokasyon'], degerler: ['NL'] },
      told: new Map([['kimlik', ['NL']]]),
    }),
  ],
  [
    'a country of identity data',
    ['kimlik/NL'],
    holder({
      ...{ bolum: 'yurt_disi', kategoriler: ['kimlik'], degerler: ['NL'] },
      told: new Map(),
    }),
  ],
])('asks about crossings of %s', (_, asked, ...holders) => {
  expect(pairsOf(...holders)).toEqual(asked);
});

it('names every record that implies a crossing', () => {
  const [first] = crossingsOf([holder({}), holder({ id: 7, ad: 'Denetim' })]);
  expect(first?.kayitlar.map(({ id }) => id)).toEqual([1, 7]);
});
