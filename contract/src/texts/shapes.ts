import { z } from 'zod';
import { id, instant, requiredText, text } from '../shared/primitives.ts';
import { BLOCK_NAMES } from './block-names.ts';
import { TEXT_KIND_CODES } from './kinds.ts';
import { ELEMENTS, GAP_REASONS, SOURCE_TYPES } from './model.ts';

/** States of a text's draft; `eskiyen` shows that of its published version. */
export const TEXT_STATES = ['taslak', 'onayda', 'onaylandi', 'yayinda'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** Activities that a text names by hand at most. */
export const MOST_COVERED = 1000;
const MOST = {
  sections: 40,
  parts: 60,
  overruled: 500,
  coverage: MOST_COVERED,
  words: 5000,
} as const;

export const coverage = z.strictObject({
  tumu: z.boolean(),
  gruplar: z.array(text(60)).max(60),
  departmanlar: z.array(id).max(MOST.coverage),
  faaliyetler: z.array(id).max(MOST.coverage),
  aktarim: id.nullable(),
});

const words = z.strictObject({ tr: text(MOST.words), en: text(MOST.words) });
export const key = z.string().regex(/^[a-zA-Z0-9_.:+-]{1,120}$/);
const section = z.strictObject({
  k: key,
  baslik: z.strictObject({ tr: requiredText(300), en: text(300) }),
  unsur: z.enum(ELEMENTS).optional(),
  unsurlar: z.array(z.enum(ELEMENTS)).max(ELEMENTS.length).optional(),
  ayrinti: z.boolean().optional(),
  kilitli: z.boolean().optional(),
  parcalar: z
    .array(
      z.strictObject({
        k: key,
        metin: words.optional(),
        blok: z.enum(BLOCK_NAMES).optional(),
        madde: z.boolean().optional(),
        sirali: z.boolean().optional(),
        kalin: z.boolean().optional(),
      }),
    )
    .max(MOST.parts),
});
/** Why a person's wording differs from the register. */
export const overruled = z.strictObject({
  tr: text(MOST.words),
  en: text(MOST.words),
  gerekce: requiredText(500),
});
export const body = z.strictObject({
  baslik: z.strictObject({ tr: requiredText(200), en: text(200) }),
  bolumler: z.array(section).min(1).max(MOST.sections),
  elle: z.record(key, overruled),
});

const source = z.object({ tur: z.enum(SOURCE_TYPES), id, alan: z.string() });
const sentence = z.object({
  k: z.string(),
  p: z.array(
    z.object({ t: z.string(), s: z.array(source).optional(), ozel: z.literal(true).optional() }),
  ),
  asil: z.string().optional(),
  gerekce: z.string().optional(),
  yabanci: z.literal(true).optional(),
  madde: z.literal(true).optional(),
  sirali: z.literal(true).optional(),
  kalin: z.literal(true).optional(),
  hucre: z.object({ satir: z.string(), sutun: z.string() }).optional(),
});
export const rendered = z.object({
  baslik: z.string(),
  bolumler: z.array(
    z.object({
      k: z.string(),
      baslik: z.string(),
      unsur: z.enum(ELEMENTS).optional(),
      unsurlar: z.array(z.enum(ELEMENTS)).optional(),
      ayrinti: z.literal(true).optional(),
      cumleler: z.array(sentence),
      bosluklar: z.array(
        z.object({
          k: z.string(),
          kaynak: source,
          ad: z.string(),
          neden: z.enum(GAP_REASONS).optional(),
        }),
      ),
    }),
  ),
});

/** `eskiyen`: sentences of the published version whose sources have moved on since. */
export const textRow = z.object({
  id,
  company_id: id,
  tur: z.enum(TEXT_KIND_CODES),
  ad: z.string(),
  kisa_ad: z.string(),
  durum: z.enum(TEXT_STATES),
  eskiyen: z.number(),
  kaynak_sayisi: z.number(),
  yayindaki: z.number().nullable(),
  yayin_tarihi: instant.nullable(),
  onaylayan: z.string().nullable(),
  /** Its address, once it is published, if it is public. */
  adres: z.string().nullable(),
  dokuman_id: id.nullable(),
  guncel: z.boolean(),
  onaylayacak_id: id.nullable(),
  onaylayacak: z.string().nullable(),
  duzenleyen_id: id.nullable(),
  duzenleyen: z.string().nullable(),
  duzenleme_ani: instant.nullable(),
  surum: id,
  guncelleyen: z.string(),
  guncellenme_tarihi: instant,
  /** Coverage: whole, groups, departments by name, hand-picked activities by their number. */
  kapsam_ozeti: z.object({
    tumu: z.boolean(),
    gruplar: z.array(z.string()),
    departmanlar: z.array(z.string()),
    faaliyet: z.number(),
  }),
  /** Of a contract, from its transfer: the supplier, the service, the country. */
  tedarikci: z.string().nullable(),
  hizmet: z.string().nullable(),
  ulke: z.string().nullable(),
  /** Has the transfer a day on which both parties signed? */
  iki_taraf: z.boolean(),
  /** Until then a signed standard contract is to be notified; none: it was, or it is not signed. */
  bildirim: instant.nullable(),
  /** Is there a newer wording of our template? */
  sablon_yeni: z.boolean(),
});
export type TextRow = z.infer<typeof textRow>;

/** A decision that a version need not follow a change: why, who, when. */
const decision = z.object({
  id,
  gerekce: z.string(),
  karar_veren: z.string(),
  tarih: instant,
});
export type TextDecision = z.infer<typeof decision>;

/** `gosterim`: how often it was opened; `yollar`: the same by the way people came. */
export const version = z.object({
  sira: id,
  ozet: z.string(),
  onaylayan: z.string(),
  onay_tarihi: instant,
  yayimlayan: z.string().nullable(),
  yayin_tarihi: instant.nullable(),
  gosterim: z.number(),
  yollar: z.object({ baglanti: z.number(), qr: z.number(), pdf: z.number() }),
  kararlar: z.array(decision),
});
export type TextVersion = z.infer<typeof version>;

const record = z.object({ ad: z.string(), departman: z.string().nullable() });
const states = z.record(z.enum(ELEMENTS), z.enum(['tamam', 'bosluk', 'eksik']));

/** `metin`: as the register fills it now; for those who may not write, as it was published. */
export const singleText = textRow.extend({
  kapsam: coverage,
  govde: body.nullable(),
  metin: z.object({ tr: rendered, en: rendered }).nullable(),
  unsurlar: states.nullable(),
  /** Records by `tür:id`. */
  kayitlar: z.record(z.string(), record),
  surumler: z.array(version),
});
export type SingleText = z.infer<typeof singleText>;

const change = z.object({
  kaynak: source,
  ad: z.string(),
  alan: z.string(),
  eski: z.unknown(),
  yeni: z.unknown(),
  guncelleyen: z.string().nullable(),
  tarih: instant.nullable(),
});
export type TextCause = z.infer<typeof change>;

export const difference = z.object({
  k: z.string(),
  tur: z.enum(['eklendi', 'degisti', 'cikti', 'elle']),
  bolum: z.string(),
  baslik: z.string(),
  sira: z.number(),
  parcalar: z.array(z.object({ t: z.string(), d: z.enum(['eski', 'yeni']).optional() })),
  nedenler: z.array(change),
  /** The decision by which the version in force was left as it is here. */
  karar: decision.nullable(),
});
export type TextDifference = z.infer<typeof difference>;

/**
 * The published version compared with the register's present rendering; `taslak`: with the next version's
 * draft, if there is one, and the decisions about its sentences.
 */
export const textDifferences = z.object({
  sira: id,
  yayin_tarihi: instant,
  onaylayan: z.string(),
  metin: z.object({ tr: rendered, en: rendered }),
  farklar: z.array(difference),
  cumle_sayisi: z.number(),
  /** Sources that moved on without changing a word, and which they are. */
  etkisiz: z.number(),
  etkisiz_nedenler: z.array(change),
  taslak: z.array(difference).nullable(),
});
export type TextDifferences = z.infer<typeof textDifferences>;
