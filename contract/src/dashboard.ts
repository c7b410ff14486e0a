import { z } from 'zod';
import { dayOff } from './clocks.ts';
import { DUTY_ACTS } from './clocks/acts.ts';
import { CLOCK_QUESTIONS } from './clocks/questions.ts';
import { clockAddress, CLOCK_KINDS, CLOCKS, type ClockKind } from './clocks/kinds.ts';
import { dutyOwner } from './clocks/owner.ts';
import { CLOCK_UNITS } from './clocks/rule.ts';
import { REGISTER_TYPES } from './records/registers.ts';
import { endpoint, endpointsOf, FRESH, messageOnly, oneOf } from './shared/endpoint.ts';
import { date, id, instant, language } from './shared/primitives.ts';

/** Kinds of work with a deadline, in the order of one day; those for information have none. */
export type DueKind = Exclude<ClockKind, 'sikayet_cevaptan' | 'sikayet_basvurudan'>;
export const DUE_KINDS = CLOCK_KINDS.filter((tur): tur is DueKind => !CLOCKS[tur].bilgi);

/** Weeks that the calendar shows at once. */
export const CALENDAR_WEEKS = 4;

/**
 * How many rows there are, and how many of them want attention (what that is depends on the counter);
 * `bilinmeyen`: how many leave that open, where none is known to want it.
 */
const counter = z.object({ toplam: z.int(), dikkat: z.int(), bilinmeyen: z.int() });
export type Counter = z.infer<typeof counter>;

const openActions = z.object({
  department_id: id,
  department_name: z.string(),
  Yüksek: z.int(),
  Orta: z.int(),
  Düşük: z.int(),
});
export type OpenActions = z.infer<typeof openActions>;

/** The newest change of a record; `alanlar` names the fields, `benim` that the reader made it. */
const latestChange = z.object({
  record_id: id,
  ad: z.string(),
  islem: z.enum(['ekleme', 'güncelleme', 'silme']),
  guncelleyen: z.string(),
  benim: z.boolean(),
  alanlar: z.array(z.string()),
  tarih: instant,
  okundu: z.boolean(),
});
export type LatestChange = z.infer<typeof latestChange>;

/** `okunmamis`: records with others' changes that the reader has not opened; `fazlasi`: the number is a minimum. */
const changes = z.object({
  okunmamis: z.int(),
  fazlasi: z.boolean(),
  son: z.array(latestChange),
});
export type Changes = z.infer<typeof changes>;

/** Something to be done by a day. `record_id` is the row it is about; a clock without one is its own. */
const dueItem = z.object({
  sure_id: id,
  tur: z.enum(DUE_KINDS),
  record_id: id.nullable(),
  ad: z.string(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  gun: date,
  son_an: instant,
  birim: z.enum(CLOCK_UNITS),
  sahip: dutyOwner.nullable(),
  /** The step by which the reader ends it; `read`: for information only. */
  eylem: z.enum(DUTY_ACTS),
});
export type DueItem = z.infer<typeof dueItem>;

/** Where something that is due can be done, in the application. */
export const dueAddress = ({
  sure_id,
  tur,
  record_id,
  department_id,
}: Pick<DueItem, 'sure_id' | 'tur' | 'record_id' | 'department_id'>): string =>
  clockAddress({ id: sure_id, tur, kayit_id: record_id, department_id });

const due = z.object({
  /** The first and last day shown; the first is a Monday. */
  baslangic: date,
  bitis: date,
  /** Late ones and those of the days shown, in the order of duties. */
  isler: z.array(dueItem),
  /** There are more than are listed. */
  fazlasi: z.boolean(),
  /** The next day, after those shown, on which something is due. */
  sonraki: date.nullable(),
  /** Holidays among the days shown. */
  tatiller: z.array(dayOff),
});
export type Due = z.infer<typeof due>;

/** Work without a day or a person, which no calendar shows. */
const undated = z.object({
  tarihsiz_aksiyon: z.int(),
  temsilcisiz_departman: z.int(),
  eksik_kayit: z.int(),
  /** Clocks that the company may need and has not started. */
  sorular: z.array(z.enum(CLOCK_QUESTIONS)),
  /** The register has changed and is not compared with the filing yet: a clock may begin. */
  beyan_karsilastiriliyor: z.boolean(),
});
export type Undated = z.infer<typeof undated>;

const answer = z.object({
  bugun: date,
  sayaclar: z.object({
    veri_harita: counter,
    veri_aktarim: counter,
    diger_aktarim: counter,
    /** Empty for a temsilci (specification, section 6). */
    varlik_listesi: counter.nullable(),
    aksiyonlar: counter,
    dokumanlar: counter,
    /** Texts made from the register, and outdated ones. */
    metinler: counter,
    /** Open applications of data subjects and late ones; empty for a temsilci, who reads none. */
    basvurular: counter.nullable(),
  }),
  /** Empty for a temsilci, too. */
  aksiyonlar: z.array(openActions),
  degisiklikler: z.record(z.enum(REGISTER_TYPES), changes),
  yaklasan: due,
  tarihsiz: undated,
});
export type Dashboard = z.infer<typeof answer>;

export const dashboard = endpointsOf('dashboard', {
  read: endpoint({
    summary: 'Denetim panosu / Audit dashboard',
    path: '/api/denetim',
    permission: 'dashboard.read',
    /** The week that the calendar begins with; this week, or a later one. */
    query: z.strictObject({ baslangic: date.optional() }),
    answers: oneOf(answer),
  }),
  calendarLink: endpoint({
    summary: 'Takvim bağlantısı var mı / Whether there is a calendar link',
    path: '/api/denetim/takvim-baglantisi',
    permission: 'dashboard.read',
    answers: oneOf(z.object({ olusturma_tarihi: instant.nullable() })),
  }),
  /** The address is shown once; a new one replaces it. */
  makeCalendarLink: endpoint({
    summary: 'Takvim bağlantısı oluştur / Make a calendar link',
    method: 'POST',
    path: '/api/denetim/takvim-baglantisi',
    fresh: FRESH.act,
    permission: 'dashboard.read',
    body: z.strictObject({}),
    answers: oneOf(z.object({ adres: z.string() })),
  }),
  revokeCalendarLink: endpoint({
    summary: 'Takvim bağlantısını kaldır / Remove the calendar link',
    method: 'DELETE',
    path: '/api/denetim/takvim-baglantisi',
    permission: 'dashboard.read',
    answers: messageOnly,
  }),
  calendar: endpoint({
    summary: 'Yaklaşan işler, iCalendar / What is due, iCalendar',
    path: '/api/takvim/:token',
    permission: 'public',
    raw: true,
    params: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
    query: z.strictObject({ lang: language.default('tr') }),
  }),
});
