import { citationOf, lawsIn } from '../../law/laws.ts';
import { cuesIn, TRAINING } from '../../law/places.ts';
import { isNamedLaw, SPECIAL_LETTERS, specialCategoryOf } from '../../law/special-data.ts';
import { isEmpty, type Values } from '../fields.ts';
import { hasSpecialData, listOfCodes } from '../personal-data.ts';
import { answerOf, CONSENT, holdsAny, INTEREST, MARKETING, STAFF } from './bases.ts';
import type { BasisFields } from './category-rules.ts';
import { AMENDED, LAW, type Rule } from './rule.ts';

const BY_LAW = 'k6_3_b_kanun';
const CARE = 'k6_3_e_saglik_hizmeti';
const CLAIM = ['k5_2_e_hak', 'k6_3_d_hak'];
const CONTRACT = 'k5_2_c_sozlesme';

/** Are the people of a record known to work here, or to want to? */
const isOfStaff = (people: unknown): boolean =>
  !isEmpty(people) &&
  listOfCodes(people).every((one) => [...STAFF, 'calisan_adayi', 'eski_calisan'].includes(one));

/** The only condition of special data is a law, and none of the laws named is about one of its categories. */
function isByOtherLaw(values: Values, { data, basis, law }: BasisFields): boolean {
  const special = listOfCodes(values[basis]).filter((code) => code in SPECIAL_LETTERS);
  const cited = law === undefined ? undefined : answerOf(values[law]);
  if (cited === undefined || special.length !== 1 || special[0] !== BY_LAW) return false;
  const rules = cited.split(/[;\n]/).filter((part) => citationOf(part) === 'kanun');
  // A regulation without a number may be about anything, so it is believed.
  if (rules.length === 0 || rules.some((part) => lawsIn(part).length === 0)) return false;
  const numbers = lawsIn(cited);
  const people = isOfStaff(values.ilgili_kisi) ? 'calisma' : undefined;
  return listOfCodes(values[data]).some((item) => {
    const category = specialCategoryOf(item);
    return category !== undefined && !isNamedLaw(category, BY_LAW, numbers, people);
  });
}

/** A named law that is about other special data than the record's (art. 6/3-b). */
export const namedLawRule = (fields: BasisFields & Readonly<{ law: string }>): Rule => {
  const { data, basis, law } = fields;
  const of = (item: string, cited: string, bases = [BY_LAW]): Values => ({
    [data]: [item],
    [basis]: bases,
    [law]: cited,
  });
  return {
    kod: 'kanun_veriyi_ongormez',
    field: law,
    seviye: 'Orta',
    article: 'KVKK m. 6/3-b',
    validFrom: AMENDED,
    unverified: true,
    reads: [data, basis, law, 'ilgili_kisi'],
    finds: (values) => isByOtherLaw(values, fields),
    fires: [
      of('din_bilgisi', '4857 s. Kanun m.75'),
      of('adli_sicil', '6098 s. TBK m.299'),
      of('parmak_izi', '4857 s. Kanun m.8'),
      { ...of('din_bilgisi', '5580 s. Kanun m.8'), ilgili_kisi: ['calisan'] },
    ],
    silent: [
      of('adli_sicil', '5188 s. Kanun m.10'),
      { ...of('din_bilgisi', '5580 s. Kanun m.8'), ilgili_kisi: ['ogrenci'] },
      of('kan_grubu', 'Özel Hastaneler Yönetmeliği m.49'),
      of('din_bilgisi', '4857 s. Kanun m.75; Hasta Hakları Yönetmeliği m.16'),
      of('din_bilgisi', '4857 s. Kanun m.75', [BY_LAW, 'k6_3_a_acik_riza']),
      of('ad_soyad', '4857 s. Kanun m.75'),
    ],
  };
};

/** Groups whose health a person bound to secrecy looks after. */
const LOOKED_AFTER = [
  ...['hasta', 'hasta_yakini', 'denek', 'calisan', 'calisan_adayi', 'stajyer', 'eski_calisan'],
  ...['tedarikci_calisani', 'ogrenci'],
];

/** Care is open to people bound to secrecy and to health services, not to shops, hotels and gyms. */
export const careRule = ({ data, basis }: BasisFields): Rule => ({
  kod: 'saglik_hizmeti_sorulur',
  field: basis,
  seviye: 'Orta',
  article: 'KVKK m. 6/3-e',
  validFrom: AMENDED,
  unverified: true,
  reads: [data, basis, 'ilgili_kisi'],
  finds: (values) =>
    holdsAny(values[basis], [CARE]) &&
    !listOfCodes(values[basis]).some((code) => code in SPECIAL_LETTERS && code !== CARE) &&
    listOfCodes(values[data]).some((item) => specialCategoryOf(item) !== undefined) &&
    !isEmpty(values.ilgili_kisi) &&
    !holdsAny(values.ilgili_kisi, LOOKED_AFTER),
  fires: [{ [data]: ['kronik_hastalik'], [basis]: [CARE], ilgili_kisi: ['konaklayan'] }],
  silent: [
    { [data]: ['kronik_hastalik'], [basis]: [CARE], ilgili_kisi: ['hasta', 'musteri'] },
    { [data]: ['kronik_hastalik'], [basis]: [CARE], ilgili_kisi: [] },
    {
      [data]: ['kronik_hastalik'],
      [basis]: [CARE, 'k6_3_a_acik_riza'],
      ilgili_kisi: ['konaklayan'],
    },
  ],
});

/** Purposes of everyday business, in which no right is at stake. */
const EVERYDAY = [
  ...[...MARKETING, 'musteri_iliskileri', 'musteri_memnuniyeti', 'firma_baglilik', 'iletisim'],
  ...['aday_basvuru', 'aday_secme_yerlestirme', 'calisan_memnuniyeti', 'yan_haklar', 'kariyer'],
  ...['organizasyon_etkinlik', 'sponsorluk', 'sosyal_sorumluluk', 'performans_degerlendirme'],
  ...['satis', 'satis_sonrasi', 'egitim', 'yatirim', 'stratejik_planlama'],
];
/** Data of disputes, which show a right at stake by themselves. */
const DISPUTED = [
  ...['dava_dosyasi', 'icra_dosyasi', 'adli_yazisma', 'arabuluculuk', 'ihtarname', 'disiplin'],
  ...['talep_sikayet', 'olay_tutanagi', 'borc_alacak', 'ilgili_kisi_basvurusu', 'riza_kaydi'],
];

/** Conditions of the data that decide: those of art. 6 where special data have any. */
function decidingBases(values: Values, { data, basis }: BasisFields): string[] {
  const bases = listOfCodes(values[basis]);
  const special = bases.filter((code) => code in SPECIAL_LETTERS);
  return hasSpecialData(values[data]) && special.length > 0 ? special : bases;
}

/** A claim carries what a dispute needs, and no everyday business (arts. 5/2-e and 6/3-d). */
export const claimRule = (fields: BasisFields): Rule => {
  const { data, basis, purpose } = fields;
  const of = (purposes: readonly string[], item = 'telefon'): Values => ({
    [data]: [item],
    [basis]: ['k5_2_e_hak'],
    [purpose]: purposes,
  });
  return {
    kod: 'hak_sorulur',
    field: basis,
    seviye: 'Orta',
    article: 'KVKK m. 5/2-e, 6/3-d',
    validFrom: LAW,
    unverified: true,
    reads: [data, basis, purpose],
    finds: (values) =>
      !isEmpty(values[basis]) &&
      decidingBases(values, fields).every((code) => CLAIM.includes(code)) &&
      !isEmpty(values[purpose]) &&
      listOfCodes(values[purpose]).every((one) => EVERYDAY.includes(one)) &&
      !holdsAny(values[data], DISPUTED),
    fires: [
      of(['reklam_kampanya']),
      of(['aday_basvuru']),
      { ...of(['satis'], 'dernek_uyelik_bilgisi'), [basis]: ['k5_2_c_sozlesme', 'k6_3_d_hak'] },
    ],
    silent: [
      of(['hukuk_isleri']),
      of(['musteri_iliskileri', 'hukuk_isleri']),
      of(['musteri_iliskileri'], 'talep_sikayet'),
      of([]),
    ],
  };
};

/** Taking part in a raffle or a programme is a contract of its own. */
const JOINED = ['kampanya_verisi', 'sadakat_puani', 'alisveris_gecmisi'];

/** Advertising is no performance of a contract (art. 5/2-c). */
export const advertisingRule = ({ data, basis, purpose }: BasisFields): Rule => ({
  kod: 'pazarlama_sozlesmesi',
  field: basis,
  seviye: 'Orta',
  article: 'KVKK m. 5/1, 5/2-c',
  validFrom: LAW,
  unverified: true,
  reads: [basis, purpose, data],
  finds: (values) =>
    !isEmpty(values[basis]) &&
    listOfCodes(values[basis]).every((code) => code === CONTRACT) &&
    !isEmpty(values[purpose]) &&
    listOfCodes(values[purpose]).every((one) => MARKETING.includes(one)) &&
    !holdsAny(values[data], JOINED),
  fires: [
    { [basis]: [CONTRACT], [purpose]: ['reklam_kampanya'] },
    { [basis]: [CONTRACT], [purpose]: MARKETING },
  ],
  silent: [
    { [basis]: [CONTRACT], [purpose]: ['reklam_kampanya', 'satis'] },
    { [basis]: ['k5_1_acik_riza'], [purpose]: ['reklam_kampanya'] },
    { [basis]: [CONTRACT], [purpose]: ['reklam_kampanya'], [data]: ['kampanya_verisi'] },
  ],
});

/** Training a model is another purpose than the service for which the data came (art. 4/2-c). */
export const TRAINING_RULE: Rule = {
  kod: 'yapay_zeka_egitimi',
  field: 'isleme_sarti',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-c, 4/2-ç, 5/2-c',
  validFrom: LAW,
  unverified: true,
  reads: ['surec_ismi', 'faaliyet_aciklamasi', 'isleme_sarti'],
  finds: ({ surec_ismi, faaliyet_aciklamasi, isleme_sarti }) =>
    !isEmpty(isleme_sarti) &&
    !holdsAny(isleme_sarti, [INTEREST, ...CONSENT]) &&
    [surec_ismi, faaliyet_aciklamasi].some(
      (text) => cuesIn(TRAINING, answerOf(text) ?? '').length > 0,
    ),
  fires: [
    { surec_ismi: 'Çağrılarla Yapay Zekâ Modelinin Eğitilmesi', isleme_sarti: [CONTRACT] },
    { faaliyet_aciklamasi: 'Data train an AI model.', isleme_sarti: [CONTRACT] },
  ],
  silent: [
    { surec_ismi: 'Yapay Zekâ Modelinin Eğitilmesi', isleme_sarti: [INTEREST] },
    { surec_ismi: 'Yapay Zekâ Kullanım Eğitimi', isleme_sarti: [CONTRACT] },
  ],
};

/** Numbers that the state gives to a person. */
const STATE_NUMBERS = ['tckn', 'kimlik_seri_no', 'pasaport_no', 'yabanci_kimlik_no'];
/** Winners are told to the tax office and the lottery by their number. */
const WON = ['kampanya_verisi'];

/** Advertising reaches a person by an address; it has no use for a number of the state (art. 4/2-ç). */
export const STATE_NUMBER_RULE: Rule = {
  kod: 'tckn_gereksiz',
  field: 'islenen_kisisel_veriler',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-ç',
  validFrom: LAW,
  unverified: true,
  reads: ['islenen_kisisel_veriler', 'islenme_amaci', 'hukuki_yukumluluk_istisnasi'],
  finds: ({ islenen_kisisel_veriler, islenme_amaci, hukuki_yukumluluk_istisnasi }) =>
    holdsAny(islenen_kisisel_veriler, STATE_NUMBERS) &&
    !holdsAny(islenen_kisisel_veriler, WON) &&
    isEmpty(hukuki_yukumluluk_istisnasi) &&
    !isEmpty(islenme_amaci) &&
    listOfCodes(islenme_amaci).every((one) => [...MARKETING, 'firma_baglilik'].includes(one)),
  fires: [{ islenen_kisisel_veriler: ['tckn'], islenme_amaci: ['reklam_kampanya'] }],
  silent: [
    { islenen_kisisel_veriler: ['tckn'], islenme_amaci: ['reklam_kampanya', 'finans_muhasebe'] },
    { islenen_kisisel_veriler: ['tckn', 'kampanya_verisi'], islenme_amaci: ['reklam_kampanya'] },
    { islenen_kisisel_veriler: ['eposta'], islenme_amaci: ['reklam_kampanya'] },
    { islenen_kisisel_veriler: ['tckn'], islenme_amaci: [] },
  ],
};
