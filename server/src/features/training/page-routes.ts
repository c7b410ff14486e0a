import { training } from '@emanet/contract/training';
import { noteVisit } from '../../platform/access/links.ts';
import { AppError } from '../../platform/errors.ts';
import { answerFile } from '../../platform/files/own-host.ts';
import type { App } from '../../platform/http/app.ts';
import { publicRoute } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { ownCertificate } from './certificates/certificate-files.ts';
import { enterCode, resendCode } from './certificates/code.ts';
import { answerQuestion, beginTry, openTraining, readPage, videoFile } from './page.ts';
import { reportProgress } from './progress.ts';
import { done } from './sentences.ts';
import { isNamed, verifyCertificate } from './certificates/verification.ts';

/** Routes without a session: the page that a link opens, and the verification of certificates. */
export function pageRoutes(app: App): void {
  const { services } = app;
  const { config } = services;

  publicRoute(app, training.single, async ({ params, request, reply }) => {
    // The address holds the token: it must not become the referrer of anything.
    void reply.header('referrer-policy', 'no-referrer');
    const link = await openTraining(services, params.token);
    const data = await readPage(services, link, params.token);
    await noteVisit(services, link, 'egitim_acildi', visitorOf(request, config));
    return { data };
  });

  publicRoute(app, training.updateProgress, async ({ params, body, request }) => {
    const link = await openTraining(services, params.token);
    return {
      data: await reportProgress(services, link, body),
      message: done.progressSaved[request.language],
    };
  });

  publicRoute(app, training.answer, async ({ params, body, request }) => {
    const link = await openTraining(services, params.token);
    const data = await answerQuestion(services, link, body, request.language);
    await noteVisit(services, link, 'egitim_cevaplandi', visitorOf(request, config));
    return {
      data,
      message: done.answerSaved[request.language],
    };
  });

  publicRoute(app, training.retry, async ({ params, request }) => {
    const link = await openTraining(services, params.token);
    return {
      data: await beginTry(services, link, params.token),
      message: done.tryBegun[request.language],
    };
  });

  publicRoute(app, training.sendCode, async ({ params, request }) => {
    const link = await openTraining(services, params.token);
    return {
      data: await resendCode(services, link, request.language),
      message: done.codeMailed[request.language],
    };
  });

  publicRoute(app, training.enterCode, async ({ params, body, request }) => {
    const link = await openTraining(services, params.token);
    const visitor = visitorOf(request, config);
    const sertifika = await enterCode(services, link, body.code).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'OTP_WRONG')
        await noteVisit(services, link, 'egitim_kodu_hatali', visitor);
      throw error;
    });
    await noteVisit(services, link, 'egitim_bitti', visitor);
    return { data: { sertifika }, message: done.certified[request.language] };
  });

  publicRoute(app, training.watch, async ({ params, request, reply }) => {
    void reply.header('referrer-policy', 'no-referrer');
    const link = await openTraining(services, params.token);
    const file = await videoFile(services, link, params.id);
    return answerFile(services, request, reply, file, { save: false, everybody: false });
  });

  publicRoute(app, training.certificate, async ({ params, query, reply, request }) => {
    const link = await openTraining(services, params.token);
    const file = await ownCertificate(services, link, query.lang);
    await noteVisit(services, link, 'sertifika_indirildi', visitorOf(request, config));
    return reply
      .type('application/pdf')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', file.disposition)
      .send(file.content);
  });

  publicRoute(app, training.verify, async ({ params, request }) => {
    const { address } = visitorOf(request, config);
    return { data: await verifyCertificate(services, params.no, address) };
  });

  publicRoute(app, training.compareName, async ({ params, body, request }) => {
    const { address } = visitorOf(request, config);
    return { data: { ayni: await isNamed(services, params.no, body.ad, address) } };
  });
}
