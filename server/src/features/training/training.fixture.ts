import { training } from '@emanet/contract/training';
import type { TrainingPage } from '@emanet/contract/training/rows';
import { videos } from '@emanet/contract/videos';
import type { Caller, TestApp } from '../../../test/app.ts';
import { tokenHash } from '../../platform/crypto/tokens.ts';
import { SHIPPED } from './questions.ts';

/** Invites somebody of the caller's company and gives back the invitation. */
export async function invite(caller: Caller, email: string, rest: object = {}) {
  const { body } = await caller.call(training.add, {
    body: { fullname: 'Ayşe Nur Karahasanoğlu', email, ...rest },
  });
  const [invitation] = body.data;
  if (!invitation) throw new Error('nobody was invited');
  const token = await tokenOf(caller, invitation.id);
  return { ...invitation, email: invitation.email ?? email, token };
}

/** The token of an invitation's link, as its company is given it for handing over. */
export async function tokenOf(caller: Caller, id: number): Promise<string> {
  const { body } = await caller.call(training.link, { params: { id: String(id) } });
  return new URL(body.data.baglanti).pathname.split('/').at(-1) ?? '';
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

/** The page of a link. */
export const pageOf = async (app: TestApp, token: string) =>
  (await app.stranger.call(training.single, { params: { token } })).body.data;

/** The place where the right choice of a shipped question is shown on a page. */
export function rightOf({ id, secenekler }: TrainingPage['sorular'][number]): number {
  const question = SHIPPED.sorular.find((one) => one.id === id);
  const right = question?.secenekler[question.dogru]?.tr;
  return secenekler.findIndex(({ tr }) => tr === right);
}

/** Answers what is asked rightly but for so many of the first; gives back the last answer. */
export async function answerAll(app: TestApp, token: string, wrong = 0) {
  let last;
  for (const [place, question] of (await pageOf(app, token)).sorular.entries()) {
    const right = rightOf(question);
    const secenek = place < wrong ? (right + 1) % question.secenekler.length : right;
    last = await app.stranger.call(training.answer, {
      params: { token },
      body: { soru_id: question.id, secenek },
    });
  }
  if (!last) throw new Error('there are no questions');
  return last;
}

/** The code in the mail that came last to this address. */
export const mailedCode = async (app: TestApp, email: string): Promise<string> =>
  /^\s*(\d{6})\s*$/m.exec((await app.mailsTo(email))[0]?.text ?? '')?.[1] ?? '';

export const enterCode = (app: TestApp, token: string, code: string) =>
  app.stranger.call(training.enterCode, { params: { token }, body: { code } });

/** Answers as `answerAll` does and enters the code that is mailed for it. */
export async function passAll(app: TestApp, token: string, wrong = 0) {
  await answerAll(app, token, wrong);
  const { email } = await app.db.system
    .selectFrom('egitim_davetleri as d')
    .innerJoin('links as l', (join) =>
      join.onRef('l.company_id', '=', 'd.company_id').onRef('l.row_id', '=', 'd.id'),
    )
    .select('d.email')
    .where('l.token_hash', '=', tokenHash(token))
    .executeTakeFirstOrThrow();
  return enterCode(app, token, await mailedCode(app, email ?? ''));
}
