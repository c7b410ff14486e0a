import { describe, expect, it } from 'vitest';
import { activityFields, activitySections, activityWarnings } from '../processing-activities.ts';
import { assetFields, assetSections, assetWarnings } from '../assets.ts';
import {
  publicTransferFields,
  publicTransferSections,
  publicTransferWarnings,
} from '../public-transfers.ts';
import { LANGUAGES } from '../shared/languages.ts';
import {
  supplierTransferFields,
  supplierTransferSections,
  supplierTransferWarnings,
} from '../supplier-transfers.ts';
import type { Warning } from './warnings.ts';
import en from '../locales/en.json' with { type: 'json' };
import tr from '../locales/tr.json' with { type: 'json' };
import {
  fieldHelp,
  fieldLabel,
  sectionHint,
  sectionTitle,
  warningText,
  type LabelledNoun,
} from './labels.ts';

/** Records that set off every check of the field guide between them. */
const special = { islenen_kisisel_veriler: ['saglik_raporu'] };
const worstRecords = [
  {
    ...special,
    isleme_sarti: ['k5_1_acik_riza', 'k5_2_a_kanun'],
    ilkelere_uygunluk: false,
  },
  { ...special, isleme_sarti: ['k5_2_f_mesru_menfaat'] },
];

const worstSuppliers = [
  { yurt_disi_aktarim: true, veri_isleyen_rolu: 'veri_isleyen', sozlesme_var_mi: false },
  {
    aktarilan_kisisel_veriler: ['saglik_raporu'],
    sozlesme_var_mi: true,
    sozlesme_bitis_tarihi: '2026-01-05',
  },
  ...['2026-01-05', '2026-06-01'].map((signed) => ({
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

const codesOf = (warnings: readonly Warning[]) => [...new Set(warnings.map((one) => one.kod))];
const namesOf = (fields: readonly { name: string }[]) => fields.map((field) => field.name);

const registers: { noun: LabelledNoun; fields: string[]; sections: string[]; codes: string[] }[] = [
  {
    noun: 'processingActivities',
    fields: namesOf(activityFields),
    sections: [...activitySections],
    codes: codesOf(worstRecords.flatMap(activityWarnings)),
  },
  {
    noun: 'supplierTransfers',
    fields: namesOf(supplierTransferFields),
    sections: [...supplierTransferSections],
    codes: codesOf(
      worstSuppliers.flatMap((values) => supplierTransferWarnings(values, '2026-06-02')),
    ),
  },
  {
    noun: 'publicTransfers',
    fields: namesOf(publicTransferFields),
    sections: [...publicTransferSections],
    codes: codesOf(publicTransferWarnings({ aktarilan_kisisel_veriler: ['saglik_raporu'] })),
  },
  {
    noun: 'assets',
    fields: namesOf(assetFields),
    sections: [...assetSections],
    codes: codesOf(assetWarnings(worstAsset)),
  },
];

describe.each(registers)('labels of $noun', ({ noun, fields, sections, codes }) => {
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
