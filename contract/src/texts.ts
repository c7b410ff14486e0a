import { z } from 'zod';
import { changedOf, endpoint, listOf, messageOnly, oneOf } from './shared/endpoint.ts';
import { flag, id, idInForm, idInPath, language, requiredText } from './shared/primitives.ts';
import { TEXT_KIND_CODES } from './texts/kinds.ts';
import {
  body,
  coverage,
  difference,
  key,
  overruled,
  rendered,
  singleText,
  textDifferences,
  textRow,
  version,
} from './texts/shapes.ts';

export type {
  SingleText,
  TextCause,
  TextDecision,
  TextDifference,
  TextDifferences,
  TextRow,
  TextState,
  TextVersion,
} from './texts/shapes.ts';

/** Texts of one answer; the next page has a cursor. */
export const MOST_LISTED = 1000;

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
    /** Input of a bulk edit of activities: their field, the document, and the records as they are. */
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
