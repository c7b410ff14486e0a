import { notificationSettings } from '@emanet/contract/notification-settings';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply } from 'fastify';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import { fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { publicRoute } from '../../platform/http/route.ts';
import { sendStyled, escapeHtml } from '../../platform/pages/site-page.ts';
import { isPlainForm } from '../../platform/http/urlencoded.ts';
import { keepOptOut, readOptOut } from '../../platform/mail/opt-out.ts';
import { optOutMessage } from './sentences.ts';

const pathOf = (token: string, lang: Language) =>
  `/api/posta-ret/${encodeURIComponent(token)}?lang=${lang}`;

const send = (reply: FastifyReply, html: string) =>
  sendStyled(reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex'), html);

/**
 * The link by which a person without an account refuses invitations and reminders of every company:
 * a GET changes nothing, since programs open the links of mails; mail programs post.
 */
export function optOutRoutes(app: App): void {
  const { services } = app;
  publicRoute(
    app,
    notificationSettings.optOutPage,
    async ({ params: { token }, query, request, reply }) => {
      const refused = await readOptOut(services, token);
      const state = refused === undefined ? 'gone' : refused ? 'refused' : 'open';
      return send(reply, optOutPage(state, { lang: query.lang ?? request.language, token }));
    },
  );
  publicRoute(app, notificationSettings.optOut, async ({ params, body, request, reply }) => {
    const refused = body.karar === 'ret';
    if (!(await keepOptOut(services, params.token, refused))) fail('NOT_FOUND');
    const lang = body.dil ?? request.language;
    if (isPlainForm(request) && request.headers.accept?.includes('text/html'))
      return reply.redirect(pathOf(params.token, lang), 303) as never;
    return { message: optOutMessage(refused, lang) };
  });
}

const TEXTS = serverTexts((all) => all.notificationSettings.optOut);

const SHEET = `:root{color-scheme:light dark;--ink:light-dark(#1b1a18,#ecebe8);--faint:light-dark(#5f5b55,#a9a49c);--ground:light-dark(#faf9f7,#161514);--card:light-dark(#fff,#1f1e1c);--line:light-dark(#e6e3de,#393631);--petrol:light-dark(#17666b,#5fb6ba);--on:light-dark(#fff,#0e2425)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 'Inter Variable','Inter Fallback',system-ui,sans-serif;font-feature-settings:'cv11','ss03'}
header{display:flex;justify-content:space-between;gap:1rem;background:var(--card);border-bottom:1px solid var(--line);padding:.75rem max(1rem,calc(50% - 17rem))}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem;text-wrap:balance}p{margin:.5rem 0 1rem}.state{color:var(--faint)}a{color:var(--petrol)}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;cursor:pointer;background:var(--petrol);color:var(--on)}button.plain{background:none;color:var(--petrol);padding-inline:0;text-decoration:underline}:focus-visible{outline:3px solid var(--petrol);outline-offset:2px}`;

/** Present state of the page, so that a refused address is not asked to refuse again. */
type OptOutState = 'open' | 'refused' | 'gone';

/** The page of the link in a mail to people without an account; plain HTML, no script. */
function optOutPage(
  state: OptOutState,
  { lang, token }: Readonly<{ lang: Language; token: string }>,
): string {
  const say = (name: keyof typeof TEXTS) => escapeHtml(TEXTS[name][lang]);
  const path = encodeURIComponent(token);
  const other = lang === 'tr' ? 'en' : 'tr';
  const button = (act: 'ret' | 'geri', label: string, look: string) =>
    `<form method="post" action="/api/posta-ret/${path}"><input type="hidden" name="dil" value="${lang}"/><button name="karar" value="${act}"${look}>${label}</button></form>`;
  const main = {
    open: `<h1>${say('title')}</h1><p>${say('text')}</p><p class="state">${say('rest')}</p>${button('ret', say('refuse'), '')}`,
    refused: `<h1>${say('refused')}</h1><p role="status">${say('refusedText')}</p><p class="state">${say('rest')}</p>${button('geri', say('allow'), ' class="plain"')}`,
    gone: `<h1>${say('gone')}</h1><p>${say('goneText')}</p>`,
  }[state];
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="referrer" content="same-origin"/><title>${say(state === 'open' ? 'title' : state)}</title><style>${SHEET}</style></head>
<body><header><strong>Emanet</strong><a href="/api/posta-ret/${path}?lang=${other}" lang="${other}">${TEXTS.other[lang]}</a></header><main>${main}</main></body></html>`;
}
