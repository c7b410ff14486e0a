import { z } from 'zod';
import { SHEET_FORMATS } from './records/sheet-file.ts';
import { FILING_SECTIONS, preparationEndpoints } from './filings/preparation.ts';
import { openPoints, reviewEndpoints } from './filings/review.ts';
import { changedOf, endpoint, endpointsOf, listOf, oneOf, asSheet } from './shared/endpoint.ts';
import { byId, date, id, instant, language, requiredText, text } from './shared/primitives.ts';
import { notificationContent } from './tables.ts';

/** Parts in which notifications may differ; `kimlik` is the controller's identity. */
const DIFFERING = [...FILING_SECTIONS, 'kimlik'] as const;

const difference = z.object({
  bolum: z.enum(DIFFERING),
  /** The category of data, or the field of the identity; none where it is of the whole company. */
  kategori: z.string().nullable(),
  eklenen: z.array(z.string()),
  cikan: z.array(z.string()),
});
export type FilingDifference = z.output<typeof difference>;

/** `fark_sayisi`: in how much it differs from the one before; none for the first. */
const filing = z.object({
  id,
  tarih: date,
  giren: z.string(),
  notu: z.string().nullable(),
  kategori_sayisi: z.number(),
  fark_sayisi: z.number().nullable(),
  kaydeden: z.string(),
  kayit_tarihi: instant,
  /** Points that it left open, and the reason for filing all the same; older filings lack both. */
  acik_noktalar: openPoints.nullable(),
  gerekce: z.string().nullable(),
});
export type Filing = z.output<typeof filing>;

const standing = z.object({
  son: filing.nullable(),
  farklar: z.array(difference),
  /** The first change that is not filed yet, and the last day for filing it with the registry. */
  ilk_degisiklik: date.nullable(),
  son_gun: date.nullable(),
  /** The day on which the registration was deleted and not renewed: nothing is filed since then. */
  silindi: date.nullable(),
});
export type FilingStanding = z.output<typeof standing>;

/** A notification of an earlier day, the number of today's differences from it, and what it leaves open. */
const earlier = z.object({
  dahil: z.array(difference),
  sonra: z.number(),
  noktalar: openPoints,
});
export type EarlierContent = z.output<typeof earlier>;

const read = { permission: 'tables.read' } as const;

/** Notifications that a company filed with the registry, each with its exact content; never changed or deleted. */
export const filings = endpointsOf('filings', {
  ...preparationEndpoints,
  ...reviewEndpoints,
  list: endpoint({
    ...read,
    summary: 'VERBİS bildirimleri, yenisi önce / Notifications, the newest first',
    path: '/api/verbis-beyanlari/list',
    asOf: true,
    answers: listOf(filing),
  }),
  standing: endpoint({
    ...read,
    summary: 'Son bildirimden beri değişenler ve son gün / What changed since, and until when',
    path: '/api/verbis-beyanlari/durum',
    heavy: true,
    answers: oneOf(standing),
  }),
  asOf: endpoint({
    summary: 'Bir günün içeriği ve sonrasındaki farklar / Content of a day and what came after',
    path: '/api/verbis-beyanlari/tarihte',
    permission: 'filings.write',
    heavy: true,
    query: z.strictObject({ tarih: date }),
    answers: oneOf(earlier),
  }),
  single: endpoint({
    ...read,
    summary: 'Bir bildirim, olduğu gibi / A notification with its exact content',
    path: '/api/verbis-beyanlari/single/:id',
    params: byId,
    answers: oneOf(filing.extend({ icerik: notificationContent })),
  }),
  add: endpoint({
    summary: 'Bildirildi olarak işaretle / Mark today’s content as notified',
    method: 'POST',
    path: '/api/verbis-beyanlari/add',
    permission: 'filings.write',
    status: 201,
    once: true,
    heavy: true,
    body: z.strictObject({
      tarih: date,
      giren: requiredText(200),
      notu: text(1000).nullable().optional(),
      /** Rows that were not ticked count as entered, too. */
      hepsi_islendi: z.boolean().optional(),
      /** Required while the notification leaves points open. */
      gerekce: text(1000).nullable().optional(),
    }),
    answers: changedOf(filing),
  }),
  export: endpoint({
    ...read,
    summary: 'Bir bildirim: Excel veya PDF / A notification as a file',
    path: '/api/verbis-beyanlari/dosya/:id',
    ...asSheet,
    params: byId,
    query: z.strictObject({
      bicim: z.enum([...SHEET_FORMATS, 'pdf']),
      lang: language.default('tr'),
    }),
  }),
});
