import { z } from 'zod';
import { ACTION_RISKS } from '../actions.ts';
import { BULK_WAYS, bulkPlanData, MOST_BULK } from '../records/bulk.ts';
import { changedOf, endpoint } from '../shared/endpoint.ts';
import { EDITED_TYPES } from './across-types.ts';
import { date, id, numberOfAct, requiredText, text } from '../shared/primitives.ts';
import { lawId } from './law.ts';
import type { WaitingKind } from './waiting.ts';

/** Clients that one call may name. */
export const MOST_CLIENTS = 500;
/** Departments that an action may be meant for, the best first. */
const MOST_DEPARTMENTS = 40;

/** Work of a consultant in several whole clients at once. */
export const SEVERAL_KINDS = ['hatirlatma', 'aksiyon', 'onay_turu', 'egitim'] as const;
export type ClientKind = (typeof SEVERAL_KINDS)[number];
/** The same, or one field of records, reminders of missing answers, the action of an entry of the law. */
export type SeveralKind = ClientKind | 'alan' | 'yanit' | 'mevzuat';
/** Missing answers whose people can be mailed again; the others are reminded by `hatirlatma`, or by nobody. */
export const REMINDED_KINDS = ['anket', 'imza', 'egitim'] as const satisfies readonly WaitingKind[];
export type RemindedKind = (typeof REMINDED_KINDS)[number];

/**
 * Why a client is left out: no record of it would change (`degismez`), none of its people can be mailed
 * today (`hatirlatilamaz`), an entry of the law does not concern it, it is not known whether it does, or its
 * action was opened before (`zaten_acik`), or its work failed (`hata`).
 */
export const SKIP_REASONS = [
  'uye_degil',
  'ikinci_adim',
  'salt_okunur',
  'askida',
  'deneme_bitti',
  'yetki_yok',
  'temsilci_yok',
  'acik_is_yok',
  'bugun_hatirlatildi',
  'departman_yok',
  'onay_kapali',
  'tur_yeni',
  'hepsi_davetli',
  'gunluk_sinir',
  'degismez',
  'hatirlatilamaz',
  'ilgilendirmez',
  'bilinmiyor',
  'zaten_acik',
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
  /** One field of chosen records, each named with its client and the version that was seen. */
  z.strictObject({
    tur: z.literal('alan'),
    kayit_turu: z.enum(EDITED_TYPES),
    satirlar: z
      .array(z.strictObject({ company_id: id, id, surum: id }))
      .min(1)
      .max(MOST_BULK),
    alan: requiredText(80),
    islem: z.enum(BULK_WAYS),
    deger: z.unknown(),
    olaysiz: z.boolean().optional(),
  }),
  /** A mail to the people of missing answers, each named with its client as in the list of them. */
  z.strictObject({
    tur: z.literal('yanit'),
    satirlar: z
      .array(z.strictObject({ company_id: id, tur: z.enum(REMINDED_KINDS), id: z.int().min(0) }))
      .min(1)
      .max(MOST_BULK),
  }),
  /** The action of an entry of the law, once in each client; `bilinmeyenler`: where it is not known, too. */
  z.strictObject({
    tur: z.literal('mevzuat'),
    mevzuat: lawId,
    aksiyon_ismi: requiredText(300),
    aksiyon_aciklamasi: text(4000).nullable(),
    risk: z.enum(ACTION_RISKS),
    son_tarih: date.nullable(),
    eposta: z.boolean(),
    bilinmeyenler: z.boolean(),
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
  /** Of a changed field: what happens to the client's records. */
  plan: bulkPlanData.optional(),
  /** Texts that it made stale and changes for the registry (VERBİS); null where they could not be counted. */
  sonuc: z.object({ metin: z.int().nullable(), verbis: z.int().nullable() }).optional(),
});
export type SeveralRow = z.infer<typeof severalRow>;

const undoneRow = z.object({
  company_id: id,
  durum: z.enum(['geri_alindi', 'degisti']),
  /** Mails that had left already. */
  giden: z.int(),
  /** Records that keep the change, and why: somebody edited them since, a rule refuses, or they are gone. */
  kalan: z
    .array(
      z.object({
        ...{ id, ad: z.string() },
        guncelleyen: z.string().optional(),
        neden: z.string().optional(),
      }),
    )
    .optional(),
  /** Fields that could not be given back, as what they named is gone. */
  donmeyen: z.array(z.string()).optional(),
});
export type UndoneRow = z.infer<typeof undoneRow>;

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
