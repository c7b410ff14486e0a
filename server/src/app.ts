import { meantChoices } from './records/kinds/meant-choices.ts';
import { endpoints } from '@emanet/contract/endpoints';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import type { z } from 'zod';
import { features } from './features.ts';
import { compareLinked } from './features/tables/cross-checks.ts';
import { readingPast } from './nouns/past.ts';
import { pastNouns } from './past-nouns.ts';
import type { App, Authenticate } from './platform/http/app.ts';
import type { Services } from './platform/services.ts';
import { callOfVisitor } from './platform/access/demo-visitor.ts';
import { createAdmission } from './platform/admission/admission.ts';
import { csrfMatches, readCredential } from './platform/http/credential.ts';
import { drainConnections } from './platform/http/draining.ts';
import { AppError, fail } from './platform/errors.ts';
import { answerFailure, failureBody } from './platform/http/failure.ts';
import { setSecurityHeaders } from './platform/http/headers.ts';
import { serveHealth } from './platform/http/health.ts';
import { languageOf } from './platform/http/language.ts';
import { checkHost, FILES_ENDPOINT, onFilesHost } from './platform/http/origin.ts';
import { observeRequests } from './platform/http/observe.ts';
import { requestIdOf, traceRequests } from './platform/http/request-id.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { servePages } from './platform/pages/pages.ts';
import { limitBodyTime, LONGEST_BODY_MS } from './platform/http/body-timeouts.ts';
import { HEAD_TIMES, limitConnections } from './platform/http/connections.ts';
import { createNodeState, type NodeState } from './platform/start/node-state.ts';
import { answerUnreadable } from './platform/http/unreadable.ts';

const MOST_BODY_BYTES = 1_048_576;
/** Costs no more time than quality 1 and a tenth fewer bytes; quality 4 takes half as long again. */
const BROTLI_QUALITY = 3;
/** 256 KB: a stream holds a megabyte instead of ten, and answers compress as well. */
const BROTLI_WINDOW = 18;
/** Less goes into a few packets anyway. */
const LEAST_COMPRESSED = 4096;

/** By the route, since one address can be spelled in many ways (`/%61pi/…`, `http://host/api/…`). */
const isApi = (request: FastifyRequest) =>
  (request.routeOptions.url ?? request.url).startsWith('/api/');

/** May a request read from a standby? Sheets are asked for with a body, and change nothing either. */
const isReading = ({ method, routeOptions }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) || routeOptions.config.endpoint?.endsWith('.export') === true;

/** Addresses for monitors, which call a node by whatever name its network gives it. */
const PROBES = ['/api/health', '/api/ready', '/metrics'];
const isProbe = (request: FastifyRequest) => PROBES.includes(request.routeOptions.url ?? '');

/**
 * The whole HTTP application, not yet listening. `authenticate` finds the person behind a
 * credential, `web` is the folder of the built web, `node` says whether it drains. Throws when an endpoint of the contract has no
 * route, or a route no endpoint.
 */
export async function buildApp(
  services: Services,
  authenticate: Authenticate,
  web?: string,
  node: NodeState = createNodeState(),
): Promise<App> {
  const { config } = services;
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply.type('application/json; charset=utf-8'), config);
      return answerFailure(error, request, reply.header('cache-control', 'no-store'));
    },
    clientErrorHandler: answerUnreadable,
    genReqId: requestIdOf,
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: LONGEST_BODY_MS,
    http: HEAD_TIMES,
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // A request that came before the port closed is served, and its connection ends with it.
    return503OnClosing: false,
  });
  app.decorate('services', { ...services, db: readingPast(services.db, pastNouns) });
  app.decorate('compareLinked', compareLinked);
  app.decorate('admission', createAdmission(config));
  app.decorate('fileReaders', new Map());
  app.decorate('uploaders', new Map());
  app.decorate('countRefusal', () => undefined);
  app.decorate('requireFresh', () =>
    Promise.reject(new Error('nobody knows how old a sign-in is')),
  );
  app.decorate('notSentPage', undefined);
  app.decorate('sitePage', () => undefined);
  app.decorate('typeface', undefined);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('scope', undefined);
  app.decorateRequest('credential', undefined);
  app.decorateRequest('language', 'tr');
  app.decorateRequest('during', (work) => work());
  app.decorateRequest('weigh', () => Promise.resolve());
  app.decorateRequest('refuseStaleAbove', () => Promise.resolve());
  app.decorateRequest('answersLong', async () => (piece) => piece());
  app.decorateRequest('answering', () => undefined);
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('csrfMatches', function () {
    return csrfMatches(this, config);
  });

  app.setValidatorCompiler(({ schema }) => (data: unknown) => {
    const result = (schema as z.ZodType).safeParse(data, { reportInput: true });
    return result.success
      ? { value: result.data }
      : {
          error: new AppError('INVALID_INPUT', {
            issues: result.error.issues,
            fields: meantChoices(result.error.issues),
          }),
        };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(failureBody('ROUTE_NOT_FOUND', request)),
  );

  await app.register(cookie);
  await app.register(compress, {
    threshold: LEAST_COMPRESSED,
    // Decompressing would take a body off the connection that a refusal then leaves half read, and
    // the connection's next request, somebody else's behind a proxy, would wait for ever.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
    },
  });
  traceRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    const atFiles = onFilesHost(request, config.FILES_URL);
    if (atFiles !== (request.routeOptions.config.endpoint === FILES_ENDPOINT))
      fail('ROUTE_NOT_FOUND');
    if (!isProbe(request) && !atFiles) checkHost(request, config.BASE_URL);
    // Before a body is read that nobody wants.
    if (request.is404) fail('ROUTE_NOT_FOUND');
    request.language = languageOf(request);
    if (atFiles) return;
    request.credential = readCredential(request, config);
    if (request.credential && isApi(request))
      request.actor = await authenticate(request.credential);
    const { actor, method, routeOptions } = request;
    if (actor?.reads && !isReading(request)) actor.reads.after = undefined;
    if (actor && callOfVisitor(actor, method, routeOptions.config.endpoint) === 'is not kept')
      return reply.send({ message: '' });
  });
  app.addHook('preParsing', async (request) => {
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') fail('WRONG_TYPE');
  });
  app.addHook('onSend', async (request, reply) => {
    request.answering();
    const { actor } = request;
    if (actor?.reads && actor.reads.after === undefined)
      await services.db.noteWrite(actor.user_id).catch((error: unknown) => {
        // The write is stored, and its answer must not become a failure.
        request.log.warn(
          { err: error },
          'a write was not noted: a standby may miss it for a second',
        );
      });
    setSecurityHeaders(reply.header('x-request-id', request.id), config);
    if (isApi(request) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });

  drainConnections(app, node);
  limitBodyTime(app);
  limitConnections(app);
  observeRequests(app, config, node);
  serveHealth(app, node);
  const served = new Set<string>();
  app.addHook('onRoute', ({ url, method, config: routeConfig }) => {
    if (!url.startsWith('/api/') || url.startsWith('/api/docs') || method === 'HEAD') return;
    const name = routeConfig?.endpoint;
    if (!name)
      throw new Error(`${String(method)} ${url} declares no endpoint and so no permission`);
    served.add(name);
  });
  if (config.API_DOCS === 'on') await serveOpenApi(app, endpoints);
  for (const feature of features) await feature(app);
  // Routes in a context of their own are there only now.
  await app.after();
  const missing = endpoints.filter((endpoint) => !served.has(endpoint.name));
  if (missing.length > 0)
    throw new Error(`no route for ${missing.map((endpoint) => endpoint.name).join(', ')}`);
  const refuse = () => fail('ROUTE_NOT_FOUND');
  app.all('/api/*', { config: { endpoint: 'unknown' }, onRequest: refuse }, refuse);
  if (web) await servePages(app, web);
  return app;
}
