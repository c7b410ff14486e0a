import type pg from 'pg';
import { encrypterFor } from '../backup/encryption.ts';
import { BackupError } from '../backup/failure.ts';
import { sealedBy } from '../platform/crypto/seal.ts';
import { signerOf } from '../platform/crypto/signer.ts';
import { isThere, takes } from '../platform/files/scanning/clamd.ts';
import { checkFreeSpace } from '../platform/files/free-space.ts';
import { keptKey } from '../platform/files/rows.ts';
import { migrationsHere, unknownMigrations } from '../platform/migrate.ts';
import { isLoopback } from '../platform/http/network-address.ts';
import { readAnchors, type FoundAnchor } from '../records/log-anchors.ts';
import type { Config } from '../platform/start/config.ts';
import { openToOthers } from '../platform/start/data-dir.ts';
import { doubtful, ok, wrong, type Examined, type Finding } from './finding.ts';
import { ofStandby } from './standby.ts';

/** Connections that a node's queue and its notifications hold. */
const QUEUE_CONNECTIONS = 5;
/** From so much on a node does no jobs; below a tenth of it nobody notices. */
const MOST_SKEW_MS = 60_000;
const LITTLE_SKEW_MS = 6_000;
/** Files of the database that are looked for in the store. */
const SAMPLE = 20;
/** A job that comes every ten minutes has not ended well for so long. */
const IDLE_MINUTES = 60;
const OLDEST_SERVER = 15;

/** Examines settings, database, connections, store and clock; each part answers at least a sentence. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const part of [
    ofSettings,
    ofSecrets,
    ofArchives,
    ofDatabase,
    ofConnections,
    ofStandby,
    ofClock,
    ofSecret,
  ])
    found.push(...(await part(examined)));
  // Their tables come with the migrations.
  if (await has(examined.client, 'job_results'))
    for (const part of [ofSealed, ofStore, ofScanner, ofJobs, ofDemo])
      found.push(...(await part(examined)));
  return found;
}

function ofSettings({ config }: Examined): Finding[] {
  const found: Finding[] = [];
  const { protocol, hostname } = new URL(config.BASE_URL);
  const open = !isLoopback(hostname);
  if (open && protocol === 'http:')
    found.push(wrong('BASE_URL is http: cookies and codes cross the network in the clear.'));
  if (protocol === 'https:' && config.TRUST_PROXY === 0)
    found.push(
      doubtful(
        'BASE_URL is https and TRUST_PROXY is 0: behind a proxy all callers share its address and its limits.',
      ),
    );
  if (!config.embedded && !config.SMTP_URL)
    found.push(wrong('SMTP_URL is not set: mails are written to a folder and nobody gets a code.'));
  if (!config.METRICS_TOKEN)
    found.push(doubtful('METRICS_TOKEN is not set: nobody can watch this installation.'));
  if (open && !config.OPERATOR_NAME)
    found.push(doubtful('OPERATOR_NAME is not set: the imprint names nobody.'));
  found.push(...inTheClear(config));
  return found.length > 0 ? found : [ok('The settings fit together.')];
}

/** Secrets and the folder of data: where they came from, and who else can read them. */
function ofSecrets({ config }: Examined): Finding[] {
  const open = openToOthers(config.DATA_DIR);
  const found = open.map((path) =>
    wrong(
      `Others on this machine can read ${path}: "chmod go-rw" takes that from them; UMask=0077 keeps it so.`,
    ),
  );
  const { FROM_FILES: names } = config;
  if (names.length > 0) found.push(ok(`Settings out of files: ${names.join(', ')}.`));
  return found.length > 0 ? found : [ok('Nobody else on this machine reads DATA_DIR.')];
}

const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];

/** Connections to other machines that the settings leave unencrypted: fit for a network of one's own alone. */
function inTheClear(config: Config): Finding[] {
  const databases = (
    ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_STANDBY_URL'] as const
  ).filter((name) => {
    const address = config[name] === undefined ? undefined : new URL(config[name]);
    const mode = address?.searchParams.get('sslmode') ?? '';
    return address && !isLoopback(address.hostname) && !ENCRYPTED.includes(mode);
  });
  const stores = (['S3_ENDPOINT', 'ANCHOR_S3_ENDPOINT'] as const).filter((name) => {
    const address = config[name] === undefined ? undefined : new URL(config[name]);
    return address?.protocol === 'http:' && !isLoopback(address.hostname);
  });
  return [
    ...databases.map((name) =>
      doubtful(
        `${name} does not demand encryption: add sslmode=verify-full unless only nodes and database share that network.`,
      ),
    ),
    ...stores.map((name) =>
      doubtful(`${name} is http: files cross the network in the clear; give it an https address.`),
    ),
  ];
}

/** Whether backups made with these settings are for a recipient alone; all of them are signed. */
function ofArchives({ config }: Examined): Finding[] {
  const { ARCHIVE_RECIPIENT: recipients, SECRET } = config;
  const signed = `Backups are signed by ${signerOf(SECRET).key}`;
  if (recipients === undefined)
    return [
      doubtful(
        `${signed} and NOT encrypted: ARCHIVE_RECIPIENT is not set, so whoever reads an archive reads all companies.`,
      ),
    ];
  try {
    encrypterFor(recipients);
    return [ok(`${signed} and encrypted to ARCHIVE_RECIPIENT.`)];
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return [wrong(`${error.message} No backup can be made.`)];
  }
}

async function ofDatabase({ client }: Examined): Promise<Finding[]> {
  const found: Finding[] = [];
  const { rows } = await client.query<{ version: number; fsync: string; commit: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  );
  const { version = 0, fsync, commit } = rows[0] ?? {};
  if (version < OLDEST_SERVER)
    found.push(wrong(`PostgreSQL ${version} is too old: ${OLDEST_SERVER} or newer is needed.`));
  if (fsync === 'off') found.push(wrong('fsync is off in PostgreSQL: a power cut loses data.'));
  if (commit === 'off')
    found.push(
      wrong('synchronous_commit is off in PostgreSQL: a crash loses acknowledged changes.'),
    );
  const applied = await appliedIn(client);
  const missing = without(await migrationsHere(), applied);
  const unknown = await unknownMigrations(applied);
  if (missing.length > 0)
    found.push(
      doubtful(
        `The database lacks ${missing.length} migrations of this version, from ${String(missing[0])} on: "npm run migrate" brings them.`,
      ),
    );
  if (unknown.length > 0)
    found.push(wrong(`The database is of a newer version, which has ${unknown.join(', ')}.`));
  return found.length > 0
    ? found
    : [ok(`PostgreSQL ${version} keeps what it acknowledges and has all migrations.`)];
}

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));

async function appliedIn(client: pg.ClientBase): Promise<string[]> {
  if (!(await has(client, 'schema_migrations'))) return [];
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return rows.map(({ name }) => name);
}

/** Row-level security binds the owner of the tables too; the platform's role sees all companies. */
async function asSystem<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin; set local role emanet_system');
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
}

async function has(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [`public.${table}`],
  );
  return rows[0]?.there === true;
}

/** Most connections that a node with these settings holds. */
export const connectionsOf = (config: Config): number =>
  config.DATABASE_CONNECTIONS +
  config.DATABASE_SIGN_IN_CONNECTIONS +
  config.DATABASE_LINK_CONNECTIONS +
  config.DATABASE_SYSTEM_CONNECTIONS +
  config.DATABASE_ACROSS_CONNECTIONS +
  QUEUE_CONNECTIONS;

async function ofConnections({ config, client, nodes }: Examined): Promise<Finding[]> {
  const { rows } = await client.query<{ most: number }>(
    `select (current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int) as most`,
  );
  const most = rows[0]?.most ?? 0;
  const each = config.DATABASE_DIRECT_URL ? QUEUE_CONNECTIONS : connectionsOf(config);
  const reckoned = `${nodes} × ${each} = ${nodes * each} connections`;
  if (nodes * each > most)
    return [
      wrong(
        `Nodes take up to ${reckoned} and PostgreSQL gives ${most}: lower DATABASE_CONNECTIONS, raise max_connections or put a pooler between.`,
      ),
    ];
  return [ok(`Nodes take up to ${reckoned} of ${most} that PostgreSQL gives.`)];
}

async function ofClock({ client, now }: Examined): Promise<Finding[]> {
  const asked = now();
  const { rows } = await client.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  );
  const skew = Math.round((asked + now()) / 2 - (rows[0]?.ms ?? 0));
  const seconds = `${Math.abs(skew / 1000).toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} the database’s`;
  if (Math.abs(skew) > MOST_SKEW_MS)
    return [wrong(`The clock of this machine is ${seconds}: it would do no jobs. Set it by NTP.`)];
  if (Math.abs(skew) > LITTLE_SKEW_MS)
    return [doubtful(`The clock of this machine is ${seconds}: set it by NTP.`)];
  return [ok(`The clock of this machine is ${seconds}.`)];
}

const holds = (work: () => Promise<unknown>) =>
  work().then(
    () => true,
    () => false,
  );

async function ofStore({ config, client, files }: Examined): Promise<Finding[]> {
  if (!(await holds(() => files.check())))
    return [wrong('Files cannot be stored: see DATA_DIR, or the S3 settings.')];
  const found: Finding[] = [];
  if (!(await holds(() => checkFreeSpace({ files, config }))))
    found.push(wrong(`Less than MIN_FREE_MB (${config.MIN_FREE_MB} MB) is free where files lie.`));
  const { rows } = await asSystem(client, () =>
    client.query<{ id: string; company_id: number }>(
      `select id, company_id from dosyalar where birakilma_tarihi is null
       order by random() limit $1`,
      [SAMPLE],
    ),
  );
  let missing = 0;
  for (const { id, company_id } of rows) {
    const there = await holds(async () => {
      (await files.read(keptKey(company_id, id))).destroy();
    });
    if (!there) missing += 1;
  }
  if (missing > 0)
    found.push(
      wrong(
        `${missing} of ${rows.length} files that the database names are not in this machine’s store: all nodes need one folder of files, or S3.`,
      ),
    );
  return found.length > 0
    ? found
    : [ok(`The store takes files and has ${rows.length} of ${rows.length} that were looked for.`)];
}

/** Uploads are scanned, or the doctor says that they are not. */
async function ofScanner({ config }: Examined): Promise<Finding[]> {
  const { CLAMAV, CLAMAV_LARGER, CLAMAV_MOST_MB: most, MAX_VIDEO_MB } = config;
  if (!CLAMAV)
    return [doubtful('CLAMAV is not set: nothing looks for malware in what is uploaded.')];
  if (!(await isThere(CLAMAV)))
    return [wrong(`The scanner at ${CLAMAV} does not answer: every upload is refused.`)];
  if (!(await takes(CLAMAV, most * 1024 ** 2)))
    return [
      wrong(
        `The scanner takes no file of CLAMAV_MOST_MB (${most} MB): raise its StreamMaxLength, or lower the setting.`,
      ),
    ];
  const large =
    CLAMAV_LARGER === 'refuse'
      ? `are refused, films of up to ${MAX_VIDEO_MB} MB too`
      : 'pass unscanned';
  return MAX_VIDEO_MB > most
    ? [doubtful(`Uploads are scanned; those above ${most} MB (CLAMAV_MOST_MB) ${large}.`)]
    : [ok('Uploads are scanned, and the scanner answers.')];
}

/** Whether SECRET is that of the other nodes: the newest anchor is sealed with it. */
async function ofSecret({ config, files }: Examined): Promise<Finding[]> {
  let newest: FoundAnchor | undefined;
  try {
    for await (const one of readAnchors(files, config.SECRET)) newest = one;
  } catch {
    return [wrong('The anchors of the change logs cannot be read where the files lie.')];
  }
  if (!newest) return [ok('There is no anchor of the change logs yet.')];
  return newest.anchor
    ? [ok('SECRET is the one with which the newest anchor was sealed.')]
    : [
        wrong(
          `SECRET is not the one with which ${newest.key} was sealed: every node needs the same.`,
        ),
      ];
}

/** Whether SECRET opens what the database keeps sealed with it, wherever the files lie. */
async function ofSealed({ config, client }: Examined): Promise<Finding[]> {
  const { rows } = await asSystem(client, () =>
    client.query<{ muhurlu: Buffer }>(
      'select muhurlu from sirket_anahtarlari order by olusturma_tarihi desc limit $1',
      [SAMPLE],
    ),
  );
  const closed = rows.filter(
    ({ muhurlu }) => sealedBy(config.SECRET, 'company-key', muhurlu) === 'neither',
  );
  if (rows.length === 0) return [ok('The database keeps no company’s key yet.')];
  if (closed.length === 0) return [ok('SECRET opens the keys of companies in the database.')];
  return [
    wrong(
      `SECRET opens ${rows.length - closed.length} of ${rows.length} keys of companies in the database: set the one that sealed them, or SECRET_BEFORE to it.`,
    ),
  ];
}

async function ofJobs({ client }: Examined): Promise<Finding[]> {
  const { rows } = await asSystem(client, () =>
    client.query<{ job: string; failures: number; minutes: number | null }>(
      `select job, failures,
         min(extract(epoch from now() - succeeded_at)::float8 / 60) over () as minutes
       from job_results order by job`,
    ),
  );
  const minutes = rows[0]?.minutes ?? Infinity;
  const failed = rows.filter(({ failures }) => failures > 0);
  const found = failed.map(({ job, failures }) =>
    doubtful(`The job ${job} has failed ${failures} times since it last ended well.`),
  );
  if (minutes > IDLE_MINUTES)
    found.push(
      doubtful(
        minutes === Infinity
          ? 'No node has done a job yet.'
          : `No node has ended a job well for ${Math.round(minutes)} minutes.`,
      ),
    );
  return found.length > 0 ? found : [ok('Jobs end well.')];
}

/** Whether strangers find the demo that DEMO_OPEN promises them. */
async function ofDemo({ config, client }: Examined): Promise<Finding[]> {
  if (config.DEMO_OPEN === 'off') return [ok('DEMO_OPEN is off: no demo is open to strangers.')];
  const { rows } = await asSystem(client, () =>
    client.query<{ companies: number }>(
      `select count(*)::int as companies from memberships m join users u using (user_id)
       where u.ziyaretci`,
    ),
  );
  return rows[0]?.companies
    ? [ok('DEMO_OPEN is on: strangers read a demo that is made anew each night.')]
    : [doubtful('DEMO_OPEN is on and there is no demo yet: a serving node makes it soon.')];
}
