import { isEmpty, type Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import { holdsAny, INTEREST, onConsent } from './bases.ts';
import { LAW, type Rule } from './rule.ts';

/** Groups that mostly consist of children or young people. */
const YOUNG = ['ogrenci', 'stajyer'];

/** Given by a parent or guardian, with the text of the consent. */
const fromParent = (values: Values) =>
  holdsAny(values.kvk_kimden_nasil, ['calisan_yakini_kaynak']) && !isEmpty(values.acik_riza_metni);

const pupils = { ilgili_kisi: ['ogrenci'], isleme_sarti: ['k5_1_acik_riza'] };

const CONTRACT = 'k5_2_c_sozlesme';
/** Groups that make the contract for a child. */
const PARENTS = ['veli_vasi_temsilci', 'hasta_yakini'];

/** Children cannot consent by themselves, and their interests weigh more (art. 3/1-a, TMK art. 16). */
export const CHILDREN_RULES: readonly Rule[] = [
  {
    kod: 'veli_rizasi',
    field: 'on_sekiz_yas_alti',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-a; TMK m. 16',
    validFrom: LAW,
    unverified: true,
    reads: ['isleme_sarti', 'on_sekiz_yas_alti', 'kvk_kimden_nasil', 'acik_riza_metni'],
    finds: (values) =>
      values.on_sekiz_yas_alti === true && onConsent(values) && !fromParent(values),
    fires: [
      { ...pupils, on_sekiz_yas_alti: true },
      { ...pupils, on_sekiz_yas_alti: true, kvk_kimden_nasil: ['calisan_yakini_kaynak'] },
      { ...pupils, on_sekiz_yas_alti: true, acik_riza_metni: 1 },
    ],
    silent: [
      { ...pupils, on_sekiz_yas_alti: false },
      {
        ...pupils,
        on_sekiz_yas_alti: true,
        kvk_kimden_nasil: ['calisan_yakini_kaynak'],
        acik_riza_metni: 1,
      },
      { isleme_sarti: ['k5_2_a_kanun'], on_sekiz_yas_alti: true },
    ],
  },
  {
    kod: 'cocuk_yarari',
    field: 'denge_ilgili_kisi',
    seviye: 'Orta',
    article: 'KVKK m. 5/2-f; Çocuk Hakları Sözleşmesi m. 3',
    validFrom: LAW,
    unverified: true,
    reads: ['isleme_sarti', 'on_sekiz_yas_alti', 'denge_ilgili_kisi'],
    finds: (values) =>
      values.on_sekiz_yas_alti === true &&
      holdsAny(values.isleme_sarti, [INTEREST]) &&
      isEmpty(values.denge_ilgili_kisi),
    fires: [{ isleme_sarti: [INTEREST], on_sekiz_yas_alti: true }],
    silent: [
      {
        isleme_sarti: [INTEREST],
        on_sekiz_yas_alti: true,
        denge_ilgili_kisi: 'Çocuklar yalnız kapıda ve koridorda görülür.',
      },
      { isleme_sarti: [INTEREST], on_sekiz_yas_alti: false },
    ],
  },
  {
    kod: 'cocukla_sozlesme',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 5/2-c; TMK m. 16',
    validFrom: LAW,
    unverified: true,
    reads: ['isleme_sarti', 'on_sekiz_yas_alti', 'ilgili_kisi', 'kvk_kimden_nasil'],
    finds: ({ isleme_sarti, on_sekiz_yas_alti, ilgili_kisi, kvk_kimden_nasil }) =>
      on_sekiz_yas_alti === true &&
      !isEmpty(isleme_sarti) &&
      listOfCodes(isleme_sarti).every((code) => code === CONTRACT) &&
      !isEmpty(ilgili_kisi) &&
      !holdsAny(ilgili_kisi, PARENTS) &&
      !holdsAny(kvk_kimden_nasil, ['calisan_yakini_kaynak']),
    fires: [{ ilgili_kisi: ['musteri'], isleme_sarti: [CONTRACT], on_sekiz_yas_alti: true }],
    silent: [
      { ilgili_kisi: ['musteri'], isleme_sarti: [CONTRACT], on_sekiz_yas_alti: false },
      {
        ilgili_kisi: ['ogrenci', 'veli_vasi_temsilci'],
        isleme_sarti: [CONTRACT],
        on_sekiz_yas_alti: true,
      },
      {
        ilgili_kisi: ['ogrenci'],
        isleme_sarti: [CONTRACT],
        on_sekiz_yas_alti: true,
        kvk_kimden_nasil: ['calisan_yakini_kaynak'],
      },
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
