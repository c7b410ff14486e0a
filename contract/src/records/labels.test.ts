import { describe, expect, it } from 'vitest';
import { registers } from '../registers.ts';
import { LANGUAGES } from '../shared/languages.ts';
import en from '../locales/en.json' with { type: 'json' };
import tr from '../locales/tr.json' with { type: 'json' };
import type { Values } from './fields.ts';
import { fieldHelp, fieldLabel, sectionHint, sectionTitle, warningText } from './labels.ts';
import type { RegisterNoun } from './registers.ts';

/** Records that set off every check of the field guide between them. */
const special = { islenen_kisisel_veriler: ['saglik_raporu'] };
const worstRecords = [
  {
    ...special,
    isleme_sarti: ['k5_1_acik_riza', 'k5_2_a_kanun'],
    ilkelere_uygunluk: false,
  },
  { ...special, isleme_sarti: ['k5_2_f_mesru_menfaat'] },
  { islenen_kisisel_veriler: ['ad_soyad'], isleme_sarti: ['k6_3_g_uyelik'] },
  {},
];

const worstTransfers = [
  { aktarilan_kisisel_veriler: ['saglik_raporu'] },
  { aktarilan_kisisel_veriler: ['saglik_raporu'], aktarim_sarti: ['k5_2_f_mesru_menfaat'] },
  { aktarilan_kisisel_veriler: ['ad_soyad'], aktarim_sarti: ['k6_3_g_uyelik'] },
];
const worstSuppliers = [
  ...worstTransfers,
  { yurt_disi_aktarim: true, veri_isleyen_rolu: 'veri_isleyen', sozlesme_var_mi: false },
  { sozlesme_var_mi: true, sozlesme_bitis_tarihi: '2026-01-05' },
  ...['yeterlilik_karari', 'kamu_anlasmasi', 'menfaat_zarari_izni', 'arizi_hak'].map((chosen) => ({
    yurt_disi_aktarim: true,
    yurt_disi_mekanizma: chosen,
    aktarim_sikligi: 'aylik',
  })),
  ...['2026-01-05', '2026-06-01', null].map((signed) => ({
    yurt_disi_aktarim: true,
    yurt_disi_mekanizma: 'standart_sozlesme',
    standart_sozlesme_imza_tarihi: signed,
  })),
];
const worstAsset = {
  ozel_nitelikli_veri: true,
  sifreleme_var_mi: false,
  yedekleme_var_mi: false,
  yurt_disi_mi: true,
};

/** Records of each register that set off all of its checks between them. */
const worst: Readonly<Record<RegisterNoun, readonly Values[]>> = {
  processingActivities: worstRecords,
  supplierTransfers: worstSuppliers,
  publicTransfers: worstTransfers,
  assets: [worstAsset],
};

const cases = registers.map(({ noun, fields, sections, warnings }) => ({
  noun,
  fields: fields.map(({ name }) => name),
  sections,
  codes: [
    ...new Set(worst[noun].flatMap((one) => warnings(one, '2026-06-02')).map(({ kod }) => kod)),
  ],
}));

describe.each(cases)('labels of $noun', ({ noun, fields, sections, codes }) => {
  it.each(LANGUAGES)('name and explain every field in %s', (lang) => {
    for (const field of fields) {
      expect(fieldLabel(noun, field, lang), field).not.toBe(field);
      expect(fieldHelp(noun, field, lang).length, field).toBeGreaterThan(15);
    }
    expect(new Set(fields.map((field) => fieldLabel(noun, field, lang))).size).toBe(fields.length);
  });

  it.each(LANGUAGES)('give every section a title and a question in %s', (lang) => {
    for (const section of sections) {
      expect(sectionTitle(noun, section, lang)).not.toBe(section);
      expect(sectionHint(noun, section, lang)).toMatch(/\?$/);
    }
  });

  it.each(LANGUAGES)('say of every warning what is wrong and why in %s', (lang) => {
    for (const code of codes) {
      const { title, why } = warningText(noun, code, lang);
      expect(title, code).not.toBe(code);
      expect(why.length, code).toBeGreaterThan(40);
    }
  });

  it('hold nothing that no field, section or warning asks for', () => {
    for (const texts of [tr[noun], en[noun]]) {
      expect(Object.keys(texts.fields).sort()).toEqual([...fields].sort());
      expect(Object.keys(texts.sections)).toEqual(sections);
      expect(Object.keys(texts.warnings).sort()).toEqual([...codes].sort());
    }
  });
});
