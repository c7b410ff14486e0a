import {
  cuesIn,
  MOODS,
  OFF_HOURS,
  OWN_DEVICE,
  PRIVATE_PLACES,
  WATCHING,
  type Cue,
} from '../../law/places.ts';
import { lawsIn } from '../../law/laws.ts';
import { isNamedLaw } from '../../law/special-data.ts';
import { DETAIL_FIELD } from '../category-detail.ts';
import { isEmpty, type Values } from '../fields.ts';
import { daysOf } from '../periods.ts';
import { listOfCodes } from '../personal-data.ts';
import { answerOf, CAMERA, holdsAny, POSITIONS, STAFF, TRAFFIC } from './bases.ts';
import { measuresBodies, measuresHours } from './board-rules.ts';
import { LAW, type Rule } from './rule.ts';

/** Groups whose bodies are measured to let them in. */
const MEASURED = [
  ...STAFF,
  ...['musteri', 'ziyaretci', 'tedarikci_calisani', 'ogrenci', 'konaklayan', 'kat_maliki'],
  ...['potansiyel_musteri', 'tedarikci_yetkilisi', 'sofor_nakliyeci', 'etkinlik_katilimcisi'],
  ...['calisan_adayi', 'veli_vasi_temsilci', 'hasta', 'hasta_yakini', 'sinav_adayi', 'diger'],
  ...['musteri_yetkilisi', 'is_ortagi_yetkilisi', 'hissedar_ortak', 'yonetim_kurulu_uyesi'],
  ...['kefil', 'basvuru_sahibi', 'calisan_yakini', 'referans_kisi', 'internet_ziyaretcisi'],
];
const SOUND_ON = ['ses_kaydi'];
/** Days that recordings may be kept without a further reason. */
const CAMERA_DAYS = 30;
/** Days that records of traffic may be kept without a further reason. */
const TRAFFIC_DAYS = 730;

/** A record of an incident is kept for as long as a right may be claimed. */
const ofIncident = ({ islenen_kisisel_veriler, isleme_sarti }: Values) =>
  holdsAny(isleme_sarti, ['k5_2_e_hak']) &&
  holdsAny(islenen_kisisel_veriler, [
    ...['olay_tutanagi', 'dava_dosyasi', 'is_kazasi_saglik', 'disiplin', 'siber_olay'],
    'adli_yazisma',
  ]);

const camera = { islenen_kisisel_veriler: [CAMERA], kimden_nasil_temin: ['kamera_sistemi'] };
const watches = (values: Values) =>
  holdsAny(values.islenen_kisisel_veriler, [CAMERA]) &&
  holdsAny(values.kimden_nasil_temin, ['kamera_sistemi']);

const TOLD = ['surec_ismi', 'faaliyet_aciklamasi'] as const;
const tells = (values: Values, cues: readonly Cue[]) =>
  TOLD.some((name) => cuesIn(cues, answerOf(values[name]) ?? '').length > 0);
/** Places that must not be filmed, and places where filming needs a reason. */
const NEVER = ['soyunma_odasi', 'tuvalet_dus', 'ibadet_yeri', 'emzirme_odasi', 'konaklama_odasi'];
const ASKED = ['muayene_tedavi', 'dinlenme_yemek', 'calisma_alani'];
/** A name is not about a place beside the one that it names, as a description may be. */
const namesPlace = ({ surec_ismi }: Values) =>
  cuesIn(PRIVATE_PLACES, answerOf(surec_ismi) ?? '').length > 0;
/** People who work here, though another may employ them. */
const ofStaff = ({ ilgili_kisi }: Values) =>
  holdsAny(ilgili_kisi, [...STAFF, 'tedarikci_calisani', 'sofor_nakliyeci']);
const tracked = (data: string) => ({ islenen_kisisel_veriler: [data], ilgili_kisi: ['calisan'] });
const WORKING = { izleme_zamani: 'yalniz_mesai' };
const screens = { surec_ismi: 'Ekran ve Klavye Kaydı', ilgili_kisi: ['calisan'] };

/** Bodies are measured by a law that orders it (foreigners, passports, identity cards). */
const isMeasuredByLaw = ({ isleme_sarti, hukuki_yukumluluk_istisnasi }: Values): boolean =>
  holdsAny(isleme_sarti, ['k6_3_b_kanun']) &&
  isNamedLaw(
    'biyometrik_veri',
    'k6_3_b_kanun',
    lawsIn(answerOf(hukuki_yukumluluk_istisnasi) ?? ''),
  );

/** Measured bodies, cameras and records of traffic. */
export const MONITORING_RULES: readonly Rule[] = [
  {
    kod: 'biyometri_olculu_degil',
    field: 'islenen_kisisel_veriler',
    seviye: 'Yüksek',
    article: 'KVKK m. 4/2-ç, 6',
    validFrom: LAW,
    reads: [
      ...['islenen_kisisel_veriler', 'ilgili_kisi', 'islenme_amaci', DETAIL_FIELD],
      ...['isleme_sarti', 'hukuki_yukumluluk_istisnasi'],
    ],
    finds: (values) =>
      measuresBodies(values, MEASURED) && !measuresHours(values) && !isMeasuredByLaw(values),
    fires: [
      { islenen_kisisel_veriler: ['yuz_tanima'], ilgili_kisi: ['musteri'] },
      { islenen_kisisel_veriler: ['avuc_ici'], ilgili_kisi: ['tedarikci_calisani'] },
      {
        islenen_kisisel_veriler: ['parmak_izi'],
        ilgili_kisi: ['calisan'],
        isleme_sarti: ['k6_3_a_acik_riza'],
      },
    ],
    silent: [
      { islenen_kisisel_veriler: ['kartli_gecis'], ilgili_kisi: ['calisan'] },
      { islenen_kisisel_veriler: ['parmak_izi', 'puantaj'], ilgili_kisi: ['calisan'] },
      {
        islenen_kisisel_veriler: ['parmak_izi'],
        ilgili_kisi: ['diger'],
        isleme_sarti: ['k6_3_b_kanun'],
        hukuki_yukumluluk_istisnasi: '6458 s. Kanun m.69',
      },
    ],
  },
  {
    kod: 'mahrem_alan',
    field: 'surec_ismi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç; Anayasa m. 20',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'izlenen_alan', ...TOLD],
    finds: (values) =>
      holdsAny(values.islenen_kisisel_veriler, [CAMERA]) &&
      (isEmpty(values.izlenen_alan)
        ? tells(values, PRIVATE_PLACES)
        : holdsAny(values.izlenen_alan, ASKED) ||
          (!holdsAny(values.izlenen_alan, NEVER) && namesPlace(values))),
    fires: [
      { ...camera, surec_ismi: 'Soyunma Odası ve Tuvalet Kameraları' },
      { ...camera, faaliyet_aciklamasi: 'Mescit de izlenir.' },
      { ...camera, surec_ismi: 'Mescit Kamerası', izlenen_alan: ['koridor_ortak'] },
      ...ASKED.map((place) => ({ ...camera, izlenen_alan: [place] })),
    ],
    silent: [
      { ...camera, surec_ismi: 'Mescit Bahçesi Kamerası', izlenen_alan: ['dis_cephe_otopark'] },
      { ...camera, surec_ismi: 'Depo ve Kapı Kameraları' },
      { ...camera, surec_ismi: 'Soyunma Odası Koridoru Kamerası' },
      { ...camera, faaliyet_aciklamasi: 'Soyunma odası ve tuvaletlerde kamera yoktur.' },
      { surec_ismi: 'Tuvalet temizliği', islenen_kisisel_veriler: ['ad_soyad'] },
    ],
  },
  {
    kod: 'mahrem_alan_izlenir',
    field: 'izlenen_alan',
    seviye: 'Yüksek',
    article: 'KVKK m. 4/2-ç; Anayasa m. 20; 5237 s. TCK m. 134',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'izlenen_alan'],
    finds: (values) =>
      holdsAny(values.islenen_kisisel_veriler, [CAMERA]) && holdsAny(values.izlenen_alan, NEVER),
    fires: NEVER.map((place) => ({ ...camera, izlenen_alan: ['giris_cikis', place] })),
    silent: [
      { ...camera, izlenen_alan: ['giris_cikis', 'calisma_alani'] },
      { ...camera, izlenen_alan: ['muayene_tedavi'] },
      { islenen_kisisel_veriler: ['ad_soyad'], izlenen_alan: ['soyunma_odasi'] },
    ],
  },
  {
    kod: 'konum_mesai_disi',
    field: 'izleme_zamani',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç; Anayasa m. 20',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi', 'izleme_zamani'],
    finds: (values) =>
      ofStaff(values) &&
      holdsAny(values.islenen_kisisel_veriler, POSITIONS) &&
      values.izleme_zamani === 'mesai_disi_da',
    fires: POSITIONS.map((one) => ({ ...tracked(one), izleme_zamani: 'mesai_disi_da' })),
    silent: [
      { ...tracked('gps_konum'), izleme_zamani: 'yalniz_mesai' },
      { ...tracked('gps_konum'), izleme_zamani: 'mesai_disi_da', ilgili_kisi: ['musteri'] },
      tracked('gps_konum'),
    ],
  },
  {
    kod: 'konum_zamani_celisir',
    field: 'izleme_zamani',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-b, 4/2-ç',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi', 'izleme_zamani', ...TOLD],
    finds: (values) =>
      ofStaff(values) &&
      holdsAny(values.islenen_kisisel_veriler, POSITIONS) &&
      values.izleme_zamani === 'yalniz_mesai' &&
      tells(values, OFF_HOURS),
    fires: [
      { ...tracked('gps_konum'), ...WORKING, surec_ismi: 'Araçların Hafta Sonu İzlenmesi' },
      { ...tracked('gps_konum'), ...WORKING, surec_ismi: 'Mesai Dışında Araç Konumu' },
    ],
    silent: [
      { ...tracked('gps_konum'), ...WORKING, surec_ismi: 'Araç Takibi' },
      {
        ...{ ...tracked('gps_konum'), ...WORKING },
        faaliyet_aciklamasi: 'Hafta sonu konum kaydedilmez.',
      },
    ],
  },
  {
    kod: 'icerik_izlenir',
    field: 'izleme_kapsami',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç; Anayasa m. 20, 22',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi', 'izleme_kapsami'],
    finds: (values) =>
      ofStaff(values) &&
      holdsAny(values.islenen_kisisel_veriler, TRAFFIC) &&
      values.izleme_kapsami === 'icerik',
    fires: TRAFFIC.map((one) => ({ ...tracked(one), izleme_kapsami: 'icerik' })),
    silent: [
      { ...tracked('eposta_trafik'), izleme_kapsami: 'yalniz_trafik' },
      { ...tracked('eposta_trafik'), izleme_kapsami: 'icerik', ilgili_kisi: ['ziyaretci'] },
    ],
  },
  {
    kod: 'kendi_cihazi_izlenir',
    field: 'kendi_cihazi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç; Anayasa m. 20',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi', 'kendi_cihazi'],
    finds: (values) =>
      ofStaff(values) &&
      holdsAny(values.islenen_kisisel_veriler, [...POSITIONS, ...TRAFFIC]) &&
      values.kendi_cihazi === true,
    fires: ['mobil_konum', 'internet_trafik'].map((one) => ({
      ...tracked(one),
      kendi_cihazi: true,
    })),
    silent: [
      { ...tracked('mobil_konum'), kendi_cihazi: false },
      { ...tracked('mobil_konum'), kendi_cihazi: true, ilgili_kisi: ['musteri'] },
    ],
  },
  {
    kod: 'izleme_sorulur',
    field: 'surec_ismi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç; Anayasa m. 22',
    validFrom: LAW,
    unverified: true,
    reads: ['ilgili_kisi', 'kendi_cihazi', ...TOLD],
    finds: (values) =>
      tells(values, MOODS) ||
      ((ofStaff(values) || holdsAny(values.ilgili_kisi, ['ogrenci'])) &&
        (tells(values, WATCHING) || (isEmpty(values.kendi_cihazi) && tells(values, OWN_DEVICE)))),
    fires: [
      { surec_ismi: 'Sınıfların Velilere Canlı İzletilmesi', ilgili_kisi: ['ogrenci'] },
      { surec_ismi: 'Çağrılarda Duygu Analizi', ilgili_kisi: ['musteri'] },
      screens,
      { ...screens, surec_ismi: 'Kendi Cihazından E-postaya Erişim (BYOD)' },
    ],
    silent: [
      { ...screens, ilgili_kisi: ['musteri'] },
      { surec_ismi: 'Bordro', ilgili_kisi: ['calisan'] },
      { surec_ismi: 'Ekran ve Klavye Zimmeti', ilgili_kisi: ['calisan'] },
      { ...screens, surec_ismi: 'Kendi Telefonuyla Saha Takibi', kendi_cihazi: false },
    ],
  },
  {
    kod: 'izleme_sozlesmeye_dayanmaz',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 5/2-c, 5/2-f',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi', 'isleme_sarti', ...TOLD],
    finds: (values) =>
      ofStaff(values) &&
      holdsAny(values.isleme_sarti, ['k5_2_c_sozlesme']) &&
      listOfCodes(values.isleme_sarti).every((one) => one === 'k5_2_c_sozlesme') &&
      (holdsAny(values.islenen_kisisel_veriler, POSITIONS) || tells(values, WATCHING)),
    fires: [
      { ...screens, isleme_sarti: ['k5_2_c_sozlesme'] },
      {
        islenen_kisisel_veriler: ['arac_takip_konumu'],
        ilgili_kisi: ['calisan'],
        isleme_sarti: ['k5_2_c_sozlesme'],
      },
    ],
    silent: [
      { ...screens, isleme_sarti: ['k5_2_f_mesru_menfaat'] },
      {
        islenen_kisisel_veriler: ['arac_takip_konumu'],
        ilgili_kisi: ['musteri'],
        isleme_sarti: ['k5_2_c_sozlesme'],
      },
    ],
  },
  {
    kod: 'kamera_ses_kaydi',
    field: 'islenen_kisisel_veriler',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç',
    validFrom: LAW,
    reads: ['islenen_kisisel_veriler', 'kimden_nasil_temin'],
    finds: (values) => watches(values) && holdsAny(values.islenen_kisisel_veriler, SOUND_ON),
    fires: [{ ...camera, islenen_kisisel_veriler: [CAMERA, ...SOUND_ON] }],
    silent: [camera, { islenen_kisisel_veriler: SOUND_ON }],
  },
  {
    kod: 'kamera_suresi_uzun',
    field: 'saklama_suresi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-d',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'isleme_sarti', 'islenme_amaci', 'saklama_suresi'],
    finds: (values) =>
      holdsAny(values.islenen_kisisel_veriler, [CAMERA]) &&
      !ofIncident(values) &&
      !holdsAny(values.islenme_amaci, ['yetkili_kurum_bilgi']) &&
      daysOf(String(values.saklama_suresi)) > CAMERA_DAYS,
    fires: [
      { ...camera, saklama_suresi: 'cctv_90' },
      { islenen_kisisel_veriler: [CAMERA], saklama_suresi: '6 ay' },
      { ...camera, isleme_sarti: ['k5_2_e_hak'], saklama_suresi: '5 yıl' },
    ],
    silent: [
      { ...camera, saklama_suresi: 'cctv_30' },
      {
        islenen_kisisel_veriler: [CAMERA, 'olay_tutanagi'],
        isleme_sarti: ['k5_2_e_hak'],
        saklama_suresi: 'hukuki_10',
      },
    ],
  },
  {
    kod: 'trafik_suresi_uzun',
    field: 'saklama_suresi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç, 4/2-d',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'saklama_suresi', 'isleme_sarti'],
    finds: (values) =>
      holdsAny(values.islenen_kisisel_veriler, TRAFFIC) &&
      !ofIncident(values) &&
      daysOf(String(values.saklama_suresi)) > TRAFFIC_DAYS,
    fires: [
      { islenen_kisisel_veriler: ['eposta_trafik'], saklama_suresi: '10 yıl' },
      {
        islenen_kisisel_veriler: ['eposta_trafik'],
        isleme_sarti: ['k5_2_c_sozlesme', 'k5_2_e_hak'],
        saklama_suresi: '10 yıl',
      },
    ],
    silent: [
      { islenen_kisisel_veriler: ['eposta_trafik'], saklama_suresi: '2 yıl' },
      { islenen_kisisel_veriler: ['ad_soyad'], saklama_suresi: '10 yıl' },
      {
        islenen_kisisel_veriler: ['eposta_trafik', 'disiplin'],
        isleme_sarti: ['k5_2_e_hak'],
        saklama_suresi: '10 yıl',
      },
    ],
  },
];
