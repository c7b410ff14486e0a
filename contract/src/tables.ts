import { z } from 'zod';
import { CHANGE_LOG_TYPES } from './change-logs.ts';
import { REGISTER_TYPES, type RegisterType } from './records/registers.ts';
import { CROSS_CODES } from './tables/cross-rules.ts';
import { GAPS_BEHIND, REGISTRY_GAPS } from './tables/gaps.ts';
import {
  asSheet,
  endpoint,
  endpointsOf,
  FRESH,
  listOf,
  oneOf,
  rowsAsSheet,
  sheetFormat,
} from './shared/endpoint.ts';
import { KNOWN } from './shared/known.ts';
import { id, idInPath, language, text } from './shared/primitives.ts';

/** The tables that can be exported. */
export const TABLE_VIEWS = ['tedarikciler', 'varliklar', 'verbis', 'cevaplar'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];

/** Forms that are filled out of the register: the records of GDPR Art. 30(1) and (2), and the Turkish inventory. */
export const REGISTER_FORMS = ['gdpr_30_1', 'gdpr_30_2', 'envanter'] as const;
export type RegisterForm = (typeof REGISTER_FORMS)[number];

const named = z.object({ kod: z.string(), ad: z.string() });
export type Named = z.output<typeof named>;

/** `adlar`: what people whom VERBİS knows as "Diğer" are called in the registers. */
const subject = named.extend({ adlar: z.array(z.string()) });
export type RegistrySubject = z.output<typeof subject>;

/** `verbis`: false for a measure of the guide or of a decision, which the registry does not list. */
const measure = named.extend({ verbis: z.boolean() });
export type Measure = z.output<typeof measure>;
const measures = z.object({ teknik: z.array(measure), idari: z.array(measure) });
export type Measures = z.output<typeof measures>;

const linkedActivity = z.object({ id, surec_ismi: z.string(), department_name: z.string() });

const category = z.object({ kategori: z.string(), ad: z.string(), ozel_nitelikli: z.boolean() });

/** Of whom, why and on what legal basis. */
const uses = {
  ilgili_kisiler: z.array(subject),
  amaclar: z.array(named),
  hukuki_sebepler: z.array(named),
};

const unfolded = z.object({
  ad: z.string(),
  kayit_sayisi: z.number(),
  kategoriler: z.array(category.extend({ veriler: z.array(named), ...uses })),
  ...uses,
  /**
   * Records without an answer whether data go abroad, and of those abroad the ones without a country (`ulkesiz`)
   * or a mechanism (`eksik`).
   */
  yurt_disi: z.object({
    yanitsiz: z.number(),
    ulkeler: z.array(z.string()),
    ulkesiz: z.number(),
    mekanizmalar: z.array(named),
    eksik: z.number(),
  }),
  faaliyetler: z.array(linkedActivity),
  tedbirler: measures,
});
/** A supplier or an asset, unfolded. */
export type Unfolded = z.output<typeof unfolded>;

const counted = {
  faaliyet_sayisi: z.number(),
  kategori_sayisi: z.number(),
  /** Null if no record answers. */
  ozel_nitelikli: z.boolean().nullable(),
  yurt_disi: z.boolean().nullable(),
  ulkeler: z.array(z.string()),
  /** Records abroad that name no mechanism. */
  mekanizma_eksik: z.number(),
};

const supplierLine = z.object({
  tedarikci_adi: z.string(),
  aktarim_sayisi: z.number(),
  /** Transfers with an agreement. */
  sozlesmeli: z.number(),
  /** Transfers without an answer whether there is one. */
  sozlesme_yanitsiz: z.number(),
  ...counted,
});
export type SupplierLine = z.output<typeof supplierLine>;

const assetLine = z.object({
  id,
  varlik_ismi: z.string(),
  varlik_turu: z.string().nullable(),
  department_name: z.string(),
  tedarikci_adi: z.string().nullable(),
  tedbir_sayisi: z.number(),
  ...counted,
});
export type AssetLine = z.output<typeof assetLine>;

/** Records of a register that a gap comes from. `id`: of the record, where it is one. */
const behind = z.object({ tur: z.enum(CHANGE_LOG_TYPES), sayi: z.number(), id: id.nullable() });

const gapOfRecords = z.object({
  kod: z.enum(REGISTRY_GAPS),
  sayi: z.number(),
  kayitlar: z.array(behind),
});

const registerType = z.enum<RegisterType[]>([...REGISTER_TYPES]);
const gapRecords = z.partialRecord(registerType, z.array(id));
export type GapRecords = z.output<typeof gapRecords>;

const registryCategory = category.extend({
  faaliyet_sayisi: z.number(),
  amaclar: z.array(named),
  ilgili_kisiler: z.array(subject),
  alici_gruplari: z.array(named),
  /**
   * `en_uzun`: the period that is notified, `sicil` the same as number and unit. Several where
   * they run from events that cannot be compared. `asgari`: the law names a minimum only.
   */
  saklama: z.object({
    en_uzun: z.string().nullable(),
    sicil: z.array(z.string()),
    asgari: z.boolean(),
    sureler: z.array(z.object({ kod: z.string().nullable(), ad: z.string() })),
    /** The longest that cannot be compared, for a person to choose among; `secilen` is the choice. */
    secenekler: z.array(z.object({ deger: z.string(), ad: z.string() })).optional(),
    secilen: z.string().nullable().optional(),
    /** Activities whose period is notified; the first of them and how many. */
    belirleyen: z.object({ id, surec_ismi: z.string(), sayi: z.number() }).nullable().optional(),
  }),
  yurt_disi: z.object({ ulkeler: z.array(z.string()), mekanizmalar: z.array(named) }),
  eksikler: z.array(gapOfRecords),
});
export type RegistryCategory = z.output<typeof registryCategory>;

/** Content of the notification, as far as the registers answer. */
export const notificationContent = z.object({
  /** Share of the complete sections, 0 to 100. */
  eksiksizlik: z.number(),
  faaliyet_sayisi: z.number(),
  /** Activities without chosen data: the registry gets no content from them. */
  verisiz_faaliyet: z.number(),
  kategoriler: z.array(registryCategory),
  /** Whether the company has recipients and transfers abroad at all; filings of earlier days lack it. */
  /** Records that leave these two questions open, whichever data they hold. */
  genel_eksikler: z.array(gapOfRecords).optional(),
  yanitlar: z.object({ alici_gruplari: z.enum(KNOWN), yurt_disi: z.enum(KNOWN) }).optional(),
  /** The registry asks for measures once, for the whole company: those that a person confirmed. */
  tedbirler: measures,
  /** Of a filing: the controller's identity as it was filed. */
  kimlik: z.record(z.string(), z.string().nullable()).optional(),
});
export type Notification = z.output<typeof notificationContent>;

const crossCheck = z.object({
  tur: registerType,
  id,
  ad: z.string(),
  department_name: z.string(),
  kod: z.enum(CROSS_CODES),
  seviye: z.enum(['Orta', 'Yüksek']),
  /** Names of the data that it is about. */
  veriler: z.array(z.string()),
  /** Does an answer in the record cover it? */
  cevapli: z.boolean(),
});
export type CrossCheck = z.output<typeof crossCheck>;

/** A name in an address; longer than any that can be stored. */
const nameInPath = text(300);

const read = { permission: 'tables.read' } as const;

/** Tables over the registers, and the two look-ups that unfold their rows. */
export const tables = endpointsOf('tables', {
  supplier: endpoint({
    summary: 'VERBİS: bir tedarikçiye aktarılanlar / What a supplier receives',
    path: '/api/veriharita/verbis/tedarikci/:companyId/:supplierName',
    permission: 'supplier-transfers.read',
    heavy: true,
    asOf: true,
    params: z.strictObject({ companyId: idInPath, supplierName: nameInPath }),
    answers: oneOf(unfolded),
  }),
  asset: endpoint({
    summary: 'VERBİS: bir varlıkta tutulanlar / What an asset holds',
    path: '/api/veriharita/verbis/varlik/:companyId/:assetName',
    permission: 'assets.read',
    heavy: true,
    asOf: true,
    params: z.strictObject({ companyId: idInPath, assetName: nameInPath }),
    answers: oneOf(unfolded),
  }),
  suppliers: endpoint({
    ...read,
    summary: 'Tedarikçi tablosu / Supplier table',
    path: '/api/tablolar/tedarikciler',
    heavy: true,
    asOf: true,
    answers: listOf(supplierLine),
  }),
  assets: endpoint({
    ...read,
    summary: 'Varlık tablosu / Asset table',
    path: '/api/tablolar/varliklar',
    heavy: true,
    asOf: true,
    answers: listOf(assetLine),
  }),
  notification: endpoint({
    ...read,
    summary: 'VERBİS bildirimi, sicilin sorduğu sırayla / The notification as the registry asks',
    path: '/api/tablolar/verbis',
    heavy: true,
    asOf: true,
    answers: oneOf(notificationContent),
  }),
  gapRecords: endpoint({
    ...read,
    summary: 'VERBİS bildirimindeki bir eksiğin kayıtları / Records that a gap comes from',
    path: '/api/tablolar/verbis/eksik',
    heavy: true,
    asOf: true,
    query: z.strictObject({ kod: z.enum(GAPS_BEHIND), kategori: text(60).optional() }),
    answers: oneOf(gapRecords),
  }),
  crossChecks: endpoint({
    summary: 'Kayıtlar arası denetim / What linked records say differently',
    path: '/api/tablolar/capraz-denetim',
    permission: 'processing-activities.read',
    heavy: true,
    asOf: true,
    query: z.strictObject({ tur: registerType.optional(), id: idInPath.optional() }),
    answers: listOf(crossCheck),
  }),
  form: endpoint({
    ...asSheet,
    summary: 'Sicilden doldurulan form / A form filled out of the register',
    path: '/api/tablolar/form',
    permission: 'processing-activities.read',
    fresh: FRESH.rows,
    query: z.strictObject({ form: z.enum(REGISTER_FORMS), lang: language, bicim: sheetFormat }),
  }),
  export: endpoint({
    ...rowsAsSheet,
    summary: 'Tablo: Excel / Table as Excel',
    path: '/api/tablolar/export',
    permission: 'tables.read',
    asOf: true,
    body: z.strictObject({
      view: z.enum(TABLE_VIEWS),
      lang: language.default('tr'),
      bicim: sheetFormat,
    }),
  }),
});
