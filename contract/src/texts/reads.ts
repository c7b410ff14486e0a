import type { Values } from '../records/fields.ts';
import type { BlockName } from './block-names.ts';
import type { BlockInput } from './blocks/block.ts';
import { brokenBounds } from '../tables/category-periods.ts';
import type { SourceType } from './model.ts';

type Fields = Readonly<Partial<Record<SourceType, readonly string[]>>>;

const RECIPIENT = ['tedarikci_unvan', 'tedarikci_adi'] as const;
/** Day and number of the Board's decision on a transfer (art. 9/4). */
const DECIDED = ['kurul_izni_tarihi', 'kurul_izni_sayisi'] as const;

/**
 * Fields that each block reads, empty ones too. A block sees no others, and a published text rests on all
 * of them: what was empty then makes it stale once it is filled. A field that is added here needs its
 * trigger (`mark_texts`); texts in force are linked to it by the job.
 */
export const READS: Readonly<Record<BlockName, Fields>> = {
  kimlik: {
    companies: [
      ...(['company_name', 'unvan', 'adres', 'mersis_no', 'kep', 'web'] as const),
      ...(['verbis_kayit_no', 'yerlesim', 'temsilci_unvan', 'temsilci_adres'] as const),
      ...(['temsilci_eposta', 'temsilci_kep'] as const),
    ],
  },
  kisiler: { veri_harita: ['surec_ismi', 'ilgili_kisi'] },
  amaclar: { veri_harita: ['surec_ismi', 'islenen_kisisel_veriler', 'islenme_amaci'] },
  sebepler: {
    veri_harita: [
      ...(['surec_ismi', 'isleme_sarti', 'hukuki_yukumluluk_istisnasi'] as const),
      'veri_sorumlusu_mesru_menfaati',
    ],
  },
  yontemler: {
    veri_harita: [
      ...(['surec_ismi', 'kimden_nasil_temin', 'kimden_nasil_temin_yaziniz'] as const),
      ...(['kvk_kimden_nasil', 'kvk_kimden_nasil_yaziniz'] as const),
      'otomatik_veri_isleme_faaliyeti',
    ],
  },
  alicilar: {
    veri_harita: [
      ...(['surec_ismi', 'alici_yok', 'alici_grubu', 'dahil_oluyormu'] as const),
      'yurt_disi_aktarim',
    ],
    veri_aktarim: [...RECIPIENT, 'alici_grubu', 'hizmet_konusu', 'aktarim_amaci'],
    diger_aktarim: ['kurum_adi', 'kurum_adi_yaziniz', 'aktarim_amaci', 'hukuki_dayanak'],
  },
  yurt_disi: {
    veri_harita: ['yurt_disi_aktarim'],
    veri_aktarim: [
      ...RECIPIENT,
      ...(['yurt_disi_aktarim', 'aktarim_ulkesi', 'yurt_disi_mekanizma'] as const),
      ...DECIDED,
    ],
    varlik_listesi: ['yurt_disi_mi'],
  },
  sureler: { veri_harita: ['surec_ismi', 'saklama_suresi', 'imha_yontemi'] },
  ortamlar: { veri_harita: ['surec_ismi', 'saklandigi_alan'] },
  basvuru: {
    basvuru_ayarlari: ['acik', 'slug', 'posta_adresi', 'kep_adresi'],
    companies: ['adres', 'kep'],
  },
  rizalar: {
    veri_harita: ['surec_ismi', 'isleme_sarti', 'islenen_kisisel_veriler', 'islenme_amaci'],
    veri_aktarim: [
      ...RECIPIENT,
      ...(['yurt_disi_aktarim', 'aktarim_ulkesi', 'yurt_disi_mekanizma'] as const),
      ...(['aktarilan_kisisel_veriler', 'aktarim_amaci'] as const),
    ],
  },
  tablo: {
    veri_harita: [
      ...(['islenen_kisisel_veriler', 'islenme_amaci', 'isleme_sarti', 'surec_ismi'] as const),
      ...(['saklama_suresi', 'alici_yok', 'alici_grubu', 'dahil_oluyormu'] as const),
      'yurt_disi_aktarim',
    ],
    veri_aktarim: [
      ...RECIPIENT,
      ...(['alici_grubu', 'aktarim_amaci', 'ilgili_kisi', 'yurt_disi_aktarim'] as const),
      ...(['aktarim_ulkesi', 'yurt_disi_mekanizma'] as const),
      ...DECIDED,
    ],
    diger_aktarim: ['kurum_adi', 'kurum_adi_yaziniz', 'aktarim_amaci', 'ilgili_kisi'],
    varlik_listesi: ['yurt_disi_mi'],
  },
  toplama: {
    veri_harita: [
      ...(['islenen_kisisel_veriler', 'kimden_nasil_temin', 'kimden_nasil_temin_yaziniz'] as const),
      ...(['kvk_kimden_nasil', 'kvk_kimden_nasil_yaziniz'] as const),
      'otomatik_veri_isleme_faaliyeti',
    ],
  },
  ayrintilar: {
    veri_harita: [
      ...(['islenme_amaci', 'isleme_sarti', 'hukuki_yukumluluk_istisnasi'] as const),
      'veri_sorumlusu_mesru_menfaati',
    ],
    veri_aktarim: [
      ...RECIPIENT,
      ...(['hizmet_konusu', 'ilgili_kisi', 'aktarim_amaci', 'alici_grubu'] as const),
      ...(['yurt_disi_aktarim', 'aktarim_ulkesi'] as const),
    ],
    diger_aktarim: [
      ...(['kurum_adi', 'kurum_adi_yaziniz', 'aktarim_amaci', 'hukuki_dayanak'] as const),
      'ilgili_kisi',
    ],
  },
  haklar: {},
  cerezler: {
    cerezler: [
      ...(['cerez_adi', 'kategori', 'taraf', 'saglayan', 'sure'] as const),
      ...(['amac', 'yurt_disi', 'ulke'] as const),
    ],
  },
  imha_tablo: {
    veri_harita: [
      ...(['surec_ismi', 'islenen_kisisel_veriler', 'ilgili_kisi', 'saklama_suresi'] as const),
      'imha_yontemi',
    ],
  },
  ortam_ozet: { veri_harita: ['saklandigi_alan', 'islenen_kisisel_veriler'] },
  ozel_ozet: { veri_harita: ['isleme_sarti', 'islenen_kisisel_veriler', 'ilgili_kisi'] },
  ozel_veriler: { veri_harita: ['surec_ismi', 'isleme_sarti', 'islenen_kisisel_veriler'] },
  tedbirler: { varlik_listesi: ['alinan_tedbirler', 'sifreleme_var_mi', 'yedekleme_var_mi'] },
  aktarim: {
    veri_aktarim: [
      ...RECIPIENT,
      ...(['veri_isleyen_rolu', 'hizmet_konusu', 'ilgili_kisi'] as const),
      ...(['aktarilan_kisisel_veriler', 'aktarim_amaci', 'aktarim_sarti'] as const),
      ...(['aktarim_sikligi', 'saklama_suresi', 'alinan_tedbirler', 'alt_isleyenler'] as const),
      ...(['yurt_disi_aktarim', 'aktarim_ulkesi', 'yurt_disi_mekanizma'] as const),
      ...DECIDED,
    ],
  },
  aktarim_taraf: {
    veri_aktarim: [
      ...RECIPIENT,
      ...(['veri_isleyen_rolu', 'yurt_disi_aktarim', 'aktarim_ulkesi'] as const),
      ...(['yurt_disi_mekanizma', 'standart_sozlesme_turu'] as const),
    ],
  },
  aktarim_ayrinti: {
    veri_aktarim: [
      ...(['hizmet_konusu', 'ilgili_kisi', 'aktarilan_kisisel_veriler', 'aktarim_amaci'] as const),
      ...(['aktarim_sarti', 'aktarim_sikligi', 'saklama_suresi', 'alinan_tedbirler'] as const),
    ],
  },
  aktarim_tedbir: { veri_aktarim: ['alinan_tedbirler'] },
  aktarim_alt: { veri_aktarim: ['alt_isleyenler'] },
};

/** Blocks about the one transfer of a contract. */
export const isOfSubject = (blok: BlockName): boolean => blok.startsWith('aktarim');

/** The fields that show whether a transfer continues or has ended. */
export const STATE_OF_TRANSFER = ['aktarim_durumu'] as const;
/** The field by which an asset is in use or disposed of. */
export const STATE_OF_ASSET = 'varlik_durumu';
const OF_EVERY_TRANSFER = ['id', 'veri_harita_id', ...STATE_OF_TRANSFER];

/** Fields of a kind of record that some block reads. */
export const readsOf = (tur: SourceType): string[] => [
  ...new Set(Object.values(READS).flatMap((fields) => fields[tur] ?? [])),
];

const only = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));

/** The input of a block without the fields that it does not name: it cannot read past its list. */
export function narrowed(input: BlockInput, blok: BlockName): BlockInput {
  const { veri_harita, veri_aktarim, diger_aktarim, varlik_listesi, cerezler, ...single } =
    READS[blok];
  const { company, form, suppliers, bodies, assets, cookies, ...rest } = input.register;
  const transfers = (all: readonly Values[], fields: readonly string[] | undefined) =>
    fields ? all.map((one) => only(one, [...OF_EVERY_TRANSFER, ...fields])) : [];
  return {
    ...input,
    parts: input.parts.map((part) => ({
      ...part,
      // The law of a broken bound follows from answers that the lines of periods do not print.
      ...((blok === 'sureler' || blok === 'imha_tablo') && { bounds: brokenBounds(part.values) }),
      // Warnings speak against a consent; they are no source of its words.
      values: only(part.values, ['id', 'uyarilar', ...(veri_harita ?? [])]),
    })),
    register: {
      ...rest,
      company: { company_id: company.company_id, ...only(company, single.companies ?? []) },
      form: only(form, single.basvuru_ayarlari ?? []),
      suppliers: transfers(suppliers, veri_aktarim),
      bodies: transfers(bodies, diger_aktarim),
      cookies: cerezler ? cookies.map((one) => only(one, ['id', ...cerezler])) : [],
      assets: varlik_listesi
        ? assets.map((one) =>
            only(one, ['id', 'veri_harita_id', STATE_OF_ASSET, ...varlik_listesi]),
          )
        : [],
    },
  };
}
