import { z } from 'zod';
import { changedOf, endpoint, listOf, messageOnly, oneOf } from './shared/endpoint.ts';
import { id, idInForm, idInPath, instant, requiredText, text } from './shared/primitives.ts';

/** Seconds of the longest video. */
export const LONGEST_VIDEO = 6 * 60 * 60;
/** Videos of one company. */
export const MOST_VIDEOS = 50;

/**
 * A training video: a file that was uploaded, or a link. `sure`: its length in seconds; `metin`: what
 * is said in it; `altyazi`: its captions as WebVTT; `izleyen`: people under way with the training.
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
const inPath = z.strictObject({ id: idInPath });
const ofCompany = z.strictObject({ companyId: idInPath });
/** An address that a browser plays; a password in it would be everybody's. */
const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(2000)
  .refine((value) => !/^https:\/\/[^/]*@/.test(value), { params: { code: 'format' } });

/** Training videos of a company: two doors, one for files and one for links, to one list. */
export const videos = {
  list: endpoint({
    name: 'videos.list',
    summary: 'Eğitim videoları / Training videos',
    method: 'GET',
    path: '/api/videos/list/:companyId',
    permission: 'videos.read',
    params: ofCompany,
    answers: listOf(video),
  }),
  addLink: endpoint({
    name: 'videos.addLink',
    summary: 'Bağlantı ile video ekle / Add a video by its link',
    method: 'POST',
    path: '/api/videos/add',
    permission: 'videos.write',
    body: z.strictObject({ ...written, company_id, video_linki: link, sure: secondsInForm }),
    answers: changedOf(video),
    status: 201,
    once: true,
  }),
  listFiles: endpoint({
    name: 'videos.listFiles',
    summary: 'Eğitim videoları, öteki kapıdan / The same videos by the other door',
    method: 'GET',
    path: '/api/video/list/:companyId',
    permission: 'videos.read',
    params: ofCompany,
    answers: listOf(video),
  }),
  add: endpoint({
    name: 'videos.add',
    summary: 'Video yükle / Upload a video',
    method: 'POST',
    path: '/api/video/add',
    permission: 'videos.write',
    /** `sure` may be left out of an MP4, whose bytes say it. */
    body: z.strictObject({ ...written, company_id, sure: secondsInForm.optional() }),
    file: { field: 'video_linki', kind: 'video', required: true },
    answers: changedOf(video),
    status: 201,
    once: true,
  }),
  update: endpoint({
    name: 'videos.update',
    summary: 'Videonun adını ve metnini değiştir / Change a video’s name and text',
    method: 'POST',
    path: '/api/video/update/:id',
    permission: 'videos.write',
    params: inPath,
    body: z.strictObject({
      ...written,
      video_name: written.video_name.optional(),
      company_id,
      surum: idInForm.optional(),
    }),
    answers: changedOf(video),
  }),
  storage: endpoint({
    name: 'videos.storage',
    summary: 'Video deposu / Storage of the videos',
    method: 'GET',
    path: '/api/video/depo',
    permission: 'videos.read',
    /** Bytes that the company's videos take, deleted ones of the last day too, and may take. */
    answers: oneOf(z.object({ kullanilan: z.number(), en_cok: z.number() })),
  }),
  order: endpoint({
    name: 'videos.order',
    summary: 'Videoları sırala / Order the videos',
    method: 'POST',
    path: '/api/video/sirala',
    permission: 'videos.write',
    /** The ids of all videos in their new order. */
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_VIDEOS), company_id }),
    answers: z.object({ message: z.string(), data: z.array(video) }),
  }),
  delete: endpoint({
    name: 'videos.delete',
    summary: 'Videoyu sil / Delete a video',
    method: 'DELETE',
    path: '/api/video/delete/:id',
    permission: 'videos.write',
    params: inPath,
    answers: messageOnly,
  }),
  restore: endpoint({
    name: 'videos.restore',
    summary: 'Silinen videoyu geri getir / Bring a deleted video back',
    method: 'POST',
    path: '/api/video/restore/:id',
    permission: 'videos.write',
    params: inPath,
    answers: changedOf(video),
  }),
};
