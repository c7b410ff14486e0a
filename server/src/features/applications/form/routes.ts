import { applicationForm } from '@emanet/contract/applications/form';
import type { FastifyRequest } from 'fastify';
import { sendNamed } from '../../../platform/http/disposition.ts';
import type { App } from '../../../platform/http/app.ts';
import { publicRoute } from '../../../platform/http/route.ts';
import { isPlainForm, languageOfForm } from '../../../platform/http/urlencoded.ts';
import { throttleNetwork } from '../../../platform/http/throttle.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { slugOf } from '../../../platform/pages/form-page.ts';
import { receiptPage } from '../emails.ts';
import { done } from '../sentences.ts';
import { readForm } from './begin.ts';
import { confirm, readReceipt, readReceiptPdf } from './confirm.ts';
import { limitLooks, LIMITS } from './limits.ts';
import { applicationPages, codePage, refusedConfirmation, refusedForm } from './pages.ts';
import { resend, submit } from './write.ts';

/** The public form: no session, one unguessable token from the code to the receipt. */
export function applicationFormRoutes(app: App): void {
  const { services } = app;
  applicationPages(app);
  const refusedCode = refusedConfirmation(app);
  const limit = (kind: 'submit' | 'confirm') => (request: FastifyRequest) =>
    throttleNetwork(services, request, `application:${kind}`, LIMITS[kind]);

  publicRoute(app, applicationForm.read, async ({ params }) => ({
    data: await readForm(services, params.slug),
  }));
  publicRoute(
    app,
    applicationForm.submit,
    async ({ params, body, files, request, reply }) => {
      const token = await submit(
        services,
        params.slug,
        body,
        files,
        visitorOf(request, services.config),
      );
      if (isPlainForm(request)) return reply.redirect(codePage(token, body.dil), 303);
      return { message: done.codeSent[request.language], data: { token } };
    },
    async (request) => {
      await limit('submit')(request);
      // Refuse before megabytes are uploaded to a form that does not exist.
      await readForm(services, slugOf(request));
    },
    refusedForm(app),
  );
  publicRoute(
    app,
    applicationForm.resend,
    async ({ body, request, reply }) => {
      await resend(services, body, visitorOf(request, services.config));
      if (isPlainForm(request))
        return reply.redirect(codePage(body.token, languageOfForm(request)), 303);
      return { message: done.codeSent[request.language] };
    },
    limit('submit'),
    refusedCode,
  );
  publicRoute(
    app,
    applicationForm.confirm,
    async ({ body, request, reply }) => {
      const data = await confirm(services, body.token, body.kod);
      if (isPlainForm(request))
        return reply.redirect(receiptPage(body.token, languageOfForm(request), data.tekrar), 303);
      const message = data.tekrar ? done.cameBefore : done.confirmed;
      return { data, message: message[request.language] };
    },
    limit('confirm'),
    refusedCode,
  );
  const look = (request: FastifyRequest) => limitLooks(services, request);
  publicRoute(
    app,
    applicationForm.receipt,
    async ({ params }) => ({ data: await readReceipt(services, params.token) }),
    look,
  );
  publicRoute(
    app,
    applicationForm.receiptPdf,
    async ({ params, query, request, reply }) => {
      const { basvuru_no } = await readReceipt(services, params.token);
      const lang = query.lang ?? request.language;
      const name = `${basvuru_no.replace('/', '-')}-${lang === 'tr' ? 'alindi' : 'receipt'}.pdf`;
      const bytes = await readReceiptPdf(services, params.token, lang);
      return sendNamed(reply, { name, type: 'application/pdf', bytes });
    },
    look,
  );
}
