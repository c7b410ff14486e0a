import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Metadata, Server } from '@tus/server';
import type { ErrorCode } from '@emanet/contract/shared/errors';
import { fileKinds } from '@emanet/contract/shared/file-kinds';
import { scopeOf, type PersonScope } from '../../access/scope.ts';
import { AppError, fail } from '../../errors.ts';
import type { App } from '../../http/app.ts';
import { failureBody } from '../../http/failure.ts';
import { namedCompany } from '../../http/named-in-request.ts';
import { checkOrigin } from '../../http/origin.ts';
import { LONGEST_BODY_MS } from '../../http/body-timeouts.ts';
import { refuseWhenFull } from '../disk-full.ts';
import { checkFreeSpace, withSpaceFor } from '../free-space.ts';
import { mostBytes, refuseLarge } from '../receive.ts';
import { refuseUnscannable } from '../scanning/scan.ts';
import { inspectUpload } from './finish.ts';
import { deleteUpload, insertUpload, selectUpload, uploadKey, type UploadRow } from './rows.ts';

const PATH = '/api/uploads';
const CHUNK_TYPE = 'application/offset+octet-stream';
const LONGEST_NAME = 300;

type Row = Pick<UploadRow, 'id' | 'kullanim' | 'ad' | 'boyut'>;
/** Subject of a call, and how it failed in our own words. */
type Call = { request: FastifyRequest; scope: PersonScope; row: Row; failure?: unknown };

/**
 * Resumable uploads by the tus protocol: `POST` creates one, `PATCH` sends a piece, `HEAD` returns its
 * offset, `DELETE` deletes it. `Upload-Metadata` names `kind` and `filename`. A form's file field then takes
 * the id of the finished upload instead of bytes.
 */
export function serveUploads(app: App): void {
  const { config, db, files: store } = app.services;
  const calls = new WeakMap<object, Call>();
  const callOf = (req: object): Call => calls.get(req) ?? fail('NOT_FOUND');

  const tus = new Server({
    path: PATH,
    datastore: store.uploads,
    allowedOrigins: [config.BASE_URL],
    maxSize: (req) => mostBytes(config, callOf(req).row.kullanim),
    namingFunction: (req) => uploadKey(callOf(req).row.id),
    generateUrl: (req) => `${PATH}/${callOf(req).row.id}`,
    getFileIdFromRequest: (req) => uploadKey(callOf(req).row.id),
    onUploadFinish: async (req) => {
      const { request, scope, row } = callOf(req);
      request.scope = scope;
      await inspectUpload(app.services, request, scope, row);
      return {};
    },
    onResponseError: (req, error) => {
      callOf(req).failure = error;
      return undefined;
    },
  });

  async function begin(request: FastifyRequest): Promise<Call> {
    const given = metadataOf(request);
    const kind = fileKinds.find((one) => one === given.kind);
    const ability = kind && app.uploaders.get(kind);
    if (!kind || !ability) fail('INVALID_INPUT', { fields: { kind: 'choice' } });
    const person = request.actor ?? fail('UNAUTHENTICATED');
    const scope = scopeOf(person, ability, namedCompany(request));
    const boyut = Number(request.headers['upload-length']);
    if (!Number.isSafeInteger(boyut) || boyut < 1)
      fail('INVALID_INPUT', { fields: { 'Upload-Length': 'format' } });
    refuseLarge(config, kind, boyut);
    refuseUnscannable(app.services, boyut);
    await checkFreeSpace(app.services, boyut);
    const ad = (given.filename ?? '').replaceAll('\0', '').slice(0, LONGEST_NAME).toWellFormed();
    const row = { id: randomUUID(), kullanim: kind, ad, boyut };
    await insertUpload(app.services, scope, { ...row, form: false });
    return { request, scope, row };
  }

  /** The caller's own upload; another person's is answered as not found. */
  async function resume(request: FastifyRequest): Promise<Call> {
    const { actor, params } = request;
    const { id } = params as { id: string };
    const row = await selectUpload(db, id);
    const ability = row && app.uploaders.get(row.kullanim);
    if (!actor) fail('UNAUTHENTICATED');
    if (!ability || row.user_id !== actor.user_id) fail('NOT_FOUND');
    return { request, row, scope: scopeOf(actor, ability, row.company_id) };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, call: Call) {
    const sent = asWebRequest(request);
    calls.set(sent, call);
    const { status, headers, ...said } = await tus.handleWeb(sent).then(async (made) => ({
      status: made.status,
      headers: made.headers,
      text: await made.text(),
    }));
    if (request.method === 'POST' && status >= 400) await deleteUpload(db, call.scope, call.row.id);
    if (status >= 400) return refuse(call.failure, status, headers, request, reply);
    if (request.method === 'DELETE' && status < 400)
      await deleteUpload(db, call.scope, call.row.id);
    return reply.code(status).headers(Object.fromEntries(headers)).send(said.text);
  }

  void app.register(async (inner) => {
    // The bytes go to the protocol's server as they come.
    inner.addContentTypeParser(CHUNK_TYPE, (_request, _bytes, done) => {
      done(null);
    });
    const route = (
      method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
      url: string,
      callFor: (request: FastifyRequest) => Promise<Call>,
    ) =>
      inner.route({
        method,
        url,
        config: { endpoint: 'uploads', bodyMs: LONGEST_BODY_MS },
        onRequest: async (request, reply) => {
          checkOrigin(request, config.BASE_URL);
          if (!request.actor) fail('UNAUTHENTICATED');
          await app.admission(request, reply, { heavy: false });
        },
        handler: (request, reply) =>
          request.during(async () => {
            const call = await callFor(request);
            const size = method === 'PATCH' ? Number(request.headers['content-length'] ?? 0) : 0;
            return withSpaceFor(app.services, size, () => answer(request, reply, call));
          }),
      });
    route('POST', PATH, begin);
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const)
      route(method, `${PATH}/:id(^[0-9a-f-]{36}$)`, resume);
  });
}

/** Error codes of the contract for refusals of the protocol's server, by its status. */
const REFUSED: Readonly<Record<number, ErrorCode>> = {
  400: 'UNREADABLE',
  404: 'UPLOAD_GONE',
  409: 'UPLOAD_ELSEWHERE',
  410: 'UPLOAD_GONE',
  412: 'UNREADABLE',
  413: 'TOO_LARGE',
  415: 'WRONG_TYPE',
  423: 'UPLOAD_BUSY',
};

/** Answers a refusal of the protocol's server; a failure of the disk or of the store is thrown. */
function refuse(
  failure: unknown,
  status: number,
  headers: Headers,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (failure instanceof AppError) throw failure;
  refuseWhenFull(failure);
  const code = REFUSED[status];
  if (!code) throw failure instanceof Error ? failure : new Error(`tus answered ${status}`);
  const own = [...headers].filter(([name]) => !name.startsWith('content-'));
  return reply.code(status).headers(Object.fromEntries(own)).send(failureBody(code, request));
}

function metadataOf({ headers }: FastifyRequest): Readonly<Record<string, string | null>> {
  const given = headers['upload-metadata'];
  try {
    return Metadata.parse(typeof given === 'string' ? given : undefined);
  } catch {
    return fail('INVALID_INPUT', { fields: { 'Upload-Metadata': 'format' } });
  }
}

/** The protocol's server takes web requests; the raw request reports a lost connection. */
function asWebRequest({ raw, method, url, headers }: FastifyRequest): Request {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const body = method === 'PATCH' || method === 'POST' ? Readable.toWeb(raw) : null;
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: plain,
    body,
    duplex: 'half',
  });
  return Object.assign(request, { runtime: { node: { req: raw } } });
}
