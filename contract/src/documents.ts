import { z } from 'zod';
import {
  endpoint,
  endpointsOf,
  FRESH,
  listOf,
  rowsAsSheet,
  sheetFormat,
} from './shared/endpoint.ts';
import { nounImportEndpoints } from './records/import-endpoints.ts';
import { callsOf } from './records/noun/noun-calls.ts';
import {
  byId,
  date,
  flag,
  id,
  idInForm,
  instant,
  language,
  requiredText,
} from './shared/primitives.ts';

/** Document types of the specification's section 9. */
export const DOCUMENT_TYPES = [
  'Aydınlatma Metni',
  'Politika',
  'Taahhütname',
  'Açık Rıza Metni',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Days before a document's review from which it counts as near. */
export const REVIEW_NEAR_DAYS = 30;

/** Documents that one sheet or one archive holds at most. */
export const MOST_DOCUMENTS = 5000;

const file = {
  dokuman_linki: z.string().nullable(),
  dosya_adi: z.string().nullable(),
  dosya_turu: z.string().nullable(),
  dosya_boyutu: z.number().nullable(),
};

/**
 * `dosya_surumu` counts the files a document has had; `faaliyet_sayisi` the activities, among those
 * the caller may read, that name it.
 */
export const document = z.object({
  id,
  dokuman_ismi: z.string(),
  dokuman_tur: z.enum(DOCUMENT_TYPES),
  lastupdated: z.string(),
  company_id: id,
  ...file,
  dosya_surumu: id,
  guncel: z.boolean(),
  gozden_gecirme: z.string().nullable(),
  faaliyet_sayisi: z.number(),
  surum: id,
  guncelleyen: z.string(),
  guncellenme_tarihi: instant,
});
export type DocumentRow = z.infer<typeof document>;

/** The part of a document that a record needs which names it. */
export type NamedDocument = Pick<
  DocumentRow,
  'id' | 'dokuman_ismi' | 'dokuman_tur' | 'lastupdated' | 'company_id' | 'dokuman_linki' | 'guncel'
>;

/** A file of a document; the current one is the first. */
export const documentVersion = z.object({
  ...file,
  sira: id,
  ekleyen: z.string(),
  tarih: instant,
  guncel: z.boolean(),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

/** An activity that names a document, as its notice, its consent or both. */
export const documentUse = z.object({
  id,
  surec_ismi: z.string(),
  department_name: z.string(),
  ozel_nitelikli: z.boolean(),
  aydinlatma: z.boolean(),
  acik_riza: z.boolean(),
});
export type DocumentUse = z.infer<typeof documentUse>;

/** A day, or an empty text. */
const dayOrNone = z.union([z.literal(''), date]).nullish();

const written = {
  dokuman_ismi: requiredText(200),
  dokuman_tur: z.enum(DOCUMENT_TYPES),
  /** Today in Turkey without it. */
  lastupdated: dayOrNone,
  gozden_gecirme: dayOrNone,
  company_id: idInForm.optional(),
};

/** Fields that `single` answers and the server keeps itself: taken where they are those that it has. */
const ignored = z.unknown().optional();
const kept = {
  id: ignored,
  guncel: ignored,
  dosya_adi: ignored,
  dosya_turu: ignored,
  dosya_boyutu: ignored,
  dosya_surumu: ignored,
  faaliyet_sayisi: ignored,
  guncelleyen: ignored,
  guncellenme_tarihi: ignored,
};

export const KEPT_OF_DOCUMENT = Object.keys(kept);

const linked = { field: 'dokuman_linki', kind: 'dokuman', required: false } as const;

const read = { permission: 'documents.read' } as const;

const calls = callsOf({
  base: '/api/dokumanlar',
  read: 'documents.read',
  write: 'documents.write',
  row: document,
  asOf: true,
});

/** Notices, consents, policies and undertakings of a company. */
export const documents = endpointsOf('documents', {
  list: calls.list({
    summary: 'Güncel dokümanlar / Current documents',
    query: z.strictObject({ q: requiredText(200).optional() }),
  }),
  archived: endpoint({
    summary: 'Arşivdeki dokümanlar / Archived documents',
    path: '/api/dokumanlar/arsiv',
    permission: 'documents.write',
    asOf: true,
    query: z.strictObject({ q: requiredText(200).optional() }),
    answers: listOf(document),
  }),
  single: calls.single('Doküman / A document'),
  add: calls.add({
    summary: 'Doküman ekle / Add a document',
    body: z.strictObject(written),
    file: linked,
  }),
  update: calls.update({
    summary: 'Dokümanı güncelle / Update a document',
    body: z.strictObject({
      ...written,
      dokuman_ismi: written.dokuman_ismi.optional(),
      dokuman_tur: written.dokuman_tur.optional(),
      surum: idInForm.optional(),
      ...kept,
    }),
    file: linked,
  }),
  delete: calls.delete('Dokümanı sil / Delete a document'),
  restore: calls.restore('Silinen dokümanı geri getir / Bring a deleted document back'),
  archive: calls.archive({
    summary: 'Arşivle, arşivden çıkar / Archive, or take out of the archive',
    body: z.strictObject({
      guncel: flag,
      surum: idInForm.optional(),
      company_id: idInForm.optional(),
    }),
  }),
  versions: endpoint({
    summary: 'Bir dokümanın dosyaları / Files of a document',
    path: '/api/dokumanlar/surumler/:id',
    permission: 'documents.write',
    params: byId,
    answers: listOf(documentVersion),
  }),
  uses: endpoint({
    ...read,
    summary: 'Dokümanı kullanan faaliyetler / Activities that name a document',
    path: '/api/dokumanlar/faaliyetler/:id',
    asOf: true,
    params: byId,
    answers: listOf(documentUse),
  }),
  export: endpoint({
    ...rowsAsSheet,
    ...read,
    path: '/api/dokumanlar/export',
    asOf: true,
    summary: 'Dokümanları Excel’e aktar / Documents as a sheet',
    body: z.strictObject({
      ids: z.array(id).max(MOST_DOCUMENTS),
      lang: language.optional(),
      bicim: sheetFormat,
    }),
  }),
  ...nounImportEndpoints({
    title: 'Dokümanlar / Documents',
    base: '/api/dokumanlar',
    write: 'documents.write',
  }),
  zip: endpoint({
    ...read,
    summary: 'Güncel dokümanlar, tek arşivde / All current documents in one archive',
    path: '/api/dokumanlar/zip',
    fresh: FRESH.daily,
    raw: true,
    heavy: true,
    query: z.strictObject({ lang: language }),
  }),
});
