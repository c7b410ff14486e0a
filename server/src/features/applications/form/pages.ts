import { UNCONFIRMED_HOURS, CONFIRMATION, type Receipt } from '@emanet/contract/applications/form';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyRequest } from 'fastify';
import { dayInWords } from '../../../platform/day-in-words.ts';
import type { App } from '../../../platform/http/app.ts';
import { fillForm, typedIn, type Typed } from '../../../platform/pages/fill-form.ts';
import {
  companyBlanks,
  goneForm,
  pathOf,
  refusing,
  servePage,
  type Asked,
  type Page,
} from '../../../platform/pages/form-page.ts';
import { escapeHtml, fillBlanks } from '../../../platform/pages/site-page.ts';
import { receiptPage } from '../emails.ts';
import { rightLine } from '../papers/letter.ts';
import { framerOfForm, framerOfLink, openApplication, readForm } from './begin.ts';
import { readReceipt, readWaiting } from './confirm.ts';
import { limitLooks } from './limits.ts';
import { cameAt, statusOf } from './status.ts';

/** Address of the page with the code field of an application. */
export const codePage = (token: string, lang: Language) => `/kvkk-formu/kod/${token}?lang=${lang}`;

/** The pages of the form: plain HTML, filled in here so that they need no script. */
export function applicationPages(app: App): void {
  servePage(app, '/kvkk-formu/:name', { make: formPage, gone: gonePage });
  servePage(app, '/kvkk-formu/kod/:name', { make: waitingPage, gone: gonePage });
  servePage(app, '/kvkk-formu/alindi/:name', { make: receivedPage, gone: gonePage });
}

/** In the company's own site a page has neither head nor foot; browsers report the frame. */
const frameClass = ({ headers }: FastifyRequest): string =>
  headers['sec-fetch-dest'] === 'iframe' ? 'framed' : 'alone';

async function formPage(asked: Asked, slug: string, typed?: Typed): Promise<Page> {
  const { app, request, lang } = asked;
  const form = await readForm(app.services, slug);
  const framedBy = await framerOfForm(app.services, slug);
  const classes = [
    frameClass(request),
    form.posta_adresi ? 'by-post' : 'not-by-post',
    form.kep_adresi ? 'by-kep' : 'not-by-kep',
  ];
  const page = app.sitePage(request, lang, 'application', classes);
  const html =
    page &&
    fillForm(
      fillBlanks(page, {
        ...companyBlanks(form, `/kvkk-formu/${slug}`),
        SLUG: slug,
        POST_ADDRESS: escapeHtml(form.posta_adresi ?? ''),
        KEP_ADDRESS: escapeHtml(form.kep_adresi ?? ''),
      }),
      typed,
    );
  return { html, framedBy };
}

async function waitingPage(asked: Asked, token: string, message = ''): Promise<Page> {
  const { app, request, lang } = asked;
  const scope = await openApplication(app.services, token);
  const waiting = await readWaiting(app.services, scope);
  if (!waiting) return { to: receiptPage(token, lang) };
  const framedBy = await framerOfLink(app.services, scope);
  const classes = [frameClass(request), message ? 'refused' : 'not-refused'];
  const page = app.sitePage(request, lang, 'application-code', classes);
  const html =
    page &&
    fillBlanks(page, {
      ...companyBlanks(waiting, `/kvkk-formu/kod/${token}`),
      TOKEN: token,
      EMAIL: escapeHtml(waiting.eposta),
      MINUTES: String(CONFIRMATION.minutes),
      HOURS: String(UNCONFIRMED_HOURS),
      WAIT: String(waiting.wait),
      MESSAGE: escapeHtml(message),
    });
  return { html, framedBy };
}

async function receivedPage(asked: Asked, token: string): Promise<Page> {
  const { app, request, lang } = asked;
  await limitLooks(app.services, request);
  const scope = await openApplication(app.services, token);
  const receipt = await readReceipt(app.services, token);
  const framedBy = await framerOfLink(app.services, scope);
  const classes = [
    frameClass(request),
    receipt.cevap_yolu === 'posta' ? 'by-post' : 'by-email',
    receipt.dogrulandi ? 'is-confirmed' : 'by-hand',
    // Only the form mails its receipt by itself.
    receipt.eposta && receipt.dogrulandi ? 'with-mail' : 'without-mail',
    receipt.ekler.length > 0 ? 'with-files' : 'without-files',
    new URL(request.url, 'http://site').searchParams.has('tekrar') ? 'came-before' : 'came-first',
  ];
  const page = app.sitePage(request, lang, 'application-receipt', classes);
  const html =
    page &&
    fillBlanks(page, {
      ...companyBlanks(receipt, pathOf(request)),
      ...ofReceipt(receipt, token, lang),
      STATE: escapeHtml(statusOf(receipt, lang, app.services.clock.today())),
    });
  return { html, framedBy };
}

const list = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');

const ofReceipt = (receipt: Receipt, token: string, lang: Language) => ({
  NUMBER: receipt.basvuru_no,
  CAME: cameAt(receipt, lang),
  LAST_DAY: dayInWords(receipt.son_gun, lang),
  APPLICANT: escapeHtml(receipt.ad_soyad),
  RIGHTS: list(receipt.haklar.map((right) => rightLine(right, lang))),
  FILES: list(receipt.ekler.map(({ ad }) => ad)),
  EMAIL: escapeHtml(receipt.eposta ?? ''),
  PDF: `/api/kvkk-formu/alindi-pdf/${token}?lang=${lang}`,
});

const gonePage = (asked: Asked) => goneForm(asked, 'application-gone', frameClass(asked.request));

/** The form again, with the typed values and their problems. */
export const refusedForm = (app: App) =>
  refusing(app, gonePage, (asked, slug, failure) =>
    formPage(asked, slug, typedIn(asked.request.body, failure)),
  );

/** The code page again, with the reason of the refusal. */
export const refusedConfirmation = (app: App) =>
  refusing(app, gonePage, (asked, _, { fields, message }) => {
    const { token = '' } = { ...(asked.request.body as Readonly<{ token?: string }> | undefined) };
    return waitingPage(asked, token, Object.values(fields ?? {})[0] ?? message);
  });
