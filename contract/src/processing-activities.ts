import { z } from 'zod';
import type { Field, Values } from './records/fields.ts';
import { openInCopies } from './records/copies.ts';
import { registerEndpoints } from './records/endpoints.ts';
import type { Register } from './records/register.ts';
import { LINKING_REGISTERS, registerEntry, type LinkingType } from './records/registers.ts';
import { hasSpecialData } from './records/personal-data.ts';
import { CAMERA, MARKETING, POSITIONS, STAFF, TRAFFIC } from './records/rules/bases.ts';
import { endpoint, endpointsOf, listOf, oneOf, asSheet } from './shared/endpoint.ts';
import { id, idInPath, language } from './shared/primitives.ts';

const INFORMATION_TEXTS = ['Aydınlatma Metni', 'Politika', 'Taahhütname'] as const;
const CONSENT_TEXTS = ['Açık Rıza Metni'] as const;

const diger = (field: string, code: string) => ({ field, hasAny: [code] });

/** Purposes for which messages are sent that need an approval of their own (Law 6563, İYS). */
const MARKETED = { field: 'islenme_amaci', hasAny: MARKETING } as const;

/** Groups among whom there may be children: their age is asked. */
const CHILDREN_AMONG: readonly string[] = [
  ...['ogrenci', 'stajyer', 'sinav_adayi', 'veli_vasi_temsilci', 'calisan_yakini'],
  ...['hasta', 'musteri', 'konaklayan', 'etkinlik_katilimcisi', 'internet_ziyaretcisi'],
];

const MAY_BE_CHILDREN = { field: 'ilgili_kisi', hasAny: CHILDREN_AMONG } as const;

/** On legitimate interest, which needs a balancing test (art. 5/2-f). */
const ON_INTEREST = { field: 'isleme_sarti', hasAny: ['k5_2_f_mesru_menfaat'] } as const;

/** Conditions of the questions about monitoring: cameras, positions, traffic. */
const CAMERAS = { field: 'islenen_kisisel_veriler', hasAny: [CAMERA] } as const;
const POSITIONED = { field: 'islenen_kisisel_veriler', hasAny: POSITIONS } as const;
const TRAFFIC_WATCHED = { field: 'islenen_kisisel_veriler', hasAny: TRAFFIC } as const;
const DEVICE_WATCHED = {
  field: 'islenen_kisisel_veriler',
  hasAny: [...POSITIONS, ...TRAFFIC],
} as const;
const OF_STAFF = { field: 'ilgili_kisi', hasAny: STAFF } as const;

/** Loyalty numbers are verified before they are used (Board decision 2026/266). */
const LOYALTY = { field: 'islenen_kisisel_veriler', hasAny: ['sadakat_puani'] } as const;

/** The data may have outside recipients, unless the record says that there are none. */
const SHARED = { field: 'alici_yok', isNoneOf: [true] } as const;

/** Parts of the balancing test, in the order in which it is made and printed. */
export const BALANCING_TEST = [
  'veri_sorumlusu_mesru_menfaati',
  'denge_gereklilik',
  'denge_ilgili_kisi',
  'denge_onlem',
  'denge_sonucu',
  'denge_tarihi',
  'denge_yapan',
] as const;

/** Fields of a data-processing activity (specification, section 3; field guide, section 1). */
// prettier-ignore
export const processingActivityFields: readonly Field[] = [
  { name: 'surec_ismi', section: 'tanim', control: 'suggest', max: 200, required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'department_id', section: 'tanim', control: 'department', required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'faaliyet_amaci', section: 'tanim', control: 'select', lookup: 'faaliyet_amaci', expected: true, listed: ['tumu'] },
  { name: 'faaliyet_amaci_yaziniz', section: 'tanim', control: 'text', max: 300, visibleWhen: { field: 'faaliyet_amaci', is: 'diger_amac' }, required: { field: 'faaliyet_amaci', is: 'diger_amac' }, listed: ['tumu'] },
  { name: 'faaliyet_aciklamasi', section: 'tanim', control: 'textarea', expected: true, listed: ['tumu'] },
  { name: 'faaliyet_durumu', section: 'tanim', control: 'select', lookup: 'faaliyet_durumu', listed: ['tumu'] },
  { name: 'durum', section: 'tanim', control: 'confirmation', attested: true, listed: ['tumu'] },
  { name: 'ilgili_kisi', section: 'kisisel_veriler', control: 'multiselect', lookup: 'ilgili_kisi', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'on_sekiz_yas_alti', section: 'kisisel_veriler', control: 'boolean', attested: { as: false }, visibleWhen: MAY_BE_CHILDREN, listed: ['tumu'] },
  { name: 'islenen_kisisel_veriler', section: 'kisisel_veriler', control: 'multiselect', lookup: 'kisisel_veriler', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'kategori_ayrintilari', section: 'kisisel_veriler', control: 'category-detail', listed: ['tumu'] },
  { name: 'kvk_kimden_nasil', section: 'elde_etme', control: 'multiselect', lookup: 'kvk_kimden_nasil', expected: true, listed: ['tumu'] },
  { name: 'kvk_kimden_nasil_yaziniz', section: 'elde_etme', control: 'text', max: 300, visibleWhen: diger('kvk_kimden_nasil', 'diger_kimden'), required: diger('kvk_kimden_nasil', 'diger_kimden'), listed: ['tumu'] },
  { name: 'kimden_nasil_temin', section: 'elde_etme', control: 'multiselect', lookup: 'kimden_nasil_temin', expected: true, listed: ['tumu'] },
  { name: 'kimden_nasil_temin_yaziniz', section: 'elde_etme', control: 'text', max: 300, visibleWhen: diger('kimden_nasil_temin', 'diger_nasil'), required: diger('kimden_nasil_temin', 'diger_nasil'), listed: ['tumu'] },
  { name: 'izlenen_alan', section: 'elde_etme', control: 'multiselect', lookup: 'izlenen_alan', visibleWhen: CAMERAS, expected: true, attested: true, listed: ['tumu'] },
  { name: 'izleme_zamani', section: 'elde_etme', control: 'select', lookup: 'izleme_zamani', visibleWhen: POSITIONED, expected: OF_STAFF, attested: true, listed: ['tumu'] },
  { name: 'izleme_kapsami', section: 'elde_etme', control: 'select', lookup: 'izleme_kapsami', visibleWhen: TRAFFIC_WATCHED, expected: OF_STAFF, attested: true, listed: ['tumu'] },
  { name: 'kendi_cihazi', section: 'elde_etme', control: 'boolean', visibleWhen: DEVICE_WATCHED, expected: OF_STAFF, attested: true, listed: ['tumu'] },
  { name: 'sadakat_dogrulamasi', section: 'elde_etme', control: 'select', lookup: 'sadakat_dogrulamasi', visibleWhen: LOYALTY, attested: true, listed: ['tumu'] },
  { name: 'otomatik_veri_isleme_faaliyeti', section: 'elde_etme', control: 'select', lookup: 'otomatik_veri_isleme_faaliyeti', expected: true, listed: ['tumu'] },
  { name: 'otomatik_karar', section: 'elde_etme', control: 'boolean', attested: { as: false }, listed: ['tumu'] },
  { name: 'otomatik_veri_isleme_faaliyeti_yaziniz', section: 'elde_etme', control: 'textarea', max: 1000, visibleWhen: { field: 'otomatik_karar', is: true }, listed: ['tumu'] },
  { name: 'islenme_amaci', section: 'hukuki_sebep', control: 'multiselect', lookup: 'islenme_amaci', expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'isleme_sarti', section: 'hukuki_sebep', control: 'multiselect', lookup: 'isleme_sarti', expected: true, listed: ['ozet', 'hukuki', 'tumu'] },
  { name: 'ticari_ileti_onayi', section: 'hukuki_sebep', control: 'boolean', visibleWhen: MARKETED, attested: true, listed: ['tumu'] },
  { name: 'gerceklestirme_amaci', section: 'hukuki_sebep', control: 'textarea', max: 1000, expected: true, listed: ['tumu'] },
  { name: 'hukuki_yukumluluk_istisnasi', section: 'hukuki_sebep', control: 'text', max: 500, expected: { field: 'isleme_sarti', hasAny: ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk', 'k6_3_b_kanun'] }, listed: ['hukuki', 'tumu'] },
  { name: 'veri_sorumlusu_mesru_menfaati', section: 'hukuki_sebep', control: 'textarea', max: 1000, visibleWhen: ON_INTEREST, expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'denge_gereklilik', section: 'hukuki_sebep', control: 'textarea', max: 2000, visibleWhen: ON_INTEREST, listed: ['tumu'] },
  { name: 'denge_ilgili_kisi', section: 'hukuki_sebep', control: 'textarea', max: 2000, visibleWhen: ON_INTEREST, listed: ['tumu'] },
  { name: 'denge_onlem', section: 'hukuki_sebep', control: 'textarea', max: 2000, visibleWhen: ON_INTEREST, listed: ['tumu'] },
  { name: 'denge_sonucu', section: 'hukuki_sebep', control: 'select', lookup: 'denge_sonucu', visibleWhen: ON_INTEREST, expected: true, attested: true, listed: ['hukuki', 'tumu'] },
  { name: 'denge_tarihi', section: 'hukuki_sebep', control: 'date', visibleWhen: ON_INTEREST, expected: true, attested: true, listed: ['tumu'] },
  { name: 'denge_yapan', section: 'hukuki_sebep', control: 'text', max: 200, visibleWhen: ON_INTEREST, expected: true, attested: true, listed: ['tumu'] },
  { name: 'dosya_ismi', section: 'saklama', control: 'text', max: 300, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'saklandigi_alan', section: 'saklama', control: 'multiselect', lookup: 'saklandigi_alan', expected: true, listed: ['saklama', 'tumu'] },
  { name: 'saklama_suresi', section: 'saklama', control: 'select-or-text', lookup: 'saklama_suresi', max: 200, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'imha_yontemi', section: 'saklama', control: 'select', lookup: 'imha_yontemi', expected: true, listed: ['saklama', 'tumu'] },
  { name: 'dahil_oluyormu', section: 'tedarikci', control: 'select', lookup: 'dahil_oluyormu', expected: true, attested: { as: 'hayir' }, listed: ['tumu'] },
  { name: 'tedarikci_dahil_oluyormu_yaziniz', section: 'tedarikci', control: 'textarea', max: 500, visibleWhen: { field: 'dahil_oluyormu', is: 'evet' }, expected: true, listed: ['tumu'] },
  { name: 'veri_isleyen_unvan', section: 'tedarikci', control: 'suggest', max: 300, visibleWhen: { field: 'dahil_oluyormu', is: 'evet' }, attested: true, listed: ['tumu'] },
  { name: 'alici_yok', section: 'tedarikci', control: 'boolean', attested: { as: true }, listed: ['tumu'] },
  { name: 'alici_grubu', section: 'tedarikci', control: 'multiselect', lookup: 'alici_grubu', expected: SHARED, listed: ['hukuki', 'tumu'] },
  { name: 'yurt_disi_aktarim', section: 'tedarikci', control: 'boolean', expected: true, attested: { as: false }, listed: ['tumu'] },
  { name: 'ilkelere_uygunluk', section: 'ilkeler', control: 'boolean', expected: true, attested: true, listed: ['tumu'] },
  { name: 'ilkelere_uygunluk_2', section: 'ilkeler', control: 'boolean', expected: true, attested: true, listed: ['tumu'] },
  { name: 'ilkelere_uygunluk_3', section: 'ilkeler', control: 'boolean', expected: true, attested: true, listed: ['tumu'] },
  { name: 'aydinlatma_metni', section: 'metinler', control: 'document', documentTypes: INFORMATION_TEXTS, expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'acik_riza_metni', section: 'metinler', control: 'document', documentTypes: CONSENT_TEXTS, expected: { field: 'isleme_sarti', hasAny: ['k5_1_acik_riza', 'k6_3_a_acik_riza'] }, listed: ['hukuki', 'tumu'] },
  { name: 'diger_aciklamalar_danisman', section: 'metinler', control: 'textarea', max: 2000, writableBy: ['danışman'], listed: ['tumu'] },
  { name: 'uyari_cevaplari', section: 'metinler', control: 'warning-answers', writableBy: ['danışman', 'yönetici'] },
  { name: 'veri_isleme_faaliyetleri_id', section: 'metinler', control: 'hidden-id' }];

/** Fields that a copy of a library row leaves open, since only the client can attest them (decisions, section 5). */
export const LEFT_OPEN_BY_COPIES = openInCopies(processingActivityFields);

/** Sections of the form, the drawer and the Excel sheet, in order. */
export const processingActivitySections = [
  'tanim',
  'kisisel_veriler',
  'elde_etme',
  'hukuki_sebep',
  'saklama',
  'tedarikci',
  'ilkeler',
  'metinler',
] as const;

export const processingActivityHoldsSpecial = (values: Values): boolean =>
  hasSpecialData(values.islenen_kisisel_veriler);

const purposesOfCategory = z.object({
  kategori: z.string(),
  ad: z.string(),
  ozel_nitelikli: z.boolean(),
  amaclar: z.array(z.object({ kod: z.string(), ad: z.string() })),
  saklama_sureleri: z.array(z.object({ kod: z.string().nullable(), ad: z.string() })),
  en_uzun_sure: z.string().nullable(),
  faaliyet_sayisi: z.number(),
});

const categoriesOfSubject = z.object({
  ilgili_kisi: z.string(),
  ad: z.string(),
  kategoriler: z.array(
    z.object({ kategori: z.string(), ad: z.string(), faaliyet_sayisi: z.number() }),
  ),
});

/** A record of another register that names the activity; `mekanizma` is a code of its look-up. */
export const linkedRecord = z.object({
  id,
  ad: z.string(),
  department_name: z.string(),
  ozel_nitelikli: z.boolean(),
  yurt_disi: z.boolean(),
  ulke: z.string().nullable(),
  mekanizma: z.string().nullable(),
});
export type LinkedRecord = z.output<typeof linkedRecord>;

/** By the name of the register, as change logs have it. */
const linkedRecords = z.record(
  z.enum<LinkingType[]>(LINKING_REGISTERS.map(({ tur }) => tur)),
  z.array(linkedRecord),
);

/** An activity as other registers name it. */
const activityName = z.object({
  id,
  ad: z.string(),
  departman: z.string(),
  ozel_nitelikli: z.boolean(),
});
export type ActivityName = z.output<typeof activityName>;

const read = { permission: 'processing-activities.read' } as const;

export const processingActivities = endpointsOf('processingActivities', {
  ...registerEndpoints('processingActivities', processingActivityFields),
  categoriesAndPurposes: endpoint({
    ...read,
    summary: 'VERBİS: kategori başına amaç ve süreler / Purposes and periods per data category',
    path: '/api/veriharita/verbis/kategori-ve-amaclar',
    asOf: true,
    answers: listOf(purposesOfCategory),
  }),
  subjectsByCategory: endpoint({
    ...read,
    summary: 'VERBİS: ilgili kişi ve kategori matrisi / Data subjects by data category',
    path: '/api/veriharita/verbis/ilgili-kisi/kategori',
    asOf: true,
    answers: listOf(categoriesOfSubject),
  }),
  names: endpoint({
    ...read,
    summary: 'Faaliyetlerin adları / Names of the activities',
    path: '/api/veriharita/adlar',
    asOf: true,
    answers: listOf(activityName),
  }),
  questionnaire: endpoint({
    summary: 'Departmana gönderilecek anket / Questionnaire for a department',
    path: '/api/veriharita/import/questionnaire',
    permission: 'processing-activities.write',
    ...asSheet,
    query: z.strictObject({ department_id: idInPath, lang: language.default('tr') }),
  }),
  links: endpoint({
    ...read,
    summary: 'Faaliyetin aktarımları ve varlıkları / Transfers and assets of an activity',
    path: '/api/veriharita/baglantilar/:id',
    asOf: true,
    params: z.strictObject({ id: idInPath }),
    answers: oneOf(linkedRecords),
  }),
});

/** Data-processing activities, the first of the registers. */
export const processingActivityRegister: Register = {
  ...registerEntry('processingActivities'),
  fields: processingActivityFields,
  sections: processingActivitySections,
  endpoints: processingActivities,
  special: processingActivityHoldsSpecial,
};
