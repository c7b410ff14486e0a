import { z } from 'zod';
import { REGISTER_TYPES, type RegisterType } from '../records/registers.ts';
import { changedOf, endpoint, oneOf } from '../shared/endpoint.ts';
import { id, instant, text } from '../shared/primitives.ts';
import { CROSSED_SECTIONS } from './crossings.ts';

/**
 * Points that a filing may leave open: rows not entered, gaps of the content, crossings without an answer,
 * periods that a law or a purpose does not carry, records of high risk or without an answer, measures and identity.
 */
export const OPEN_POINTS = [
  'islenmemis',
  'bosluk',
  'kesisim',
  'sure',
  'yuksek',
  'eksik_kayit',
  'tedbir',
  'kimlik',
] as const;

/** Number of each open point; those without any are left out. */
export const openPoints = z.partialRecord(z.enum(OPEN_POINTS), z.number());
export type OpenPoints = z.output<typeof openPoints>;

/** Fewer letters than this are no reason for filing with open points. */
export const LEAST_FILING_REASON = 20;

const named = z.object({
  tur: z.enum<RegisterType[]>([...REGISTER_TYPES]),
  id,
  ad: z.string(),
});

/** `kayitlar`: the first of `sayi`. `cevap`: who said that it is meant. */
const crossing = z.object({
  bolum: z.enum(CROSSED_SECTIONS),
  kategori: z.string(),
  kategori_adi: z.string(),
  deger: z.string(),
  ad: z.string(),
  kayitlar: z.array(named),
  sayi: z.number(),
  cevap: z.object({ kaydeden: z.string(), tarih: instant }).nullable(),
});
export type AskedCrossing = z.output<typeof crossing>;

/** A period too short for a law, or too long for every purpose. */
export const PERIOD_FINDINGS = ['kisa', 'uzun'] as const;

/** A category whose notified period breaks a bound; the warning is answered in its records. */
const heldPeriod = z.object({
  kategori: z.string(),
  kategori_adi: z.string(),
  hal: z.enum(PERIOD_FINDINGS),
  sure: z.string(),
  sinir: z.string(),
  kanun: z.string(),
  kayitlar: z.array(named),
  sayi: z.number(),
});
export type HeldPeriod = z.output<typeof heldPeriod>;

/** Records of a register that go in with a verdict; `kayitlar`: the first of `sayi`. */
const verdicts = z.object({
  tur: z.enum<RegisterType[]>([...REGISTER_TYPES]),
  hal: z.enum(['yuksek', 'eksik_kayit']),
  sayi: z.number(),
  kayitlar: z.array(named),
});

const review = z.object({
  noktalar: openPoints,
  kesisimler: z.array(crossing),
  sureler: z.array(heldPeriod),
  kayitlar: z.array(verdicts),
});
export type FilingReview = z.output<typeof review>;

const code = text(60);
/** Most crossings that one answer is about. */
const MOST_CROSSINGS = 500;

/** Endpoints by which a notification is reviewed before it is filed. */
export const reviewEndpoints = {
  review: endpoint({
    summary:
      'Bildirmeden önce: açık noktalar ve sorular / Before filing: open points and questions',
    path: '/api/verbis-beyanlari/denetim',
    permission: 'tables.read',
    heavy: true,
    answers: oneOf(review),
  }),
  crossing: endpoint({
    summary: 'Eşleşmelerin kastedildiğini yanıtla / Answer whether crossings are meant',
    method: 'POST',
    path: '/api/verbis-beyanlari/kesisim',
    permission: 'filings.write',
    heavy: true,
    body: z.strictObject({
      ciftler: z
        .array(z.strictObject({ bolum: z.enum(CROSSED_SECTIONS), kategori: code, deger: code }))
        .min(1)
        .max(MOST_CROSSINGS),
      kastedildi: z.boolean(),
    }),
    answers: changedOf(z.object({ kastedildi: z.boolean() })),
  }),
};
