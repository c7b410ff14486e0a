import { portfolio } from '@emanet/contract/portfolio';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, publicRoute } from '../../platform/http/route.ts';
import { sendSheet } from '../../records/excel/send-sheet.ts';
import { listColleagues, setCharge } from './charge.ts';
import { portfolioFeed } from './feed.ts';
import { openClient, sectorSet } from './new-client.ts';
import {
  deleteView,
  listViews,
  makeCalendarLink,
  prefer,
  readPreferences,
  revokeCalendarLink,
  saveView,
} from './person.ts';
import { listClients, readWeek } from './portfolio.ts';
import { sentence } from './sentences.ts';
import { previewSeveral, undoSeveral, workInSeveral } from './several.ts';
import { exportClients } from './sheet.ts';

/** Routes of a consultant about all clients at once. */
export function portfolioRoutes(app: App): void {
  const { services } = app;

  companyRoute(app, portfolio.list, async ({ scope }) => ({
    data: await listClients(services, scope.actor),
    bugun: services.clock.today(),
  }));

  companyRoute(app, portfolio.due, async ({ scope, query }) => ({
    data: await readWeek(services, scope.actor, query.baslangic),
  }));

  companyRoute(app, portfolio.export, async ({ scope, body, reply }) =>
    sendSheet(reply, await exportClients(services, scope, body)),
  );

  companyRoute(app, portfolio.preferences, async ({ scope }) => ({
    data: await readPreferences(services, scope.actor),
  }));

  companyRoute(app, portfolio.prefer, async ({ scope, body, request }) => ({
    data: await prefer(services, scope.actor, body),
    message: sentence('preferred', request.language),
  }));

  companyRoute(app, portfolio.makeCalendarLink, async ({ scope, request }) => {
    const token = await makeCalendarLink(services, scope.actor);
    const path = `${portfolio.calendar.path.replace(':token', token)}?lang=${request.language}`;
    return { data: { adres: new URL(path, services.config.BASE_URL).href } };
  });

  companyRoute(app, portfolio.revokeCalendarLink, async ({ scope, request }) => {
    await revokeCalendarLink(services, scope.actor);
    return { message: sentence('revoked', request.language) };
  });

  companyRoute(app, portfolio.colleagues, async ({ scope }) => ({
    data: await listColleagues(services, scope),
  }));

  companyRoute(app, portfolio.charge, async ({ scope, body, request }) => ({
    data: await setCharge(services, scope, body),
    message: sentence('charged', request.language),
  }));

  companyRoute(app, portfolio.preview, ({ scope, body }) => previewSeveral(services, scope, body));

  companyRoute(app, portfolio.several, async ({ scope, body, request }) => ({
    data: await workInSeveral(services, scope, body),
    message: sentence('worked', request.language),
  }));

  companyRoute(app, portfolio.undoSeveral, async ({ scope, body, request }) => ({
    data: await undoSeveral(services, scope, body.toplu_islem),
    message: sentence('undone', request.language),
  }));

  companyRoute(app, portfolio.views, async ({ scope }) => ({
    data: await listViews(services, scope.actor),
  }));

  companyRoute(app, portfolio.saveView, async ({ scope, body, request }) => ({
    data: await saveView(services, scope.actor, body),
    message: sentence('viewSaved', request.language),
  }));

  companyRoute(app, portfolio.deleteView, async ({ scope, params, request }) => {
    await deleteView(services, scope.actor, params.id);
    return { message: sentence('viewDeleted', request.language) };
  });

  companyRoute(app, portfolio.sectorSet, async ({ query }) => ({
    data: sectorSet(query.sektor, services.clock.today()),
  }));

  companyRoute(app, portfolio.open, async ({ scope, body, request }) => ({
    data: await openClient(services, scope.actor, body),
    message: sentence('opened', request.language),
  }));

  publicRoute(app, portfolio.calendar, async ({ params, query, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(await portfolioFeed(services, params.token, query.lang)),
  );
}
