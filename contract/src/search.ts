import { z } from 'zod';
import { REGISTER_TYPES, type RegisterType } from './records/registers.ts';
import { endpoint, endpointsOf } from './shared/endpoint.ts';
import { id, requiredText } from './shared/primitives.ts';

/** Tables that can be searched, in the order in which a search answers. */
export type Findable = RegisterType | 'tedarikci_listesi' | 'dokumanlar';
export const FINDABLE: readonly Findable[] = [...REGISTER_TYPES, 'tedarikci_listesi', 'dokumanlar'];

/** Further results: texts, actions, applications, breaches, clocks that a person started, representatives. */
export const FURTHER_FOUND = [
  'metinler',
  'aksiyonlar',
  'basvurular',
  'veri_ihlalleri',
  'sureler',
  'kisiler',
] as const;
export type FurtherFound = (typeof FURTHER_FOUND)[number];
export type FoundKind = Findable | FurtherFound;
export const FOUND_KINDS: readonly FoundKind[] = [...FINDABLE, ...FURTHER_FOUND];

/** `ek` is the second line: trade name, supplier or type; `ad` is in the caller's language. */
const found = z.object({
  id,
  ad: z.string(),
  ek: z.string().nullable(),
  department_name: z.string().nullable(),
  ozel_nitelikli: z.boolean(),
  yurt_disi: z.boolean(),
  /** Words of the search and the choice of the record that they mean, where no line of it has them. */
  neden: z.string().optional(),
});
export type Found = z.infer<typeof found>;

/** The best of one kind; `dahasi` when there are more. A kind without a hit is left out. */
const foundGroup = z.object({
  tur: z.enum(FOUND_KINDS),
  kayitlar: z.array(found),
  dahasi: z.boolean(),
  /** Nothing holds what was typed; this is spelled almost so. */
  yakin: z.literal(true).optional(),
});
export type FoundGroup = z.infer<typeof foundGroup>;

/** The most records of one kind in an answer. */
export const SHOWN_OF_A_KIND = 6;

/** The most hits of one kind in an answer about all clients. */
export const SHOWN_ACROSS = 20;

/** A hit in one of the clients, which it names; `ek` is the second line. */
const foundAcross = z.object({
  id,
  company_id: id,
  company_name: z.string(),
  ad: z.string(),
  ek: z.string().nullable(),
});
export type FoundAcross = z.infer<typeof foundAcross>;

const foundAcrossGroup = z.object({
  tur: z.enum(FOUND_KINDS),
  kayitlar: z.array(foundAcross),
  dahasi: z.boolean(),
});
export type FoundAcrossGroup = z.infer<typeof foundAcrossGroup>;

export const search = endpointsOf('search', {
  find: endpoint({
    summary:
      'Kayıt, tedarikçi, doküman, metin, aksiyon, başvuru, ihlal, süre ve kişilerde ara / Search records, suppliers, documents, texts, actions, applications, breaches, deadlines and people',
    path: '/api/arama',
    permission: 'search.read',
    query: z.strictObject({ q: requiredText(200) }),
    answers: z.object({ data: z.array(foundGroup) }),
  }),
  /** Representatives are found in their own company alone. */
  findAcross: endpoint({
    summary: 'Bütün müşterilerde ara / Search all clients',
    path: '/api/arama/musteriler',
    permission: 'portfolio.read',
    query: z.strictObject({ q: requiredText(200) }),
    answers: z.object({ data: z.array(foundAcrossGroup) }),
  }),
});
