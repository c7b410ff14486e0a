import { z } from 'zod';
import { dayOff } from './clocks.ts';
import { dutyOwner } from './clocks/owner.ts';
import { CLOCK_QUESTIONS } from './clocks/questions.ts';
import { CLOCK_UNITS } from './clocks/rule.ts';
import { DUE_KINDS } from './dashboard.ts';
import { MOST_NEW_PEOPLE } from './organization.ts';
import { assignEndpoint } from './portfolio/assign.ts';
import { changesEndpoints, runningDuty } from './portfolio/changes.ts';
import { firmEndpoints } from './portfolio/firm.ts';
import { lawEndpoints } from './portfolio/law.ts';
import { recordEndpoints } from './portfolio/records.ts';
import { MOST_CLIENTS, severalEndpoints } from './portfolio/several.ts';
import { viewEndpoints } from './portfolio/views.ts';
import { waitingEndpoint } from './portfolio/waiting.ts';
import { isTaxNumber } from './shared/numbers/company-numbers.ts';
import {
  changedOf,
  endpoint,
  endpointsOf,
  FRESH,
  listOf,
  messageOnly,
  oneOf,
  rowsAsSheet,
  sheetFormat,
} from './shared/endpoint.ts';
import {
  date,
  email,
  id,
  idInForm,
  instant,
  language,
  personName,
  requiredText,
  text,
} from './shared/primitives.ts';

/** Days of a week, and of the outlook after it. */
export const WEEK_DAYS = 7;
export const OUTLOOK_DAYS = 30;

/**
 * State of a client's notification (VERBİS), the most urgent first: a change due by `son_an`; a missing
 * first filing; no filing and no known duty to file; registered, but the filing is not stored here; a
 * comparison with later changes is running; a deleted registration; exempt; up to date.
 */
export const FILING_STATES = [
  ...(['bekliyor', 'hic', 'bilinmiyor', 'kayitli', 'karsilastiriliyor'] as const),
  ...(['silindi', 'istisna', 'guncel'] as const),
] as const;
export type FilingState = (typeof FILING_STATES)[number];

/** The next statutory day of a client. */
const nextDay = runningDuty.extend({ sorumlu_id: id.nullable() });

/** A client, each figure as the client's own screens show it at this moment. */
const client = z.object({
  company_id: id,
  company_name: z.string(),
  logo: z.string().nullable(),
  sektor: z.string().nullable(),
  vergi_no: z.string().nullable(),
  /** Record maturity of five months and of today; null for a month without counts. */
  puanlar: z.array(z.int().nullable()),
  puan: z.int().nullable(),
  sonraki: nextDay.nullable(),
  /** Clocks whose last instant has passed, and those of them that a statute sets. */
  geciken: z.int(),
  geciken_yasal: z.int(),
  /** Processing activities of high risk. */
  yuksek: z.int(),
  /** Clocks that the client may need and has not started. */
  sorular: z.array(z.enum(CLOCK_QUESTIONS)),
  verbis: z.object({ durum: z.enum(FILING_STATES), son_an: instant.nullable() }),
  /** Open applications of data subjects. */
  basvuru: z.int(),
  /** Texts whose published version is older than the register's changes. */
  eski_metin: z.int(),
  /** Answers that are missing, each a row of `waiting`. */
  bekleyen: z.int(),
  /** People invited to training, and those of them who have finished it. */
  egitim: z.object({ pay: z.int(), payda: z.int() }).nullable(),
  /** The last change that a person made. */
  son_is: instant.nullable(),
  /** The person who answers for the next statutory duty; where there is none, for the company. */
  sahip: dutyOwner.nullable(),
  /** The consultant in charge, and today's substitute. */
  sorumlu_id: id.nullable(),
  sorumlu: z.string().nullable(),
  vekil_id: id.nullable(),
  vekil: z.string().nullable(),
  vekil_bitis: date.nullable(),
  /** Version of these five fields, for `charge`; 0 if no consultant was ever in charge. */
  sorumlu_surum: z.int(),
});
export type Client = z.infer<typeof client>;

/** Something due in a client's company; `surum` is that of its clock. */
const dueOfClient = z.object({
  company_id: id,
  sure_id: id,
  tur: z.enum(DUE_KINDS),
  madde: z.string(),
  ad: z.string(),
  record_id: id.nullable(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  son_an: instant,
  birim: z.enum(CLOCK_UNITS),
  gun: date,
  sorumlu_id: id.nullable(),
  sorumlu: z.string().nullable(),
  sahip: dutyOwner.nullable(),
  /** The day on which the consultants mean to do it. */
  plan_gunu: date.nullable(),
  /** Since when they wait for the client. */
  bekleniyor: instant.nullable(),
  surum: id,
});
export type DueOfClient = z.infer<typeof dueOfClient>;

const week = z.object({
  bugun: date,
  /** First and last of the seven days shown. */
  baslangic: date,
  bitis: date,
  /** All late ones and those of the week's days, in the order of duties. */
  isler: z.array(dueOfClient),
  /** There are more than are listed. */
  fazlasi: z.boolean(),
  /** The next day after the week on which something is due. */
  sonraki: date.nullable(),
  /** Due work within thirty days of today, and in how many clients. */
  ileride: z.object({ sure: z.int(), musteri: z.int() }),
  tatiller: z.array(dayOff),
});
export type PortfolioWeek = z.infer<typeof week>;

/** Screens on which a consultant's day can begin. */
export const STARTS = ['portfoy', 'denetim'] as const;

const preferences = z.object({
  acilis: z.enum(STARTS),
  pazartesi: z.boolean(),
  /** When the calendar's link was made; null if there is none. */
  takvim_tarihi: instant.nullable(),
  /** Clients that this consultant may still open. */
  musteri_hakki: z.int(),
});
export type PortfolioPreferences = z.infer<typeof preferences>;

/** A consultant who shares clients with the caller. */
const colleague = z.object({ user_id: id, fullname: z.string(), sirketler: z.array(id) });
export type Colleague = z.infer<typeof colleague>;

const charge = z.strictObject({
  company_ids: z.array(id).min(1).max(MOST_CLIENTS),
  /** Versions that were seen, in the order of the clients; a client changed since then refuses the call. */
  surumler: z.array(z.int().min(0)).optional(),
  /** The consultant in charge of these clients; null for none. */
  sorumlu_id: id.nullable().optional(),
  /** The substitute on these days; null takes the substitute away. */
  vekil: z
    .strictObject({ user_id: id, baslangic: date, bitis: date })
    .refine(({ baslangic, bitis }) => baslangic <= bitis, {
      path: ['bitis'],
      params: { code: 'order' },
    })
    .nullable()
    .optional(),
});

/** An activity of a sector's set, and the department that has it. */
const sectorSetRow = z.object({
  kod: z.string(),
  ad: z.string(),
  departman: z.string(),
  ozel_nitelikli: z.boolean(),
  yurt_disi: z.boolean(),
});
export type SectorSetRow = z.infer<typeof sectorSetRow>;

/** Activities that a new client begins with at most. */
const MOST_ACTIVITIES = 500;

/** Departments that a new client begins with at most. */
const MOST_DEPARTMENTS = 100;

/** A sector by its code, or in own words. */
const sektor = requiredText(60);
const newClient = z
  .strictObject({
    company_name: requiredText(200),
    vergi_no: text(60)
      .transform((value) => value.replace(/[\s.-]/g, ''))
      .refine(isTaxNumber, { params: { code: 'tax_number' } }),
    sektor,
    /** Codes of the activities chosen from the sector's set. */
    kodlar: z.array(text(80)).max(MOST_ACTIVITIES),
    /**
     * Departments to open under the names given; `kaynak`: that of the set whose activities it gets. Those of
     * the activities chosen are opened in any case.
     */
    departmanlar: z
      .array(z.strictObject({ ad: requiredText(200), kaynak: text(200).optional() }))
      .max(MOST_DEPARTMENTS)
      .default([]),
    adres: text(500).nullish(),
    irtibat_kisisi: text(200).nullish(),
    calisan_sayisi: z.union([z.int().min(0), z.literal('').transform(() => null)]).nullish(),
    bilanco_toplami: z.union([z.int().min(0), z.literal('').transform(() => null)]).nullish(),
    /** Are special category data its main business? Asked by sector, stored only as a person answers. */
    ana_faaliyet_ozel: z.boolean().nullish(),
    /** Its administrator, whose account is opened; an address that is taken refuses the call. */
    yonetici_ad: personName.optional(),
    yonetici_eposta: email.optional(),
    /** Representatives who are invited, each in a department of the set by its name. */
    kisiler: z
      .array(
        z.strictObject({
          fullname: personName,
          email,
          departmanlar: z.array(requiredText(200)).min(1),
        }),
      )
      .max(MOST_NEW_PEOPLE)
      .default([]),
    /** The language of the invitations. */
    dil: language.default('tr'),
  })
  .refine(({ yonetici_ad, yonetici_eposta }) => !yonetici_ad === !yonetici_eposta, {
    path: ['yonetici_eposta'],
    params: { code: 'required' },
  });

const read = { permission: 'portfolio.read' } as const;

/** A consultant's view over all companies of which they are a member. */
export const portfolio = endpointsOf('portfolio', {
  list: endpoint({
    ...read,
    summary: 'Portföy: danışmanın müşterileri / Portfolio: clients of a consultant',
    path: '/api/portfoy',
    answers: z.object({ data: z.array(client), bugun: date }),
  }),
  due: endpoint({
    ...read,
    summary: 'Müşterilerde yedi günün süreleri / What is due in seven days over all clients',
    path: '/api/portfoy/yaklasan',
    /** The first of the seven days wanted; today unless another one. */
    query: z.strictObject({ baslangic: date.optional() }),
    answers: oneOf(week),
  }),
  export: endpoint({
    ...rowsAsSheet,
    summary: 'Portföyü Excel’e aktar / Portfolio as a sheet',
    path: '/api/portfoy/export',
    permission: 'portfolio.read',
    body: z.strictObject({
      ids: z.array(idInForm).max(MOST_CLIENTS),
      lang: language,
      bicim: sheetFormat,
    }),
  }),
  preferences: endpoint({
    ...read,
    summary: 'Başlangıç ekranı ve pazartesi e-postası / Start screen and Monday mail',
    path: '/api/portfoy/tercihler',
    answers: oneOf(preferences),
  }),
  prefer: endpoint({
    summary: 'Tercihleri değiştir / Change the preferences',
    method: 'POST',
    path: '/api/portfoy/tercihler',
    permission: 'portfolio.read',
    body: z.strictObject({
      acilis: z.enum(STARTS).optional(),
      pazartesi: z.boolean().optional(),
    }),
    answers: changedOf(preferences),
  }),
  /** The address is shown once; a new one replaces it. */
  makeCalendarLink: endpoint({
    summary: 'Bütün müşteriler için takvim bağlantısı / A calendar link over all clients',
    method: 'POST',
    path: '/api/portfoy/takvim-baglantisi',
    fresh: FRESH.act,
    permission: 'portfolio.read',
    body: z.strictObject({}),
    answers: oneOf(z.object({ adres: z.string() })),
  }),
  revokeCalendarLink: endpoint({
    summary: 'Takvim bağlantısını kaldır / Remove the calendar link',
    method: 'DELETE',
    path: '/api/portfoy/takvim-baglantisi',
    permission: 'portfolio.read',
    answers: messageOnly,
  }),
  calendar: endpoint({
    summary: 'Bütün müşterilerin süreleri, iCalendar / What is due in all clients, iCalendar',
    path: '/api/portfoy-takvimi/:token',
    permission: 'public',
    raw: true,
    params: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
    query: z.strictObject({ lang: language.default('tr') }),
  }),
  colleagues: endpoint({
    ...read,
    summary: 'Müşterileri paylaşan danışmanlar / Consultants who share the clients',
    path: '/api/portfoy/danismanlar',
    answers: listOf(colleague),
  }),
  charge: endpoint({
    summary: 'Sorumlu danışman veya vekil / Consultant in charge, or a substitute',
    method: 'POST',
    path: '/api/portfoy/sorumlu',
    permission: 'portfolio.write',
    counts: 'company_ids',
    body: charge,
    /** `surumler`: the versions of the clients in which it was done, in their order. */
    answers: changedOf(
      z.object({ yapilan: z.array(id), surumler: z.array(z.int()), atlanan: z.array(id) }),
    ),
  }),
  ...assignEndpoint,
  ...changesEndpoints,
  ...waitingEndpoint,
  ...recordEndpoints,
  ...severalEndpoints,
  ...viewEndpoints,
  ...firmEndpoints,
  ...lawEndpoints,
  sectorSet: endpoint({
    summary: 'Bir sektörün departman ve faaliyetleri / Departments and activities of a sector',
    path: '/api/portfoy/sektor-seti',
    permission: 'portfolio.write',
    query: z.strictObject({ sektor }),
    /** `diger`: departments that companies usually have and that own no activity of the set. */
    answers: listOf(sectorSetRow).extend({ diger: z.array(z.string()) }),
  }),
  open: endpoint({
    summary: 'Yeni müşteri aç / Open a new client',
    method: 'POST',
    path: '/api/portfoy/musteri',
    permission: 'portfolio.write',
    heavy: true,
    status: 201,
    body: newClient,
    answers: changedOf(
      z.object({
        company_id: id,
        departman: z.int(),
        faaliyet: z.int(),
        davet: z.int(),
        /** People who could not be invited, and why. */
        atlanan: z.array(z.object({ email: z.string(), neden: z.string() })),
      }),
    ),
  }),
});
