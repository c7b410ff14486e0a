import { serverText } from '@emanet/contract/locales/server-texts';
import {
  language as languages,
  type Language,
  type Sentence,
} from '@emanet/contract/shared/primitives';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { sentenceOf, statusOf } from '@emanet/contract/shared/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { GONE, noteVisit } from '../access/links.ts';
import {
  noteOpened,
  openMailed,
  pathOfLink,
  routeOfLink,
  type LinkedPage,
  type MailedLink,
  type Opened,
} from '../access/mailed-links.ts';
import { AppError, fail } from '../errors.ts';
import type { App } from '../http/app.ts';
import { sendNamed, type NamedFile } from '../http/disposition.ts';
import { publicRoute } from '../http/route.ts';
import { throttleNetwork } from '../http/throttle.ts';
import { isPlainForm, type FailurePage } from '../http/urlencoded.ts';
import { visitorOf } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { SHEET } from './link-sheet.ts';
import { escapeHtml, PAGE, sendStyled } from './site-page.ts';

/** Looks and answers an hour per network address: a whole office may share one. */
const MOST_AN_HOUR = 600;

/** The language that the address of a page names, otherwise the browser's. */
export const langOf = (request: FastifyRequest<{ Querystring: Readonly<{ lang?: unknown }> }>) =>
  languages.safeParse(request.query.lang).data ?? request.language;

/**
 * The address holds the token: no copy of the page is kept, and no other site learns it. The page stays the
 * referrer of its own form, otherwise a browser hides the form's origin.
 */
const quiet = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');

const sendLinkPage = (reply: FastifyReply, html: string) => sendStyled(quiet(reply), html);

type Framed = Readonly<{ title: string; head: string; main: string; sheet?: string }>;

/** A whole page without script; `sheet`: what it adds to the common one. */
export const linkPage = (lang: Language, { title, head, main, sheet = '' }: Framed): string =>
  `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="referrer" content="same-origin"/><title>${escapeHtml(title)}</title><style>${SHEET}${sheet}</style></head>
<body><header>${head}</header><main>${main}</main></body></html>`;

type Company = Readonly<{ company_name: string; logo: string | null }>;

/** The head of a page: who sent it, and the same page in the other language. */
export function linkHead({ company_name, logo }: Company, lang: Language, path: string): string {
  const other = lang === 'tr' ? 'en' : 'tr';
  const picture = logo ? `<img src="${escapeHtml(logo)}" alt=""/>` : '';
  return `<div>${picture}<strong>${escapeHtml(company_name)}</strong></div><a href="${path}?lang=${other}" lang="${other}">${lang === 'tr' ? 'English' : 'Türkçe'}</a>`;
}

const GONE_TITLE = serverText('notificationSettings.optOut.gone');

/** The page of an expired link; it shows no name. */
const gonePage = (lang: Language, message: string): string =>
  linkPage(lang, {
    title: GONE_TITLE[lang],
    head: '<div><strong>Emanet</strong></div>',
    main: `<h1>${GONE_TITLE[lang]}</h1><p>${escapeHtml(message)}</p>`,
  });

/** The page of a link in a language, as the day begins. */
export type Shown<Page> = Readonly<{
  page: Page;
  lang: Language;
  path: string;
  token: string;
  today: string;
}>;
/** Places in the address of a page, or the fields of an answer that was refused, and why. */
export type Place = Readonly<{ of: Readonly<Record<string, unknown>>; problem?: string }>;

type Pages<Page> = Readonly<{
  purpose: string;
  /** How the entry log names that it was opened. */
  opened: string;
  show: (shown: Shown<Page>, place: Place) => string;
  /** Addresses below the one of the link. */
  below?: readonly `/:${string}`[];
  /** Where an answer leads on the page. */
  anchor?: `#${string}`;
}>;

type Asked = Readonly<{
  Params: Readonly<{ token: string }> & Readonly<Record<string, string>>;
  Querystring: Readonly<{ lang?: unknown }>;
}>;
type Answering = Endpoint<
  z.ZodType<Readonly<{ token: string }>>,
  z.ZodType,
  z.ZodType<Readonly<{ dil: Language }>>,
  z.ZodType<Readonly<{ message: string }>>
>;

/**
 * Pages of a mailed link, without script or account: each view and each answer is counted by network, opens
 * the link and is logged in the entry log; an expired link and a refused answer get a page, too.
 */
export function linkPages<Page extends LinkedPage>(
  app: App,
  of: MailedLink<Page>,
  { purpose, opened, show, below = [], anchor }: Pages<Page>,
) {
  const { services } = app;
  const { config, clock } = services;
  const limited = (request: FastifyRequest) =>
    throttleNetwork(services, request, purpose, MOST_AN_HOUR);
  const admitted = (heavy: boolean) => ({
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await app.admission(request, reply, { heavy });
      await limited(request);
    },
  });
  const route = routeOfLink(of.kind);
  const draw = ({ page }: Opened<Page>, lang: Language, token: string, place: Place) =>
    show({ page, lang, path: pathOfLink(of.kind, token), token, today: clock.today() }, place);
  const noteVisitOf = (request: FastifyRequest, { link }: Opened<Page>, event: string) =>
    noteVisit(services, link, event, visitorOf(request, config));

  for (const rest of ['', ...below])
    app.get<Asked>(`${route}${rest}`, { ...PAGE, ...admitted(false) }, async (request, reply) => {
      const { token, ...places } = request.params;
      const lang = langOf(request);
      try {
        const found = await openMailed(services, of, token);
        await noteOpened(services, of.kind, found);
        await noteVisitOf(request, found, opened);
        return sendLinkPage(reply, draw(found, lang, token, { of: places }));
      } catch (error) {
        if (!(error instanceof AppError) || statusOf(error.code) !== 404) throw error;
        return sendLinkPage(reply.code(404), gonePage(lang, sentenceOf(GONE[of.kind])[lang]));
      }
    });

  /** The page again, with what kept an answer from being stored. */
  const again: FailurePage = async (request, reply, { message, fields }, lang) => {
    const { token } = request.params as Asked['Params'];
    quiet(reply);
    try {
      const found = await openMailed(services, of, token);
      const problem = Object.values(fields ?? {})[0] ?? message;
      const sent = { ...(request.body as Place['of'] | undefined) };
      return draw(found, lang, token, { of: sent, problem });
    } catch (error) {
      return error instanceof AppError ? gonePage(lang, message) : fail('INTERNAL');
    }
  };

  return {
    /** Takes an answer and redirects to the page, or to `next` below it; `noted`: logged in the entry log. */
    takes: <E extends Answering, Result>(
      endpoint: E,
      says: Sentence,
      work: (s: Services, opened: Opened<Page>, body: z.output<E['body']>) => Promise<Result>,
      {
        noted,
        next,
      }: Readonly<{
        noted?: string;
        next?: (body: z.output<E['body']>, result: Result) => string;
      }> = {},
    ) =>
      publicRoute<Answering>(
        app,
        endpoint,
        async ({ params: { token }, body, request, reply }) => {
          const found = await openMailed(services, of, token);
          const result = await work(services, found, body as z.output<E['body']>);
          if (noted) await noteVisitOf(request, found, noted);
          if (!isPlainForm(request)) return { message: says[body.dil] };
          const rest = next?.(body as z.output<E['body']>, result) ?? '';
          const address = `${pathOfLink(of.kind, token)}${rest}?lang=${body.dil}${anchor ?? ''}`;
          return quiet(reply).redirect(address, 303);
        },
        limited,
        again,
      ),
    /** Sends a file of the link. */
    sends: (
      rest: string,
      work: (s: Services, opened: Opened<Page>, lang: Language) => Promise<NamedFile>,
    ) =>
      app.get<Asked>(`${route}${rest}`, admitted(true), async (request, reply) => {
        const found = await openMailed(services, of, request.params.token);
        return sendNamed(quiet(reply), await work(services, found, langOf(request)));
      }),
  };
}
