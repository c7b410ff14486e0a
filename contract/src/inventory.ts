import { z } from 'zod';
import { LIBRARY_STATUSES } from './law/library-status.ts';
import { REGISTER_TYPES } from './records/registers.ts';
import { endpoint, endpointsOf, listOf, oneOf } from './shared/endpoint.ts';
import { id, idInPath, language, type Language, type Sentence } from './shared/primitives.ts';
import { foldTurkish } from './shared/turkish.ts';

/** Company whose activities the inventory wizard offers (specification, sections 5 and 9). */
export const TEMPLATE_COMPANY_ID = 34;

/** Sectors with a set of activities of their own; each has a file of this name in `data/sectors`. */
export const SECTORS = [
  'saglik',
  'ozel_okul',
  'otel',
  'site_yonetimi',
  'e_ticaret',
  'uretim',
  'lojistik',
  'insaat',
  'yazilim',
  'muhasebe',
  'hukuk_burosu',
  'eczane',
  'dernek',
] as const;
export type Sector = (typeof SECTORS)[number];

const isSector = (text: string): text is Sector => SECTORS.some((one) => one === text);

/** The sector that a text means, by its code or a name of it; undefined for a sector in own words. */
export const sectorOf = (text: string): Sector | undefined => {
  const meant = foldTurkish(text);
  return isSector(text)
    ? text
    : SECTORS.find((one) =>
        Object.values(SECTOR_NAMES[one]).some((name) => foldTurkish(name) === meant),
      );
};

/** The name of a sector; one in own words is its own name. */
export const sectorName = (sektor: string, lang: Language): string => {
  const known = sectorOf(sektor);
  return known ? SECTOR_NAMES[known][lang] : sektor;
};

/** Names of the sectors. */
export const SECTOR_NAMES: Readonly<Record<Sector, Sentence>> = {
  saglik: { tr: 'Sağlık', en: 'Health care' },
  ozel_okul: { tr: 'Özel okul', en: 'Private school' },
  otel: { tr: 'Otel', en: 'Hotel' },
  site_yonetimi: { tr: 'Site yönetimi', en: 'Property management' },
  e_ticaret: { tr: 'E-ticaret', en: 'E-commerce' },
  uretim: { tr: 'Üretim', en: 'Manufacturing' },
  lojistik: { tr: 'Lojistik', en: 'Logistics' },
  insaat: { tr: 'İnşaat', en: 'Construction' },
  yazilim: { tr: 'Yazılım', en: 'Software' },
  muhasebe: { tr: 'Mali müşavir', en: 'Accountants' },
  hukuk_burosu: { tr: 'Hukuk bürosu', en: 'Law office' },
  eczane: { tr: 'Eczane', en: 'Pharmacy' },
  dernek: { tr: 'Dernek', en: 'Association' },
};

/**
 * The library about a row of the template company: the sectors it belongs to, whether it
 * is a general one, and where its law comes from.
 */
const libraryEntry = z.object({
  id,
  genel: z.boolean(),
  sektorler: z.array(z.enum(SECTORS)),
  kaynak: z.string(),
  /** The articles on which its period rests. */
  sure_kaynagi: z.string(),
  /** Why a copy keeps a warning until the client has acted; null where it keeps none. */
  neden: z.string().nullable(),
  /** A practice that a company should give up. */
  onerilmez: z.boolean(),
  tarih: z.string(),
  /** The row for readers of English, if they asked; a record keeps the Turkish. */
  ingilizce: z.object({ ad: z.string(), aciklama: z.string(), amac: z.string() }).nullable(),
  durum: z.enum(LIBRARY_STATUSES),
});
export type LibraryEntry = z.output<typeof libraryEntry>;

/** An activity of the library as the wizard lists it, with the codes of its legal bases. */
const libraryChoice = z.object({
  id,
  ad: z.string(),
  /** Its English name; null for one that a person added to the template company. */
  ingilizce: z.string().nullable(),
  departman: z.string(),
  dayanaklar: z.array(z.string()),
  ozel_nitelikli: z.boolean(),
  onerilmez: z.boolean(),
  durum: z.enum(LIBRARY_STATUSES).nullable(),
  genel: z.boolean(),
  sektorler: z.array(z.enum(SECTORS)),
});
export type LibraryChoice = z.output<typeof libraryChoice>;

const counts = z.record(z.enum(REGISTER_TYPES), z.number());
/** How many records of each register a person sees, by its name in change logs. */
export type InventoryCounts = z.output<typeof counts>;

export const inventory = endpointsOf('inventory', {
  counts: endpoint({
    summary: 'Envanterdeki kayıt sayıları / How many records each register holds',
    path: '/api/envanter/sayilar',
    permission: 'processing-activities.read',
    answers: oneOf(counts),
  }),
  library: endpoint({
    summary: 'Kütüphane faaliyetlerinin sektörü ve kaynağı / Sectors and sources of the library',
    path: '/api/envanter/kutuphane',
    permission: 'processing-activities.read',
    // One row of the template company, for a copy that shows its source.
    query: z.strictObject({ id: idInPath.optional(), lang: language.optional() }),
    answers: listOf(libraryEntry),
  }),
  choices: endpoint({
    summary: 'Kütüphanenin faaliyetleri / Activities of the library to choose from',
    path: '/api/envanter/kutuphane/faaliyetler',
    permission: 'processing-activities.read',
    answers: listOf(libraryChoice),
  }),
});
