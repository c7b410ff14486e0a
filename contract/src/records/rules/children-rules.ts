import { isEmpty } from '../fields.ts';
import { holdsAny, INTEREST, onConsent } from './bases.ts';
import { LAW, type Rule } from './rule.ts';

/** Groups that mostly consist of children or young people. */
const YOUNG = ['ogrenci', 'stajyer'];

const pupils = { ilgili_kisi: ['ogrenci'], isleme_sarti: ['k5_1_acik_riza'] };

/** Children cannot consent by themselves, and their interests weigh more (art. 3/1-a, TMK art. 16). */
export const CHILDREN_RULES: readonly Rule[] = [
  {
    kod: 'veli_rizasi',
    field: 'on_sekiz_yas_alti',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-a; TMK m. 16',
    validFrom: LAW,
    unverified: true,
    reads: ['isleme_sarti', 'on_sekiz_yas_alti'],
    finds: (values) =>
      values.on_sekiz_yas_alti === true &&
      (onConsent(values) || holdsAny(values.isleme_sarti, [INTEREST])),
    fires: [
      { ...pupils, on_sekiz_yas_alti: true },
      { isleme_sarti: [INTEREST], on_sekiz_yas_alti: true },
    ],
    silent: [
      { ...pupils, on_sekiz_yas_alti: false },
      { ilgili_kisi: ['veli_vasi_temsilci'], isleme_sarti: [INTEREST] },
      { isleme_sarti: ['k5_2_a_kanun'], on_sekiz_yas_alti: true },
    ],
  },
  {
    kod: 'yas_belirtilmedi',
    field: 'on_sekiz_yas_alti',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-a; TMK m. 16',
    validFrom: LAW,
    unverified: true,
    reads: ['isleme_sarti', 'ilgili_kisi', 'on_sekiz_yas_alti'],
    finds: (values) =>
      isEmpty(values.on_sekiz_yas_alti) &&
      holdsAny(values.ilgili_kisi, YOUNG) &&
      (onConsent(values) || holdsAny(values.isleme_sarti, [INTEREST])),
    fires: [pupils, { ilgili_kisi: ['stajyer'], isleme_sarti: [INTEREST] }],
    silent: [
      { ...pupils, on_sekiz_yas_alti: false },
      { ilgili_kisi: ['ogrenci'], isleme_sarti: ['k5_2_a_kanun'] },
      { ilgili_kisi: ['veli_vasi_temsilci'], isleme_sarti: [INTEREST] },
    ],
  },
];
