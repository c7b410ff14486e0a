import { z } from 'zod';
import { REGISTER_TYPES } from '../records/registers.ts';
import { changedOf, endpoint, listOf, messageOnly, oneOf } from '../shared/endpoint.ts';
import { date, id, requiredText, text } from '../shared/primitives.ts';

/** Does an entry concern a client? What the data do not tell is not known, never a no. */
export const CONCERNS = ['var', 'bilinmiyor', 'yok'] as const;
export type Concern = (typeof CONCERNS)[number];

/** Records of a client that an answer names at most; all are counted. */
export const NAMED_RECORDS = 20;
/** Sorts of records by which an entry is found to concern a client: of a register, or running periods. */
export const CONCERNED_TYPES = [...REGISTER_TYPES, 'sureler'] as const;

/** Whom an entry of a firm concerns: records of one register by their choices, and sectors of clients. */
const filter = z.strictObject({
  kayit_turu: z.enum(REGISTER_TYPES),
  /** Choices by field; a record holds one of each. */
  alanlar: z.record(text(60), z.array(text(80)).min(1).max(300)).default({}),
  sektorler: z.array(text(60)).max(60).default([]),
});
export type LawFilter = z.output<typeof filter>;

const head = z.object({
  /** Of the decisions' data, or `firma-` and the number of a firm's own entry. */
  id: z.string(),
  sayi: z.string().nullable(),
  baslik: z.string(),
  /** A day, or as much of it as is known. */
  gun: z.string().nullable(),
  tur: z.string(),
  /** How far it was read; the firm's own entries say so in its name. */
  durum: z.string(),
  /** Name of the firm that wrote it. */
  firma: z.string().nullable(),
  /** The day until which it must be complied with. */
  son_tarih: date.nullable(),
});

const line = head.extend({
  /** Clients that it concerns; of whom it is not known; and that have an action for it. */
  ilgili: z.int(),
  bilinmeyen: z.int(),
  acilan: z.int(),
  musteri: z.int(),
});
export type LawLine = z.infer<typeof line>;

const record = z.object({ tur: z.enum(CONCERNED_TYPES), id, ad: z.string() });
const clientOfLaw = z.object({
  company_id: id,
  durum: z.enum(CONCERNS),
  /** The first records; `sayi` counts all. */
  kayitlar: z.array(record),
  sayi: z.int(),
  acildi: z.boolean(),
});
export type ClientOfLaw = z.infer<typeof clientOfLaw>;

const entry = head.extend({
  metin: z.string(),
  kimi: z.string(),
  madde: z.string().nullable(),
  kaynaklar: z.array(z.object({ ad: z.string(), adres: z.string() })),
  not: z.string().nullable(),
  /** Why no data tell whom it concerns; null where they do. */
  olculemez: z.string().nullable(),
  /** May the caller delete it? */
  silebilir: z.boolean(),
  musteriler: z.array(clientOfLaw),
});
export type LawEntry = z.infer<typeof entry>;

/** Id of an entry, of the data or of a firm. */
export const lawId = z
  .string()
  .regex(/^[\w.-]+$/)
  .max(80);

export const lawEndpoints = {
  law: endpoint({
    permission: 'portfolio.read',
    summary: 'Mevzuat ve ilgilendirdiği müşteriler / Law, and the clients that it concerns',
    path: '/api/portfoy/mevzuat',
    answers: listOf(line),
  }),
  lawEntry: endpoint({
    permission: 'portfolio.read',
    summary:
      'Bir düzenleme ve ilgilendirdiği kayıtlar / An entry, and the records that it concerns',
    path: '/api/portfoy/mevzuat/:id',
    params: z.strictObject({ id: lawId }),
    answers: oneOf(entry),
  }),
  /** Written by a partner, and seen by members of that firm alone. */
  addLaw: endpoint({
    permission: 'portfolio.write',
    method: 'POST',
    summary: 'Firmanın mevzuat kaydını ekle / Add an entry of the law for a firm',
    path: '/api/portfoy/mevzuat',
    status: 201,
    body: z.strictObject({
      firma_id: id,
      baslik: requiredText(300),
      sayi: text(60).nullish(),
      gun: date,
      kaynak: z
        .string()
        .trim()
        .max(500)
        .regex(/^https?:\/\/\S+$/),
      metin: requiredText(4000),
      son_tarih: date.nullish(),
      suzgec: filter,
    }),
    answers: changedOf(z.object({ id: z.string() })),
  }),
  deleteLaw: endpoint({
    permission: 'portfolio.write',
    method: 'DELETE',
    summary: 'Firmanın mevzuat kaydını sil / Delete an entry of a firm',
    path: '/api/portfoy/mevzuat/:id',
    params: z.strictObject({ id: lawId }),
    answers: messageOnly,
  }),
};
