import { z } from 'zod';
import { changedOf, endpoint, listOf, messageOnly, oneOf } from './shared/endpoint.ts';
import {
  flag,
  id,
  idInForm,
  idInPath,
  instant,
  language,
  requiredText,
  text,
} from './shared/primitives.ts';
import { BLOCK_NAMES } from './texts/block-names.ts';
import { TEXT_KIND_CODES } from './texts/kinds.ts';
import { ELEMENTS, SOURCE_TYPES } from './texts/model.ts';

/** States of a text's draft; of its published version `eskiyen` tells. */
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

/** Texts of one answer; the next page has a cursor. */
export const MOST_LISTED = 1000;

const coverage = z.strictObject({
  tumu: z.boolean(),
  gruplar: z.array(text(60)).max(60),
  departmanlar: z.array(id).max(MOST.coverage),
  faaliyetler: z.array(id).max(MOST.coverage),
  aktarim: id.nullable(),
});

const words = z.strictObject({ tr: text(MOST.words), en: text(MOST.words) });
const key = z.string().regex(/^[a-zA-Z0-9_.:+-]{1,120}$/);
const section = z.strictObject({
  k: key,
  baslik: z.strictObject({ tr: requiredText(300), en: text(300) }),
  unsur: z.enum(ELEMENTS).optional(),
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
/** Why a person wrote something else than the register says. */
const overruled = z.strictObject({
  tr: text(MOST.words),
  en: text(MOST.words),
  gerekce: requiredText(500),
});
const body = z.strictObject({
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
});
const rendered = z.object({
  baslik: z.string(),
  bolumler: z.array(
    z.object({
      k: z.string(),
      baslik: z.string(),
      unsur: z.enum(ELEMENTS).optional(),
      cumleler: z.array(sentence),
      bosluklar: z.array(z.object({ k: z.string(), kaynak: source, ad: z.string() })),
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
  /** Its public address, once it is published and meant for everybody. */
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
const version = z.object({
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

const difference = z.object({
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
 * The published version beside the rendering that the register would give now; `taslak`: beside the draft
 * of the next version, if there is one, with the decisions that concern its sentences.
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

const inPath = z.strictObject({ id: idInPath });
const version_ = { surum: idInForm.optional() };

/** Notices, policies and contracts that are made from the register. */
export const texts = {
  list: endpoint({
    name: 'texts.list',
    summary: 'Metinler / Texts',
    method: 'GET',
    path: '/api/metinler/list',
    permission: 'texts.read',
    query: z.strictObject({
      /** Texts of one page at most, in the order of their names; `cursor` gives the next. */
      limit: z.coerce.number().int().min(1).max(MOST_LISTED).default(MOST_LISTED),
      cursor: z.string().max(600).optional(),
      /** Texts alone that speak of this record, or are this document: `veri_harita:12`. */
      kayit: z
        .string()
        .regex(/^(?:veri_harita|veri_aktarim|diger_aktarim|dokumanlar):[1-9]\d{0,8}$/)
        .optional(),
      /** The archive instead of what is current. */
      arsiv: flag.optional(),
    }),
    /** `metinsizler`: the first of the activities that no notice covers; all are counted. */
    answers: listOf(textRow).extend({
      metinsiz_faaliyet: z.number(),
      metinsizler: z.array(z.object({ id, ad: z.string() })),
    }),
  }),
  single: endpoint({
    name: 'texts.single',
    summary: 'Metin, kaynaklarıyla / A text with its sources',
    method: 'GET',
    path: '/api/metinler/single/:id',
    permission: 'texts.read',
    params: inPath,
    answers: oneOf(singleText),
  }),
  add: endpoint({
    name: 'texts.add',
    summary: 'Metin ekle / Add a text',
    method: 'POST',
    path: '/api/metinler/add',
    permission: 'texts.write',
    body: z.strictObject({
      tur: z.enum(TEXT_KIND_CODES),
      ad: requiredText(200).optional(),
      kapsam: coverage.partial().optional(),
      /** Instead of our template's: words that a deleted draft had. */
      govde: body.optional(),
    }),
    answers: changedOf(singleText),
    status: 201,
    once: true,
  }),
  update: endpoint({
    name: 'texts.update',
    summary: 'Taslağı sakla / Save the draft',
    method: 'POST',
    path: '/api/metinler/update/:id',
    permission: 'texts.write',
    params: inPath,
    body: z.strictObject({
      ...version_,
      ad: requiredText(200).optional(),
      kapsam: coverage.optional(),
      govde: body.optional(),
      /** Takes the draft over from whoever works on it. */
      devral: flag.optional(),
    }),
    answers: changedOf(singleText),
  }),
  sit: endpoint({
    name: 'texts.sit',
    summary: 'Taslağın başına otur / Take a seat at the draft',
    method: 'POST',
    path: '/api/metinler/otur/:id',
    permission: 'texts.write',
    params: inPath,
    answers: oneOf(
      textRow.pick({ id: true, duzenleyen_id: true, duzenleyen: true, duzenleme_ani: true }),
    ),
  }),
  submit: endpoint({
    name: 'texts.submit',
    summary: 'Onaya gönder / Send for approval',
    method: 'POST',
    path: '/api/metinler/onaya-gonder/:id',
    permission: 'texts.write',
    params: inPath,
    /** `onaylayacak_id`: the manager who is asked by mail; none: whoever comes by. */
    body: z.strictObject({ ...version_, onaylayacak_id: idInForm.nullish() }),
    answers: changedOf(singleText),
  }),
  approve: endpoint({
    name: 'texts.approve',
    summary: 'Metni onayla / Approve a text',
    method: 'POST',
    path: '/api/metinler/onayla/:id',
    permission: 'texts.write',
    params: inPath,
    body: z.strictObject(version_),
    answers: changedOf(singleText),
  }),
  publish: endpoint({
    name: 'texts.publish',
    summary: 'Onaylanan sürümü yayımla / Publish the approved version',
    method: 'POST',
    path: '/api/metinler/yayinla/:id',
    permission: 'texts.write',
    params: inPath,
    body: z.strictObject(version_),
    answers: changedOf(singleText),
  }),
  differences: endpoint({
    name: 'texts.differences',
    summary: 'Yayından beri değişenler / What has changed since the publication',
    method: 'GET',
    path: '/api/metinler/fark/:id',
    permission: 'texts.write',
    params: inPath,
    query: z.strictObject({ lang: language.default('tr') }),
    answers: oneOf(textDifferences),
  }),
  prepare: endpoint({
    name: 'texts.prepare',
    summary: 'Yeni sürümün taslağını hazırla / Prepare the draft of a new version',
    method: 'POST',
    path: '/api/metinler/hazirla/:id',
    permission: 'texts.write',
    params: inPath,
    /** `elle` is written over sentences of the body; `govde`: the body as it was decided. */
    body: z.strictObject({
      ...version_,
      elle: z.record(key, overruled).optional(),
      govde: body.optional(),
    }),
    answers: changedOf(singleText),
  }),
  keep: endpoint({
    name: 'texts.keep',
    summary: 'Değişmesi gerekmez / The text need not change',
    method: 'POST',
    path: '/api/metinler/degismez/:id',
    permission: 'texts.write',
    params: inPath,
    body: z.strictObject({
      gerekce: requiredText(500),
      cumleler: z.array(key).max(500).optional(),
    }),
    answers: changedOf(singleText),
  }),
  template: endpoint({
    name: 'texts.template',
    summary: 'Şablonun yeni sözleri / New wording of our template',
    method: 'GET',
    path: '/api/metinler/sablon/:id',
    permission: 'texts.write',
    params: inPath,
    answers: oneOf(z.object({ surum: z.number(), yeni: z.number(), farklar: z.array(difference) })),
  }),
  adopt: endpoint({
    name: 'texts.adopt',
    summary: 'Şablonun yeni sözlerini al ya da geç / Take the new wording, or leave it',
    method: 'POST',
    path: '/api/metinler/sablon/:id',
    permission: 'texts.write',
    params: inPath,
    /** `cumleler`: sentences of the offer that are taken; none named: all of them. */
    body: z.strictObject({ ...version_, al: flag, cumleler: z.array(key).max(500).optional() }),
    answers: changedOf(singleText),
  }),
  version: endpoint({
    name: 'texts.version',
    summary: 'Bir sürüm, yayımlandığı hâliyle / A version as it was published',
    method: 'GET',
    path: '/api/metinler/surum/:id/:sira',
    permission: 'texts.read',
    params: z.strictObject({ id: idInPath, sira: idInPath }),
    answers: oneOf(version.extend({ metin: z.object({ tr: rendered, en: rendered }) })),
  }),
  file: endpoint({
    name: 'texts.file',
    summary: 'PDF ya da Word olarak indir / Download as PDF or Word',
    method: 'GET',
    path: '/api/metinler/dosya/:id',
    permission: 'texts.read',
    raw: true,
    heavy: true,
    params: inPath,
    query: z.strictObject({
      tur: z.enum(['pdf', 'docx']),
      lang: language.default('tr'),
      sira: idInPath.optional(),
    }),
    answers: z.unknown(),
  }),
  export: endpoint({
    name: 'texts.export',
    summary: 'Metinleri Excel’e aktar / Texts as a sheet',
    method: 'POST',
    path: '/api/metinler/export',
    permission: 'texts.read',
    raw: true,
    heavy: true,
    body: z.strictObject({ ids: z.array(id).max(20_000), lang: language }),
    answers: z.unknown(),
  }),
  qr: endpoint({
    name: 'texts.qr',
    summary: 'Adresin karekodu / QR code of the address',
    method: 'GET',
    path: '/api/metinler/karekod/:id',
    permission: 'texts.read',
    raw: true,
    params: inPath,
    query: z.strictObject({ tur: z.enum(['svg', 'png']) }),
    answers: z.unknown(),
  }),
  unnamed: endpoint({
    name: 'texts.unnamed',
    summary:
      'Bu dokümanı henüz göstermeyen faaliyetler / Activities that name no such document yet',
    method: 'GET',
    path: '/api/metinler/dokumansiz/:id',
    permission: 'texts.write',
    params: inPath,
    /** What a bulk edit of activities takes: their field, the document, and the records as they are. */
    answers: oneOf(
      z.object({
        alan: z.enum(['aydinlatma_metni', 'acik_riza_metni']).nullable(),
        dokuman_id: id.nullable(),
        satirlar: z.array(z.object({ id, surum: id })),
      }),
    ),
  }),
  archive: endpoint({
    name: 'texts.archive',
    summary: 'Arşivle, arşivden çıkar / Archive, or take out of the archive',
    method: 'POST',
    path: '/api/metinler/update-arsiv/:id',
    permission: 'texts.write',
    params: inPath,
    body: z.strictObject({ guncel: flag, ...version_ }),
    answers: changedOf(textRow),
  }),
  delete: endpoint({
    name: 'texts.delete',
    summary: 'Yayımlanmamış metni sil / Delete a text that was never published',
    method: 'DELETE',
    path: '/api/metinler/delete/:id',
    permission: 'texts.write',
    params: inPath,
    answers: messageOnly,
  }),
};
