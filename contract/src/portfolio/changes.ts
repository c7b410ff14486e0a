import { z } from 'zod';
import { CLOCK_UNITS } from '../clocks/rule.ts';
import { LOG_WRITTEN_BY, type LogAction, type LogNoun } from '../change-logs.ts';
import { DUE_KINDS } from '../dashboard.ts';
import { REGISTER_TYPES } from '../records/registers.ts';
import { ACTOR_TYPES } from '../shared/actor-types.ts';
import { changedOf, endpoint, oneOf } from '../shared/endpoint.ts';
import { date, id, instant, mark } from '../shared/primitives.ts';

/** The consultants' own work, which is no change of a client. */
type OwnWork = 'portfoy_sorumlulari' | 'portfoy_isleri';
export type ChangedNoun = Exclude<LogNoun, OwnWork>;
const isOfClient = (tur: string): tur is Exclude<keyof typeof LOG_WRITTEN_BY, OwnWork> =>
  tur !== 'portfoy_sorumlulari' && tur !== 'portfoy_isleri';

/** Nouns whose changes are listed over all clients. */
export const CHANGED_NOUNS: readonly ChangedNoun[] = [
  ...REGISTER_TYPES,
  ...Object.keys(LOG_WRITTEN_BY).filter(isOfClient),
];

const ACTIONS = [
  ...(['ekleme', 'güncelleme', 'silme', 'birleştirme'] as const),
  ...(['gönderim', 'hatırlatma', 'yenileme', 'olay'] as const),
] as const satisfies readonly LogAction[];

/** Days back that the changes may be asked for. */
export const MOST_DAYS_BACK = 366;
/** Days shown to a consultant who has marked nothing as seen yet. */
export const USUAL_DAYS_BACK = 7;
/** Records that a line names. */
export const NAMED_OF_CHANGE = 3;

const madeStale = z.object({ id, ad: z.string() });
/** A running duty, with the record that it is about. */
export const runningDuty = z.object({
  sure_id: id,
  tur: z.enum(DUE_KINDS),
  ad: z.string(),
  record_id: id.nullable(),
  department_id: id.nullable(),
  son_an: instant,
  birim: z.enum(CLOCK_UNITS),
});

/** Changes of one kind that one person made to records of one noun of a client on one day. */
const change = z.object({
  /** Number of its newest entry in the log. */
  id,
  company_id: id,
  tur: z.enum(CHANGED_NOUNS),
  islem: z.enum(ACTIONS),
  /** Records changed, the number of the only one, and the first names. */
  sayi: z.int(),
  record_id: id.nullable(),
  adlar: z.array(z.string()),
  /** Fields that were changed; empty for other actions than `güncelleme`. */
  alanlar: z.array(z.string()),
  aktor_turu: z.enum(ACTOR_TYPES),
  user_id: id.nullable(),
  guncelleyen: z.string(),
  tarih: instant,
  /** Published texts that these records made stale since, and duties that began with them and still run. */
  eskiyen: z.array(madeStale),
  baslayan: z.array(runningDuty),
});
export type ChangeOfClient = z.infer<typeof change>;

/** The whole of a client, also what no listed record caused, such as a change that VERBİS has to hear of. */
const ofClient = z.object({
  company_id: id,
  eskiyen: z.array(madeStale),
  baslayan: z.array(runningDuty),
});
export type ChangesOfClient = z.infer<typeof ofClient>;

/** Changes of all clients since the caller's last look. */
export const changesEndpoints = {
  changes: endpoint({
    permission: 'portfolio.read',
    summary: 'Müşterilerde değişenler / Changes in all clients',
    path: '/api/portfoy/degisiklikler',
    /** The first day; without it everything since the last look. */
    query: z.strictObject({ baslangic: date.optional() }),
    answers: oneOf(
      z.object({
        /** The instant after which changes are listed. */
        baslangic: instant,
        /** The caller's last look; null before the first one. */
        son_bakis: instant.nullable(),
        /** The instant to mark as seen. A change that was being stored meanwhile stays new. */
        gorulen: instant,
        isler: z.array(change),
        musteriler: z.array(ofClient),
        /** There are more than are listed. */
        fazlasi: z.boolean(),
      }),
    ),
  }),
  seeChanges: endpoint({
    permission: 'portfolio.read',
    method: 'POST',
    summary: 'Değişenleri görüldü say / Mark the changes as seen',
    path: '/api/portfoy/degisiklikler/goruldu',
    /** Null as before the first look, for an undo. */
    body: z.strictObject({ gorulen: mark.nullable() }),
    answers: changedOf(z.object({ son_bakis: instant.nullable() })),
  }),
};
