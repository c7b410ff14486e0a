import { statusOf, type ErrorBody } from '@emanet/contract/shared/errors';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, fail } from '../errors.ts';
import type { App } from '../http/app.ts';
import { policyOfPage } from '../http/headers.ts';
import type { FailurePage } from '../http/urlencoded.ts';
import { langOf } from './link-page.ts';
import { admitted, escapeHtml, fillBlanks } from './site-page.ts';

export type Asked = Readonly<{ app: App; request: FastifyRequest; lang: Language }>;

/** A page, or where to go instead of it; no `html` where no web is built. */
export type Page = Readonly<{
  html?: string | undefined;
  framedBy?: string | undefined;
  to?: string;
}>;

type Pages = Readonly<{
  make: (asked: Asked, name: string) => Promise<Page>;
  gone: (asked: Asked) => string | undefined;
}>;

/** Answers an address by a page that any holder may open; search engines must not index it. */
export const servePage = (app: App, path: string, { make, gone }: Pages) =>
  app.get<{ Params: { name: string }; Querystring: { lang?: unknown } }>(
    path,
    admitted(app),
    async (request, reply) => {
      const asked = { app, request, lang: langOf(request) };
      void reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-cache');
      try {
        const { html, framedBy, to } = await make(asked, request.params.name);
        if (to) return await reply.redirect(to, 303);
        return await send(reply, html ?? fail('ROUTE_NOT_FOUND'), framedBy);
      } catch (error) {
        if (!(error instanceof AppError) || statusOf(error.code) !== 404) throw error;
        return send(reply.code(404), gone(asked) ?? fail('ROUTE_NOT_FOUND'));
      }
    },
  );

function send(reply: FastifyReply, html: string, framedBy?: string) {
  letFrame(reply, html, framedBy);
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Says what a page may load, and which site may show it within its own. */
function letFrame(reply: FastifyReply, html: string, framedBy?: string): void {
  void reply.header('content-security-policy', policyOfPage(html, framedBy));
  // Browsers follow the policy, and this older header where there is none.
  if (framedBy) void reply.header('x-frame-options', 'SAMEORIGIN');
}

type Company = Readonly<{ company_name: string; logo: string | null }>;

/** Blanks of every page of a company's form: its name, its logo, and its address in the other language. */
export const companyBlanks = ({ company_name, logo }: Company, HERE: string) => ({
  COMPANY: escapeHtml(company_name),
  LOGO: logo ? `<img class="own-logo" src="${escapeHtml(logo)}" alt=""/>` : '',
  HERE: escapeHtml(HERE),
});

export const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** The page of a form that no longer exists; it shows no name. */
export function goneForm({ app, request, lang }: Asked, name: string, frame: string) {
  const page = app.sitePage(request, lang, name, [frame]);
  return (
    page && fillBlanks(page, { COMPANY: 'Emanet', LOGO: '', HERE: escapeHtml(pathOf(request)) })
  );
}

/** The page of a form again, with its errors, or the page of a deleted form; framed as before. */
export const refusing =
  (
    app: App,
    gone: Pages['gone'],
    make: (asked: Asked, name: string, failure: ErrorBody) => Promise<Page>,
  ): FailurePage =>
  async (request, reply, failure, lang) => {
    const asked = { app, request, lang };
    const page = make(asked, slugOf(request), failure);
    const { html, framedBy } = await page.catch((): Page => ({ html: gone(asked) }));
    if (html) letFrame(reply, html, framedBy);
    return html;
  };

/** The company that a form's address names; empty where it names none. */
export const slugOf = ({ params }: Pick<FastifyRequest, 'params'>): string =>
  typeof params === 'object' && params && 'slug' in params ? String(params.slug) : '';
