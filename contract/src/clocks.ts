import { z } from 'zod';
import { changedField } from './change-logs.ts';
import { CLOCK_KINDS, STARTED_KINDS } from './clocks/kinds.ts';
import { dutyOwner } from './clocks/owner.ts';
import { CLOCK_QUESTIONS } from './clocks/questions.ts';
import { CLOCK_UNITS } from './clocks/rule.ts';
import { changedOf, endpoint, endpointsOf, listOf, oneOf } from './shared/endpoint.ts';
import { callsOf } from './records/noun/noun-calls.ts';
import {
  byId,
  date,
  id,
  idInForm,
  idInPath,
  instant,
  mark,
  requiredText,
  text,
} from './shared/primitives.ts';

/** Closed clocks that one page of the list holds. */
export const CLOSED_PAGE = 100;

/**
 * A statutory or own period that runs for a company. `kayit_turu` and `kayit_id` name the row that it
 * is about; a clock without them was started by a person. `son_an` is its last instant.
 */
export const clock = z.object({
  id,
  company_id: id,
  tur: z.enum(CLOCK_KINDS),
  kural_surumu: z.int(),
  madde: z.string(),
  kayit_turu: z.string().nullable(),
  kayit_id: id.nullable(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  ad: z.string(),
  baslangic: instant,
  baslangic_kaniti: z.string().nullable(),
  sayi: z.int(),
  birim: z.enum(CLOCK_UNITS),
  son_an: instant,
  /** Its days come from a sheet that has no hours. */
  saatsiz: z.boolean(),
  /** Extra days that the Authority granted, with the proof. */
  ek_gun: z.int().nullable(),
  ek_kaniti: z.string().nullable(),
  sorumlu_id: id.nullable(),
  sorumlu: z.string().nullable(),
  sahip: dutyOwner.nullable(),
  kapanis: instant.nullable(),
  kapanis_kaniti: z.string().nullable(),
  dokuman_linki: z.string().nullable(),
  dosya_adi: z.string().nullable(),
  gec_nedeni: z.string().nullable(),
  kapatan: z.string().nullable(),
  surum: id,
  guncelleyen: z.string(),
});
export type Clock = z.infer<typeof clock>;

/** A holiday of the dated calendar that affects a clock. */
export const dayOff = z.object({
  gun: date,
  yarim: z.boolean(),
  ad_tr: z.string(),
  ad_en: z.string(),
  kaynak: z.string(),
  dogrulandi: z.boolean(),
});
export type DayOffRow = z.infer<typeof dayOff>;

/** A change of a clock; `alanlar` of a moved one hold the old and the new day. */
const clockChange = z.object({
  id,
  islem: z.enum(['ekleme', 'güncelleme', 'silme']),
  guncelleyen: z.string(),
  tarih: instant,
  alanlar: z.array(changedField),
});
export type ClockChange = z.infer<typeof clockChange>;

const single = clock.extend({
  tatiller: z.array(dayOff),
  degisiklikler: z.array(clockChange),
  /** Closed periods of the same duty before this one, the newest first. */
  onceki: z.array(clock),
});
export type SingleClock = z.infer<typeof single>;

const onCalendar = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** `2026-11-20T18:00`, Turkey's time; the day alone is its beginning. */
const startInTurkey = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/)
  .refine((value) => value >= '1900' && value < '2200' && onCalendar(value.slice(0, 10)), {
    params: { code: 'date' },
  });

const proof = { field: 'dokuman_linki', kind: 'sure', required: false } as const;

const write = { permission: 'clocks.write', method: 'POST' } as const;

const calls = callsOf({
  base: '/api/sureler',
  read: 'clocks.read',
  write: 'clocks.write',
  row: clock,
});

/** Everything that the law or the company itself does by a day. */
export const clocks = endpointsOf('clocks', {
  list: endpoint({
    summary: 'Yasal süreler / Statutory clocks',
    path: '/api/sureler/list',
    permission: 'clocks.read',
    query: z.strictObject({
      /** All running ones by default; closed ones come a page at a time. */
      durum: z.enum(['isleyen', 'kapanan']).optional(),
      cursor: id.or(idInPath).optional(),
    }),
    answers: listOf(clock).extend({
      /** Holidays from the first running start to the last running day. */
      tatiller: z.array(dayOff),
      kapanan_sayisi: z.int(),
      /** Clocks that the company may need and has not started. */
      sorular: z.array(z.enum(CLOCK_QUESTIONS)),
    }),
  }),
  single: endpoint({
    summary: 'Süre ve nasıl hesaplandığı / A clock and how it was reckoned',
    path: '/api/sureler/single/:id',
    permission: 'clocks.read',
    params: byId,
    answers: oneOf(single),
  }),
  add: calls.add({
    summary: 'Süre başlat / Start a clock',
    body: z.strictObject({
      tur: z.enum(STARTED_KINDS),
      ad: requiredText(200),
      baslangic: startInTurkey,
      baslangic_kaniti: text(500).nullish(),
      /** Months between two periodic disposals, by the company's own policy. */
      sayi: z.int().min(1).max(6).optional(),
      sorumlu_id: idInForm.nullish(),
    }),
  }),
  update: calls.update({
    summary: 'Sorumlu, başlangıç veya gecikme nedeni / Person in charge, start or reason of delay',
    body: z.strictObject({
      surum: idInForm.optional(),
      sorumlu_id: idInForm.nullish(),
      /** Another start than was known so far, of a clock that no record carries. */
      /** A moment in Turkey, or the instant as it was read. */
      baslangic: startInTurkey.or(mark).optional(),
      baslangic_kaniti: text(500).nullish(),
      gec_nedeni: text(1000).nullish(),
    }),
  }),
  close: endpoint({
    ...write,
    summary: 'Süreyi kanıtıyla kapat / Close a clock with its proof',
    path: '/api/sureler/kapat/:id',
    params: byId,
    body: z.strictObject({
      surum: idInForm.optional(),
      kapanis: startInTurkey,
      kapanis_kaniti: requiredText(500),
      /** Asked for when it is closed after its last instant. */
      gec_nedeni: text(1000).nullish(),
      /** Next end of a contract or day of review; without one no further period begins. */
      sonraki: date.nullish(),
    }),
    file: proof,
    answers: changedOf(clock),
  }),
  extend: endpoint({
    ...write,
    summary: 'Kurumun verdiği ek süreyi gir / Enter extra time that the Authority granted',
    path: '/api/sureler/ek-sure/:id',
    params: byId,
    body: z.strictObject({
      surum: idInForm.optional(),
      ek_gun: z.int().min(1).max(365),
      ek_kaniti: requiredText(500),
    }),
    answers: changedOf(clock),
  }),
  export: calls.export('Süreleri Excel’e aktar / Clocks as a sheet'),
});
