import { serverText } from '@emanet/contract/locales/server-texts';
import { language as languages, type Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { networkOf } from '../http/network-address.ts';
import { throttle } from '../http/throttle.ts';
import { visitorOf } from '../http/visitor.ts';
import { SHEET } from './link-sheet.ts';
import { escapeHtml, sendStyled } from './site-page.ts';

/** Looks and answers an hour per network address: a whole office may share one. */
const MOST_AN_HOUR = 600;
const HOUR = 3600;

/** How calls of a kind of link are counted, and let in as calls without an account. */
export function linkGate(app: App, purpose: string) {
  const { config, db } = app.services;
  const limited = (request: FastifyRequest) =>
    throttle(
      { config, db: db.identity },
      { purpose, who: networkOf(visitorOf(request, config).address) },
      MOST_AN_HOUR,
      HOUR,
    );
  const admitted = (heavy: boolean) => ({
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await app.admission(request, reply, { heavy });
      await limited(request);
    },
  });
  return { limited, admitted };
}

/** The language that the address of a page names, otherwise the browser's. */
export const langOf = (request: FastifyRequest<{ Querystring: Readonly<{ lang?: unknown }> }>) =>
  languages.safeParse(request.query.lang).data ?? request.language;

/** The token of a failed call's address. */
export const tokenIn = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params && 'token' in params ? String(params.token) : '';

/**
 * The address holds the token: no copy of the page is kept, and no other site is told of it. It stays
 * the referrer of its own form, whose origin a browser would hide otherwise.
 */
export const quiet = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');

export const sendLinkPage = (reply: FastifyReply, html: string) => sendStyled(quiet(reply), html);

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

const GONE = serverText('notificationSettings.optOut.gone');

/** The page of a link that is dead; it names nobody. */
export const gonePage = (lang: Language, message: string): string =>
  linkPage(lang, {
    title: GONE[lang],
    head: '<div><strong>Emanet</strong></div>',
    main: `<h1>${GONE[lang]}</h1><p>${escapeHtml(message)}</p>`,
  });
