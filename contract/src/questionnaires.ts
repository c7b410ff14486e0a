import { z } from 'zod';
import type { LogAction } from './change-logs.ts';
import { choicesOn, type Choice } from './lookups.ts';
import { processingActivityFields } from './processing-activities.ts';
import type { Field } from './records/fields.ts';
import { QUESTIONS } from './records/questionnaire.ts';
import type { ErrorCode } from './shared/errors.ts';
import {
  changedOf,
  endpoint,
  endpointsOf,
  listOf,
  messageOnly,
  oneOf,
  PUBLIC_FORM,
} from './shared/endpoint.ts';
import {
  byId,
  date,
  email,
  id,
  idInForm,
  instant,
  language,
  personName,
  requiredText,
  text,
} from './shared/primitives.ts';

/** Days that a questionnaire is open, unless another last day is given; and the most there may be. */
export const QUESTIONNAIRE_DAYS = { usual: 14, most: 180 } as const;
/** Processes of one questionnaire: sent with it, and with those that its person adds. */
export const MOST_PROCESSES = { sent: 50, all: 80 } as const;
/** Days before the last one on which those who have not finished are reminded by themselves. */
export const REMINDED_BEFORE = 2;

export const QUESTIONNAIRE_STATES = [
  ...(['gonderildi', 'acildi', 'yanitlaniyor', 'tamamlandi'] as const),
  ...(['suresi_doldu', 'geri_cekildi', 'ulasmadi', 'posta_istemiyor'] as const),
] as const;
export type QuestionnaireState = (typeof QUESTIONNAIRE_STATES)[number];

/** A move: its maker, how a state refuses it (`stays`: it has no effect), and its log entry, sentence and mails. */
export type Move = Readonly<{
  by: 'public' | 'questionnaires.write';
  refused: Partial<Record<QuestionnaireState, ErrorCode | 'stays'>>;
  log?: LogAction;
  says: 'answered' | 'finished' | 'reminded' | 'sent' | 'withdrawn';
  mails?: readonly ('ask' | 'remind' | 'receipt' | 'finished')[];
}>;
const COMPANY = 'questionnaires.write';
const nobody = 'NOBODY_TO_ASK';
const silent = { ulasmadi: nobody, posta_istemiyor: nobody, suresi_doldu: nobody } as const;
const over = { suresi_doldu: 'QUESTIONNAIRE_GONE', geri_cekildi: 'QUESTIONNAIRE_GONE' } as const;
const done = { tamamlandi: 'QUESTIONNAIRE_DONE' } as const;
const idle = { ...silent, geri_cekildi: nobody, tamamlandi: nobody } as const;
const back = { ...done, geri_cekildi: 'stays' } as const;
const told = ['receipt', 'finished'] as const;

/** Moves of a questionnaire, for its verbs, its buttons, its log and its mails. */
export const QUESTIONNAIRE_MOVES = {
  remind: { by: COMPANY, refused: idle, log: 'hatırlatma', says: 'reminded', mails: ['remind'] },
  resend: { by: COMPANY, refused: done, log: 'gönderim', says: 'sent', mails: ['ask'] },
  withdraw: { by: COMPANY, refused: back, log: 'olay', says: 'withdrawn' },
  answer: { by: 'public', refused: { ...over, ...done }, says: 'answered' },
  addProcess: { by: 'public', refused: { ...over, ...done }, says: 'answered' },
  finish: {
    by: 'public',
    refused: { ...over, tamamlandi: 'stays' },
    log: 'olay',
    says: 'finished',
    mails: told,
  },
} as const satisfies Record<string, Move>;
export type QuestionnaireMove = keyof typeof QUESTIONNAIRE_MOVES;

export const refusalOf = (name: QuestionnaireMove, state: QuestionnaireState) =>
  (QUESTIONNAIRE_MOVES[name] as Move).refused[state];

/** Choice of a person who does not share the data. */
export const NOBODY = 'kimse';
/** The most characters of one answer in own words. */
export const LONGEST_ANSWER = 2000;

/** Answer to one question, as its person gave it: choices, own words, or that it is not known. */
export type Answer = Readonly<{
  secilen?: readonly string[];
  yazi?: string;
  bilmiyorum?: true;
}>;
export type Answers = Readonly<Record<string, Answer>>;

const FIELDS = new Map(processingActivityFields.map((field) => [field.name, field]));

/** The field that a question fills. */
export function fieldOfQuestion(name: string): Field {
  const field = FIELDS.get(name);
  if (!field) throw new Error(`the questionnaire asks for ${name}, which is no field`);
  return field;
}

/** Does a choice of "other" need a text? A typed answer already has one. */
export const asksForText = (field: Field, code: string): boolean =>
  processingActivityFields.some(
    ({ required }) =>
      typeof required === 'object' &&
      required.field === field.name &&
      'hasAny' in required &&
      required.hasAny.includes(code),
  );

/** Choices that a question offers on a day; none where it is answered in own words alone. */
export function choicesOfQuestion(name: string, day: string): Choice[] {
  const field = fieldOfQuestion(name);
  if (!field.lookup || field.control !== 'multiselect') return [];
  return choicesOn(field.lookup, day).filter(({ code }) => !asksForText(field, code));
}

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined &&
  (answer.bilmiyorum === true || (answer.secilen?.length ?? 0) > 0 || Boolean(answer.yazi));

/** Questions of a process that have an answer; "I do not know" is one. */
export const answeredOf = (answers: Answers): number =>
  QUESTIONS.filter(({ field }) => isAnswered(answers[field])).length;

export const isWhole = (answers: Answers): boolean => answeredOf(answers) === QUESTIONS.length;

const row = z.object({
  id,
  department_id: id,
  department_name: z.string(),
  fullname: z.string(),
  email: z.string(),
  dil: language,
  durum: z.enum(QUESTIONNAIRE_STATES),
  /** Processes, how many of them have all answers, and how many were looked through. */
  surec: z.int(),
  yanitlanan: z.int(),
  incelenen: z.int(),
  son_gun: date,
  hatirlatma_sayisi: z.int(),
  ekleyen: z.string(),
  olusturma_tarihi: instant,
  gonderim_tarihi: instant.nullable(),
  acilma_tarihi: instant.nullable(),
  tamamlanma_tarihi: instant.nullable(),
});
export type Questionnaire = z.infer<typeof row>;

/**
 * Difference that an answer makes. `deger`: what the field would hold; `simdi`: what it holds; `yazi`: the
 * answer in its person's words, which go below the description where the field has no place for them.
 */
const proposal = z.object({
  alan: z.string(),
  yazi: z.string(),
  deger: z.unknown(),
  simdi: z.unknown(),
  ayni: z.boolean(),
});
export type Proposal = z.infer<typeof proposal>;

const process = z.object({
  id,
  ad: z.string(),
  yanitlanan: z.int(),
  bilinmeyen: z.array(z.string()),
  /** The record that its answers would change; none: they would add one. */
  hedef: z.object({ id, ad: z.string(), surum: z.int() }).nullable(),
  oneriler: z.array(proposal),
  sonuc: z.enum(['aktarildi', 'birakildi']).nullable(),
  sonuc_kayit_id: id.nullable(),
  inceleyen: z.string().nullable(),
  inceleme_tarihi: instant.nullable(),
});
export type AnsweredProcess = z.infer<typeof process>;

/** How a proposal is taken: instead of what the field holds, or added to its choices. */
export const TAKEN_WAYS = ['yerine', 'ekle'] as const;
export type TakenWay = (typeof TAKEN_WAYS)[number];

const mailed = z.object({ sayi: z.int() });
const token = z.strictObject({ token: text(300) });
const some = z
  .union([z.string().max(80), z.array(z.string().max(80)).max(300)])
  .transform((sent) => [sent].flat());

/** Questionnaires mailed to people without an account, and what comes back. */
export const questionnaires = endpointsOf('questionnaires', {
  list: endpoint({
    summary: 'Gönderilen anketler / Questionnaires that were sent',
    path: '/api/anketler/list',
    permission: 'questionnaires.read',
    answers: listOf(row),
  }),
  single: endpoint({
    summary:
      'Bir anketin yanıtları, kayıtların yanında / Answers of a questionnaire beside the records',
    path: '/api/anketler/single/:id',
    permission: 'questionnaires.read',
    params: byId,
    answers: oneOf(row.extend({ surecler: z.array(process) })),
  }),
  send: endpoint({
    summary: 'Bir kişiye anket gönder / Send a questionnaire to a person',
    method: 'POST',
    path: '/api/anketler/add',
    permission: 'questionnaires.write',
    status: 201,
    once: true,
    /** `kayitlar`: activities of the department that the questions are about; only their names are shown. */
    body: z.strictObject({
      department_id: id,
      fullname: personName,
      email,
      dil: language.optional(),
      son_gun: date.optional(),
      kayitlar: z.array(id).max(MOST_PROCESSES.sent).default([]),
      /** A person has confirmed that the same address gets another questionnaire about the same activities. */
      yine_de: z.boolean().optional(),
    }),
    answers: changedOf(row),
  }),
  remind: endpoint({
    summary: 'Hatırlat / Send a reminder',
    method: 'POST',
    path: '/api/anketler/hatirlat/:id',
    permission: 'questionnaires.write',
    params: byId,
    answers: changedOf(mailed),
  }),
  withdraw: endpoint({
    summary: 'Geri çek; bağlantısı kapanır / Withdraw; its link is closed',
    method: 'POST',
    path: '/api/anketler/geri-cek/:id',
    permission: 'questionnaires.write',
    params: byId,
    answers: changedOf(row),
  }),
  resend: endpoint({
    summary: 'Yeni bağlantıyla yeniden gönder / Send again with a new link',
    method: 'POST',
    path: '/api/anketler/yeniden-gonder/:id',
    permission: 'questionnaires.write',
    params: byId,
    body: z.strictObject({ son_gun: date.optional() }),
    answers: changedOf(row),
  }),
  merge: endpoint({
    summary:
      'Bir işin yanıtlarını envantere aktar ya da bırak / Take answers into the register, or leave them',
    method: 'POST',
    path: '/api/anketler/aktar/:id',
    permission: 'questionnaires.write',
    params: byId,
    /** `surum`: of the record as it was seen, none where one is added. No field: the answers are left. */
    body: z.strictObject({
      alanlar: z.record(z.string().max(80), z.enum(TAKEN_WAYS)),
      surum: z.int().min(1).nullable(),
    }),
    /** `bosalan`: fields of the record that emptied, since their condition went with an answer taken. */
    answers: changedOf(z.object({ kayit_id: id.nullable(), bosalan: z.array(z.string()) })),
  }),
  answer: endpoint({
    summary: 'Bir soruyu yanıtla / Answer a question',
    ...PUBLIC_FORM,
    path: '/api/anketler/cevap/:token',
    params: token,
    /** `gorulen`: digest of the answer that the page showed; another tab may have answered since. */
    body: z.strictObject({
      surec: idInForm,
      soru: z.enum(QUESTIONS.map(({ field }) => field)),
      secilen: some.optional(),
      yazi: text(LONGEST_ANSWER).optional(),
      gorulen: text(64),
      git: z.enum(['ileri', 'bilmiyorum', 'liste']),
      dil: language,
    }),
    answers: messageOnly,
  }),
  addProcess: endpoint({
    summary: 'Ankete bir iş ekle / Add a task to the questionnaire',
    ...PUBLIC_FORM,
    path: '/api/anketler/is-ekle/:token',
    params: token,
    body: z.strictObject({ ad: requiredText(200), dil: language }),
    answers: messageOnly,
  }),
  finish: endpoint({
    summary: 'Anketi tamamla / Finish the questionnaire',
    ...PUBLIC_FORM,
    path: '/api/anketler/bitir/:token',
    params: token,
    body: z.strictObject({ dil: language }),
    answers: messageOnly,
  }),
});
