import { statusOf, type ErrorBody } from '@emanet/contract/shared/errors';
import { language as languages, type Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, fail } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { policyOfPage } from '../../../platform/http/headers.ts';
import { fillForm, typedIn, type Typed } from '../../../platform/pages/fill-form.ts';
import { admitted, escapeHtml, fillBlanks } from '../../../platform/pages/site-page.ts';
import { companyAtDoor } from './door.ts';

/** Address of the page that thanks. */
export const receivedPage = (slug: string, lang: Language): string =>
  `/ihlal-bildir/${slug}/alindi?lang=${lang}`;

type Asked = Readonly<{ app: App; request: FastifyRequest; lang: Language }>;
type PageName = 'breach' | 'breach-received';

/** The pages of the door: plain HTML that is filled in here, so that they need no script. */
export function doorPages(app: App): void {
  serve(app, '/ihlal-bildir/:slug', 'breach');
  serve(app, '/ihlal-bildir/:slug/alindi', 'breach-received');
}

/** Answers an address by a page; whoever has it may open it, and no search engine learns it. */
const serve = (app: App, path: string, name: PageName) =>
  app.get<{ Params: { slug: string }; Querystring: { lang?: unknown } }>(
    path,
    admitted(app),
    async (request, reply) => {
      const lang = languages.safeParse(request.query.lang).data ?? request.language;
      const asked = { app, request, lang };
      void reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-cache');
      try {
        const html = await pageOf(asked, request.params.slug, name);
        return send(reply, html ?? fail('ROUTE_NOT_FOUND'));
      } catch (error) {
        if (!(error instanceof AppError) || statusOf(error.code) !== 404) throw error;
        return send(reply.code(404), gonePage(asked) ?? fail('ROUTE_NOT_FOUND'));
      }
    },
  );

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', policyOfPage(html))
    .type('text/html; charset=utf-8')
    .send(html);

async function pageOf({ app, request, lang }: Asked, slug: string, name: PageName, typed?: Typed) {
  const { company_name, logo } = await companyAtDoor(app.services, slug);
  const page = app.sitePage(request, lang, name, ['alone']);
  const blanks = {
    COMPANY: escapeHtml(company_name),
    LOGO: logo ? `<img class="own-logo" src="${escapeHtml(logo)}" alt=""/>` : '',
    HERE: `/ihlal-bildir/${slug}`,
    SLUG: slug,
  };
  return page && fillForm(fillBlanks(page, blanks), typed);
}

function gonePage({ app, request, lang }: Asked): string | undefined {
  const page = app.sitePage(request, lang, 'breach-gone', ['alone']);
  const HERE = escapeHtml(request.url.split('?')[0] ?? '');
  return page && fillBlanks(page, { COMPANY: 'Emanet', LOGO: '', HERE });
}

/** The form again, with what was typed and what was wrong with it. */
export async function refusedPage(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  failure: ErrorBody,
  lang: Language,
  slug: string,
): Promise<string | undefined> {
  const asked = { app, request, lang };
  const html = await pageOf(asked, slug, 'breach', typedIn(request.body, failure)).catch(() =>
    gonePage(asked),
  );
  if (html) void reply.header('content-security-policy', policyOfPage(html));
  return html;
}
