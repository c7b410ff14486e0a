import { byDetail, DETAIL_FIELD } from '../category-detail.ts';
import { isEmpty, type Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import { AMONG_NEIGHBOURS, cuesIn, KIN_OF_DEBTORS } from '../../law/places.ts';
import { answerOf, holdsAny, MARKETING, onConsent, STAFF } from './bases.ts';
import type { Rule } from './rule.ts';

/** Day after the last one for verifying loyalty numbers (2026/1491), a Sunday, and the workday after it. */
const VERIFIED_BY = '2027-03-01';

/** Biometric measures that identify a person. */
const BODY = ['parmak_izi', 'yuz_tanima', 'avuc_ici', 'retina_iris'];
const HOURS = ['calisan_yukumluluk', 'ucret_politikasi'];
/** People at work, whoever employs them. */
const AT_WORK = [...STAFF, 'sofor_nakliyeci', 'tedarikci_calisani'];
const WATCHED = ['kamera_kaydi', 'kamera_sistemi'];
/** Ways by which a member is recognised before a number is used. */
const BEHIND_PASSWORD = ['web_formu', 'mobil_uygulama', 'entegrasyon', 'cerez'];
const SERVICE = ['satis', 'satis_sonrasi', 'sozlesme', 'firma_baglilik', 'musteri_iliskileri'];
const AT_TILL = ['sozlu', 'telefon_gorusmesi', 'cagri_merkezi'];
const THIRD_PERSONS = ['ucuncu_kisi', 'referans', 'aleni_kaynak'];
const DEBT = ['borc_alacak', 'icra_dosyasi', 'odeme_kaydi'];
const PICTURES = ['fotograf', 'video', 'etkinlik_gorseli'];
const PROFILE = ['cerez_kaydi', 'reklam_kimligi', 'ilgi_tercih', 'musteri_segmenti'];
/** Contacts of companies, who act for these. */
const CONTACTS = ['musteri_yetkilisi', 'tedarikci_yetkilisi', 'is_ortagi_yetkilisi'];

/** Are bodies of these groups measured, in whichever category they stand? */
export const measuresBodies = (values: Values, groups: readonly string[]): boolean =>
  byDetail(values).some(
    (part) => holdsAny(part.islenen_kisisel_veriler, BODY) && holdsAny(part.ilgili_kisi, groups),
  );

/** Are working hours of one's own staff measured by the body (2026/921)? */
export const measuresHours = (values: Values): boolean =>
  measuresBodies(values, STAFF) &&
  (holdsAny(values.islenme_amaci, HOURS) || holdsAny(values.islenen_kisisel_veriler, ['puantaj']));

/** Purposes of advertising alone, for which a number is analysed and not used at a till. */
const isProfileAlone = ({ islenme_amaci }: Values): boolean =>
  !isEmpty(islenme_amaci) && listOfCodes(islenme_amaci).every((one) => MARKETING.includes(one));

/** May a loyalty number be used where the member was not recognised before? */
const isLoyaltyAtTill = (values: Values): boolean =>
  holdsAny(values.islenen_kisisel_veriler, ['sadakat_puani']) &&
  !isProfileAlone(values) &&
  (isEmpty(values.kimden_nasil_temin) ||
    listOfCodes(values.kimden_nasil_temin).some((way) => !BEHIND_PASSWORD.includes(way)));

const concernsContactsAlone = ({ ilgili_kisi }: Values): boolean =>
  !isEmpty(ilgili_kisi) && listOfCodes(ilgili_kisi).every((group) => CONTACTS.includes(group));

const isAdvertised = ({ islenme_amaci }: Values) => holdsAny(islenme_amaci, MARKETING);
const isWrittenTo = ({ islenme_amaci }: Values) =>
  holdsAny(islenme_amaci, ['reklam_kampanya', 'urun_pazarlama']);

const fingerprint = {
  islenen_kisisel_veriler: ['parmak_izi'],
  ilgili_kisi: ['calisan'],
  islenme_amaci: ['calisan_yukumluluk'],
};
const camera = {
  kimden_nasil_temin: ['kamera_sistemi'],
  ilgili_kisi: ['calisan'],
  islenme_amaci: ['performans_degerlendirme'],
};
const loyalty = {
  islenen_kisisel_veriler: ['telefon', 'sadakat_puani'],
  kimden_nasil_temin: ['sozlu'],
};
const list = {
  kvk_kimden_nasil: ['ucuncu_kisi'],
  islenme_amaci: ['reklam_kampanya'],
  isleme_sarti: ['k5_2_f_mesru_menfaat'],
};
const code = {
  islenen_kisisel_veriler: ['telefon', 'otp_kaydi'],
  islenme_amaci: ['satis', 'reklam_kampanya'],
  isleme_sarti: ['k5_1_acik_riza'],
};
const push = {
  kimden_nasil_temin: ['mobil_uygulama'],
  islenme_amaci: ['satis', 'reklam_kampanya'],
  isleme_sarti: ['k5_1_acik_riza'],
};
const debts = {
  ilgili_kisi: ['kat_maliki'],
  islenen_kisisel_veriler: ['ad_soyad', 'borc_alacak'],
  alici_grubu: ['herkese_acik'],
};
const relatives = {
  ilgili_kisi: ['calisan_yakini'],
  islenme_amaci: ['hukuk_isleri'],
  islenen_kisisel_veriler: ['telefon', 'borc_alacak'],
};
const pupils = {
  on_sekiz_yas_alti: true,
  islenen_kisisel_veriler: ['fotograf'],
  alici_grubu: ['herkese_acik'],
  isleme_sarti: ['k5_2_f_mesru_menfaat'],
};
const game = {
  on_sekiz_yas_alti: true,
  islenme_amaci: ['reklam_kampanya'],
  islenen_kisisel_veriler: ['reklam_kimligi'],
};

const LOYALTY = [
  ...['islenen_kisisel_veriler', 'kimden_nasil_temin', 'islenme_amaci'],
  'sadakat_dogrulamasi',
];
const unverified = (day: string): Omit<Rule, 'seviye' | 'validFrom'> => ({
  kod: 'sadakat_dogrulamasi_yok',
  field: 'sadakat_dogrulamasi',
  article: 'KVKK m. 4/2-b, 5, 12; Kurul kararı 2026/266, 2026/1491',
  reads: LOYALTY,
  finds: (values, today) =>
    today < day && isLoyaltyAtTill(values) && values.sadakat_dogrulamasi === 'dogrulama_yok',
  fires: [{ ...loyalty, sadakat_dogrulamasi: 'dogrulama_yok' }],
  silent: [
    { ...loyalty, sadakat_dogrulamasi: 'sms_kodu' },
    { ...loyalty, kimden_nasil_temin: ['web_formu'], sadakat_dogrulamasi: 'dogrulama_yok' },
  ],
});

/**
 * Rules of an activity that rest on a decision or an announcement of the Board (`data/board.json`);
 * `board/cited.ts` names it. If the coded answers do not decide, the warning asks a question.
 */
export const BOARD_RULES: readonly Rule[] = [
  {
    kod: 'biyometrik_mesai',
    field: 'islenen_kisisel_veriler',
    seviye: 'Yüksek',
    article: 'KVKK m. 4/2-ç, 6/3; Kurul kararı 2026/921',
    validFrom: '2026-06-02',
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi', 'islenme_amaci', DETAIL_FIELD],
    finds: measuresHours,
    fires: [
      fingerprint,
      { ...fingerprint, islenme_amaci: [], islenen_kisisel_veriler: ['avuc_ici', 'puantaj'] },
    ],
    silent: [
      { ...fingerprint, islenme_amaci: ['fiziksel_mekan'] },
      { ...fingerprint, islenen_kisisel_veriler: ['kartli_gecis', 'puantaj'] },
    ],
  },
  {
    kod: 'kamera_performans',
    field: 'islenme_amaci',
    seviye: 'Yüksek',
    article: 'KVKK m. 4/2-c, ç, 5/2-f',
    validFrom: '2026-06-08',
    reads: ['islenen_kisisel_veriler', 'kimden_nasil_temin', 'ilgili_kisi', 'islenme_amaci'],
    finds: ({ islenen_kisisel_veriler, kimden_nasil_temin, ilgili_kisi, islenme_amaci }) =>
      (holdsAny(islenen_kisisel_veriler, WATCHED) || holdsAny(kimden_nasil_temin, WATCHED)) &&
      holdsAny(ilgili_kisi, AT_WORK) &&
      (holdsAny(islenme_amaci, ['performans_degerlendirme', 'ucret_politikasi']) ||
        holdsAny(islenen_kisisel_veriler, ['performans', 'puantaj'])),
    fires: [
      camera,
      { ...camera, islenme_amaci: [], islenen_kisisel_veriler: ['kamera_kaydi', 'puantaj'] },
      { ...camera, ilgili_kisi: ['sofor_nakliyeci'] },
    ],
    silent: [
      { ...camera, islenme_amaci: ['fiziksel_mekan', 'isg'] },
      { ...camera, kimden_nasil_temin: ['basili_form'] },
    ],
  },
  { ...unverified(VERIFIED_BY), seviye: 'Orta', validFrom: '2026-02-28' },
  { ...unverified('9999-12-31'), seviye: 'Yüksek', validFrom: VERIFIED_BY },
  {
    kod: 'sadakat_dogrulamasi_yanitsiz',
    field: 'sadakat_dogrulamasi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-b, 12; Kurul kararı 2026/266, 2026/1491',
    validFrom: '2026-02-28',
    reads: LOYALTY,
    finds: (values) => isLoyaltyAtTill(values) && isEmpty(values.sadakat_dogrulamasi),
    fires: [loyalty, { islenen_kisisel_veriler: ['sadakat_puani'] }],
    silent: [
      { ...loyalty, sadakat_dogrulamasi: 'uygulama_karekodu' },
      { ...loyalty, kimden_nasil_temin: ['web_formu', 'mobil_uygulama'] },
      { ...loyalty, islenme_amaci: ['pazarlama_analiz'] },
    ],
  },
  {
    kod: 'ucuncu_kisiden_pazarlama',
    field: 'kvk_kimden_nasil',
    seviye: 'Yüksek',
    article: 'KVKK m. 5/1, 10',
    validFrom: '2026-07-21',
    reads: ['kvk_kimden_nasil', 'islenme_amaci', 'isleme_sarti', 'ilgili_kisi'],
    finds: (values) =>
      holdsAny(values.kvk_kimden_nasil, THIRD_PERSONS) &&
      isAdvertised(values) &&
      !isEmpty(values.isleme_sarti) &&
      !onConsent(values) &&
      !concernsContactsAlone(values),
    fires: [list, { ...list, kvk_kimden_nasil: ['referans'], ilgili_kisi: ['potansiyel_musteri'] }],
    silent: [
      { ...list, kvk_kimden_nasil: ['ilgili_kisi'] },
      { ...list, isleme_sarti: ['k5_1_acik_riza'] },
      { ...list, ilgili_kisi: ['musteri_yetkilisi'] },
    ],
  },
  {
    kod: 'pazarlama_kaynagi_belirsiz',
    field: 'kvk_kimden_nasil',
    seviye: 'Orta',
    article: 'KVKK m. 5/1, 10',
    validFrom: '2026-07-21',
    reads: ['kvk_kimden_nasil', 'islenme_amaci', 'isleme_sarti', 'ilgili_kisi'],
    finds: (values) =>
      holdsAny(values.kvk_kimden_nasil, ['hizmet_saglayici', 'grup_sirketi', 'diger_kimden']) &&
      !holdsAny(values.kvk_kimden_nasil, [...THIRD_PERSONS, 'ilgili_kisi']) &&
      isAdvertised(values) &&
      !onConsent(values) &&
      !concernsContactsAlone(values),
    fires: [{ ...list, kvk_kimden_nasil: ['hizmet_saglayici'] }],
    silent: [
      { ...list, kvk_kimden_nasil: ['ilgili_kisi', 'hizmet_saglayici'] },
      { ...list, kvk_kimden_nasil: ['hizmet_saglayici'], isleme_sarti: ['k5_1_acik_riza'] },
    ],
  },
  {
    kod: 'tek_kod_cok_onay',
    field: 'islenme_amaci',
    seviye: 'Orta',
    article: 'KVKK m. 4, 5/1, 10; Kurul kararı 2025/1072',
    validFrom: '2025-06-26',
    reads: ['islenen_kisisel_veriler', 'kimden_nasil_temin', 'islenme_amaci', 'isleme_sarti'],
    finds: (values) =>
      isWrittenTo(values) &&
      holdsAny(values.islenme_amaci, SERVICE) &&
      (holdsAny(values.islenen_kisisel_veriler, ['otp_kaydi']) ||
        (onConsent(values) &&
          holdsAny(values.islenen_kisisel_veriler, ['telefon']) &&
          holdsAny(values.kimden_nasil_temin, AT_TILL))),
    fires: [code, { ...code, islenen_kisisel_veriler: ['telefon'], kimden_nasil_temin: ['sozlu'] }],
    silent: [
      { ...code, islenme_amaci: ['satis'] },
      { ...code, islenme_amaci: ['reklam_kampanya'] },
      { ...code, islenen_kisisel_veriler: ['telefon'], kimden_nasil_temin: ['web_formu'] },
    ],
  },
  {
    kod: 'anlik_bildirim_izni',
    field: 'islenme_amaci',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-a, 4, 5/1',
    validFrom: '2026-01-14',
    reads: ['kimden_nasil_temin', 'islenme_amaci', 'isleme_sarti'],
    finds: (values) =>
      holdsAny(values.kimden_nasil_temin, ['mobil_uygulama']) &&
      isWrittenTo(values) &&
      holdsAny(values.islenme_amaci, [...SERVICE, 'lojistik']) &&
      onConsent(values),
    fires: [push, { ...push, islenme_amaci: ['lojistik', 'urun_pazarlama'] }],
    silent: [
      { ...push, islenme_amaci: ['satis'], isleme_sarti: ['k5_2_c_sozlesme'] },
      { ...push, islenme_amaci: ['reklam_kampanya'] },
    ],
  },
  {
    kod: 'borc_listesi_acik',
    field: 'alici_grubu',
    seviye: 'Yüksek',
    article: 'KVKK m. 4/2-ç, 12; Kurul kararı 2026/348',
    validFrom: '2026-03-31',
    reads: ['ilgili_kisi', 'islenen_kisisel_veriler', 'alici_grubu'],
    finds: ({ ilgili_kisi, islenen_kisisel_veriler, alici_grubu }) =>
      holdsAny(ilgili_kisi, ['kat_maliki']) &&
      holdsAny(islenen_kisisel_veriler, DEBT) &&
      holdsAny(alici_grubu, ['herkese_acik']),
    fires: [debts],
    silent: [
      { ...debts, alici_grubu: ['tedarikciler'] },
      { ...debts, islenen_kisisel_veriler: ['ad_soyad'] },
    ],
  },
  {
    kod: 'borc_duyurusu_sorulur',
    field: 'surec_ismi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç, 12; Kurul kararı 2026/348',
    validFrom: '2026-03-31',
    unverified: true,
    reads: ['surec_ismi', 'faaliyet_aciklamasi', 'ilgili_kisi', 'islenen_kisisel_veriler'],
    finds: ({ surec_ismi, faaliyet_aciklamasi, ilgili_kisi, islenen_kisisel_veriler }) =>
      holdsAny(ilgili_kisi, ['kat_maliki']) &&
      holdsAny(islenen_kisisel_veriler, DEBT) &&
      [surec_ismi, faaliyet_aciklamasi].some(
        (text) => cuesIn(AMONG_NEIGHBOURS, answerOf(text) ?? '').length > 0,
      ),
    fires: [
      { ...debts, surec_ismi: 'Aidat Borçlarının Panoya Asılması' },
      { ...debts, faaliyet_aciklamasi: 'Borçlar WhatsApp grubunda duyurulur.' },
    ],
    silent: [{ ...debts, surec_ismi: 'Aidat Borcunun İlgili Daireye Gösterilmesi' }],
  },
  {
    kod: 'borclu_yakini',
    field: 'ilgili_kisi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç, 5, 12',
    validFrom: '2025-08-20',
    reads: ['surec_ismi', 'ilgili_kisi', 'islenme_amaci', 'islenen_kisisel_veriler'],
    finds: ({ surec_ismi, ilgili_kisi, islenme_amaci, islenen_kisisel_veriler }) =>
      holdsAny(islenme_amaci, ['hukuk_isleri', 'finans_muhasebe']) &&
      holdsAny(islenen_kisisel_veriler, ['telefon', 'eposta']) &&
      ((holdsAny(ilgili_kisi, ['calisan_yakini', 'referans_kisi']) &&
        holdsAny(islenen_kisisel_veriler, DEBT)) ||
        cuesIn(KIN_OF_DEBTORS, answerOf(surec_ismi) ?? '').length > 0),
    fires: [
      relatives,
      { ...relatives, ilgili_kisi: ['diger'], surec_ismi: 'Borçlu Yakınlarının Aranması' },
    ],
    silent: [
      { ...relatives, ilgili_kisi: ['kefil', 'ihtilaf_tarafi'] },
      { ...relatives, islenen_kisisel_veriler: ['telefon'] },
    ],
  },
  {
    kod: 'cocuk_gorseli_acik',
    field: 'alici_grubu',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç, 5/1',
    validFrom: '2026-02-20',
    reads: [
      ...['on_sekiz_yas_alti', 'islenen_kisisel_veriler', 'alici_grubu', 'kimden_nasil_temin'],
      'isleme_sarti',
    ],
    finds: (values) =>
      values.on_sekiz_yas_alti === true &&
      holdsAny(values.islenen_kisisel_veriler, PICTURES) &&
      (holdsAny(values.alici_grubu, ['herkese_acik']) ||
        holdsAny(values.kimden_nasil_temin, ['sosyal_medya'])) &&
      !onConsent(values),
    fires: [pupils, { ...pupils, alici_grubu: [], kimden_nasil_temin: ['sosyal_medya'] }],
    silent: [
      { ...pupils, isleme_sarti: ['k5_1_acik_riza'] },
      { ...pupils, on_sekiz_yas_alti: false },
    ],
  },
  {
    kod: 'cocuga_hedefli_reklam',
    field: 'islenme_amaci',
    seviye: 'Yüksek',
    article: '6502 s. Kanun; KVKK m. 4, 5',
    validFrom: '2026-08-01',
    reads: ['on_sekiz_yas_alti', 'islenme_amaci', 'islenen_kisisel_veriler'],
    finds: (values) =>
      values.on_sekiz_yas_alti === true &&
      isAdvertised(values) &&
      holdsAny(values.islenen_kisisel_veriler, PROFILE),
    fires: [game],
    silent: [
      { ...game, on_sekiz_yas_alti: false },
      { ...game, islenen_kisisel_veriler: ['eposta'] },
    ],
  },
  {
    kod: 'metinler_ayri_degil',
    field: 'acik_riza_metni',
    seviye: 'Yüksek',
    article: 'KVKK m. 3/1-a, 10; Kurul kararı 2026/347',
    validFrom: '2026-03-24',
    reads: ['aydinlatma_metni', 'acik_riza_metni'],
    finds: ({ aydinlatma_metni, acik_riza_metni }) =>
      !isEmpty(acik_riza_metni) && aydinlatma_metni === acik_riza_metni,
    fires: [{ aydinlatma_metni: 7, acik_riza_metni: 7 }],
    silent: [
      { aydinlatma_metni: 7, acik_riza_metni: null },
      { aydinlatma_metni: null, acik_riza_metni: null },
    ],
  },
  {
    kod: 'riza_metni_dayanaksiz',
    field: 'acik_riza_metni',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-a, 4/2-a; Kurul kararı 2026/347',
    validFrom: '2026-03-24',
    reads: ['acik_riza_metni', 'isleme_sarti', 'islenen_kisisel_veriler', DETAIL_FIELD],
    finds: (values) => {
      const parts = byDetail(values);
      return (
        !isEmpty(values.acik_riza_metni) &&
        parts.some(({ isleme_sarti }) => !isEmpty(isleme_sarti)) &&
        !parts.some(onConsent)
      );
    },
    fires: [{ acik_riza_metni: 8, isleme_sarti: ['k5_2_c_sozlesme'] }],
    silent: [
      { acik_riza_metni: 8, isleme_sarti: ['k5_1_acik_riza'] },
      { acik_riza_metni: 8, isleme_sarti: [] },
      { acik_riza_metni: null, isleme_sarti: ['k5_2_c_sozlesme'] },
    ],
  },
];
