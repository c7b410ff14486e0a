import { applicationForm } from '@emanet/contract/applications/form';
import { fail } from '../../../platform/errors.ts';
import { disposition } from '../../../platform/http/disposition.ts';
import type { App } from '../../../platform/http/app.ts';
import { publicRoute } from '../../../platform/http/route.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { sentence } from '../sentences.ts';
import { attach, begin, detach, framerOfForm, openApplication, readForm } from './begin.ts';
import { confirm, readReceipt, readReceiptPdf, resend, submit } from './confirm.ts';
import { limitNetwork } from './limits.ts';

/** The public form: no session, one unguessable token from the beginning to the receipt. */
export function applicationFormRoutes(app: App): void {
  const { services } = app;
  app.framers.set('kvkk-formu', (slug) => framerOfForm(services, slug));
  const limit = (kind: Parameters<typeof limitNetwork>[2]) => async (request: Request) =>
    limitNetwork(services, visitorOf(request, services.config), kind);

  publicRoute(app, applicationForm.read, async ({ params }) => ({
    data: await readForm(services, params.slug),
  }));
  publicRoute(
    app,
    applicationForm.begin,
    async ({ params }) => ({ data: { token: await begin(services, params.slug) } }),
    limit('begin'),
  );
  publicRoute(
    app,
    applicationForm.attach,
    async ({ params, file }) => ({
      data: await attach(services, params.token, file ?? fail('UNREADABLE')),
    }),
    async (request) => {
      await limit('attach')(request);
      // Nobody sends megabytes to an application that is not there.
      await openApplication(services, tokenOf(request));
    },
  );
  publicRoute(app, applicationForm.detach, async ({ params, request }) => {
    await detach(services, params.token, Number(params.ek));
    return { message: sentence('detached', request.language) };
  });
  publicRoute(
    app,
    applicationForm.submit,
    async ({ body, request }) => {
      await submit(services, body);
      return { message: sentence('codeSent', request.language) };
    },
    limit('submit'),
  );
  publicRoute(
    app,
    applicationForm.resend,
    async ({ body, request }) => {
      await resend(services, body.token);
      return { message: sentence('codeSent', request.language) };
    },
    limit('submit'),
  );
  publicRoute(
    app,
    applicationForm.confirm,
    async ({ body, request }) => ({
      data: await confirm(services, body.token, body.kod),
      message: sentence('confirmed', request.language),
    }),
    limit('confirm'),
  );
  publicRoute(app, applicationForm.receipt, async ({ params }) => ({
    data: await readReceipt(services, params.token),
  }));
  publicRoute(app, applicationForm.receiptPdf, async ({ params, query, request, reply }) => {
    const { basvuru_no } = await readReceipt(services, params.token);
    const lang = query.lang ?? request.language;
    const name = `${basvuru_no.replace('/', '-')}-${lang === 'tr' ? 'alindi' : 'receipt'}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('attachment', name))
      .send(await readReceiptPdf(services, params.token, lang));
  });
}

type Request = Parameters<typeof visitorOf>[0];

const tokenOf = ({ params }: Request): string =>
  typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';
