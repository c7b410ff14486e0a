import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { Readable } from 'node:stream';
import { dayReadBy } from '../nouns/past.ts';
import type { App } from '../platform/http/app.ts';
import { onceKeyOf } from '../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes, sentenceOf } from '../platform/http/route.ts';
import { withStored } from '../platform/stored.ts';
import { addRecord } from './write/add.ts';
import { copyRecords } from './write/copy.ts';
import { deleteRecord } from './write/delete.ts';
import { exportRecords } from './excel/export.ts';
import { recordImportRoutes } from './import/routes.ts';
import { listJson } from './list.ts';
import { listThen, recordThen } from './past-list.ts';
import { done, withFields } from './messages.ts';
import { findNamesake } from './write/namesake.ts';
import type { Endpoints, Register } from './register.ts';
import { restoreRecord } from './write/restore.ts';
import { singleJson } from './read-one.ts';
import { undoBulk } from './write/bulk-undo.ts';
import { checkBulk, updateBulk } from './write/bulk.ts';
import { updateRecord } from './write/update.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Rows of a page that is held in memory until it is sent. */
const MOST_WHOLE = 500;

/** Serves the calls that every register has. */
export function registerRoutes(app: App, register: Register, endpoints: Endpoints): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);

  companyRoute(app, endpoints.list, async ({ scope, query, reply, request }) => {
    if (dayReadBy(scope.actor)) return { data: await listThen(app, register, scope, query) };
    const text = listJson(services, register, scope, query, request.answersLong);
    // A fault of the request shows with the first piece, before the answer has begun.
    const first = await text.next();
    const answer = reply.type(JSON_TYPE);
    // A page of a screen is sent as a whole, without the cost of a stream; 10,000 rows are forty megabytes.
    if (query.limit !== undefined && query.limit <= MOST_WHOLE)
      return answer.send(await remaining(first, text));
    const rest = async function* () {
      if (!first.done) yield first.value;
      yield* text;
    };
    return answer.send(Readable.from(rest(), { objectMode: false }));
  });

  companyRoute(app, endpoints.single, async ({ scope, params, reply }) => {
    if (dayReadBy(scope.actor)) return { data: await recordThen(app, register, scope, params.id) };
    const text = await singleJson(services, register, scope, params.id);
    return reply.type(JSON_TYPE).send(text);
  });

  reads(endpoints.namesake, ({ scope, query }) => findNamesake(services, register, scope, query));
  changes(endpoints.add, done.added, ({ scope, body, request }) =>
    addRecord(services, register, scope, body, onceKeyOf(request)),
  );
  companyRoute(app, endpoints.update, async ({ scope, params, body, request }) => {
    const { result, stored } = await withStored(() =>
      updateRecord(services, register, scope, params.id, body),
    );
    const { row, emptied } = result;
    const said = withFields(register, done.updated, 'emptied', emptied);
    return { data: row, ...sentenceOf({ request }, said, stored > 0) };
  });
  does(endpoints.delete, done.deleted, ({ scope, params, query }) =>
    deleteRecord(services, register, scope, params.id, query.toplu_islem),
  );
  companyRoute(app, endpoints.restore, async ({ scope, params, request }) => {
    const { row, lost } = await restoreRecord(services, register, scope, params.id);
    const donmeyen = lost.map(({ alan }) => alan);
    const said = withFields(register, done.restored, 'notBack', donmeyen);
    return { data: row, donmeyen, ...sentenceOf({ request }, said, true) };
  });

  bulkRoutes(app, register, endpoints);

  changes(
    endpoints.copyToCompany,
    done.copied,
    ({ scope, body, request }) =>
      copyRecords(services, register, scope, body, {
        lang: request.language,
        key: onceKeyOf(request),
      }),
    ({ reddedilen }) => (reddedilen.length > 0 ? done.noneChanged : done.copiedNone),
  );
  sends(endpoints.export, SHEET_TYPE, ({ scope, body, request }) =>
    exportRecords(
      services,
      register,
      scope,
      body,
      request,
      dayReadBy(scope.actor) ? () => listThen(app, register, scope, {}) : undefined,
    ),
  );

  recordImportRoutes(app, register, endpoints);
}

/** Whole of a text whose bytes come in pieces. */
async function remaining(
  first: IteratorResult<Buffer, void>,
  text: AsyncGenerator<Buffer, void>,
): Promise<Buffer> {
  const parts = first.value ? [first.value] : [];
  for await (const part of text) parts.push(part);
  return Buffer.concat(parts);
}

/** Serves the calls that change one field of many records at once. */
function bulkRoutes(app: App, register: Register, endpoints: Endpoints): void {
  const { services } = app;
  const { reads, changes } = scopedRoutes(app);
  const target = { register, body: endpoints.add.body };

  reads(endpoints.checkBulkUpdate, ({ scope, body, request }) =>
    checkBulk(services, target, scope, body, request.language),
  );
  changes(
    endpoints.bulkUpdate,
    done.bulkUpdated,
    ({ scope, body, request }) =>
      updateBulk(services, target, scope, body, {
        lang: request.language,
        key: onceKeyOf(request),
      }),
    ({ reddedilen, cakisan, sorulmayan }) =>
      reddedilen.length + cakisan.length + sorulmayan > 0 ? done.noneChanged : undefined,
  );
  changes(
    endpoints.undoBulkUpdate,
    (_, { donmeyen = [] }) => withFields(register, done.bulkUndone, 'notBack', donmeyen),
    ({ scope, body, request }) =>
      undoBulk(services, register, scope, body.toplu_islem, {
        lang: request.language,
        key: onceKeyOf(request),
      }),
    () => done.noneChanged,
  );
}
