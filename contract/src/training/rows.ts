import { z } from 'zod';
import { id, instant, requiredText, text } from '../shared/primitives.ts';

export const TRAINING_STATES = ['gonderilmedi', 'gonderildi', 'basladi', 'tamamlandi'] as const;
export type TrainingState = (typeof TRAINING_STATES)[number];

export const MOST_CHOICES = 6;

/** A text in Turkish; it also serves for a missing English one. */
const bilingual = (max: number) => z.strictObject({ tr: requiredText(max), en: text(max).trim() });

/** Where in the videos the matter is explained. */
const place = {
  video_id: id.nullable(),
  saniye: z.number().min(0).max(21_600).nullable(),
};

/** A question with its right choice. `sizin`: the company's own, or one that it changed. */
export const question = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/),
    soru: bilingual(500),
    secenekler: z.array(bilingual(300)).min(2).max(MOST_CHOICES),
    dogru: z
      .int()
      .min(0)
      .max(MOST_CHOICES - 1),
    aciklama: bilingual(1500),
    madde: text(60).trim().nullable(),
    ...place,
    sizin: z.boolean(),
  })
  .refine(({ secenekler, dogru }) => dogru < secenekler.length, {
    path: ['dogru'],
    params: { code: 'choice' },
  });
export type Question = z.infer<typeof question>;

/**
 * The questions of a company. `surum` 0 is the set that comes with the product; `basladi`: people
 * who go on with the version they began with.
 */
export const questionSet = z.object({
  surum: z.int(),
  gereken: z.int(),
  /** How many of them a try asks; all of them without a number. */
  sorulan: z.int().nullable(),
  sorular: z.array(question),
  basladi: z.int(),
  cevaplar: z.array(
    z.object({
      soru_id: z.string(),
      cevaplayan: z.int(),
      ilk_dogru: z.int(),
      /** How many chose each choice first. */
      secenekler: z.array(z.int()),
    }),
  ),
});
export type QuestionSet = z.infer<typeof questionSet>;

const bilingualAnswer = z.object({ tr: z.string(), en: z.string() });

const shownQuestion = { soru: bilingualAnswer, secenekler: z.array(bilingualAnswer) };

/** A question with its answer, shown when the try is over and kept with a certificate. */
export const askedQuestion = z.object({
  soru_id: z.string(),
  ...shownQuestion,
  secenek: z.int(),
  dogru: z.boolean(),
  dogru_secenek: z.int(),
  aciklama: bilingualAnswer,
  madde: z.string().nullable(),
  ...place,
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** A chosen answer; the result is shown when the try is over. */
export const choice = z.object({ soru_id: z.string(), secenek: z.int() });

export const certificate = z.object({
  no: z.string(),
  tarih: z.string(),
  gecerlilik: z.string(),
  dogru: z.int(),
  soru_sayisi: z.int(),
});
export type Certificate = z.infer<typeof certificate>;

/**
 * The mailed code between a passed training and its certificate: its lifetime, its tries, and seconds until
 * another may be requested, for the first few and for later ones.
 */
export const TRAINING_CODE = {
  minutes: 10,
  tries: 5,
  resendSeconds: 60,
  digits: 6,
  soon: 5,
  laterSeconds: 3600,
} as const;

/** The mailed code before a certificate, with the masked address; without an address the organiser confirms. */
export const awaitedCode = z.object({
  eposta: z.string().nullable(),
  /** Seconds until another may be requested. */
  bekle: z.int(),
});
export type AwaitedCode = z.infer<typeof awaitedCode>;

/** All data of a training's page. */
export const trainingPage = z.object({
  fullname: z.string(),
  company_name: z.string(),
  logo: z.string().nullable(),
  son_tarih: z.string().nullable(),
  ilerleme: z.int(),
  durum: z.enum(TRAINING_STATES),
  videolar: z.array(
    z.object({
      id,
      video_name: z.string(),
      video_linki: z.string(),
      sure: z.number(),
      metin: z.string().nullable(),
      altyazi: z.string().nullable(),
      konum: z.number(),
      araliklar: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
  /** The questions of this try in its own order, as their choices are. */
  sorular: z.array(z.object({ id: z.string(), ...shownQuestion })),
  gereken: z.int(),
  deneme: z.int(),
  deneme_hakki: z.int(),
  cevaplar: z.array(choice),
  /** Of a try that is over. */
  sonuc: z.array(askedQuestion).nullable(),
  tamamlanma_tarihi: instant.nullable(),
  /** Passed, and waiting for this. */
  kod: awaitedCode.nullable(),
  sertifika: certificate.nullable(),
});
export type TrainingPage = z.infer<typeof trainingPage>;

/** Facts for anyone who has the number. */
export const verifiedCertificate = z.object({
  durum: z.enum(['gecerli', 'suresi_doldu']),
  no: z.string(),
  ad: z.string(),
  company_name: z.string(),
  logo: z.string().nullable(),
  tarih: z.string(),
  gecerlilik: z.string(),
});
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>;
