import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import fc from 'fast-check';
import type { TestApp } from '../app.ts';
import type { TestUser } from '../factories.ts';
import { text, valueOf, type Known, type Schema } from './arbitraries.ts';
import { formOf } from './forms.ts';

type Parameter = Readonly<{ in: 'path' | 'query' | 'header'; name: string; schema: Schema }>;
type Operation = Readonly<{
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ content: Readonly<Record<string, Readonly<{ schema: Schema }>>> }>;
  responses: Readonly<Record<string, unknown>>;
}>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>;
type Described = Readonly<{ path: string; method: string; operation: Operation }>;

/** The operations of the OpenAPI document by the name of their endpoint. */
export async function describedBy({ app }: TestApp): Promise<ReadonlyMap<string, Described>> {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<Document>();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
      ),
    ),
  );
}

const record = (parameters: readonly Parameter[], where: Parameter['in'], known: Known) =>
  fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in === where)
        .map(({ name, schema }) => [name, valueOf(schema, known, name)]),
    ),
    where === 'path' ? {} : { requiredKeys: [] },
  );

/** A body with its type: JSON, a form with a file, or for a sheet bytes that may be none. */
function bodyOf(
  { requestBody }: Operation,
  known: Known,
): fc.Arbitrary<[type: string, body: string | Buffer]> {
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

/** Requests of an operation by one of `callers` people, with things that exist by the names in `known`. */
export function requestOf({ path, method, operation }: Described, known: Known, callers: number) {
  const { parameters = [] } = operation;
  const parts = {
    path: record(parameters, 'path', known),
    query: record(parameters, 'query', known),
    body: bodyOf(operation, known),
    who: fc.nat({ max: callers - 1 }),
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
type Made = ReturnType<typeof requestOf> extends fc.Arbitrary<infer One> ? One : never;

/**
 * Headers of a stranger and of these people for the calls of an endpoint: sessions are made anew around calls
 * of `auth`, which end them.
 */
export function sessionsOf(app: TestApp, users: readonly TestUser[]) {
  let headers: Record<string, string>[] | undefined;
  return async (endpoint: string): Promise<readonly Record<string, string>[]> => {
    const ends = endpoint.startsWith('auth.');
    const usable = ends ? undefined : headers;
    const made = usable ?? [
      app.stranger.headers,
      ...(await Promise.all(users.map(async (user) => (await app.signIn(user)).headers))),
    ];
    headers = ends ? undefined : made;
    return made;
  };
}

/** Sends a made request with these headers. */
export function send(
  { app }: TestApp,
  { method, url, type, payload }: Made,
  headers: Readonly<Record<string, string>> = {},
) {
  const isRead = method === 'GET';
  return app.inject({
    method: isRead ? 'GET' : method === 'DELETE' ? 'DELETE' : 'POST',
    url,
    headers: { ...headers, ...(!isRead && { 'content-type': type }) },
    ...(!isRead && { payload }),
  });
}
