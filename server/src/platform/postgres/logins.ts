import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { keyedHash } from '../crypto/tokens.ts';
import { openQueue, QUEUE } from './queue-login.ts';
import { keepScopeKey } from './scope-seal.ts';

/** Roles as which the application reads and writes, see decision 0001. */
export type Role =
  'emanet_app' | 'emanet_identity' | 'emanet_system' | 'emanet_across' | 'emanet_link';

/**
 * An address of the database for each role, with a login that may act only as that role, another for the job
 * queue, and the key that proves a transaction's scope to the database.
 */
export type Logins = Readonly<{
  addresses: Readonly<Record<Role, string>>;
  queue: string;
  scopeKey: string;
}>;

/**
 * Roles that a login may act as. The platform's own carries out the demo's verbs as those of a
 * request; it sees everything anyway.
 */
const MAY_ACT_AS: Readonly<Record<Role, readonly Role[]>> = {
  emanet_app: ['emanet_app'],
  emanet_identity: ['emanet_identity'],
  emanet_system: ['emanet_system', 'emanet_app', 'emanet_across', 'emanet_link'],
  emanet_across: ['emanet_across'],
  emanet_link: ['emanet_link'],
};

// Any constant will do, as long as every node takes the same one.
const LOCK = 7_153_043;
/** Error codes of PostgreSQL for: not allowed, unknown login, wrong password; and of poolers. */
const REFUSED = ['42501', '28000', '28P01', '08P01'];
/** Milliseconds until the database cancels a statement, and a wait for a locked row. */
export const STATEMENT_MS = 60_000;
const LOCK_MS = 7_000;
const ITERATIONS = 4096;
const KEY_BYTES = 32;

/** A database that does not let the server make its logins, or does not let them in. */
export class LoginsRefused extends Error {
  override name = 'LoginsRefused';
}

/** A password as PostgreSQL keeps it (SCRAM, RFC 5803): no statement and no log holds the password. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(key('Client Key')).digest('base64');
  const server = key('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
}

/** The address with another login; one in its query counts more than the one in front of the host. */
function withLogin(url: string, user: string, password: string): string {
  const address = new URL(url);
  address.searchParams.set('user', user);
  address.searchParams.set('password', password);
  return address.href;
}

/** The same logins at a standby, which has them from its primary. */
export function loginsAt(standby: string, { addresses, ...rest }: Logins): Logins {
  const there = (role: Role) => {
    const { searchParams } = new URL(addresses[role]);
    return withLogin(standby, searchParams.get('user') ?? '', searchParams.get('password') ?? '');
  };
  return {
    ...rest,
    addresses: {
      emanet_app: there('emanet_app'),
      emanet_identity: there('emanet_identity'),
      emanet_system: there('emanet_system'),
      emanet_across: there('emanet_across'),
      emanet_link: there('emanet_link'),
    },
  };
}

/**
 * Creates the login of each role and lets it act as nothing else, so that an injected statement cannot
 * change the role. Roles belong to the whole cluster, so their names hold a digest of the database's;
 * passwords follow from `secret`, which all nodes share. Safe from several nodes at once. `url`: address
 * of the database's owner, `pooled`: of a pooler before it. The login holds role, time zone and time limits,
 * since a pooler passes on no options of a connection.
 */
export async function ensureLogins(url: string, secret: string, pooled = url): Promise<Logins> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const database = rows[0]?.name ?? '';
    const made = async (role: Role | typeof QUEUE) => {
      const name = `${role}_${createHash('sha256').update(database).digest('hex').slice(0, 12)}`;
      const password = keyedHash(secret, 'database-login', name).toString('base64url');
      await ensureLogin(client, name, password);
      return { name, password };
    };
    const loginOf = async (role: Role) => {
      const { name, password } = await made(role);
      await actAs(client, name, role);
      return withLogin(pooled, name, password);
    };
    const addresses: Logins['addresses'] = {
      emanet_app: await loginOf('emanet_app'),
      emanet_identity: await loginOf('emanet_identity'),
      emanet_system: await loginOf('emanet_system'),
      emanet_across: await loginOf('emanet_across'),
      emanet_link: await loginOf('emanet_link'),
    };
    const scopeKey = keyedHash(secret, 'database-scope', database).toString('base64url');
    await keepScopeKey(client, scopeKey);
    await refuseTemporaryTables(client);
    // Notifications and the queue's locks need a connection of their own, without a pooler.
    const queue = await made(QUEUE);
    await openQueue(client, queue.name);
    await client.query('commit');
    await tryLogin(addresses.emanet_system);
    return { addresses, queue: withLogin(url, queue.name, queue.password), scopeKey };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!REFUSED.includes(code)) throw cause;
    throw new LoginsRefused(
      `The database refuses a login for each role of the server (${code}). Let the user of DATABASE_URL make roles and the network let them in, or set DATABASE_LOGINS=shared.`,
      { cause },
    );
  } finally {
    await client.end();
  }
}

/** A temporary table would be found before the one of the same name, by the connection's next request too. */
async function refuseTemporaryTables(client: pg.Client): Promise<void> {
  await client.query(
    `do $$ begin
      if (select pg_has_role(datdba, 'usage') from pg_database where datname = current_database()) then
        execute format('revoke temporary on database %I from public', current_database());
      end if;
    end $$`,
  );
}

/** Settings of a connection that acts as this role, see db.ts. */
export const settingsOf = (role: Role): Readonly<Record<string, string>> => ({
  role,
  timezone: 'UTC',
  statement_timeout: String(STATEMENT_MS),
  lock_timeout: String(LOCK_MS),
  // Identities are looked up by keys: a plan made for each call costs ten times what it carries out.
  ...(role === 'emanet_identity' && { plan_cache_mode: 'force_generic_plan' }),
});

async function ensureLogin(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  const login = pg.escapeIdentifier(name);
  // Without inheritance it has no rights until it acts as its role.
  await client.query(
    `${rowCount === 0 ? 'create' : 'alter'} role ${login} login noinherit
      password ${pg.escapeLiteral(verifierOf(password))}`,
  );
  await client.query(
    `do $$ begin
      if not has_database_privilege(${pg.escapeLiteral(name)}, current_database(), 'connect') then
        execute format('grant connect on database %I to ${login}', current_database());
      end if;
    end $$`,
  );
}

/** Lets a login act as its role, and makes it do so from the first statement on. */
async function actAs(client: pg.Client, name: string, role: Role): Promise<void> {
  const login = pg.escapeIdentifier(name);
  await client.query(`grant ${MAY_ACT_AS[role].join(', ')} to ${login}`);
  for (const [setting, value] of Object.entries(settingsOf(role)))
    await client.query(`alter role ${login} set ${setting} = ${pg.escapeLiteral(value)}`);
}

/** The network, or a pooler, may know the owner's login and no other. */
async function tryLogin(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}
