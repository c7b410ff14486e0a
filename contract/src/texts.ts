import { z } from 'zod';
import { changedOf, endpoint, endpointsOf, FRESH, listOf, oneOf } from './shared/endpoint.ts';
import { callsOf } from './records/noun/noun-calls.ts';
import { byId, flag, id, idInForm, idInPath, language, requiredText } from './shared/primitives.ts';
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

const version_ = { surum: idInForm.optional() };

const write = { permission: 'texts.write', method: 'POST' } as const;
const read = { permission: 'texts.read' } as const;

const calls = callsOf({
  base: '/api/metinler',
  read: 'texts.read',
  write: 'texts.write',
  row: singleText,
});

/** Notices, policies and contracts that are made from the register. */
export const texts = endpointsOf('texts', {
  list: endpoint({
    ...read,
    summary: 'Metinler / Texts',
    path: '/api/metinler/list',
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
  single: calls.single('Metin, kaynaklarıyla / A text with its sources'),
  add: calls.add({
    summary: 'Metin ekle / Add a text',
    body: z.strictObject({
      tur: z.enum(TEXT_KIND_CODES),
      ad: requiredText(200).optional(),
      kapsam: coverage.partial().optional(),
      /** Instead of our template's words. */
      govde: body.optional(),
    }),
  }),
  update: calls.update({
    summary: 'Taslağı sakla / Save the draft',
    body: z.strictObject({
      ...version_,
      ad: requiredText(200).optional(),
      kapsam: coverage.optional(),
      govde: body.optional(),
      /** Takes the draft over from its current editor. */
      devral: flag.optional(),
    }),
  }),
  sit: endpoint({
    ...write,
    summary: 'Taslağın başına otur / Take a seat at the draft',
    path: '/api/metinler/otur/:id',
    params: byId,
    answers: oneOf(
      textRow.pick({ id: true, duzenleyen_id: true, duzenleyen: true, duzenleme_ani: true }),
    ),
  }),
  submit: endpoint({
    ...write,
    summary: 'Onaya gönder / Send for approval',
    path: '/api/metinler/onaya-gonder/:id',
    params: byId,
    /** `onaylayacak_id`: the manager who gets a mail; without one any manager may approve. */
    body: z.strictObject({ ...version_, onaylayacak_id: idInForm.nullish() }),
    answers: changedOf(singleText),
  }),
  approve: endpoint({
    ...write,
    summary: 'Metni onayla / Approve a text',
    path: '/api/metinler/onayla/:id',
    params: byId,
    body: z.strictObject(version_),
    answers: changedOf(singleText),
  }),
  publish: endpoint({
    ...write,
    summary: 'Onaylanan sürümü yayımla / Publish the approved version',
    path: '/api/metinler/yayinla/:id',
    fresh: FRESH.daily,
    params: byId,
    body: z.strictObject(version_),
    answers: changedOf(singleText),
  }),
  differences: endpoint({
    summary: 'Yayından beri değişenler / What has changed since the publication',
    path: '/api/metinler/fark/:id',
    permission: 'texts.write',
    params: byId,
    query: z.strictObject({ lang: language.default('tr') }),
    answers: oneOf(textDifferences),
  }),
  prepare: endpoint({
    ...write,
    summary: 'Yeni sürümün taslağını hazırla / Prepare the draft of a new version',
    path: '/api/metinler/hazirla/:id',
    params: byId,
    /** `elle` is written over sentences of the body; `govde`: the body as it was decided. */
    body: z.strictObject({
      ...version_,
      elle: z.record(key, overruled).optional(),
      govde: body.optional(),
    }),
    answers: changedOf(singleText),
  }),
  keep: endpoint({
    ...write,
    summary: 'Değişmesi gerekmez / The text need not change',
    path: '/api/metinler/degismez/:id',
    params: byId,
    body: z.strictObject({
      gerekce: requiredText(500),
      cumleler: z.array(key).max(500).optional(),
    }),
    answers: changedOf(singleText),
  }),
  template: endpoint({
    summary: 'Şablonun yeni sözleri / New wording of our template',
    path: '/api/metinler/sablon/:id',
    permission: 'texts.write',
    params: byId,
    answers: oneOf(z.object({ surum: z.number(), yeni: z.number(), farklar: z.array(difference) })),
  }),
  adopt: endpoint({
    ...write,
    summary: 'Şablonun yeni sözlerini al ya da geç / Take the new wording, or leave it',
    path: '/api/metinler/sablon/:id',
    params: byId,
    /** `cumleler`: sentences of the offer that are taken; none named: all of them. */
    body: z.strictObject({ ...version_, al: flag, cumleler: z.array(key).max(500).optional() }),
    answers: changedOf(singleText),
  }),
  version: endpoint({
    ...read,
    summary: 'Bir sürüm, yayımlandığı hâliyle / A version as it was published',
    path: '/api/metinler/surum/:id/:sira',
    params: z.strictObject({ id: idInPath, sira: idInPath }),
    answers: oneOf(version.extend({ metin: z.object({ tr: rendered, en: rendered }) })),
  }),
  file: endpoint({
    ...read,
    summary: 'PDF ya da Word olarak indir / Download as PDF or Word',
    path: '/api/metinler/dosya/:id',
    raw: true,
    heavy: true,
    params: byId,
    query: z.strictObject({
      tur: z.enum(['pdf', 'docx']),
      lang: language.default('tr'),
      sira: idInPath.optional(),
    }),
  }),
  export: calls.export('Metinleri Excel’e aktar / Texts as a sheet'),
  qr: endpoint({
    ...read,
    summary: 'Adresin karekodu / QR code of the address',
    path: '/api/metinler/karekod/:id',
    raw: true,
    params: byId,
    query: z.strictObject({ tur: z.enum(['svg', 'png']) }),
  }),
  unnamed: endpoint({
    summary:
      'Bu dokümanı henüz göstermeyen faaliyetler / Activities that name no such document yet',
    path: '/api/metinler/dokumansiz/:id',
    permission: 'texts.write',
    params: byId,
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
    ...write,
    summary: 'Arşivle, arşivden çıkar / Archive, or take out of the archive',
    path: '/api/metinler/update-arsiv/:id',
    params: byId,
    body: z.strictObject({ guncel: flag, ...version_ }),
    answers: changedOf(textRow),
  }),
  delete: calls.delete('Yayımlanmamış metni sil / Delete a text that was never published'),
  restore: calls.restore('Silinen metni geri getir / Bring a deleted text back'),
});
