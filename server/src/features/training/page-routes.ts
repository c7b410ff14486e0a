import { training } from '@emanet/contract/training';
import { noteVisit, openLink } from '../../platform/access/links.ts';
import { AppError } from '../../platform/errors.ts';
import { answerFile } from '../../platform/files/own-host.ts';
import type { App } from '../../platform/http/app.ts';
import { linkRoutes, publicRoute, type OverLink } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { ownCertificate } from './certificates/certificate-files.ts';
import { enterCode, resendCode } from './certificates/code.ts';
import { answerQuestion, beginTry, readPage, videoFile } from './page.ts';
import { reportProgress } from './progress.ts';
import { done } from './sentences.ts';
import { isNamed, verifyCertificate } from './certificates/verification.ts';

/** Routes without a session: the page that a link opens, and the verification of certificates. */
export function pageRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, sends } = linkRoutes(app, 'training-token');
  const note = ({ link, request }: Pick<OverLink, 'link' | 'request'>, event: string) =>
    noteVisit(services, link, event, visitorOf(request, services.config));

  reads(training.single, async (input) => {
    // The address holds the token, so it must not be sent as a referrer.
    void input.reply.header('referrer-policy', 'no-referrer');
    const page = await readPage(services, input.link, input.params.token);
    await note(input, 'egitim_acildi');
    return page;
  });
  changes(training.updateProgress, done.progressSaved, ({ link, body }) =>
    reportProgress(services, link, body),
  );
  changes(training.answer, done.answerSaved, async (input) => {
    const answered = await answerQuestion(services, input.link, input.body, input.request.language);
    await note(input, 'egitim_cevaplandi');
    return answered;
  });
  changes(training.retry, done.tryBegun, ({ link, params }) =>
    beginTry(services, link, params.token),
  );
  changes(training.sendCode, done.codeMailed, ({ link, request }) =>
    resendCode(services, link, request.language),
  );
  changes(training.enterCode, done.certified, async (input) => {
    const sertifika = await enterCode(services, input.link, input.body.code).catch(
      async (error: unknown) => {
        if (error instanceof AppError && error.code === 'OTP_WRONG')
          await note(input, 'egitim_kodu_hatali');
        throw error;
      },
    );
    await note(input, 'egitim_bitti');
    return { sertifika };
  });
  sends(training.certificate, 'application/pdf', async (input) => {
    void input.reply.header('referrer-policy', 'no-referrer');
    const file = await ownCertificate(services, input.link, input.query.lang);
    await note(input, 'sertifika_indirildi');
    return file;
  });
  publicRoute(app, training.watch, async ({ params, request, reply }) => {
    void reply.header('referrer-policy', 'no-referrer');
    const link = await openLink(services, 'training-token', params.token);
    const file = await videoFile(services, link, params.id);
    return answerFile(services, request, reply, file, { save: false, everybody: false });
  });

  publicRoute(app, training.verify, async ({ params, request }) => {
    const { address } = visitorOf(request, services.config);
    return { data: await verifyCertificate(services, params.no, address) };
  });

  publicRoute(app, training.compareName, async ({ params, body, request }) => {
    const { address } = visitorOf(request, services.config);
    return { data: { ayni: await isNamed(services, params.no, body.ad, address) } };
  });
}
