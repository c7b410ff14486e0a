import { expect, it } from 'vitest';
import { RULES } from './all-rules.ts';
import { EXAMPLE_DAY, judge } from './rule.ts';
import { bodyFacts, crossFindings, crossRule } from '../../tables/cross-rules.ts';

const LETTERS = {
  c: 'k6_3_c_fiili_imkansizlik',
  ç: 'k6_3_cc_alenilestirme',
  d: 'k6_3_d_hak',
  e: 'k6_3_e_saglik_hizmeti',
  f: 'k6_3_f_istihdam_isg',
  g: 'k6_3_g_uyelik',
} as const;
type Letter = keyof typeof LETTERS;
const ALL = Object.keys(LETTERS) as Letter[];

/** Letters under which a specialist objects to an employee’s data, beside 5/2-ç, in a company. */
const OBJECTED: readonly (readonly [item: string, letters: string])[] = [
  ['irk_etnik_bilgisi', 'cçefg'],
  ['siyasi_dusunce_bilgisi', 'cefg'],
  ['din_bilgisi', 'cefg'],
  ['kilik_kiyafet_bilgisi', 'cçefg'],
  ['dernek_uyelik_bilgisi', 'cefg'],
  ['vakif_uyelik_bilgisi', 'cefg'],
  ['sendika_uyelik_bilgisi', 'ceg'],
  ['saglik_raporu', 'çg'],
  ['cinsel_hayat_bilgisi', 'cçdfg'],
  ['adli_sicil', 'cçefg'],
  ['parmak_izi', 'cçdefg'],
  ['genetik_bilgi', 'çfg'],
];

it.each(OBJECTED)('objects to %s of employees under art. 6/3-[%s] alone', (item, letters) => {
  const spoken = ALL.filter((letter) => {
    const values = {
      islenme_amaci: ['acil_durum'],
      islenen_kisisel_veriler: [item],
      ilgili_kisi: ['calisan'],
      isleme_sarti: ['k5_2_cc_hukuki_yukumluluk', LETTERS[letter]],
      hukuki_yukumluluk_istisnasi: null,
      kurum_turu: 'sirket',
    };
    const own = judge(RULES.processingActivities, values, EXAMPLE_DAY);
    const facts = bodyFacts('veri_harita', values, 'sirket');
    const ofBody = crossFindings('veri_harita', facts, EXAMPLE_DAY).map(({ kod }) => ({
      seviye: crossRule(kod).seviye,
      alan: crossRule(kod).field.veri_harita ?? '',
    }));
    return [...own, ...ofBody].some(
      ({ seviye, alan }) =>
        seviye === 'Yüksek' && ['isleme_sarti', 'islenen_kisisel_veriler'].includes(alan),
    );
  });
  expect(spoken.join('')).toBe(letters);
});

it.each([
  ['a quota of former convicts, by law, in a public body', 'kamu_kurumu', '4857 m.30', []],
  ['the same without the law', 'kamu_kurumu', null, ['istihdam_disi_veri']],
  ['the same in a company', 'sirket', '4857 m.30', ['istihdam_disi_veri']],
  ['the same where the kind of body was not answered', null, '4857 m.30', ['kurum_turu_yanitsiz']],
] as const)('%s', (_, kurum_turu, hukuki_yukumluluk_istisnasi, expected) => {
  const values = {
    islenen_kisisel_veriler: ['eski_hukumlu'],
    ilgili_kisi: ['calisan'],
    isleme_sarti: ['k6_3_f_istihdam_isg'],
    hukuki_yukumluluk_istisnasi,
    kurum_turu,
  };
  const found = judge(RULES.processingActivities, values, EXAMPLE_DAY).map(({ kod }) => kod);
  expect(found.filter((kod) => /_disi_veri$|^kurum_turu/.test(kod))).toEqual(expected);
});
