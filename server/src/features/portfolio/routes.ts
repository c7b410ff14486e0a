import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { dueAddress } from '@emanet/contract/dashboard';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { portfolio } from '@emanet/contract/portfolio';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { inCompany } from '@emanet/contract/shared/company-address';
import { fill } from '@emanet/contract/shared/fill';
import type { Language } from '@emanet/contract/shared/primitives';
import { companyNameIn } from '../../platform/access/actor.ts';
import { AppError, fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, scopedRoutes, publicRoute } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { eventTime, horizonOf, HOURS_BETWEEN, sayCut, uniqueIds } from '../dashboard/dashboard.ts';
import { assignDuties, planDuties } from './assign.ts';
import { listChangesAcross, seeChanges } from './changes.ts';
import { listColleagues, setCharge } from './charge.ts';
import {
  addClientNote,
  deleteClientNote,
  listClientNotes,
  listFirms,
  saveFirm,
  setFirmClient,
  setFirmMember,
} from './firm/firm.ts';
import { addLaw, deleteLaw, listLaw, readLaw } from './law/law.ts';
import { furtherDepartments, openClient, sectorSet } from './new-client.ts';
import {
  listViews,
  markView,
  makeCalendarLink,
  prefer,
  readPreferences,
  revokeCalendarLink,
  saveView,
  personBehind,
} from './person.ts';
import { dueOfReadable, MOST_DUE, listClients, readWeek } from './portfolio.ts';
import { listRecords } from './records.ts';
import { exportRecordsAcross } from './records-sheet.ts';
import { previewSeveral, undoSeveral, workInSeveral } from './several/several.ts';
import { exportClients, exportDue } from './sheet.ts';
import { listWaiting } from './waiting.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const NAME = serverText('portfolio.name');
const UNREAD = serverText('portfolio.calendarUnread');

/** Due work of all clients of a link's owner, as an iCalendar that names clients it could not read; the owner's rights are checked at each request. */
async function portfolioFeed(services: Services, token: string, lang: Language) {
  const { clock, config, log } = services;
  const person = (await personBehind(services, token)) ?? fail('NOT_FOUND');
  const { due: found, unread } = await dueOfReadable(
    services,
    person,
    horizonOf(clock.today()),
  ).catch(hidden);
  const calendar = ical({
    name: NAME[lang],
    prodId: { company: 'Emanet', product: 'Emanet', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOURS_BETWEEN * 60 * 60,
  });
  const idOf = uniqueIds();
  const today = { now: clock.now(), today: clock.today(), lang };
  for (const { company_id, error } of unread) {
    log.error({ company_id, err: error }, 'a client could not be read for a calendar');
    sayCut(calendar, {
      ...{ ...today, id: idOf(`${company_id}-okunamadi`) },
      summary: fill(UNREAD[lang], { name: companyNameIn(person, company_id) }),
      url: new URL(inCompany('/', company_id), config.BASE_URL).href,
    });
  }
  if (found.length > MOST_DUE)
    sayCut(calendar, {
      ...{ ...today, id: idOf('dahasi') },
      url: new URL('/portfoy/hafta', config.BASE_URL).href,
    });
  for (const one of found.slice(0, MOST_DUE)) {
    const company = companyNameIn(person, one.company_id);
    calendar.createEvent({
      // As in the calendar of that company alone.
      id: idOf(`${one.company_id}-${one.tur}-${one.record_id ?? one.sure_id}`),
      ...eventTime(one),
      stamp: clock.now(),
      summary: `${company}: ${CLOCKS[one.tur].ad[lang]}: ${one.ad}`,
      description: [company, one.department_name].filter(Boolean).join(' · '),
      url: new URL(inCompany(dueAddress(one), one.company_id), config.BASE_URL).href,
    });
  }
  return calendar.toString();
}

/** Refuses a link whose owner is no longer a consultant. */
const hidden = (error: unknown) => {
  if (error instanceof AppError) fail('NOT_FOUND');
  throw error;
};

const done = {
  ...serverTexts((all) => all.portfolio.done),
  viewRestored: serverText('savedViews.done.restored'),
  noteAdded: serverText('common.noted'),
  revoked: serverText('common.calendarRevoked'),
};

/** Routes of a consultant about all clients at once. */
export function portfolioRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);

  companyRoute(app, portfolio.list, async ({ scope }) => ({
    data: await listClients(services, scope.actor),
    bugun: services.clock.today(),
  }));

  reads(portfolio.due, ({ scope, query }) => readWeek(services, scope.actor, query.baslangic));

  reads(portfolio.changes, ({ scope, query }) =>
    listChangesAcross(services, scope.actor, query.baslangic),
  );
  changes(portfolio.seeChanges, done.seen, ({ scope, body }) =>
    seeChanges(services, scope.actor, body.gorulen),
  );
  reads(portfolio.waiting, ({ scope }) => listWaiting(services, scope.actor));

  sends(portfolio.export, SHEET_TYPE, ({ scope, body }) => exportClients(services, scope, body));

  reads(portfolio.preferences, ({ scope }) => readPreferences(services, scope.actor));
  changes(portfolio.prefer, done.preferred, ({ scope, body }) =>
    prefer(services, scope.actor, body),
  );

  companyRoute(app, portfolio.makeCalendarLink, async ({ scope, request }) => {
    const token = await makeCalendarLink(services, scope.actor);
    const path = `${portfolio.calendar.path.replace(':token', token)}?lang=${request.language}`;
    return { data: { adres: new URL(path, services.config.BASE_URL).href } };
  });

  does(portfolio.revokeCalendarLink, done.revoked, ({ scope }) =>
    revokeCalendarLink(services, scope.actor),
  );
  reads(portfolio.colleagues, ({ scope }) => listColleagues(services, scope));
  changes(portfolio.charge, done.charged, ({ scope, body }) => setCharge(services, scope, body));

  changes(portfolio.assign, done.charged, ({ scope, body }) => assignDuties(services, scope, body));

  changes(portfolio.plan, done.planned, ({ scope, body }) => planDuties(services, scope, body));
  sends(portfolio.exportDue, SHEET_TYPE, ({ scope, body }) => exportDue(services, scope, body));

  companyRoute(app, portfolio.records, async ({ scope, params, query, reply }) =>
    reply.type(JSON_TYPE).send(await listRecords(services, scope, params.kayit_turu, query)),
  );
  sends(portfolio.exportRecords, SHEET_TYPE, ({ scope, params, body, request }) =>
    exportRecordsAcross(services, scope, params.kayit_turu, body, request),
  );
  companyRoute(app, portfolio.preview, ({ scope, body, request }) =>
    previewSeveral(services, scope, { ...body, lang: request.language }),
  );

  changes(portfolio.several, done.worked, ({ scope, body, request }) =>
    workInSeveral(services, scope, { ...body, lang: request.language }),
  );
  changes(portfolio.undoSeveral, done.undone, ({ scope, body, request }) =>
    undoSeveral(services, scope, { ...body, lang: request.language }),
  );
  reads(portfolio.views, ({ scope, query }) => listViews(services, scope.actor, query.liste));
  changes(portfolio.saveView, done.viewSaved, ({ scope, body }) =>
    saveView(services, scope.actor, body),
  );
  does(portfolio.deleteView, done.viewDeleted, ({ scope, params, query }) =>
    markView(services, scope.actor, { ...params, ...query }, true),
  );
  does(portfolio.restoreView, done.viewRestored, ({ scope, params, query }) =>
    markView(services, scope.actor, { ...params, ...query }, false),
  );
  reads(portfolio.firms, ({ scope }) => listFirms(services, scope));
  changes(portfolio.saveFirm, done.firmSaved, ({ scope, params, body }) =>
    saveFirm(services, scope, params.id, body),
  );
  does(portfolio.setFirmMember, done.firmSaved, ({ scope, params, body }) =>
    setFirmMember(services, scope, params.id, body),
  );
  does(portfolio.setFirmClient, done.firmSaved, ({ scope, params, body }) =>
    setFirmClient(services, scope, params, body),
  );
  reads(portfolio.clientNotes, ({ scope, params }) => listClientNotes(services, scope, params));
  changes(portfolio.addClientNote, done.noteAdded, ({ scope, params, body }) =>
    addClientNote(services, scope, params, body.metin),
  );
  does(portfolio.deleteClientNote, done.noteDeleted, ({ scope, params }) =>
    deleteClientNote(services, scope, params),
  );
  companyRoute(app, portfolio.law, async ({ scope, request }) => ({
    data: await listLaw(services, scope, { lang: request.language }),
  }));
  companyRoute(app, portfolio.lawEntry, async ({ scope, params, request }) => ({
    data: await readLaw(services, scope, params.id, { lang: request.language }),
  }));
  changes(portfolio.addLaw, done.lawAdded, ({ scope, body }) => addLaw(services, scope, body));
  does(portfolio.deleteLaw, done.lawDeleted, ({ scope, params }) =>
    deleteLaw(services, scope, params.id),
  );
  companyRoute(app, portfolio.sectorSet, async ({ query }) => {
    const data = sectorSet(query.sektor, services.clock.today());
    return { data, diger: furtherDepartments(data) };
  });
  changes(portfolio.open, done.opened, ({ scope, body }) =>
    openClient(services, scope.actor, body),
  );

  publicRoute(app, portfolio.calendar, async ({ params, query, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(await portfolioFeed(services, params.token, query.lang)),
  );
}
