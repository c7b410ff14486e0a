import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { publicForms as endpoints } from '@emanet/contract/public-forms';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import type { App } from '../../platform/http/app.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { publicRoute } from '../../platform/http/route.ts';
import { throttle, throttleAddress } from '../../platform/http/throttle.ts';
import { isPlainForm, languageOfForm } from '../../platform/http/urlencoded.ts';
import { pageAge } from '../../platform/pages/page-token.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { LIMITS, PAGE_MS } from './limits.ts';
import { addForm, addRequest } from './public-forms.ts';

const SAYS = serverTexts((all) => all.publicForms.done);

/** The page for a browser without script, after its form is stored. */
const sentPage = ({ dil }: Sending, form: 'contact' | 'try-for-free') =>
  `${dil === 'en' ? '/en' : ''}/${form}/sent`;

export function publicFormRoutes(app: App): void {
  const { services } = app;

  publicRoute(app, endpoints.addForm, async ({ body, request, reply }) => {
    const { dil: _, belirtec, web_sitesi, ...form } = body;
    const sending = await receiveSending(services, request, {
      email: form.email,
      belirtec,
      web_sitesi,
    });
    const data = await addForm(services, { ...form, ...sending });
    if (isPlainForm(request)) return reply.redirect(sentPage(sending, 'contact'), 303);
    return { message: SAYS.formReceived[sending.dil], data };
  });

  publicRoute(app, endpoints.addAccount, async ({ body, request, reply }) => {
    const { dil: _, belirtec, web_sitesi, ...asked } = body;
    const sending = await receiveSending(services, request, {
      email: asked.email,
      belirtec,
      web_sitesi,
    });
    const data = await addRequest(services, { ...asked, ...sending });
    if (isPlainForm(request)) return reply.redirect(sentPage(sending, 'try-for-free'), 303);
    return { message: SAYS.requestReceived[sending.dil], data };
  });
}

type Beside = Readonly<{ belirtec?: string | undefined; web_sitesi?: string | undefined }>;

/** Facts about a sent form besides its fields. */
type Sending = Readonly<{
  dil: Language;
  /** Probably sent by a program: it filled in a hidden field, or faster than a person types. */
  supheli: boolean;
  /** Equal when the same form is sent again, with its key or from the same page. */
  istek_ozeti: Buffer | null;
}>;

/** Reads a sent form and counts it; too many from one address are refused with 429. */
async function receiveSending(
  services: Services,
  request: FastifyRequest,
  { email, ...body }: Beside & Readonly<{ email: string }>,
): Promise<Sending> {
  const { clock, config, db } = services;
  const age = pageAge({ clock, config }, body.belirtec ?? '');
  const limit = age !== undefined && age <= PAGE_MS.most ? 'fromPage' : 'fromElsewhere';
  const { address } = visitorOf(request, config);
  const { attempts, seconds } = LIMITS[limit];
  const counting = { config, db: db.identity };
  const what = { purpose: `form:${limit}`, who: networkOf(address) };
  await throttle(counting, what, attempts, seconds);
  await throttleAddress(counting, 'form', { email, address }, LIMITS.perAddress);
  return {
    dil: languageOfForm(request),
    supheli: Boolean(body.web_sitesi) || (age !== undefined && age < PAGE_MS.least),
    istek_ozeti: digestOf(request, age === undefined ? undefined : body.belirtec),
  };
}

function digestOf(request: FastifyRequest, token: string | undefined): Buffer | null {
  const key = request.headers['idempotency-key'] ?? token;
  if (typeof key !== 'string' || key === '') return null;
  return createHash('sha256')
    .update(JSON.stringify([key, request.url, request.body]))
    .digest();
}
