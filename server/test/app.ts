import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { errorBody, type ErrorBody } from '@emanet/contract/shared/errors';
import { afterAll, expect, inject } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '../src/app.ts';
import { authenticate } from '../src/features/auth/actor.ts';
import { openSession } from '../src/features/auth/sessions.ts';
import { systemClock, type Clock } from '../src/platform/clock.ts';
import { loadConfig, type Config } from '../src/platform/start/config.ts';
import { openDb, type WholeDb } from '../src/platform/db.ts';
import { ensureLogins, loginsAt } from '../src/platform/postgres/logins.ts';
import { cookieName } from '../src/platform/http/credential.ts';
import { openStore } from '../src/platform/files/open-store.ts';
import { createLog, type Log } from '../src/platform/start/log.ts';
import { openMail, type Mail } from '../src/platform/mail/outbox.ts';
import { factories, type NewUser, type TestUser } from './factories.ts';
import { ownDatabase } from './databases/own-database.ts';
import { SECRET } from './secret.ts';
import { printThrown } from './thrown.ts';

export { SECRET };

/** `input`: of a form with two, the one the file was chosen in. */
type Upload = Readonly<{ name: string; bytes: Uint8Array; input?: string }>;

type Input<E extends Endpoint> = {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  /** Sends body and file, or several, as a form. */
  file?: Upload | readonly Upload[];
  headers?: Record<string, string>;
};

/** A test reads either the answer or the failure; which one, `status` says. */
type Body<E extends Endpoint> = z.output<E['answers']> & ErrorBody;

type Called<E extends Endpoint> = {
  status: number;
  headers: Record<string, unknown>;
  body: Body<E>;
  /** The answer as it came. */
  text: string;
  /** Value of the session cookie that the answer sets; empty when it clears it. */
  cookie: string | undefined;
};

/** What an endpoint answers under `data`. */
type Data<E extends Endpoint> = z.output<E['answers']> extends { data: infer Held } ? Held : never;

/** Somebody who calls the API: with the headers of a session, or with none. */
export type Caller = {
  headers: Record<string, string>;
  call: <E extends Endpoint>(endpoint: E, input?: Input<E>) => Promise<Called<E>>;
  /** Data of an answer that has to be the success which the endpoint declares. */
  data: <E extends Endpoint>(endpoint: E, input?: Input<E>) => Promise<Data<E>>;
};

/** A test that moves the time gives `testClock()` of clock.ts. */
type Options = {
  log?: Log;
  url?: string;
  clock?: Clock;
  /** A standby of the database at `url`, reached by the logins of both. */
  standby?: Readonly<{ url: string; oldestMs?: number }>;
  /** A database of its own, gone when the application is closed. */
  own?: boolean;
};

/**
 * The real application on the database of global-setup. A suite makes its own companies and
 * people with the factories and closes what it opened; two of them are two nodes. Jobs do not run:
 * what would be mailed waits in the outbox, which all suites share but those with an `own` database.
 */
export async function testApp(settings: Partial<Config> = {}, options: Options = {}) {
  const { log = createLog('silent'), clock = systemClock } = options;
  const own = options.own ? await ownDatabase() : undefined;
  const given = own?.url ?? options.url;
  const url = given ?? inject('databaseUrl');
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'emanet-app-'));
  const env = { DATABASE_URL: url, SECRET, DATA_DIR, RATE_LIMIT: 'off', SECOND_STEP: 'optional' };
  const config: Config = { ...loadConfig(env), ...settings };
  // A given address is that of an owner, who may also end connections.
  const { logins, prepared } = inject('pools');
  const standby = options.standby && (await withStandby(url, options.standby));
  const db = openDb(standby?.logins ?? given ?? logins, {
    ...{ connections: 4, prepared, standby },
  });
  const files = await openStore(config);
  const services = { clock, config, db, log, files };
  const app = await buildApp(services, authenticate(db));
  const mailsBefore = await newestMail(db);

  const caller = (headers: Record<string, string>): Caller => {
    const call: Caller['call'] = async <E extends Endpoint>(endpoint: E, input: Input<E> = {}) => {
      const { type, payload } = await payloadOf(endpoint, input);
      const answer = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, input),
        headers: { ...headers, ...(type && { 'content-type': type }), ...input.headers },
        payload,
      });
      if (answer.statusCode === 500) printThrown(answer.json<ErrorBody>().request_id);
      checkShape(endpoint, answer.statusCode, answer.payload);
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.payload,
        get body() {
          return answer.json<Body<E>>();
        },
        cookie: answer.cookies.find((one) => one.name === cookieName(config))?.value,
      };
    };
    return {
      headers,
      call,
      data: async <E extends Endpoint>(endpoint: E, input?: Input<E>) => {
        const { status, text, body } = await call(endpoint, input);
        expect(status, text).toBe(endpoint.status);
        // An answer without data has the type of none.
        return body.data as Data<E>;
      },
    };
  };
  const withCookie = (token: string) =>
    caller({ cookie: `${cookieName(config)}=${token}`, origin: config.BASE_URL });
  const made = factories(db);
  /** Somebody signed in, without going through mail and code. */
  const signIn = async (user: TestUser) => withCookie(await openSession(db.system, user.user_id));
  const close = async () => {
    await app.close();
    await db.close();
    await files.close();
    await own?.drop();
    await rm(DATA_DIR, { recursive: true, force: true });
  };

  return {
    app,
    db,
    config,
    services,
    url,
    ...made,
    /** Mails waiting for this address since the application was opened, newest first. */
    mailsTo: (email: string): Promise<Mail[]> => waitingMails(db, config, email, mailsBefore),
    /** Somebody with these headers only. */
    caller,
    /** Somebody whose browser holds this session cookie. */
    withCookie,
    /** Somebody without a session. */
    stranger: caller({ origin: config.BASE_URL }),
    signIn,
    /** A new user, signed in. */
    signInAs: async (wanted?: NewUser): Promise<Caller> => signIn(await made.makeUser(wanted)),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function withStandby(
  url: string,
  { url: standby, ...rest }: NonNullable<Options['standby']>,
) {
  const logins = await ensureLogins(url, SECRET);
  return { logins, at: loginsAt(standby, logins), connections: 4, ...rest };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** An application for all tests of a file, asked for outside of them and closed behind them. */
export async function appOfFile(...given: Parameters<typeof testApp>): Promise<TestApp> {
  const app = await testApp(...given);
  afterAll(() => app.close());
  return app;
}

type Payload = { type?: string; payload: string | Buffer };

async function payloadOf(endpoint: Endpoint, { body, file }: Input<Endpoint>): Promise<Payload> {
  if (file) return formOf(endpoint, body, [file].flat());
  if (body instanceof Uint8Array) return { type: SHEET_TYPE, payload: Buffer.from(body) };
  if (body === undefined) return { payload: '' };
  return { type: 'application/json', payload: JSON.stringify(body) };
}

/** The bytes that a browser would send for a form with a file. */
async function formOf(
  endpoint: Endpoint,
  body: unknown,
  files: readonly Upload[],
): Promise<Payload> {
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {}))
    for (const one of [value].flat()) form.append(field, String(one));
  for (const { name, bytes, input } of files)
    form.append(input ?? endpoint.file?.field ?? '', new Blob([Buffer.from(bytes)]), name);
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? undefined;
  return { type, payload: Buffer.from(await sent.arrayBuffer()) };
}

async function newestMail(db: WholeDb): Promise<number> {
  const { id } = await db.system
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** Only opening a mail tells its address, so those of the suites before stay closed. */
async function waitingMails(db: WholeDb, config: Config, email: string, before: number) {
  const rows = await db.system
    .selectFrom('mail_outbox')
    .select('sealed')
    .where('state', '=', 'waiting')
    .where('id', '>', before)
    .orderBy('id', 'desc')
    .execute();
  return rows
    .map(({ sealed }) => openMail(config.SECRET, sealed ?? Buffer.alloc(0)))
    .filter((mail) => mail.to === email);
}

/** Subject of a mail without its company, whose name a test made. */
export const topicOf = (mail: Mail | undefined) => mail?.subject.replace(/ · [^·]*$/, '');

/** Every answer in every test must have the shape that the contract promises. */
function checkShape(endpoint: Endpoint, status: number, text: string): void {
  if (status >= 400) errorBody.parse(JSON.parse(text));
  else if (!endpoint.raw) endpoint.answers.parse(JSON.parse(text));
}

function addressOf(endpoint: Endpoint, input: Input<Endpoint>): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name) ?? '')),
  );
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
