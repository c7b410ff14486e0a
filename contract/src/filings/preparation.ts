import { z } from 'zod';
import { changedOf, endpoint, oneOf } from '../shared/endpoint.ts';
import { id, instant, requiredText, text } from '../shared/primitives.ts';

/** Questions of the registry, in its order; rows and differences stand in one of them. */
export const FILING_SECTIONS = [
  'kategoriler',
  'amaclar',
  'alici_gruplari',
  'saklama',
  'ilgili_kisiler',
  'yurt_disi',
  'tedbirler',
] as const;
export type FilingSection = (typeof FILING_SECTIONS)[number];

const signed = { kaydeden: z.string(), tarih: instant };

/**
 * A row to be entered in the registry, in the registry's language. `satir`: code of a data category or a
 * measure. `imza`: digest of the content; a tick is valid while it is the same. `onceki`: the different
 * content of the last filing; null if it is equal or there is none.
 */
const row = z.object({
  bolum: z.enum(FILING_SECTIONS),
  satir: z.string(),
  degerler: z.array(z.string()),
  onceki: z.array(z.string()).nullable(),
  imza: z.string(),
  isaret: z.object(signed).nullable(),
});
export type FilingRow = z.output<typeof row>;

/** Where a measure is found: in assets, supplier transfers, documents or trainings. */
export const GROUND_KINDS = ['varlik', 'tedarikci', 'dokuman', 'egitim'] as const;
const ground = z.object({
  tur: z.enum(GROUND_KINDS),
  /** The first names; `sayi` counts all. */
  adlar: z.array(z.string()),
  sayi: z.number(),
});
export type MeasureGround = z.output<typeof ground>;

/** `oneri`: found in records and neither confirmed nor dismissed; it is not notified. */
const MEASURE_STATES = ['onayli', 'oneri', 'reddedildi', 'yok'] as const;

const companyMeasure = z.object({
  kod: z.string(),
  ad: z.string(),
  tur: z.enum(['teknik', 'idari']),
  ozel_nitelikli: z.boolean(),
  durum: z.enum(MEASURE_STATES),
  /** The wording of "Diğer". */
  aciklama: z.string().nullable(),
  dayanaklar: z.array(ground),
  /** Confirmed once, but no record supports it any longer. */
  dayanak_kalmadi: z.boolean(),
  kanit: z.string().nullable(),
  dokuman: z.object({ id, ad: z.string() }).nullable(),
  kaydeden: z.string().nullable(),
  tarih: instant.nullable(),
});
export type CompanyMeasure = z.output<typeof companyMeasure>;

const duty = z.object({
  calisan_sayisi: z.number().nullable(),
  bilanco_toplami: z.number().nullable(),
  ana_faaliyet_ozel: z.boolean().nullable(),
  bilanco_yok: z.boolean().nullable(),
  bilanco_yili: z.int().nullable(),
  istisna: z.string().nullable(),
  /** Of the company: its seat decides the duty, its sector the questions. */
  yerlesim: z.string().nullable(),
  sektor: z.string().nullable(),
  kaydeden: z.string().nullable(),
  tarih: instant.nullable(),
});

const preparation = z.object({
  satirlar: z.array(row),
  tedbirler: z.array(companyMeasure),
  /** The controller's identity as the company's page has it. */
  kimlik: z.record(z.string(), z.string().nullable()),
  muafiyet: duty,
});
export type FilingPreparation = z.output<typeof preparation>;

const code = text(60);

const write = { permission: 'filings.write', method: 'POST' } as const;

/** Endpoints by which a notification is made ready and entered row by row. */
export const preparationEndpoints = {
  preparation: endpoint({
    summary:
      'Bildirim hazırlığı: satırlar, tedbirler, kimlik, kayıt istisnası / What is to be entered',
    path: '/api/verbis-beyanlari/hazirlik',
    permission: 'tables.read',
    heavy: true,
    asOf: true,
    answers: oneOf(preparation),
  }),
  tick: endpoint({
    ...write,
    summary: 'Satırları Sicile işlendi olarak işaretle / Tick rows as entered in the registry',
    path: '/api/verbis-beyanlari/isaretle',
    body: z.strictObject({
      islendi: z.boolean(),
      satirlar: z
        .array(z.strictObject({ bolum: z.enum(FILING_SECTIONS), satir: code, imza: code }))
        .min(1)
        .max(400),
    }),
    answers: changedOf(z.object({ sayi: z.number() })),
  }),
  measure: endpoint({
    ...write,
    summary: 'Bir tedbiri onayla, reddet, kaldır / Confirm, dismiss or remove a measure',
    path: '/api/verbis-beyanlari/tedbir/:kod',
    params: z.strictObject({ kod: code }),
    body: z.strictObject({
      durum: z.enum(['onayli', 'reddedildi', 'yok']),
      aciklama: text(1000).nullish(),
      kanit: text(1000).nullish(),
      dokuman_id: id.nullish(),
    }),
    answers: changedOf(companyMeasure),
  }),
  period: endpoint({
    ...write,
    summary: 'Karşılaştırılamayan sürelerden birini seç / Choose among incomparable periods',
    path: '/api/verbis-beyanlari/sure',
    heavy: true,
    body: z.strictObject({ kategori: code, secim: requiredText(200) }),
    answers: changedOf(z.object({ kategori: z.string(), secim: z.string() })),
  }),
  duty: endpoint({
    ...write,
    summary:
      'Kayıt istisnası sorularını yanıtla / Answer the questions on the registration exemption',
    path: '/api/verbis-beyanlari/muafiyet',
    body: z.strictObject({
      ana_faaliyet_ozel: z.boolean().nullable(),
      bilanco_yok: z.boolean().nullable().optional(),
      bilanco_yili: z.int().min(2000).max(2199).nullable().optional(),
      istisna: code.nullable(),
    }),
    answers: changedOf(duty),
  }),
};
