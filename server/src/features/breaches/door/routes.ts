import { breachDoor } from '@emanet/contract/breaches/door';
import type { Language } from '@emanet/contract/shared/primitives';
import type { App } from '../../../platform/http/app.ts';
import { publicRoute } from '../../../platform/http/route.ts';
import { throttleNetwork } from '../../../platform/http/throttle.ts';
import { isPlainForm } from '../../../platform/http/urlencoded.ts';
import { fillForm, typedIn, type Typed } from '../../../platform/pages/fill-form.ts';
import {
  companyBlanks,
  goneForm,
  refusing,
  servePage,
  slugOf,
  type Asked,
} from '../../../platform/pages/form-page.ts';
import { fillBlanks } from '../../../platform/pages/site-page.ts';
import { done } from '../sentences.ts';
import { companyAtDoor, report } from './door.ts';

/** Address of the page after a report. */
const receivedPage = (slug: string, lang: Language): string =>
  `/ihlal-bildir/${slug}/alindi?lang=${lang}`;

type PageName = 'breach' | 'breach-received';

/** The pages of the form: plain HTML, filled in here so that they need no script. */
function doorPages(app: App): void {
  const serve = (path: string, name: PageName) =>
    servePage(app, path, {
      make: async (asked, slug) => ({ html: await pageOf(asked, slug, name) }),
      gone: gonePage,
    });
  serve('/ihlal-bildir/:name', 'breach');
  serve('/ihlal-bildir/:name/alindi', 'breach-received');
}

async function pageOf({ app, request, lang }: Asked, slug: string, name: PageName, typed?: Typed) {
  const company = await companyAtDoor(app.services, slug);
  const page = app.sitePage(request, lang, name, ['alone']);
  const blanks = { ...companyBlanks(company, `/ihlal-bildir/${slug}`), SLUG: slug };
  return page && fillForm(fillBlanks(page, blanks), typed);
}

const gonePage = (asked: Asked) => goneForm(asked, 'breach-gone', 'alone');

/** The form again, with the typed values and their problems. */
const refusedPage = (app: App) =>
  refusing(app, gonePage, async (asked, slug, failure) => ({
    html: await pageOf(asked, slug, 'breach', typedIn(asked.request.body, failure)),
  }));

/** Reports an hour per network address: a whole office may share one. */
const MOST_AN_HOUR = 30;

/** The form for reporting a breach needs no session, no name and no script. */
export function breachDoorRoutes(app: App): void {
  const { services } = app;
  doorPages(app);
  publicRoute(
    app,
    breachDoor.submit,
    async ({ params, body, request, reply }) => {
      await report(services, params.slug, body);
      if (isPlainForm(request)) return reply.redirect(receivedPage(params.slug, body.dil), 303);
      return { message: done.reported[body.dil] };
    },
    async (request) => {
      await throttleNetwork(services, request, 'breach:report', MOST_AN_HOUR);
      await companyAtDoor(services, slugOf(request));
    },
    refusedPage(app),
  );
}
