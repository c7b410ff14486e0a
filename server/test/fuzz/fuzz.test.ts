import { endpoints } from '@emanet/contract/endpoints';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { errorBody } from '@emanet/contract/shared/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../app.ts';
import { kindOf, makeRecord } from '../authorisation/records.ts';
import { text, valueOf, type Schema } from './arbitraries.ts';
import { formOf } from './forms.ts';

/**
 * Requests made from the OpenAPI document: whatever is asked, no answer is a failure of the server,
 * and each is one that the contract describes. `npm run fuzz` asks 100,000 times.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500);
const EACH = Math.ceil(REQUESTS / endpoints.length);
/** The small share asks the same at every run; the whole asks something else each time. */
const SEED = process.env.FUZZ_REQUESTS ? Date.now() % 1_000_000 : 13;
const MS_PER_REQUEST = 2000;

type Parameter = Readonly<{ in: 'path' | 'query' | 'header'; name: string; schema: Schema }>;
type Operation = Readonly<{
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ content: Readonly<Record<string, Readonly<{ schema: Schema }>>> }>;
  responses: Readonly<Record<string, unknown>>;
}>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>;
type Described = Readonly<{ path: string; method: string; operation: Operation }>;

let headers: Record<string, string>[];
const described = new Map<string, Described>();

/** A session of each role, and a stranger; made anew, since some calls end sessions. */
const signIn = async () => {
  headers = [app.stranger.headers];
  for (const user of users) headers.push((await app.signIn(user)).headers);
};

const app = await appOfFile();
const company_id = await app.makeCompany();
const department_id = await app.makeDepartment(company_id);
const place = { company_id, department_id, record_id: 0, user_id: 0 };
const ids: number[] = [];
for (const noun of ['processingActivities', 'assets', 'actions', 'documents', 'training'])
  ids.push(await makeRecord(app, kindOf(`${noun}.x`), place, 'Kayıt'));
const companies = [company_id];
const users = [
  await app.makeUser({ companies }),
  await app.makeUser({ role: 'yönetici', companies }),
  await app.makeUser({ companies, departments: [department_id] }),
];
const known = { id: ids, recordId: ids, department_id: [department_id], company_id: [company_id] };
const { paths } = (await app.app.inject({ url: '/api/openapi.json' })).json<Document>();
for (const [path, methods] of Object.entries(paths))
  for (const [method, operation] of Object.entries(methods))
    described.set(operation.operationId, { path, method, operation });

const record = (parameters: readonly Parameter[], where: Parameter['in']) =>
  fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in === where)
        .map(({ name, schema }) => [name, valueOf(schema, known, name)]),
    ),
    where === 'path' ? {} : { requiredKeys: [] },
  );

/** A body with its type: JSON, a form with a file, or for a sheet bytes that may be none. */
function bodyOf({ requestBody }: Operation): fc.Arbitrary<[type: string, body: string | Buffer]> {
  const { content = {} } = requestBody ?? {};
  if (SHEET_TYPE in content)
    return fc.uint8Array({ maxLength: 200 }).map((bytes) => [SHEET_TYPE, Buffer.from(bytes)]);
  const { schema = {} } = content['application/json'] ?? {};
  const json = valueOf(schema, known).map((body): [string, string] => [
    'application/json',
    JSON.stringify(body ?? null),
  ]);
  const form = content['multipart/form-data'];
  return form ? fc.oneof(json, formOf(form.schema, known)) : json;
}

function requestOf({ path, method, operation }: Described) {
  const { parameters = [] } = operation;
  const parts = {
    path: record(parameters, 'path'),
    query: record(parameters, 'query'),
    body: bodyOf(operation),
    who: fc.nat({ max: users.length }),
  };
  return fc.record(parts).map(({ body: [type, payload], who, ...at }) => {
    const place = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(text(at.path[name])),
    );
    const query = new URLSearchParams(
      Object.entries(at.query).map(([name, value]) => [name, text(value)]),
    );
    return { method: method.toUpperCase(), url: `${place}?${query}`, who, type, payload };
  });
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    it(
      'answers as the contract describes, whatever is asked',
      async () => {
        const one = described.get(name);
        expect(one, 'in the OpenAPI document').toBeDefined();
        if (!one) return;
        await signIn();
        const property = fc.asyncProperty(requestOf(one), async ({ method, url, who, ...sent }) => {
          const isRead = method === 'GET';
          const answer = await app.app.inject({
            method: isRead ? 'GET' : method === 'DELETE' ? 'DELETE' : 'POST',
            url,
            headers: { ...headers[who], ...(!isRead && { 'content-type': sent.type }) },
            ...(!isRead && { payload: sent.payload }),
          });
          const { statusCode, payload } = answer;
          if (statusCode >= 400) {
            expect(statusCode, payload).toBeLessThan(500);
            errorBody.parse(JSON.parse(payload));
            return;
          }
          expect(Object.keys(one.operation.responses)).toContain(String(statusCode));
          if (!endpoint.raw) endpoint.answers.parse(JSON.parse(payload));
        });
        await fc.assert(property, { numRuns: EACH, seed: SEED });
      },
      60_000 + EACH * MS_PER_REQUEST,
    );
  },
);
