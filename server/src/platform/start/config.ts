import { resolve } from 'node:path';
import { mailAddress } from '@emanet/contract/shared/mail-address';
import { KEPT_DAYS } from '@emanet/contract/shared/retention';
import { z } from 'zod';
import { isLoopback } from '../http/network-address.ts';
import { succeed } from '../crypto/former.ts';
import { derivedPassword, keptSecret } from '../crypto/secret.ts';
import { secretsOfFiles, type Env } from './secret-files.ts';

/** A setting that is wrong or missing; its message is one sentence per variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const DRAIN_SECONDS = 5;

const address = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });
const wholeOrNone = (min: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && +value >= min && +value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number)
    .optional();
const whole = (min: number, max: number, fallback: number) =>
  wholeOrNone(min, max).transform((value) => value ?? fallback);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const longEnough = (length: number) =>
  z.string().min(length, { error: `must have at least ${length} characters` });
const text = z.string();
const mailbox = z
  .string()
  .overwrite(mailAddress)
  .pipe(z.email({ error: 'must be an e-mail address' }));

/** All settings. Their notes are in setting-notes.ts, from which docs/settings.md is made. */
const variables = z.object({
  PORT: whole(1, 65535, 3000),
  HOST: text.default('127.0.0.1'),
  TRUST_PROXY: whole(0, 10, 0),
  DRAIN_SECONDS: wholeOrNone(0, 600),
  DATA_DIR: text.default('./data'),
  BASE_URL: address(['http:', 'https:']).optional(),
  FILES_URL: address(['http:', 'https:']).optional(),
  SECRET: longEnough(32).optional(),
  SECRET_BEFORE: longEnough(32).optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_STANDBY_URL: address(['postgres:', 'postgresql:']).optional(),
  MIGRATE_AT_START: oneOf(['on', 'off']).default('on'),
  DATABASE_PREPARED: oneOf(['on', 'off']).default('on'),
  ARCHIVE_RECIPIENT: text
    .regex(/^\s*age1[0-9a-z]+(?:[\s,]+age1[0-9a-z]+)*\s*$/, {
      error: 'must name recipients of age (age1…) with commas between; identities stay elsewhere',
    })
    .optional(),
  DATABASE_LOGINS: oneOf(['own', 'shared']).default('own'),
  DATABASE_CONNECTIONS: whole(1, 500, 10),
  DATABASE_SIGN_IN_CONNECTIONS: whole(1, 500, 5),
  DATABASE_LINK_CONNECTIONS: whole(1, 500, 5),
  DATABASE_SYSTEM_CONNECTIONS: whole(1, 500, 3),
  DATABASE_ACROSS_CONNECTIONS: whole(1, 500, 3),
  DATABASE_STANDBY_CONNECTIONS: whole(1, 500, 10),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: text
    .regex(/^[^<>@\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/, { error: 'must be an e-mail address' })
    .default('Emanet <bildirim@emanet.test>'),
  S3_ENDPOINT: address(['http:', 'https:']).optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  ANCHOR_KEY: longEnough(32).optional(),
  ANCHOR_S3_BUCKET: text.optional(),
  ANCHOR_S3_ACCESS_KEY: text.optional(),
  ANCHOR_S3_SECRET_KEY: text.optional(),
  ANCHOR_S3_ENDPOINT: address(['http:', 'https:']).optional(),
  ANCHOR_S3_REGION: text.default('us-east-1'),
  ANCHOR_S3_DAYS: whole(1, 36_500, 3_650),
  MAX_DOCUMENT_MB: whole(1, 1024, 25),
  MAX_LOGO_MB: whole(1, 100, 2),
  MAX_VIDEO_MB: whole(1, 5000, 2048),
  MAX_VIDEO_STORAGE_MB: whole(1, 1_000_000, 20_480),
  MAX_STORAGE_MB: whole(1, 10_000_000, 10_240),
  MAX_PERSON_STORAGE_MB: whole(1, 10_000_000, 2_048),
  MIN_FREE_MB: whole(0, 10_000_000, 512),
  MAX_DAILY_MAILS: whole(1, 1_000_000, 5_000),
  MAX_DAILY_MAILS_NEW: whole(1, 1_000_000, 200),
  CLAMAV: text
    .regex(/^(?:\/.+|[^\s/]+:\d{1,5})$/, {
      error: 'must be host:port or the path of a socket',
    })
    .optional(),
  CLAMAV_MOST_MB: whole(1, 4_000, 25),
  CLAMAV_LARGER: oneOf(['refuse', 'pass']).default('refuse'),
  MAX_APPLICATION_FILE_MB: whole(1, 20, 10),
  DEMO: oneOf(['true', 'false']).optional(),
  DEMO_OPEN: oneOf(['on', 'off']).default('off'),
  TRIAL_DAYS: z.coerce.number().int().min(1).max(3650).optional(),
  TEMPLATE_COMPANY_ID: whole(1, 1000, 34),
  INITIAL_PASSWORD: longEnough(8).optional(),
  CONTACT_INBOX: mailbox.optional(),
  OPERATOR_NAME: text.max(200).optional(),
  OPERATOR_ADDRESS: text.max(400).optional(),
  OPERATOR_EMAIL: mailbox.optional(),
  OPERATOR_LANGUAGE: oneOf(['tr', 'en']).default('tr'),
  API_DOCS: oneOf(['on', 'off']).default('on'),
  SECOND_STEP: oneOf(['required', 'optional']).optional(),
  RATE_LIMIT: oneOf(['on', 'off']).default('on'),
  ENTRY_LOG_DAYS: whole(30, 3650, KEPT_DAYS.entryLog),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: longEnough(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
  OTEL_SERVICE_NAME: text.default('emanet'),
  SLOW_STATEMENT_MS: whole(1, 60_000, 500),
});

type Variables = z.output<typeof variables>;

export type SettingName = keyof typeof variables.shape;
/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(variables.shape);

/** Values of an empty environment, before any of them is derived from others. */
export const defaultsOfSettings = (): Partial<Variables> => variables.parse({});

/** All settings from outside the process, checked once. */
export type Config = ReturnType<typeof loadConfig>;

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * On the embedded default a missing SECRET is made once and kept in DATA_DIR.
 */
export function loadConfig(env: Env) {
  const files = secretsOfFiles(env);
  if (files.wrong.length > 0) throw new ConfigError(files.wrong.join('\n'));
  const given = { ...env, ...files.found };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const vars = parsed.data;
  refuseCombinations(vars);

  const embedded = vars.DATABASE_URL === undefined;
  const DATA_DIR = resolve(vars.DATA_DIR);
  const SECRET = vars.SECRET ?? secretIn(DATA_DIR);
  succeed(SECRET, vars.SECRET_BEFORE);
  // A passkey belongs to a name; numbers have none.
  const isThisMachine = ['0.0.0.0', '::'].includes(vars.HOST) || isLoopback(vars.HOST);
  const host = isThisMachine ? 'localhost' : vars.HOST;
  const ownUrl = `http://${host.includes(':') ? `[${host}]` : host}:${vars.PORT}`;
  const BASE_URL = (vars.BASE_URL ?? ownUrl).replace(/\/+$/, '');
  // The demo's mailbox shows all sign-in codes to everyone who can open it.
  const isPrivate = isLoopback(vars.HOST) && isLoopback(new URL(BASE_URL).hostname);
  const DEMO = vars.DEMO ? vars.DEMO === 'true' : embedded && isPrivate && !vars.SMTP_URL;
  return {
    ...vars,
    DATA_DIR,
    SECRET,
    BASE_URL,
    INITIAL_PASSWORD: vars.INITIAL_PASSWORD ?? derivedPassword(SECRET),
    DEMO,
    SECOND_STEP: vars.SECOND_STEP ?? (DEMO ? ('optional' as const) : ('required' as const)),
    // An external database may mean a load balancer, which needs time to notice.
    DRAIN_SECONDS: vars.DRAIN_SECONDS ?? (embedded ? 0 : DRAIN_SECONDS),
    /** Settings that came out of files. */
    FROM_FILES: Object.keys(files.found),
    /** The app runs its own PostgreSQL in DATA_DIR. */
    embedded,
  };
}

function secretIn(dataDir: string): string {
  try {
    return keptSecret(dataDir);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new ConfigError(`DATA_DIR must be a folder that can be written to (${code}).`, { cause });
  }
}

function refuseCombinations(vars: Variables): void {
  const wrong: string[] = [];
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_STANDBY_URL'] as const)
    if (vars[name] && !vars.DATABASE_URL)
      wrong.push(`DATABASE_URL is required when ${name} is set.`);
  if (vars.DATABASE_URL && !vars.SECRET) {
    wrong.push('SECRET is required when DATABASE_URL is set: every node signs with the same one.');
  }
  if (vars.SECRET_BEFORE && vars.SECRET_BEFORE === vars.SECRET) {
    wrong.push('SECRET_BEFORE must be another than SECRET.');
  }
  if (vars.DATABASE_URL && vars.DEMO === 'true') {
    wrong.push('DEMO must not be true when DATABASE_URL is set: the demo opens its own accounts.');
  }
  if (vars.SMTP_URL && vars.DEMO === 'true') {
    wrong.push('DEMO must not be true when SMTP_URL is set: its mailbox shows real sign-in codes.');
  }
  if (vars.RATE_LIMIT === 'off' && vars.BASE_URL?.startsWith('https:')) {
    wrong.push('RATE_LIMIT must not be off when BASE_URL is https: it is for load tests only.');
  }
  if (vars.FILES_URL) {
    if (!vars.BASE_URL) wrong.push('BASE_URL is required when FILES_URL is set.');
    else if (new URL(vars.FILES_URL).host === new URL(vars.BASE_URL).host)
      wrong.push('FILES_URL must name another host than BASE_URL: it is to keep them apart.');
    if (new URL(vars.FILES_URL).pathname !== '/') wrong.push('FILES_URL must have no path.');
  }
  for (const prefix of ['', 'ANCHOR_'] as const) {
    const s3 = [`${prefix}S3_BUCKET`, `${prefix}S3_ACCESS_KEY`, `${prefix}S3_SECRET_KEY`] as const;
    if (!vars[`${prefix}S3_ENDPOINT`] && !s3.some((name) => vars[name])) continue;
    const missing = s3.filter((name) => !vars[name]);
    wrong.push(...missing.map((name) => `${name} is required when another S3 setting is set.`));
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
}

/** Takes the login of the database's owner out of the process, which needs it for its start alone. */
export function forgetOwner(config: Config): void {
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_STANDBY_URL'] as const) {
    const given = config[name];
    if (given === undefined) continue;
    const address = new URL(given);
    [address.username, address.password, address.search] = ['', '', ''];
    config[name] = address.href;
    delete process.env[name];
    delete process.env[`${name}_FILE`];
  }
  delete process.env.PGPASSWORD;
}
