import { expect, it } from 'vitest';
import type { RenderedSection } from '@emanet/contract/texts/model';
import { recordsIn } from './records-in.ts';

const of = (alan: string, id = 7) => ({ tur: 'veri_harita' as const, id, alan });
const section = (p: RenderedSection['cumleler'][number]['p']): RenderedSection => ({
  ...{ k: 'a', baslik: 'A', bosluklar: [] },
  cumleler: [{ k: 'c', p }],
});

it('counts the fields of each record once, and knows those with special-category data', () => {
  const first = section([
    { t: 'Bordro', s: [of('surec_ismi')] },
    { t: ' için ' },
    { t: 'sağlık', s: [of('islenen_kisisel_veriler')], ozel: true },
    { t: 'Unvan', s: [{ tur: 'companies', id: 1, alan: 'unvan' }] },
  ]);
  const second = section([
    { t: 'Bordro', s: [of('surec_ismi'), of('surec_ismi', 9)] },
    { t: 'amaç', s: [of('islenme_amaci')] },
  ]);
  expect(recordsIn([first])).toMatchObject([{ key: 'veri_harita:7', fields: 2, special: true }]);
  expect(recordsIn([first, second])).toMatchObject([
    { key: 'veri_harita:7', fields: 3, special: true },
    { key: 'veri_harita:9', fields: 1, special: false },
  ]);
  expect(recordsIn([])).toEqual([]);
});
