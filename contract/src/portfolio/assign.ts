import { z } from 'zod';
import { changedOf, endpoint, rowsAsSheet, sheetFormat } from '../shared/endpoint.ts';
import {
  date,
  id,
  idInForm,
  instant,
  language,
  mark,
  type Language,
  type Sentence,
} from '../shared/primitives.ts';

/** Duties that one call may give to people. */
const MOST_DUTIES = 3000;

/** Why a duty was not given: to all of a client, or to the one alone (`kapandi`, `degisti`). */
const SKIP_WORDS = {
  uye_degil: { tr: 'artık üyesi değilsiniz', en: 'you are no member any more' },
  ikinci_adim: {
    tr: 'müşteri ikinci adımla giriş istiyor',
    en: 'the client asks for a second step',
  },
  salt_okunur: { tr: 'yalnızca okuyabilirsiniz', en: 'you may only read' },
  askida: { tr: 'müşteri askıda', en: 'the client is suspended' },
  kisi_yok: {
    tr: 'seçilen kişi müşterinin üyesi değil',
    en: 'the person is no member of the client',
  },
  kapandi: { tr: 'süre kapanmış', en: 'the period is closed' },
  degisti: { tr: 'bu arada başkasına verilmiş', en: 'given to somebody else meanwhile' },
  plan_degisti: { tr: 'planı bu arada değişmiş', en: 'its plan was changed meanwhile' },
  hata: { tr: 'yapılamadı', en: 'it failed' },
} as const satisfies Readonly<Record<string, Sentence>>;
export type AssignSkip = keyof typeof SKIP_WORDS;
const isSkip = (word: string): word is AssignSkip => word in SKIP_WORDS;

/** Reasons of several duties, each once. */
export const skipsInWords = (
  left: readonly Readonly<{ neden: AssignSkip }>[],
  lang: Language,
): string => [...new Set(left.map(({ neden }) => SKIP_WORDS[neden][lang]))].join(', ');

const duty = z.strictObject({
  company_id: id,
  sure_id: id,
  /** The member to answer for it; null: who is in charge of the client. */
  sorumlu_id: id.nullable(),
  /** The person whom it names now: a duty that names another one meanwhile is left alone. */
  beklenen_id: id.nullable().optional(),
});
export type AssignedDuty = z.infer<typeof duty>;

const plan = z.strictObject({
  company_id: id,
  sure_id: id,
  /** The day on which the duty is to be done; null for none. What is not sent stays as it is. */
  gun: date.nullable().optional(),
  /** Nothing can be done before the client answers; an instant says since when, for an undo. */
  bekleniyor: z.union([z.boolean(), mark]).optional(),
  /** The plan that it has now: a duty planned otherwise meanwhile is left alone. */
  beklenen: z.strictObject({ gun: date.nullable(), bekleniyor: instant.nullable() }).optional(),
});
export type PlannedDuty = z.infer<typeof plan>;

const left = z.array(
  z.object({ company_id: id, sure_id: id, neden: z.enum(Object.keys(SKIP_WORDS).filter(isSkip)) }),
);

/** Assigns duties of clients to people; the same call with the former people reverts it. */
export const assignEndpoint = {
  assign: endpoint({
    summary: 'Birden çok süreyi birine ver / Give duties to a person',
    method: 'POST',
    path: '/api/portfoy/ata',
    permission: 'portfolio.write',
    heavy: true,
    body: z.strictObject({ isler: z.array(duty).min(1).max(MOST_DUTIES) }),
    answers: changedOf(
      z.object({
        /** `beklenen_id` and `sorumlu_id` for the call that reverts it. */
        yapilan: z.array(duty),
        atlanan: left,
      }),
    ),
  }),
  plan: endpoint({
    summary: 'Süreleri bir güne taşı, müşteriye bırak / Plan duties, or wait for the client',
    method: 'POST',
    path: '/api/portfoy/planla',
    permission: 'portfolio.write',
    heavy: true,
    body: z.strictObject({ isler: z.array(plan).min(1).max(MOST_DUTIES) }),
    /** `yapilan`: the former plans and the new ones as `beklenen`, for the call that reverts it. */
    answers: changedOf(z.object({ yapilan: z.array(plan), atlanan: left })),
  }),
  exportDue: endpoint({
    ...rowsAsSheet,
    summary: 'Yedi günün sürelerini Excel’e aktar / Duties of seven days as a sheet',
    path: '/api/portfoy/yaklasan/export',
    permission: 'portfolio.read',
    body: z.strictObject({
      ids: z.array(idInForm).max(MOST_DUTIES),
      baslangic: date.optional(),
      lang: language,
      bicim: sheetFormat,
    }),
  }),
};
