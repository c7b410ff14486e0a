import { z } from 'zod';
import { changedOf, endpoint, listOf, messageOnly, PUBLIC_FORM } from '../shared/endpoint.ts';
import {
  byId,
  date,
  email,
  id,
  idInPath,
  instant,
  language,
  type Language,
  personName,
  requiredText,
  text,
} from '../shared/primitives.ts';
import { kindOf, type TextKind } from './kinds.ts';
import { plainOf, type Rendered } from './model.ts';

/** People that one call asks at most. */
export const MOST_ASKED = 500;
/** Days that a link lives, unless another last day is given; and the most there may be. */
export const SIGNING_DAYS = { usual: 30, most: 365 } as const;

/**
 * Declaration of a person about a version. A notice is read, never consented to; an explicit consent
 * can be refused as freely as it is given.
 */
export const DECISIONS = ['kabul', 'ret'] as const;
export type Decision = (typeof DECISIONS)[number];
export const decisionsOf = (kind: TextKind): readonly Decision[] =>
  kindOf(kind).group === 'riza' ? DECISIONS : ['kabul'];

/**
 * Subjects of a consent, each given or refused apart: sentences of the register that ask for one, and
 * own words with a box.
 */
export const subjectsOf = (kind: TextKind, { bolumler }: Rendered, lang: Language): Subject[] =>
  kindOf(kind).group === 'riza'
    ? bolumler
        .flatMap(({ cumleler }) => cumleler)
        .map((one) => ({ k: one.k, text: plainOf(one).trim() }))
        .filter(({ k, text }) => text !== '' && (k.startsWith('riza:') || text.includes('☐')))
        .map(({ k, text }) => ({ k, text: unboxed(text, lang) }))
    : [];
export type Subject = Readonly<{ k: string; text: string }>;

/** The subject of a sentence whose boxes are drawn next to it. */
const unboxed = (text: string, lang: Language): string =>
  (lang === 'tr'
    ? text.replace(/☐.*$/s, '')
    : text.replace(/,? I\s+☐ give\s+☐ do not give\s+explicit/, ', explicit')
  )
    .replace(/\s*☐\s*/g, ' ')
    .trim();

/** A decision about each subject, and the one that they come to. */
export const outcomeOf = (
  karar: Decision,
  kararlar: Readonly<Record<string, Decision>> | null,
): Outcome => {
  const all = new Set(Object.values(kararlar ?? {}));
  return all.size > 1 ? 'kismi' : karar;
};
export type Outcome = Decision | 'kismi';

/** Key of a consent that has no subjects apart. */
export const WHOLE_CONSENT = '';

/** Subjects to which a consent was given and not withdrawn since, by their keys. */
export const standing = ({ karar, kararlar, geri_alinan }: Consent): string[] => {
  const given = kararlar
    ? Object.keys(kararlar).filter((k) => kararlar[k] === 'kabul')
    : karar === 'kabul'
      ? [WHOLE_CONSENT]
      : [];
  return given.filter((k) => !geri_alinan.some(({ konu }) => konu === k));
};
type Consent = Readonly<{
  karar: Decision | null;
  kararlar: Readonly<Record<string, Decision>> | null;
  geri_alinan: readonly Pick<Withdrawal, 'konu'>[];
}>;

/**
 * Withdrawal of a consent, about one subject or the whole. `gun`: since when; `neden` and `kaydeden` where
 * the person wrote on paper and the company entered it.
 */
const withdrawal = z.object({
  konu: z.string(),
  gun: date,
  yol: z.enum(['baglanti', 'yazili']),
  neden: z.string().nullable(),
  kaydeden: z.string().nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const SIGNATURE_STATES = [
  ...(['kabul', 'kismi', 'ret', 'geri_alindi', 'acildi', 'bekliyor'] as const),
  ...(['posta_istemiyor', 'ulasmadi', 'suresi_doldu', 'yenilendi'] as const),
] as const;
export type SignatureState = (typeof SIGNATURE_STATES)[number];

/** A person who received a request; no answer contains the link. `sira`: the version shown. */
const signature = z.object({
  id,
  sira: id,
  fullname: z.string(),
  email: z.string(),
  dil: language,
  durum: z.enum(SIGNATURE_STATES),
  /** Decisions about the subjects of a consent, by the keys of their sentences. */
  kararlar: z.record(z.string(), z.enum(DECISIONS)).nullable(),
  geri_alinan: z.array(withdrawal),
  /** Subjects whose consent can still be withdrawn, as they read in the version that was shown. */
  rizalar: z.array(z.object({ konu: z.string(), ad: z.string() })),
  son_gun: date,
  hatirlatma_sayisi: z.int(),
  gonderim_tarihi: instant.nullable(),
  acilma_tarihi: instant.nullable(),
  karar_tarihi: instant.nullable(),
});
export type TextSignature = z.infer<typeof signature>;

const asked = z.strictObject({ fullname: personName, email, dil: language.optional() });
const known = z.object({ fullname: z.string(), email: z.string() });
const mailed = z.object({ sayi: z.int() });

/** People who were shown a version by mail, and their declarations. */
export const textSignatures = {
  list: endpoint({
    name: 'texts.listSignatures',
    summary: 'İmza listesi / Signature list',
    path: '/api/metinler/imza-listesi/:id',
    permission: 'texts.write',
    params: byId,
    answers: listOf(signature).extend({
      /** People of the company's own lists without a request for the version in force. */
      kisiler: z.array(known),
    }),
  }),
  ask: endpoint({
    name: 'texts.askSignatures',
    summary: 'Okuyup onaylamaları için kişilere gönder / Ask people to read and confirm',
    method: 'POST',
    path: '/api/metinler/imza-listesi/:id',
    permission: 'texts.write',
    params: byId,
    body: z.strictObject({
      kisiler: z.array(asked).min(1).max(MOST_ASKED),
      son_gun: date.optional(),
    }),
    /** `atlanan`: rows that were left out: repetitions, earlier requests, and people with enough mails today. */
    answers: changedOf(mailed.extend({ atlanan: z.array(known) })),
    status: 201,
    once: true,
  }),
  remind: endpoint({
    name: 'texts.remindSignatures',
    summary: 'Bekleyenlere hatırlat / Remind those who have not answered',
    method: 'POST',
    path: '/api/metinler/imza-hatirlat/:id',
    permission: 'texts.write',
    params: byId,
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_ASKED).optional() }),
    answers: changedOf(mailed),
  }),
  withdraw: endpoint({
    name: 'texts.withdrawSignatures',
    summary: 'İsteği geri çek / Withdraw a request',
    method: 'DELETE',
    path: '/api/metinler/imza/:id',
    permission: 'texts.write',
    params: byId,
    answers: changedOf(mailed),
  }),
  declare: endpoint({
    name: 'texts.declareSignature',
    summary: 'Okuduğunu bildir / Declare that a text was read',
    ...PUBLIC_FORM,
    path: '/api/metinler/imza-beyan/:token',
    params: z.strictObject({ token: text(300) }),
    /** `konular`: a decision about each subject of a consent; where it has none, `karar`. */
    body: z.strictObject({
      karar: z.enum(DECISIONS).optional(),
      konular: z.record(z.string().max(120), z.enum(DECISIONS)).optional(),
      okudum: z.literal('evet'),
      dil: language,
    }),
    answers: messageOnly,
  }),
  /** By its person, over the link of the declaration; `konular`: subjects, otherwise all of it. */
  withdrawConsent: endpoint({
    name: 'texts.withdrawConsent',
    summary: 'Verilen açık rızayı geri al / Withdraw a consent that was given',
    ...PUBLIC_FORM,
    path: '/api/metinler/riza-geri-al/:token',
    params: z.strictObject({ token: text(300) }),
    body: z.strictObject({
      konular: z.record(z.string().max(120), z.literal('geri')).optional(),
      hepsi: z.literal('evet').optional(),
      dil: language,
    }),
    answers: messageOnly,
  }),
  /** By the company, when the person wrote on paper. */
  recordWithdrawal: endpoint({
    name: 'texts.recordWithdrawal',
    summary: 'Yazılı gelen rıza geri almayı kaydet / Record a withdrawal that came in writing',
    method: 'POST',
    path: '/api/metinler/imza-geri-al/:id',
    permission: 'texts.write',
    params: byId,
    body: z.strictObject({
      konular: z.array(z.string().max(120)).min(1).max(100),
      gun: date,
      neden: requiredText(1000),
    }),
    answers: changedOf(mailed),
  }),
  proof: endpoint({
    name: 'texts.proofOfSignatures',
    summary: 'İmza listesinin kanıtı (PDF) / Proof of a signature list (PDF)',
    path: '/api/metinler/imza-kaniti/:id',
    permission: 'texts.write',
    raw: true,
    heavy: true,
    params: byId,
    query: z.strictObject({ lang: language.default('tr'), sira: idInPath.optional() }),
  }),
};
