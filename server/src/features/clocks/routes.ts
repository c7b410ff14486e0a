import { serverTexts } from '@emanet/contract/locales/server-texts';
import { clocks } from '@emanet/contract/clocks';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { Language } from '@emanet/contract/shared/primitives';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
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

const SENTENCES = serverTexts((all) => all.clocks.done);
const sentence = (verb: keyof typeof SENTENCES, language: Language) => SENTENCES[verb][language];

/** Clocks of a company: how they run, how they were reckoned, by what they were closed. */
export function clockRoutes(app: App): void {
  const { services } = app;
  app.fileReaders.set('sure', seersOfRow(services, 'clocks.read', namesProof));

  companyRoute(app, clocks.list, ({ scope, query }) =>
    listClocks(services, scope, { durum: query.durum, cursor: query.cursor }),
  );
  companyRoute(app, clocks.single, async ({ scope, params }) => ({
    data: await readClock(services, scope, params.id),
  }));
  companyRoute(app, clocks.add, async ({ scope, body, request }) => ({
    data: await startClock(services, scope, body, onceKeyOf(request)),
    message: sentence('started', request.language),
  }));
  companyRoute(app, clocks.update, async ({ scope, params, body, request }) => ({
    data: await updateClock(services, scope, params.id, body),
    message: sentence('updated', request.language),
  }));
  companyRoute(app, clocks.close, async ({ scope, params, body, file, request }) => ({
    data: await closeClock(services, scope, params.id, body, file),
    message: sentence('closed', request.language),
  }));
  companyRoute(app, clocks.extend, async ({ scope, params, body, request }) => ({
    data: await extendClock(services, scope, params.id, body),
    message: sentence('extended', request.language),
  }));
  companyRoute(app, clocks.export, async ({ scope, body, reply }) => {
    const sheet = await exportClocks(services, scope, body);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', sheet.disposition)
      .send(sheet.content);
  });
}
