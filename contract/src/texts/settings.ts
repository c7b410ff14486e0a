import { z } from 'zod';
import { changedOf, endpoint, endpointsOf, listOf, oneOf } from '../shared/endpoint.ts';
import { flag, id } from '../shared/primitives.ts';

/** `renk`: of headings in files, `#1f5f66`; none is black. */
const settings = z.object({
  renk: z.string().nullable(),
  logo_gorunur: z.boolean(),
  /** Does an outdated text create an action for its person? */
  eskime_aksiyonu: z.boolean(),
  /** Does a notice name each item of data, and each right of article 11? */
  veri_ogeleri: z.boolean(),
  haklar_tam: z.boolean(),
  surum: z.int(),
});
export type TextSettings = z.infer<typeof settings>;

const paragraph = z.object({ tur: z.enum(['baslik', 'paragraf', 'madde']), metin: z.string() });
export type WordParagraph = z.infer<typeof paragraph>;

/** How a company's texts look and behave, and what is taken from a Word file. */
export const textSettings = endpointsOf('texts', {
  read: endpoint({
    name: 'texts.readSettings',
    summary: 'Metin ayarları / Settings of the texts',
    path: '/api/metinler/ayarlar',
    permission: 'texts.write',
    /** `onaylayanlar`: managers, who can be asked to approve. */
    answers: oneOf(
      settings.extend({ onaylayanlar: z.array(z.object({ user_id: id, ad: z.string() })) }),
    ),
  }),
  save: endpoint({
    name: 'texts.saveSettings',
    summary: 'Metin ayarlarını sakla / Save the settings of the texts',
    method: 'POST',
    path: '/api/metinler/ayarlar',
    permission: 'texts.write',
    body: z.strictObject({
      renk: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .toLowerCase()
        .nullable(),
      logo_gorunur: flag,
      eskime_aksiyonu: flag,
      veri_ogeleri: flag.optional(),
      haklar_tam: flag.optional(),
      surum: z.int().min(0).optional(),
    }),
    answers: changedOf(settings),
  }),
  readWord: endpoint({
    summary: 'Bir Word dosyasının paragrafları / Paragraphs of a Word file',
    method: 'POST',
    path: '/api/metinler/word',
    permission: 'texts.write',
    takes: 'sheet',
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answers: listOf(paragraph),
    heavy: true,
  }),
});
