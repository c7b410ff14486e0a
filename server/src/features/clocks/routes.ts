import { serverTexts } from '@emanet/contract/locales/server-texts';
import { clocks } from '@emanet/contract/clocks';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import {
  closeClock,
  extendClock,
  listClocks,
  readClock,
  startClock,
  updateClock,
} from './clocks.ts';
import { namesProof } from './queries.ts';
import { exportClocks } from './sheet.ts';

const done = serverTexts((all) => all.clocks.done);

/** Clocks of a company: how they run, how they were reckoned, by what they were closed. */
export function clockRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, sends } = scopedRoutes(app);
  app.fileReaders.set('sure', seersOfRow(services, 'clocks.read', namesProof));

  companyRoute(app, clocks.list, ({ scope, query }) =>
    listClocks(services, scope, { durum: query.durum, cursor: query.cursor }),
  );
  reads(clocks.single, ({ scope, params }) => readClock(services, scope, params.id));
  changes(clocks.add, done.started, ({ scope, body, request }) =>
    startClock(services, scope, body, onceKeyOf(request)),
  );
  changes(clocks.update, done.updated, ({ scope, params, body }) =>
    updateClock(services, scope, params.id, body),
  );
  changes(clocks.close, done.closed, ({ scope, params, body, file }) =>
    closeClock(services, scope, params.id, body, file),
  );
  changes(clocks.extend, done.extended, ({ scope, params, body }) =>
    extendClock(services, scope, params.id, body),
  );
  sends(clocks.export, SHEET_TYPE, ({ scope, body }) => exportClocks(services, scope, body));
}
