import { training } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import type { Caller, TestApp } from '../../../test/app.ts';
import { SHIPPED } from './questions.ts';

/** Invites somebody of the caller's company and gives back the invitation. */
export async function invite(caller: Caller, email: string, rest: object = {}) {
  const { body } = await caller.call(training.add, {
    body: { fullname: 'Ayşe Nur Karahasanoğlu', email, ...rest },
  });
  const [invitation] = body.data;
  if (!invitation) throw new Error('nobody was invited');
  return invitation;
}

/** Adds a video of so many seconds by a link. */
export async function addVideo(caller: Caller, sure: number, video_name = 'Kişisel veri nedir?') {
  const { body } = await caller.call(videos.addLink, {
    body: { video_name, video_linki: 'https://video.ornek.test/a.mp4', sure },
  });
  return body.data;
}

/** Tells as the page of a link that a stretch of a video was watched. */
export const watch = (app: TestApp, token: string, video_id: number, to: number, from = 0) =>
  app.stranger.call(training.updateProgress, {
    params: { token },
    body: { izlenen: [{ video_id, konum: to, araliklar: [[from, to]] }] },
  });

/** Says that the page of a link was opened. */
export const open = (app: TestApp, token: string) =>
  app.stranger.call(training.updateProgress, { params: { token }, body: {} });

/** Answers all shipped questions rightly but for so many of the first; gives back the last answer. */
export async function answerAll(app: TestApp, token: string, wrong = 0) {
  let last;
  for (const [place, { id, dogru, secenekler }] of SHIPPED.sorular.entries()) {
    const secenek = place < wrong ? (dogru + 1) % secenekler.length : dogru;
    last = await app.stranger.call(training.answer, {
      params: { token },
      body: { soru_id: id, secenek },
    });
  }
  if (!last) throw new Error('there are no questions');
  return last;
}
