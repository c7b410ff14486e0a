import { z } from 'zod';
import { ACTION_RISKS } from '../actions.ts';
import { changedOf, endpoint } from '../shared/endpoint.ts';
import { date, id, numberOfAct, requiredText, text } from '../shared/primitives.ts';

/** Clients that one call may name. */
export const MOST_CLIENTS = 500;
/** Departments that an action may be meant for, the best first. */
const MOST_DEPARTMENTS = 40;

/** Work of a consultant in several clients at once. */
export const SEVERAL_KINDS = ['hatirlatma', 'aksiyon', 'onay_turu', 'egitim'] as const;
export type SeveralKind = (typeof SEVERAL_KINDS)[number];

/** Why a client is left out, or why its work failed (`hata`). */
export const SKIP_REASONS = [
  'uye_degil',
  'ikinci_adim',
  'salt_okunur',
  'askida',
  'temsilci_yok',
  'acik_is_yok',
  'bugun_hatirlatildi',
  'departman_yok',
  'onay_kapali',
  'tur_yeni',
  'hepsi_davetli',
  'gunluk_sinir',
  'hata',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const company_ids = z.array(id).min(1).max(MOST_CLIENTS);

/** Work to be done in each of the clients. */
export const severalWork = z.union([
  z.strictObject({ tur: z.enum(['hatirlatma', 'onay_turu', 'egitim']) }),
  z.strictObject({
    tur: z.literal('aksiyon'),
    aksiyon_ismi: requiredText(300),
    aksiyon_aciklamasi: text(4000).nullable(),
    risk: z.enum(ACTION_RISKS),
    son_tarih: date.nullable(),
    /** Names of departments: a client gives it to the first of them that it has. */
    departmanlar: z.array(requiredText(200)).max(MOST_DEPARTMENTS),
    /** Tells the representatives of that department. */
    eposta: z.boolean(),
  }),
]);
export type SeveralWork = z.output<typeof severalWork>;

/** A client in the preview, or after the work. */
const severalRow = z.object({
  company_id: id,
  durum: z.enum(['olur', 'atlanir']),
  neden: z.enum(SKIP_REASONS).nullable(),
  /** People who get a mail. */
  kisiler: z.array(z.object({ fullname: z.string(), email: z.string() })),
  /** The part that depends on the client: an action's department, or the number of requested departments. */
  departman: z.string().nullable(),
  sayi: z.int(),
});
export type SeveralRow = z.infer<typeof severalRow>;

const undoneRow = z.object({
  company_id: id,
  durum: z.enum(['geri_alindi', 'degisti']),
  /** Mails that had left already. */
  giden: z.int(),
});

const write = { permission: 'portfolio.write', method: 'POST' } as const;

/** Work in several clients: first who would receive what, then the work, then its undo. */
export const severalEndpoints = {
  preview: endpoint({
    ...write,
    summary: 'Birden çok müşteride işin önizlemesi / Preview of work in several clients',
    path: '/api/portfoy/toplu/onizleme',
    counts: 'company_ids',
    body: z.strictObject({ company_ids, is: severalWork }),
    answers: z.object({
      data: z.array(severalRow),
      /** Departments of these clients by name, for an action. */
      departmanlar: z.array(z.string()),
    }),
  }),
  several: endpoint({
    ...write,
    summary: 'Birden çok müşteride iş yap / Work in several clients',
    path: '/api/portfoy/toplu',
    counts: 'company_ids',
    body: z.strictObject({ toplu_islem: numberOfAct, company_ids, is: severalWork }),
    answers: changedOf(z.array(severalRow)),
  }),
  undoSeveral: endpoint({
    ...write,
    summary: 'Birden çok müşteride yapılanı geri al / Undo work in several clients',
    path: '/api/portfoy/toplu/geri-al',
    heavy: true,
    body: z.strictObject({ toplu_islem: numberOfAct }),
    answers: changedOf(z.array(undoneRow)),
  }),
};
