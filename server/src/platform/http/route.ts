import { serverText } from '@emanet/contract/locales/server-texts';
import { IMPORT_TYPES, MOST_IMPORT_BYTES, SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { Endpoint, Fresh } from '@emanet/contract/shared/endpoint';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Ability } from '@emanet/contract/shared/roles';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { fail } from '../errors.ts';
import { mostBytes } from '../files/receive.ts';
import type { ReceivedFile } from '../files/rows.ts';
import { scanned } from '../files/scanning/scan.ts';
import type { App } from './app.ts';
import { urlencodedRoute, type FailurePage } from './urlencoded.ts';
import { formRoute, refuseLargeForm, withForm } from './form.ts';
import { namedCompany, refuseUnknownDay, takeCompany, takeDay } from './named-in-request.ts';
import { bodyTimeFor } from './body-timeouts.ts';
import { checkOrigin } from './origin.ts';
import { withStored } from '../stored.ts';
import type { LinkActor, SignedIn } from '../access/actor.ts';
import { openLink } from '../access/links.ts';
import { mayUse, scopeOf, type LinkScope, type PersonScope } from '../access/scope.ts';

type Input<E extends Endpoint> = Readonly<{
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** The file of a form, in its place already; `keepFile` writes its row. */
  file: ReceivedFile | undefined;
  /** All of them, where a form may bring several. */
  files: readonly ReceivedFile[];
  request: FastifyRequest;
  reply: FastifyReply;
}>;

type Before = (request: FastifyRequest) => Promise<void>;
type Body<E extends Endpoint> = z.input<E['answers']>;
type Answer<E extends Endpoint> = Promise<Body<E> | FastifyReply>;

/**
 * An endpoint without a session; `before` may refuse a request before its body is read, `page` answers
 * a form that was sent without script and could not be stored.
 */
export const publicRoute = <E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (input: Input<E>) => Answer<E>,
  before?: Before,
  page?: FailurePage,
): void => register(app, endpoint, handler, ['public'], before, page);

/** An endpoint for every signed-in person, in any company. */
export const signedInRoute = <E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (input: Input<E> & { actor: SignedIn }) => Answer<E>,
): void =>
  register(
    app,
    endpoint,
    (input) => handler({ ...input, actor: input.request.actor ?? fail('UNAUTHENTICATED') }),
    ['signed-in'],
  );

/** An endpoint inside the caller's company; the handler gets the scope, never a company id. */
export const companyRoute = <E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (input: Input<E> & { scope: PersonScope }) => Answer<E>,
): void =>
  register(
    app,
    endpoint,
    (input) => handler({ ...input, scope: input.request.scope ?? fail('UNAUTHENTICATED') }),
    'ability',
  );

/** Type of an endpoint's `data`. */
type Data<E extends Endpoint> = Body<E> extends { data: infer D } ? D : never;
/** The endpoint, if it may answer with this body. */
type Answering<E extends Endpoint, Given> = Given extends Body<E> ? E : never;
type Message = Readonly<{ message: string }>;
/** The bytes of a file, the header that names it and, of a sheet, its type and how many rows its longest has. */
type SentFile = Readonly<{
  content: Uint8Array | Readable;
  disposition: string;
  type?: string;
  rows?: number;
}>;

const UNCHANGED = serverText('common.unchanged');

/** Sentence of an act in the language of its request: success, or unchanged. */
export const sentenceOf = (
  { request: { language } }: Readonly<{ request: Readonly<{ language: Language }> }>,
  says: Sentence,
  wrote: boolean,
  same: Sentence = UNCHANGED,
) => (wrote ? { message: says[language] } : { message: same[language], degismedi: true as const });

/** Routes of one kind of caller, by the three shapes of answers: the contract's oneOf, changedOf, messageOnly. */
const routesOf =
  <Caller>(
    route: <E extends Endpoint>(
      app: App,
      endpoint: E,
      handler: (input: Input<E> & Caller) => Answer<E>,
    ) => void,
    tellsUnchanged: boolean,
  ) =>
  (app: App) => ({
    /** Answers with `data`. */
    reads: <E extends Endpoint>(
      endpoint: Answering<E, { data: Data<E> }> & E,
      work: (input: Input<E> & Caller) => Data<E> | Promise<Data<E>>,
    ) =>
      // `Answering` has found the body to be one of the endpoint's, here as below.
      route<E>(app, endpoint, async (input) => ({ data: await work(input) }) as Body<E>),
    /** Answers with `data` and the sentence of success, or `same` if nothing was stored. */
    changes: <E extends Endpoint>(
      endpoint: Answering<E, { data: Data<E> } & Message> & E,
      says: Sentence | ((input: Input<E>, data: Data<E>) => Sentence),
      work: (input: Input<E> & Caller) => Data<E> | Promise<Data<E>>,
      same?: Sentence | ((data: Data<E>) => Sentence | undefined),
    ) =>
      route<E>(app, endpoint, async (input) => {
        const { result: data, stored } = await withStored(() => work(input));
        const sentence = typeof says === 'function' ? says(input, data) : says;
        const unchanged = typeof same === 'function' ? same(data) : same;
        const said = sentenceOf(input, sentence, stored > 0 || !tellsUnchanged, unchanged);
        return { data, ...said } as Body<E>;
      }),
    /** Answers with the sentence of success alone. */
    does: <E extends Endpoint>(
      endpoint: Answering<E, Message> & E,
      says: Sentence,
      work: (input: Input<E> & Caller) => Promise<unknown>,
    ) =>
      route<E>(app, endpoint, async (input) => {
        const { stored } = await withStored(() => work(input));
        return sentenceOf(input, says, stored > 0 || !tellsUnchanged) as Body<E>;
      }),
    /** Answers with a file; a sheet of many rows requires a recent sign-in if the endpoint says so. */
    sends: <E extends Endpoint>(
      endpoint: E,
      type: string,
      work: (input: Input<E> & Caller) => Promise<SentFile>,
    ) => {
      if (endpoint.sheet !== (type === SHEET_TYPE))
        throw new Error(`endpoint ${endpoint.name} does not declare what it sends`);
      route(app, endpoint, async (input) => {
        const { content, disposition, type: made = type, rows = 0 } = await work(input);
        await input.request.refuseStaleAbove(rows);
        return input.reply.type(made).header('content-disposition', disposition).send(content);
      });
    },
  });

export const scopedRoutes = routesOf<{ scope: PersonScope }>(companyRoute, true);
// An act on the own account has the same answer whether or not an address is known.
export const personRoutes = routesOf<{ actor: SignedIn }>(signedInRoute, false);

/** Input of a call over a link, which reaches the row of its token. */
export type OverLink = Readonly<{ link: LinkScope; request: FastifyRequest }>;

export const linkRoutes = (app: App, kind: LinkActor['kind']) =>
  routesOf<Pick<OverLink, 'link'>>(
    (_, endpoint, handler) =>
      publicRoute(app, endpoint, async (input) => {
        const { token } = input.params as Readonly<{ token: string }>;
        return handler({ ...input, link: await openLink(app.services, kind, token) });
      }),
    false,
  )(app);

function register<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (input: Input<E>) => Answer<E>,
  allowed: readonly string[] | 'ability',
  before?: Before,
  page?: FailurePage,
): void {
  const { permission } = endpoint;
  if (!endpoint.name) throw new Error(`the endpoint at ${endpoint.path} has no name`);
  const ability = permission !== 'public' && permission !== 'signed-in' ? permission : undefined;
  const fits = allowed === 'ability' ? ability !== undefined : allowed.includes(permission);
  if (!permission || !fits)
    throw new Error(
      `endpoint ${endpoint.name} declares the permission "${String(permission)}", which its route does not serve`,
    );

  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    config: {
      endpoint: endpoint.name,
      ...(endpoint.file && {
        bodyMs: bodyTimeFor(
          mostBytes(app.services.config, endpoint.file.kind) * (endpoint.file.most ?? 1),
        ),
      }),
    },
    schema: {
      params: endpoint.params,
      querystring: endpoint.query,
      // A form's fields are checked once its parts are read.
      ...(endpoint.method !== 'GET' && !endpoint.file && { body: endpoint.body }),
    },
    onRequest: async (request, reply) => {
      checkOrigin(request, app.services.config.BASE_URL);
      if (endpoint.method === 'GET') takeCompany(request);
      const day = ability && takeDay(request, endpoint);
      if (permission !== 'public') admit(request, ability);
      if (endpoint.takes === 'sheet') refuseLargeSheet(request);
      if (endpoint.file) refuseLargeForm(request, app.services, endpoint.file);
      await app.admission(request, reply, endpoint);
      await askFresh(app, request, endpoint.fresh);
      if (day !== undefined) await readDay(app, request, day);
      await before?.(request);
    },
    preValidation: async (request) => {
      if (endpoint.method !== 'GET') request.body ??= endpoint.takes === 'sheet' ? Buffer.of() : {};
    },
    handler: async (request, reply) => {
      const run = (body: unknown, files: readonly ReceivedFile[] = []) =>
        handler({
          params: request.params as z.output<E['params']>,
          query: request.query as z.output<E['query']>,
          body: body as z.output<E['body']>,
          file: files[0],
          files,
          request,
          reply,
        });
      if (endpoint.counts) await request.weigh(countIn(request.body, endpoint.counts));
      await request.refuseStaleAbove(countIn(request.body, 'ids'));
      const answer = await request.during(async () => {
        if (endpoint.file) return withForm(app.services, request, endpoint, run);
        if (endpoint.takes === 'sheet') await scanSheet(app, request);
        return run(request.body);
      });
      // The handler has begun to send, or the caller hung up. The awaited reply does not show it, so the
      // socket is checked.
      if (reply.raw.headersSent || reply.raw.destroyed) return reply;
      if (endpoint.raw) return answer;
      return reply.code(endpoint.status).send(answer);
    },
  };
  if (endpoint.takes === 'sheet') sheetRoute(app, route);
  else if (endpoint.file) formRoute(app, route, page);
  else if (endpoint.takes === 'urlencoded') urlencodedRoute(app, route, page);
  else app.route(route);
}

/** Requires a recent sign-in, at once or when the number of rows is known. */
async function askFresh(app: App, request: FastifyRequest, fresh: Fresh | undefined) {
  const { actor } = request;
  // A visitor of the demo never signs in and sees no real person's data.
  if (!fresh || !actor || actor.ziyaretci) return;
  const { minutes, above, part } = fresh;
  if (above !== undefined)
    request.refuseStaleAbove = async (rows) => {
      if (rows > above) await app.requireFresh(actor, minutes);
    };
  else if (!part || isNamed(request.query, part)) await app.requireFresh(actor, minutes);
}

/** Does a query, whose names are not checked yet, hold this one? */
const isNamed = (query: unknown, name: string): boolean =>
  typeof query === 'object' && query !== null && name in query;

/** How long a list of the body is. */
function countIn(body: unknown, name: string): number {
  const list: unknown = body instanceof Object ? Reflect.get(body, name) : undefined;
  return Array.isArray(list) ? list.length : 0;
}

/** A route in a separate context, the only one that accepts a sheet, and nothing else. */
function sheetRoute(app: App, route: RouteOptions): void {
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser<Buffer>(
      [...IMPORT_TYPES],
      { parseAs: 'buffer' },
      (_, bytes, done) => {
        done(null, bytes);
      },
    );
    inner.route({ ...route, bodyLimit: MOST_IMPORT_BYTES });
  });
}

/** A sheet is scanned as a whole: it is in memory already. */
async function scanSheet({ services }: App, request: FastifyRequest): Promise<void> {
  const content = Readable.from([request.body as Buffer]);
  for await (const _ of scanned(services, request, 'sheet', content));
}

/** Refuses a file whose declared size is too large before it arrives. */
function refuseLargeSheet(request: FastifyRequest): void {
  if (Number(request.headers['content-length']) > MOST_IMPORT_BYTES)
    fail('SHEET_TOO_LARGE', { values: { most: MOST_IMPORT_BYTES / 2 ** 20 } });
}

/** From here on the request reads what was there at the end of a day. */
async function readDay({ services }: App, request: FastifyRequest, day: string): Promise<void> {
  const scope = request.scope ?? fail('UNAUTHENTICATED');
  // Entries of other departments are out of sight for a representative, and a day without them is untrue.
  if (!mayUse(scope, 'history.read')) fail('FORBIDDEN');
  await refuseUnknownDay(services.db, scope, day);
  request.scope = { ...scope, actor: { ...scope.actor, day } };
}

/** Lets a request in, or refuses it, before its body is read. */
function admit(request: FastifyRequest, ability: Ability | undefined): void {
  if (!request.actor) fail('UNAUTHENTICATED');
  if (!ability) return;
  request.scope = scopeOf(request.actor, ability, namedCompany(request));
}
