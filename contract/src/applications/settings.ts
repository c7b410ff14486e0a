import { z } from 'zod';
import { requiredText } from '../shared/primitives.ts';
import { formSlug } from './slug.ts';

/** A text that may be left empty. */
const optional = (max: number) =>
  z.union([z.literal('').transform(() => null), requiredText(max), z.null()]).optional();

/** Settings of a company's form and of its answers. */
export const settings = z.object({
  slug: z.string(),
  adres: z.string(),
  /** The address as a QR code, for an `img`. */
  karekod: z.string(),
  acik: z.boolean(),
  /** Is the door for those who notice a breach open? It has the same name in its address. */
  ihlal_acik: z.boolean(),
  izinli_site: z.string().nullable(),
  posta_adresi: z.string().nullable(),
  kep_adresi: z.string().nullable(),
  /** Name and title under the answers. */
  imzalayan: z.string().nullable(),
  saklama_yili: z.int(),
  imha_sayisi: z.int(),
  surum: z.int(),
});
export type ApplicationSettings = z.infer<typeof settings>;

export const settingsBody = z.strictObject({
  acik: z.boolean(),
  ihlal_acik: z.boolean().optional(),
  slug: formSlug,
  izinli_site: optional(200),
  posta_adresi: optional(500),
  kep_adresi: optional(200),
  imzalayan: optional(200),
  saklama_yili: z.union([
    z.int().min(1).max(20),
    z
      .string()
      .regex(/^([1-9]|1\d|20)$/)
      .transform(Number),
  ]),
  surum: z.int().optional(),
});
export type SettingsBody = z.output<typeof settingsBody>;
