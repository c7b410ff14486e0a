import { z } from 'zod';
import { changedOf, endpoint, listOf, messageOnly } from '../shared/endpoint.ts';
import { id, idInPath, instant, requiredText, text } from '../shared/primitives.ts';

/** A partner decides about the firm; a junior works in it. */
export const FIRM_ROLES = ['ortak', 'kidemsiz'] as const;
export type FirmRole = (typeof FIRM_ROLES)[number];

/** Tags of a client at most. */
const MOST_TAGS = 20;
const tag = requiredText(40);

const member = z.object({ user_id: id, fullname: z.string(), rol: z.enum(FIRM_ROLES) });
const client = z.object({ company_id: id, etiketler: z.array(z.string()), notlar: z.int() });

/** A firm of which the caller is a member. */
const firm = z.object({
  id,
  ad: z.string(),
  unvan: z.string().nullable(),
  adres: z.string().nullable(),
  surum: z.int(),
  /** The caller's own role. */
  rol: z.enum(FIRM_ROLES),
  uyeler: z.array(member),
  /** Clients that the caller may open; `digerleri`: how many others the firm has. */
  musteriler: z.array(client),
  digerleri: z.int(),
});
export type Firm = z.infer<typeof firm>;

const note = z.object({
  id,
  metin: z.string(),
  yazan: z.string(),
  an: instant,
  /** May the caller delete it? */
  silebilir: z.boolean(),
});

const params = z.strictObject({ id: idInPath });
const clientParams = z.strictObject({ id: idInPath, company_id: idInPath });
const write = { permission: 'portfolio.write', method: 'POST' } as const;

/** Firms of a consultant; each shows its own members, clients and notes alone. */
export const firmEndpoints = {
  firms: endpoint({
    permission: 'portfolio.read',
    summary: 'Danışmanın firmaları / Firms of a consultant',
    path: '/api/portfoy/firmalar',
    answers: listOf(firm),
  }),
  saveFirm: endpoint({
    ...write,
    summary: 'Firmanın adı ve antedi / Name and letterhead of a firm',
    path: '/api/portfoy/firmalar/:id',
    params,
    body: z.strictObject({
      ad: requiredText(120),
      unvan: text(200).nullish(),
      adres: text(500).nullish(),
      surum: id,
    }),
    answers: changedOf(z.object({ surum: z.int() })),
  }),
  /** Adds a consultant who shares a client with the caller, changes the role, or removes: null. */
  setFirmMember: endpoint({
    ...write,
    summary: 'Firma üyesi ekle, rolünü değiştir, çıkar / Add, change or remove a member of a firm',
    path: '/api/portfoy/firmalar/:id/uyeler',
    params,
    body: z.strictObject({ user_id: id, rol: z.enum(FIRM_ROLES).nullable() }),
    answers: messageOnly,
  }),
  /** Sets the tags of a client; `firma_id`: another firm of the caller, to which it moves. */
  setFirmClient: endpoint({
    ...write,
    summary: 'Müşterinin etiketleri veya firması / Tags or firm of a client',
    path: '/api/portfoy/firmalar/:id/musteriler/:company_id',
    params: clientParams,
    body: z.strictObject({
      etiketler: z.array(tag).max(MOST_TAGS).optional(),
      firma_id: id.optional(),
    }),
    answers: messageOnly,
  }),
  clientNotes: endpoint({
    permission: 'portfolio.read',
    summary: 'Müşteri hakkında firmanın notları / Notes of a firm about a client',
    path: '/api/portfoy/firmalar/:id/musteriler/:company_id/notlar',
    params: clientParams,
    answers: listOf(note),
  }),
  addClientNote: endpoint({
    ...write,
    summary: 'Müşteri hakkında not ekle / Add a note about a client',
    path: '/api/portfoy/firmalar/:id/musteriler/:company_id/notlar',
    params: clientParams,
    status: 201,
    body: z.strictObject({ metin: requiredText(4000) }),
    answers: changedOf(note),
  }),
  deleteClientNote: endpoint({
    permission: 'portfolio.write',
    method: 'DELETE',
    summary: 'Firmanın notunu sil / Delete a note of a firm',
    path: '/api/portfoy/firmalar/:id/musteriler/:company_id/notlar/:note_id',
    params: clientParams.extend({ note_id: idInPath }),
    answers: messageOnly,
  }),
};
