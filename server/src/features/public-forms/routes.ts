import { publicForms as endpoints } from '@emanet/contract/public-forms';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { App } from '../../platform/http/app.ts';
import { publicRoute } from '../../platform/http/route.ts';
import { isPlainForm } from '../../platform/http/urlencoded.ts';
import { addForm, addRequest } from './public-forms.ts';
import { receiveSending, type Sending } from './sending.ts';

const SAYS = serverTexts((all) => all.publicForms.done);

/** The page that a browser without script goes to once its form is stored. */
const sentPage = ({ dil }: Sending, form: 'contact' | 'try-for-free') =>
  `${dil === 'en' ? '/en' : ''}/${form}/sent`;

/** The forms of the public site. */
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
