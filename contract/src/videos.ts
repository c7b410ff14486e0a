import { z } from 'zod';
import { changedOf, endpoint, endpointsOf, listOf, oneOf } from './shared/endpoint.ts';
import { callsOf } from './records/noun/noun-calls.ts';
import { id, idInForm, idInPath, instant, requiredText, text } from './shared/primitives.ts';

/** Seconds of the longest video. */
export const LONGEST_VIDEO = 6 * 60 * 60;
/** Videos of one company. */
export const MOST_VIDEOS = 50;

/**
 * A training video: an uploaded file, or a link. `sure`: its length in seconds; `metin`: its transcript;
 * `altyazi`: its captions as WebVTT; `izleyen`: people who are doing the training.
 */
export const video = z.object({
  id,
  company_id: id,
  video_name: z.string(),
  video_linki: z.string(),
  baglanti: z.boolean(),
  dosya_adi: z.string().nullable(),
  dosya_boyutu: z.number().nullable(),
  sira: z.int(),
  sure: z.number(),
  metin: z.string().nullable(),
  altyazi: z.string().nullable(),
  ekleyen: z.string(),
  olusturma_tarihi: instant,
  surum: id,
});
export type Video = z.infer<typeof video>;

const seconds = z.number().positive().max(LONGEST_VIDEO);
const secondsInForm = z.union([
  seconds,
  z
    .string()
    .regex(/^\d{1,5}(\.\d{1,6})?$/)
    .transform(Number)
    .pipe(seconds),
]);
const written = {
  video_name: requiredText(200),
  metin: text(20_000).nullish(),
  altyazi: text(100_000).nullish(),
};
const company_id = idInForm.optional();
const ofCompany = z.strictObject({ companyId: idInPath });
/** An address that a browser plays; a password in it would be public. */
const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(2000)
  .refine((value) => !/^https:\/\/[^/]*@/.test(value), { params: { code: 'format' } });

const write = { permission: 'videos.write', method: 'POST' } as const;
const read = { permission: 'videos.read' } as const;

const calls = callsOf({
  base: '/api/video',
  read: 'videos.read',
  write: 'videos.write',
  row: video,
});

/** Training videos of a company: two doors, one for files and one for links, to one list. */
export const videos = endpointsOf('videos', {
  list: endpoint({
    ...read,
    summary: 'Eğitim videoları / Training videos',
    path: '/api/videos/list/:companyId',
    params: ofCompany,
    answers: listOf(video),
  }),
  addLink: endpoint({
    ...write,
    summary: 'Bağlantı ile video ekle / Add a video by its link',
    path: '/api/videos/add',
    body: z.strictObject({ ...written, company_id, video_linki: link, sure: secondsInForm }),
    answers: changedOf(video),
    status: 201,
    once: true,
  }),
  listFiles: endpoint({
    ...read,
    summary: 'Eğitim videoları, öteki kapıdan / The same videos by the other door',
    path: '/api/video/list/:companyId',
    params: ofCompany,
    answers: listOf(video),
  }),
  add: calls.add({
    summary: 'Video yükle / Upload a video',
    /** `sure` is optional for an MP4, whose bytes contain it. */
    body: z.strictObject({ ...written, company_id, sure: secondsInForm.optional() }),
    file: { field: 'video_linki', kind: 'video', required: true },
  }),
  update: calls.update({
    summary: 'Videonun adını ve metnini değiştir / Change a video’s name and text',
    body: z.strictObject({
      ...written,
      video_name: written.video_name.optional(),
      company_id,
      surum: idInForm.optional(),
    }),
  }),
  storage: endpoint({
    ...read,
    summary: 'Video deposu / Storage of the videos',
    path: '/api/video/depo',
    /** Bytes that the company's videos take, deleted ones of the last day too, and may take. */
    answers: oneOf(z.object({ kullanilan: z.number(), en_cok: z.number() })),
  }),
  order: endpoint({
    ...write,
    summary: 'Videoları sırala / Order the videos',
    path: '/api/video/sirala',
    /** The ids of all videos in their new order. */
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_VIDEOS), company_id }),
    answers: z.object({ message: z.string(), data: z.array(video) }),
  }),
  delete: calls.delete('Videoyu sil / Delete a video'),
  restore: calls.restore('Silinen videoyu geri getir / Bring a deleted video back'),
});
