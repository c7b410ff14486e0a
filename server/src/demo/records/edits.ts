import type { ActivityValues, FieldValue } from '../../template/library.ts';
import type { Random } from '../random.ts';
import { supplierFor } from './suppliers.ts';

/** Context of an edit beside the record. */
export type Surroundings = Readonly<{
  random: Random;
  documents: ReadonlyMap<string, number>;
  /** Short name of the department, as printed on its forms. */
  prefix: string;
}>;

export type Edit = Readonly<{
  by: 'danışman' | 'company';
  /** The fields it changes, or nothing where it does not fit the record. */
  propose: (values: ActivityValues, around: Surroundings) => ActivityValues | undefined;
}>;

const list = (value: FieldValue | undefined): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];
const text = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

// prettier-ignore
const PERIODS: Readonly<Record<string, string>> = {
  is_iliskisi_10: 'İş ilişkisinin sona ermesinden itibaren 15 yıl',
  ttk_82_10: 'Takvim yılı sonundan itibaren 10 yıl; ihtilaf hâlinde davanın kesinleşmesine kadar',
  sozlesme_10: 'Sözleşmenin sona ermesinden itibaren 10 yıl; açık alacak varsa tahsiline kadar',
  aday_1: 'aday_6ay', cctv_30: 'cctv_90', ziyaretci_1: '6 ay', teklif_1: 'Teklifin reddinden itibaren 6 ay',
  sistem_log_2: 'Son 6 ay çevrim içi, 2 yılın sonuna kadar arşivde', sgk_belge_10: 'is_iliskisi_10',
  hukuki_10: 'Dosyanın kapanmasından itibaren 10 yıl', cagri_3: '1 yıl', ayrilis_6ay: 'İşten ayrılmadan itibaren 3 ay',
};

// prettier-ignore
const PLACES: Readonly<Record<string, string>> = {
  kilitli_dolap: 'arsiv_odasi', erp: 'yedek_unitesi', ik_yazilimi: 'dosya_sunucusu', crm: 'bulut_saas',
  dys: 'arsiv_odasi', dosya_sunucusu: 'nas_depolama', bordro_yazilimi: 'bulut_yedek', isg_yazilimi: 'bulut_yedek',
};

/** Data that often turn out not to be needed. */
// prettier-ignore
const OFTEN_NEEDLESS = ['fotograf', 'medeni_hal', 'dogum_tarihi', 'anne_baba_adi', 'cinsiyet', 'ikamet_adresi', 'kimlik_kart_ornegi', 'uyruk'];

// prettier-ignore
const PROPORTION_NOTE = 'Toplanan veri amaç için gerekenden fazla; alanlar azaltılana kadar ölçülülük ilkesine aykırı sayılmıştır.';

// prettier-ignore
const NOTES = [
  'Saklama süresi Kişisel Verilerin Saklanması ve İmhası Politikası ile karşılaştırılmalı, fark varsa politika güncellenmelidir.',
  'Veri işleyen ile imzalanan sözleşmede alt işleyen kullanımı düzenlenmemiş; ek protokol hazırlanacak.',
  'Departman görüşmesinde teyit edildi. Basılı formdaki aydınlatma ibaresi güncel metne yönlendirmelidir.',
  'Erişim yetkileri gözden geçirilmeli; görev değişikliği olan iki çalışanın yetkisi kaldırılmamış görünüyor.',
  'Formda açık rıza kutusu bulunuyor; dayanak sözleşme olduğundan kutu kaldırılmalıdır.',
  'Veriler iki ayrı sistemde tutuluyor. Hangisinin esas kayıt olduğu belirlenip diğeri imha planına alınmalıdır.',
  'İlgili kişi grubu genişletilmeli; süreçte çalışan yakınlarının verisi de görülüyor.',
  'Aydınlatma metnindeki aktarım bölümü bu faaliyetle uyumlu değil, bir sonraki güncellemede düzeltilecek.',
  'Meşru menfaat için denge testi yazılı hâle getirilip dokümanlara eklenmelidir.',
] as const;

// prettier-ignore
const PRACTICES = [
  'Kayıtlar yılda iki kez gözden geçirilir, süresi dolanlar ocak ve temmuz aylarındaki periyodik imhada silinir.',
  'Yurt dışındaki birimlerle paylaşılmaz; erişim görev tanımına göre verilir.',
  'Basılı nüshalar aynı gün taranır ve aslı kilitli dolaba kaldırılır.',
  'Süreç 2025 iç denetiminde incelenmiş, formdan gereksiz alanlar çıkarılmıştır.',
] as const;

/** Everyday changes of a register, each fitting many records. */
export const EDITS: readonly [Edit, ...Edit[]] = [
  {
    by: 'danışman',
    propose: ({ saklama_suresi }) => {
      const other = PERIODS[text(saklama_suresi)];
      return other === undefined ? undefined : { saklama_suresi: other };
    },
  },
  {
    by: 'company',
    propose: ({ veri_isleyen_unvan }) => {
      const title = supplierFor(text(veri_isleyen_unvan));
      return title === undefined || title === veri_isleyen_unvan
        ? undefined
        : { veri_isleyen_unvan: title };
    },
  },
  {
    by: 'company',
    propose: ({ saklandigi_alan }) => {
      const places = list(saklandigi_alan);
      const added = places
        .map((place) => PLACES[place])
        .find((place) => place && !places.includes(place));
      return added === undefined ? undefined : { saklandigi_alan: [...places, added] };
    },
  },
  {
    by: 'danışman',
    propose: ({ islenen_kisisel_veriler }) => {
      const data = list(islenen_kisisel_veriler);
      const needless = OFTEN_NEEDLESS.find((code) => data.includes(code));
      return needless === undefined || data.length < 4
        ? undefined
        : { islenen_kisisel_veriler: data.filter((code) => code !== needless) };
    },
  },
  {
    by: 'company',
    propose: ({ islenen_kisisel_veriler }, { random }) => {
      const data = list(islenen_kisisel_veriler);
      const added = random.pick(['imza', 'gorev_unvan', 'dahili_no', 'eposta']);
      return data.length === 0 || data.includes(added)
        ? undefined
        : { islenen_kisisel_veriler: [...data, added] };
    },
  },
  {
    by: 'danışman',
    propose: ({ diger_aciklamalar_danisman }, { random }) => {
      const note = random.pick(NOTES);
      return note === diger_aciklamalar_danisman ? undefined : { diger_aciklamalar_danisman: note };
    },
  },
  {
    by: 'danışman',
    propose: ({ ilkelere_uygunluk_2 }, { random }) =>
      ilkelere_uygunluk_2 === true && random.chance(0.35)
        ? { ilkelere_uygunluk_2: false, diger_aciklamalar_danisman: PROPORTION_NOTE }
        : undefined,
  },
  {
    by: 'company',
    propose: ({ aydinlatma_metni }, { documents }) => {
      const general = documents.get('Genel Aydınlatma Metni');
      return aydinlatma_metni === null && general !== undefined
        ? { aydinlatma_metni: general }
        : undefined;
    },
  },
  {
    by: 'company',
    propose: ({ faaliyet_aciklamasi }, { random }) => {
      const before = text(faaliyet_aciklamasi);
      const practice = random.pick(PRACTICES);
      return before === '' || PRACTICES.some((one) => before.includes(one))
        ? undefined
        : { faaliyet_aciklamasi: `${before} ${practice}` };
    },
  },
  {
    by: 'company',
    propose: ({ dosya_ismi }, { random, prefix }) => {
      const before = text(dosya_ismi);
      return before === '' || before.startsWith(prefix)
        ? undefined
        : { dosya_ismi: `${prefix}-F-${String(10 + random.below(80))} ${before}` };
    },
  },
  {
    by: 'company',
    propose: ({ durum }) => (durum === null ? { durum: true } : undefined),
  },
  {
    by: 'danışman',
    propose: ({ isleme_sarti }) => {
      const bases = list(isleme_sarti);
      return bases.length > 1 && bases.includes('k5_2_f_mesru_menfaat')
        ? {
            isleme_sarti: bases.filter((code) => code !== 'k5_2_f_mesru_menfaat'),
            veri_sorumlusu_mesru_menfaati: null,
          }
        : undefined;
    },
  },
];
