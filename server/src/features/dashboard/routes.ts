import { serverText } from '@emanet/contract/locales/server-texts';
import { dashboard } from '@emanet/contract/dashboard';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, scopedRoutes, publicRoute } from '../../platform/http/route.ts';
import { calendarFeed } from './calendar/feed.ts';
import { makeCalendarLink, readCalendarLink, revokeCalendarLink } from './calendar/links.ts';
import { readDashboard } from './dashboard.ts';

const REVOKED = serverText('common.calendarRevoked');

/** Due work, as a screen and as a calendar. */
export function dashboardRoutes(app: App): void {
  const { services } = app;
  const { reads, does } = scopedRoutes(app);
  reads(dashboard.read, ({ scope, query, request }) =>
    readDashboard(app.services, scope, query.baslangic, request.language),
  );
  reads(dashboard.calendarLink, async ({ scope }) => ({
    olusturma_tarihi: await readCalendarLink(services, scope),
  }));

  companyRoute(app, dashboard.makeCalendarLink, async ({ scope, request }) => {
    const token = await makeCalendarLink(services, scope);
    const path = `${dashboard.calendar.path.replace(':token', token)}?lang=${request.language}`;
    return { data: { adres: new URL(path, services.config.BASE_URL).href } };
  });

  does(dashboard.revokeCalendarLink, REVOKED, ({ scope }) => revokeCalendarLink(services, scope));

  publicRoute(app, dashboard.calendar, async ({ params, query, reply }) => {
    const feed = await calendarFeed(services, params.token, query.lang);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(feed);
  });
}
