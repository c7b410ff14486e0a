import { z } from 'zod';
import { changedOf, endpoint, endpointsOf, FRESH, listOf, oneOf } from './shared/endpoint.ts';
import { callsOf } from './records/noun/noun-calls.ts';
import {
  byId,
  date,
  email,
  flag,
  id,
  idInForm,
  idInPath,
  instant,
  language,
  personName,
  text,
} from './shared/primitives.ts';
import { MOST_STRETCHES } from './training/watched.ts';
import {
  askedQuestion,
  awaitedCode,
  certificate,
  choice,
  MOST_CHOICES,
  question,
  questionSet,
  TRAINING_STATES,
  trainingPage,
} from './training/rows.ts';
import { certificateEndpoints } from './training/certificate-endpoints.ts';
import { sessionEndpoints } from './training/sessions.ts';
import { checkedRow, typedRow } from './training/checked-rows.ts';
import { LONGEST_VIDEO, MOST_VIDEOS } from './videos.ts';

/** People that one call invites at most. */
export const MOST_INVITED = 2000;
export const MOST_QUESTIONS = 50;

/**
 * An invitation to the training. `dil`: the language of its mails; `sirada`: its mail is on its way; `ulasmadi`: the last one did not
 * arrive; `posta_ret`: the address refuses invitations; `dogru`: right answers of who has finished.
 */
export const invitation = z.object({
  id,
  company_id: id,
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  fullname: z.string(),
  /** Nothing of a person who was listed for a session without one. */
  email: z.string().nullable(),
  dil: language,
  ilerleme: z.int(),
  durum: z.enum(TRAINING_STATES),
  sirada: z.boolean(),
  ulasmadi: z.boolean(),
  posta_ret: z.boolean(),
  gonderim_tarihi: instant.nullable(),
  son_izleme: instant.nullable(),
  tamamlanma_tarihi: instant.nullable(),
  deneme: z.int(),
  /** All tries are spent without passing: a manager can grant others. */
  hak_bitti: z.boolean(),
  /** Passed; the certificate waits for the code mailed to its person, or for a confirmation. */
  kod_bekliyor: z.boolean(),
  sertifika_no: z.string().nullable(),
  dogru: z.int().nullable(),
  olusturma_tarihi: instant,
});
export type Invitation = z.infer<typeof invitation>;

const company_id = idInForm.optional();
/** Without `dil` the mails are in the language of the request. */
const invited = z.strictObject({
  fullname: personName,
  email,
  department_id: idInForm.nullish(),
  dil: language.optional(),
});
export type Invited = z.output<typeof invited>;

export const trainingSettings = z.object({
  son_tarih: z.string().nullable(),
  hatirlatma: z.boolean(),
  hatirlatma_gun: z.int(),
  hatirlatma_en_cok: z.int(),
  yenileme: z.boolean(),
  surum: z.int(),
});
export type TrainingSettings = z.infer<typeof trainingSettings>;

const seconds = z.number().min(0).max(LONGEST_VIDEO);
const byToken = z.strictObject({ token: text(300) });
const ids = z.array(id).min(1).max(MOST_INVITED);
const sent = z.object({ message: z.string(), data: z.object({ sayi: z.int() }) });

const write = { permission: 'training.write', method: 'POST' } as const;
const read = { permission: 'training.read' } as const;
const open = { permission: 'public', method: 'POST' } as const;

const calls = callsOf({
  base: '/api/farkindalik-egitimi',
  read: 'training.read',
  write: 'training.write',
  row: invitation,
});

/** Invitations to the awareness training, its page, its questions and its certificates. */
export const training = endpointsOf('training', {
  list: endpoint({
    ...read,
    summary: 'Eğitim davetleri / Training invitations',
    path: '/api/farkindalik-egitimi/list/:companyId',
    params: z.strictObject({ companyId: idInPath }),
    answers: listOf(invitation),
  }),
  departments: endpoint({
    ...read,
    summary: 'Davet edilebilecek departmanlar / Departments that can be invited',
    path: '/api/farkindalik-egitimi/departmanlar',
    answers: listOf(z.object({ department_id: id, department_name: z.string() })),
  }),
  check: endpoint({
    ...write,
    summary: 'Bir listeyi denetle / Check a list',
    path: '/api/farkindalik-egitimi/kontrol',
    body: z.strictObject({ satirlar: z.array(typedRow).max(MOST_INVITED), company_id }),
    answers: listOf(checkedRow),
  }),
  readSheet: endpoint({
    ...write,
    summary: 'Bir Excel dosyasının satırları / Rows of an Excel file',
    path: '/api/farkindalik-egitimi/dosya',
    takes: 'sheet',
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answers: listOf(z.array(z.string())),
    heavy: true,
  }),
  add: endpoint({
    ...write,
    summary: 'Davet et / Invite',
    path: '/api/farkindalik-egitimi/add',
    /** One person, or `davetler`; `gonder`: mail them at once. */
    body: z.union([
      invited.extend({ company_id, gonder: flag.optional() }),
      z.strictObject({
        davetler: z.array(invited).min(1).max(MOST_INVITED),
        company_id,
        gonder: flag.optional(),
      }),
    ]),
    answers: z.object({ message: z.string(), data: z.array(invitation) }),
    status: 201,
    once: true,
  }),
  delete: calls.delete('Daveti sil / Delete an invitation'),
  restore: calls.restore('Silinen daveti geri getir / Bring a deleted invitation back'),
  deleteMany: endpoint({
    ...write,
    summary: 'Davetleri sil / Delete invitations',
    path: '/api/farkindalik-egitimi/toplu-sil',
    fresh: FRESH.daily,
    body: z.strictObject({ ids, company_id }),
    answers: sent,
  }),
  restoreMany: endpoint({
    ...write,
    summary: 'Silinen davetleri geri getir / Bring deleted invitations back',
    path: '/api/farkindalik-egitimi/toplu-geri-al',
    fresh: FRESH.daily,
    body: z.strictObject({ ids, company_id }),
    answers: changedOf(
      z.object({
        sayi: z.int(),
        /** People who were invited again meanwhile. */
        atlanan: z.array(z.object({ fullname: z.string(), email: z.string().nullable() })),
      }),
    ),
  }),
  sendMail: endpoint({
    ...write,
    summary: 'Bitirmeyenlere gönder / Mail those who have not finished',
    path: '/api/farkindalik-egitimi/send-mail',
    /** `ids`: only these of them. */
    body: z.strictObject({ company_id, ids: ids.optional() }),
    answers: sent,
  }),
  sendSingleMail: endpoint({
    ...write,
    summary: 'Bir kişiye gönder / Mail one person',
    path: '/api/farkindalik-egitimi/send-single-mail/:id',
    params: byId,
    body: z.strictObject({ company_id }),
    answers: sent,
  }),
  /** The personal link of one person, for handing over; the change log notes who requested it. */
  link: endpoint({
    ...write,
    summary: 'Bir kişinin bağlantısı / The link of one person',
    path: '/api/farkindalik-egitimi/baglanti/:id',
    fresh: FRESH.daily,
    params: byId,
    answers: oneOf(z.object({ baglanti: z.string() })),
  }),
  export: calls.export('Sonuçları Excel’e aktar / Results as a sheet'),
  grantTries: endpoint({
    ...write,
    summary: 'Yeni deneme hakkı ver / Grant further tries',
    path: '/api/farkindalik-egitimi/yeni-hak/:id',
    params: byId,
    answers: changedOf(invitation),
  }),
  confirmPassed: endpoint({
    ...write,
    summary: 'Kod alamayan kişinin sertifikasını onayla / Confirm a person whom no code reaches',
    path: '/api/farkindalik-egitimi/onayla/:id',
    params: byId,
    answers: changedOf(invitation),
  }),
  questions: endpoint({
    ...read,
    summary: 'Soru seti / Question set',
    path: '/api/farkindalik-egitimi/sorular',
    answers: oneOf(questionSet),
  }),
  saveQuestions: endpoint({
    ...write,
    summary: 'Soru setini kaydet / Save the question set',
    path: '/api/farkindalik-egitimi/sorular',
    /** Nothing in `sorular`: back to the set that comes with the product. */
    body: z.strictObject({
      sorular: z.array(question).max(MOST_QUESTIONS),
      gereken: z.int().min(1).max(MOST_QUESTIONS),
      sorulan: z.int().min(1).max(MOST_QUESTIONS).nullish(),
      surum: z.int().min(0).optional(),
      company_id,
    }),
    answers: changedOf(questionSet),
  }),
  settings: endpoint({
    ...read,
    summary: 'Eğitim ayarları / Training settings',
    path: '/api/farkindalik-egitimi/ayarlar',
    answers: oneOf(trainingSettings),
  }),
  saveSettings: endpoint({
    ...write,
    summary: 'Eğitim ayarlarını kaydet / Save the training settings',
    path: '/api/farkindalik-egitimi/ayarlar',
    body: z.strictObject({
      son_tarih: z.union([z.literal(''), date]).nullish(),
      hatirlatma: flag.optional(),
      hatirlatma_gun: z.int().min(1).max(90).optional(),
      hatirlatma_en_cok: z.int().min(1).max(20).optional(),
      yenileme: flag.optional(),
      surum: z.int().min(0).optional(),
      company_id,
    }),
    answers: changedOf(trainingSettings),
  }),

  single: endpoint({
    summary: 'Bağlantının eğitimi / The training behind a link',
    path: '/api/farkindalik-egitimi/single/:token',
    permission: 'public',
    params: byToken,
    answers: oneOf(trainingPage),
  }),
  updateProgress: endpoint({
    ...open,
    summary: 'İzlenenleri bildir / Tell what was watched',
    path: '/api/farkindalik-egitimi/update-progress/:token',
    params: byToken,
    /** Progress follows from `izlenen`; `ilerleme` and `durum` may not exceed it. Empty body: the page was opened. */
    body: z.strictObject({
      ilerleme: z.int().min(0).max(100).optional(),
      durum: z.enum(TRAINING_STATES).optional(),
      izlenen: z
        .array(
          z.strictObject({
            video_id: id,
            konum: seconds,
            araliklar: z.array(z.tuple([seconds, seconds])).max(MOST_STRETCHES),
          }),
        )
        .max(MOST_VIDEOS)
        .optional(),
    }),
    answers: z.object({
      message: z.string(),
      data: z.object({ ilerleme: z.int(), durum: z.enum(TRAINING_STATES) }),
    }),
  }),
  answer: endpoint({
    ...open,
    summary: 'Bir soruyu cevapla / Answer a question',
    path: '/api/farkindalik-egitimi/cevap/:token',
    params: byToken,
    body: z.strictObject({
      soru_id: text(60),
      secenek: z
        .int()
        .min(0)
        .max(MOST_CHOICES - 1),
    }),
    answers: z.object({
      message: z.string(),
      data: z.object({
        ilerleme: z.int(),
        durum: z.enum(TRAINING_STATES),
        cevap: choice,
        sonuc: z.array(askedQuestion).nullable(),
        kod: awaitedCode.nullable(),
        sertifika: certificate.nullable(),
      }),
    }),
  }),
  retry: endpoint({
    ...open,
    summary: 'Yeni bir denemeye başla / Begin another try',
    path: '/api/farkindalik-egitimi/yeni-deneme/:token',
    params: byToken,
    answers: changedOf(trainingPage),
  }),
  watch: endpoint({
    summary: 'Bağlantının videosu / A video of the training behind a link',
    path: '/api/farkindalik-egitimi/video/:token/:id',
    permission: 'public',
    raw: true,
    params: byToken.extend({ id: idInPath }),
  }),
  ...certificateEndpoints,
  ...sessionEndpoints,
});
