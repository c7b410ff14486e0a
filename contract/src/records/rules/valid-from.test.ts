import { expect, it, vi } from 'vitest';
import { choiceOf, choicesOn, type LookupName } from '../../lookups.ts';
import { judge } from './rule.ts';
import { SUPPLIER_TRANSFER_RULES } from './supplier-rules.ts';

const DAY = '2027-01-01';
const EVE = '2026-12-31';

type List = Readonly<{ default: Readonly<{ items: readonly object[] }> }>;
/** The first row of each list takes effect on a day to come, as after a change of the law. */
const { later } = vi.hoisted(() => ({
  later: async (load: () => Promise<unknown>) => {
    const { default: list } = (await load()) as List;
    const [first, ...rest] = list.items;
    return { default: { ...list, items: [{ ...first, valid_from: '2027-01-01' }, ...rest] } };
  },
}));
vi.mock('../../data/retention-periods.json', later);
vi.mock('../../data/legal-bases.json', later);
vi.mock('../../data/processing-purposes.json', later);
vi.mock('../../data/recipients.json', later);
vi.mock('../../data/security-measures.json', later);
vi.mock('../../data/data-subjects.json', later);
vi.mock('../../data/asset-types.json', later);
vi.mock('../../data/public-bodies.json', later);
vi.mock('../../data/transfer-abroad.json', later);
vi.mock('../../data/adequacy-decisions.json', () => ({
  default: { items: [{ country: 'FR', validFrom: '2027-01-01' }] },
}));

it.each<[LookupName, string]>([
  ['saklama_suresi', 'is_iliskisi_10'],
  ['isleme_sarti', 'k5_1_acik_riza'],
  ['islenme_amaci', 'acil_durum'],
  ['alici_grubu', 'gercek_ozel_hukuk_kisileri'],
  ['alinan_tedbirler', 'ag_uygulama_guvenligi'],
  ['ilgili_kisi', 'calisan_adayi'],
  ['saklandigi_alan', 'kilitli_dolap'],
  ['varlik_turu', 'kilitli_dolap'],
  ['kurum_adi', 'sgk'],
  ['yurt_disi_mekanizma', 'yeterlilik_karari'],
])('a row of %s is offered from its day on, and named before', (lookup, code) => {
  const offered = (day: string) => choicesOn(lookup, day).map((choice) => choice.code);
  expect(offered(EVE)).not.toContain(code);
  expect(offered(EVE).length).toBeGreaterThan(0);
  expect(offered(DAY)).toContain(code);
  expect(choiceOf(lookup, code)).toBeDefined();
});

it('an adequacy decision carries a transfer from its day on', () => {
  const transfer = {
    yurt_disi_aktarim: true,
    yurt_disi_mekanizma: 'yeterlilik_karari',
    aktarim_ulkesi: 'Fransa',
  };
  const codes = (day: string, country = 'Fransa') =>
    judge(SUPPLIER_TRANSFER_RULES, { ...transfer, aktarim_ulkesi: country }, day).map(
      ({ kod }) => kod,
    );
  expect(codes(EVE)).toContain('yeterlilik_karari_yok');
  expect(codes(DAY)).not.toContain('yeterlilik_karari_yok');
  expect(codes(DAY, 'Almanya')).toContain('yeterlilik_karari_yok');
  expect(codes(DAY, 'Fransa, Almanya')).toContain('yeterlilik_karari_yok');
});
