import { breachDoor } from '@emanet/contract/breaches/door';
import type { App } from '../../../platform/http/app.ts';
import { publicRoute } from '../../../platform/http/route.ts';
import { throttleNetwork } from '../../../platform/http/throttle.ts';
import { isPlainForm } from '../../../platform/http/urlencoded.ts';
import { slugOf } from '../../../platform/pages/form-page.ts';
import { done } from '../sentences.ts';
import { companyAtDoor, report } from './door.ts';
import { doorPages, receivedPage, refusedPage } from './pages.ts';

/** Reports an hour per network address: a whole office may share one. */
const MOST_AN_HOUR = 30;

/** The open door: no session, no name asked for, and no script. */
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
