import { applicationForm } from '@emanet/contract/applications/form';
import { sendNamed } from '../../../platform/http/disposition.ts';
import type { App } from '../../../platform/http/app.ts';
import { publicRoute } from '../../../platform/http/route.ts';
import {
  isPlainForm,
  languageOfForm,
  type FailurePage,
} from '../../../platform/http/urlencoded.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { done } from '../sentences.ts';
import { readForm } from './begin.ts';
import { confirm, readReceipt, readReceiptPdf } from './confirm.ts';
import { limitNetwork } from './limits.ts';
import {
  applicationPages,
  codePage,
  receiptPage,
  refusedConfirmation,
  refusedForm,
} from './pages.ts';
import { resend, submit } from './write.ts';

/** The public form: no session, one unguessable token from the code to the receipt. */
export function applicationFormRoutes(app: App): void {
  const { services } = app;
  applicationPages(app);
  const refusedCode: FailurePage = (request, reply, failure, language) =>
    refusedConfirmation(app, request, reply, failure, language);
  const limit = (kind: Parameters<typeof limitNetwork>[2]) => async (request: Request) =>
    limitNetwork(services, visitorOf(request, services.config), kind);

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
      // Nobody sends megabytes to a form that is not there.
      await readForm(services, paramOf(request, 'slug'));
    },
    (request, reply, failure, language) =>
      refusedForm(app, request, reply, failure, language, paramOf(request, 'slug')),
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
        return reply.redirect(receiptPage(body.token, languageOfForm(request)), 303);
      return { data, message: done.confirmed[request.language] };
    },
    limit('confirm'),
    refusedCode,
  );
  publicRoute(app, applicationForm.receipt, async ({ params }) => ({
    data: await readReceipt(services, params.token),
  }));
  publicRoute(app, applicationForm.receiptPdf, async ({ params, query, request, reply }) => {
    const { basvuru_no } = await readReceipt(services, params.token);
    const lang = query.lang ?? request.language;
    const name = `${basvuru_no.replace('/', '-')}-${lang === 'tr' ? 'alindi' : 'receipt'}.pdf`;
    const bytes = await readReceiptPdf(services, params.token, lang);
    return sendNamed(reply, { name, type: 'application/pdf', bytes });
  });
}

type Request = Parameters<typeof visitorOf>[0];

const paramOf = ({ params }: Request, name: string): string => {
  const all = new Map(typeof params === 'object' && params ? Object.entries(params) : []);
  return String(all.get(name) ?? '');
};
