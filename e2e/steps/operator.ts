import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { freePort } from '../../scripts/free-port.mjs';
import { loadConfig } from '../../server/src/platform/start/config.ts';
import { openDb } from '../../server/src/platform/db.ts';
import { shareEmbedded } from '../../server/src/platform/embedded/embedded-postgres.ts';
import { cookieName } from '../../server/src/platform/http/credential.ts';
import { createLog } from '../../server/src/platform/start/log.ts';
import { parseCommand, runCommand } from '../../server/src/admin/run.ts';
import { openSession } from '../../server/src/features/auth/sessions.ts';

type Installation = Awaited<ReturnType<typeof openInstallation>>;
let opened: Promise<Installation> | undefined;

/** The data of the server under test. One process works for many tests, so it is opened once. */
const installation = (): Promise<Installation> => (opened ??= openInstallation());

async function openInstallation() {
  const { E2E_URL: url = '', E2E_DATA_DIR: dataDir } = process.env;
  const env = { ...process.env, PORT: new URL(url).port, DATA_DIR: dataDir, DEMO: 'true' };
  const config = loadConfig(env);
  const database = await shareEmbedded({ dataDir: config.DATA_DIR, log: createLog('error') });
  return { url, config, database: database.url, db: openDb(database.url) };
}

/** Does what an operator would type after `npm run admin --`; answers the id it tells. */
export async function admin(...words: string[]): Promise<string> {
  const { db, config } = await installation();
  const told = await runCommand(db, config, parseCommand(words));
  const id = /\d+/.exec(told)?.[0];
  if (!id) throw new Error(`The admin command told no id: ${told}`);
  return id;
}

/** A new session of a person, as the cookie a browser keeps. */
export async function sessionCookie(email: string) {
  const { db, config, url } = await installation();
  const { user_id } = await db.system
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const value = await openSession(db.system, user_id);
  return { name: cookieName(config), value, url, httpOnly: true, sameSite: 'Lax' as const };
}

/**
 * The same installation as a node of its own whose files have another name: localhost, where pages are
 * 127.0.0.1. Gives both addresses, a cookie for the pages, and how to end it.
 */
export async function nodeWithFilesHost(email: string) {
  const { database, config } = await installation();
  const port = await freePort();
  const [BASE_URL, FILES_URL] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const root = join(import.meta.dirname, '../..');
  const node = fork(join(root, 'server/test/nodes/files.ts'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      ...{ BASE_URL, FILES_URL, PORT: String(port), WEB: join(root, 'web/dist') },
      ...{ DATABASE_URL: database, SECRET: config.SECRET, DATA_DIR: config.DATA_DIR },
      ...{ RATE_LIMIT: 'off', SECOND_STEP: 'optional' },
    },
  });
  await once(node, 'message');
  const name = cookieName({ ...config, BASE_URL });
  const cookie = { ...(await sessionCookie(email)), name, url: BASE_URL };
  return { url: BASE_URL, filesUrl: FILES_URL, cookie, stop: () => node.kill() };
}

/** Makes the sessions of a person as old as this. */
export async function ageSessions(email: string, minutes: number): Promise<void> {
  const { db } = await installation();
  await sql`update sessions set created_at = now() - make_interval(mins => ${minutes})
    where user_id = (select user_id from users where email = ${email})`.execute(db.system);
}
