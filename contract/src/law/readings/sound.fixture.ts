import type { Values } from '../../records/fields.ts';
import type { RegisterNoun } from '../../records/registers.ts';
import { RULES } from '../../records/rules/all-rules.ts';
import { listOfCodes } from '../../records/personal-data.ts';
import { onConsent } from '../../records/rules/bases.ts';
import { EXAMPLE_DAY, judge } from '../../records/rules/rule.ts';
import { ASSET_PERIOD_RULES } from '../../tables/asset-period-rules.ts';

const ACTIVITY = {
  surec_ismi: 'Faaliyet',
  islenme_amaci: ['is_faaliyetleri'],
  islenen_kisisel_veriler: ['ad_soyad'],
  ilgili_kisi: ['musteri'],
  isleme_sarti: ['k5_2_c_sozlesme'],
  saklama_suresi: 'sozlesme_10',
  kvk_kimden_nasil: ['ilgili_kisi'],
  aydinlatma_metni: 1,
  otomatik_karar: false,
  kurum_turu: 'sirket',
};
const TRANSFER = {
  alici_grubu: 'tedarikciler',
  tedarikci_adi: 'Ada Danışmanlık A.Ş.',
  hizmet_konusu: 'Danışmanlık',
  veri_isleyen_rolu: 'ayri_veri_sorumlusu',
  aktarim_durumu: 'suruyor',
  aktarim_amaci: ['is_faaliyetleri'],
  aktarilan_kisisel_veriler: ['ad_soyad'],
  ilgili_kisi: ['musteri'],
  aktarim_sarti: ['k5_2_c_sozlesme'],
  aktarim_sikligi: 'surekli',
  yurt_disi_aktarim: false,
  sozlesme_var_mi: true,
  saklama_suresi: 'sozlesme_10',
  kurum_turu: 'sirket',
};
const PUBLIC = {
  kurum_adi: 'sgk',
  aktarim_durumu: 'suruyor',
  aktarim_amaci: ['yetkili_kurum_bilgi'],
  aktarilan_kisisel_veriler: ['ad_soyad'],
  ilgili_kisi: ['calisan'],
  aktarim_sarti: ['k5_2_a_kanun'],
  hukuki_dayanak: '5510 s. Kanun m.86',
  aktarim_sikligi: 'aylik',
  saklama_suresi: 'sgk_belge_10',
  kurum_turu: 'sirket',
};
const ASSET = {
  varlik_ismi: 'Varlık',
  varlik_turu: 'sunucu',
  islenen_kisisel_veriler: ['ad_soyad'],
  sifreleme_var_mi: true,
  yedekleme_var_mi: true,
  yurt_disi_mi: false,
  saklama_suresi: 'sozlesme_10',
};
const SOUND: Readonly<Partial<Record<RegisterNoun, Values>>> = {
  processingActivities: ACTIVITY,
  supplierTransfers: TRANSFER,
  publicTransfers: PUBLIC,
  assets: ASSET,
};

/** Legitimate interest with a balancing test that is complete. */
export const TESTED = {
  isleme_sarti: ['k5_2_f_mesru_menfaat'],
  veri_sorumlusu_mesru_menfaati: 'Tesisin ve içindekilerin güvenliği.',
  denge_gereklilik: 'Kapıda görevli bulunmadığından daha hafif bir yol yoktur.',
  denge_ilgili_kisi: 'Kayıt yalnız bir olay hâlinde izlenir.',
  denge_onlem: 'Levha asılmıştır; kayıtlara iki kişi erişir.',
  denge_sonucu: 'onlemle',
  denge_tarihi: '2026-02-03',
  denge_yapan: 'Zeynep Kılıç',
};

/** A record of a specialist's table, with the code of the rule that must speak of it. */
export type Row = readonly [name: string, values: Values, kod: string, noun: RegisterNoun];
/** Rows of one register. */
export const of = (noun: RegisterNoun, rows: readonly (readonly [string, Values, string?])[]) =>
  rows.map(([name, values, kod = '']): Row => [name, values, kod, noun]);

/** An activity about a kind of people, with data beside a name, and its conditions. */
export const about = (
  person: string,
  item: string,
  isleme_sarti: readonly string[],
  more: Values = {},
) => ({
  ilgili_kisi: [person],
  islenen_kisisel_veriler: ['ad_soyad', item],
  isleme_sarti,
  ...more,
});
export const law = (hukuki_yukumluluk_istisnasi: string): Values => ({
  hukuki_yukumluluk_istisnasi,
});
export const kept = (saklama_suresi: string): Values => ({ saklama_suresi });
export const at = (kurum_turu: string): Values => ({ kurum_turu });
export const aims = (...islenme_amaci: readonly string[]): Values => ({ islenme_amaci });

/** Codes of what is found about the period of an asset, with an activity on the conditions it is given. */
const periodsOfAsset = (
  { saklama_suresi, islenen_kisisel_veriler, isleme_sarti }: Values,
  day: string,
) => {
  const sure = typeof saklama_suresi === 'string' ? saklama_suresi : null;
  const veriler = listOfCodes(islenen_kisisel_veriler);
  const activity = { islenen_kisisel_veriler: veriler, isleme_sarti, sureler: [] };
  const faaliyetler = isleme_sarti === undefined ? [] : [activity];
  const facts = { sure, veriler, faaliyetler, tam: true };
  return Object.entries(ASSET_PERIOD_RULES).flatMap(([kod, { finds }]) =>
    finds(facts, day) ? [kod] : [],
  );
};

/** Codes of the warnings of a record that is sound apart from these values. */
export const spoken = (noun: RegisterNoun, values: Values, day = EXAMPLE_DAY) => [
  ...judge(
    RULES[noun],
    { ...SOUND[noun], ...(onConsent(values) && { acik_riza_metni: 2 }), ...values },
    day,
  ).map(({ kod }) => kod),
  ...(noun === 'assets' ? periodsOfAsset(values, day) : []),
];

/** Conditions of art. 5 and 6 that the readings name. */
export const DUTY = 'k5_2_cc_hukuki_yukumluluk';
export const A = 'k5_2_a_kanun';
export const C = 'k5_2_c_sozlesme';
export const HAK = 'k5_2_e_hak';
export const CONSENT = ['k5_1_acik_riza'];
export const SA = 'k6_3_a_acik_riza';
export const SB = 'k6_3_b_kanun';
export const SE = 'k6_3_e_saglik_hizmeti';
export const SF = 'k6_3_f_istihdam_isg';
/** A record that rests on a balanced interest. */
export const interest = (person: string, item: string, more: Values = {}) =>
  about(person, item, [], { ...TESTED, ...more });
