import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, forgetOwner, loadConfig } from './config.ts';

const dir = mkdtempSync(join(tmpdir(), 'emanet-config-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});
const secret = 'x'.repeat(32);
const production = { DATABASE_URL: 'postgres://db/emanet', SECRET: secret, DATA_DIR: dir };

const complaint = (env: Record<string, string>) => {
  try {
    loadConfig({ DATA_DIR: dir, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the embedded default', () => {
  it('needs no setting at all', () => {
    const config = loadConfig({ DATA_DIR: dir });
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      BASE_URL: 'http://localhost:3000',
      embedded: true,
      DEMO: true,
      RATE_LIMIT: 'on',
      TEMPLATE_COMPANY_ID: 34,
      TRUST_PROXY: 0,
    });
  });

  it('keeps the secret it made, for its owner alone', () => {
    const first = loadConfig({ DATA_DIR: dir }).SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ DATA_DIR: dir }).SECRET).toBe(first);
    expect(readFileSync(join(dir, 'secret'), 'utf8')).toBe(first);
    expect(statSync(join(dir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('takes an empty variable for an unset one', () => {
    expect(loadConfig({ DATA_DIR: dir, PORT: '', SECRET: ' ' }).PORT).toBe(3000);
  });

  it('names the address people can open when it listens everywhere', () => {
    expect(loadConfig({ DATA_DIR: dir, HOST: '0.0.0.0', PORT: '8080' }).BASE_URL).toBe(
      'http://localhost:8080',
    );
    expect(loadConfig({ DATA_DIR: dir, BASE_URL: 'https://kvkk.test/' }).BASE_URL).toBe(
      'https://kvkk.test',
    );
  });
});

describe('the demo', () => {
  const demo = (env: Record<string, string>) => loadConfig({ DATA_DIR: dir, ...env }).DEMO;

  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { BASE_URL: 'http://localhost:8080' },
    { BASE_URL: 'https://[::1]/' },
  ])('is there by itself with %o', (env) => {
    expect(demo(env)).toBe(true);
    expect(demo({ ...env, DEMO: 'false' })).toBe(false);
  });

  it.each<Record<string, string>>([
    { BASE_URL: 'https://kvkk.test' },
    { BASE_URL: 'http://127.0.0.1.kvkk.test' },
    { BASE_URL: 'http://localhost.kvkk.test' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '10.0.0.7' },
    { HOST: '0.0.0.0', BASE_URL: 'http://localhost:3000' },
  ])('is not there by itself with %o, only when it is asked for', (env) => {
    expect(demo(env)).toBe(false);
    expect(demo({ ...env, DEMO: 'true' })).toBe(true);
  });

  it('is never there beside mail that reaches people', () => {
    const SMTP_URL = 'smtp://mail.test';
    expect(demo({ SMTP_URL })).toBe(false);
    expect(complaint({ SMTP_URL, DEMO: 'true' })).toMatch(/^DEMO must not be true when SMTP_URL/);
  });
});

it('refuses to switch limits off where the world can come in', () => {
  expect(complaint({ RATE_LIMIT: 'off', BASE_URL: 'http://127.0.0.1:3000' })).toBe('accepted');
  expect(complaint({ RATE_LIMIT: 'off', BASE_URL: 'https://kvkk.test' })).toMatch(
    /^RATE_LIMIT must not be off when BASE_URL is https/,
  );
});

describe('production', () => {
  it('has no demo', () => {
    expect(loadConfig(production)).toMatchObject({ embedded: false, DEMO: false, SECRET: secret });
  });

  it('asks for a secret and refuses the demo', () => {
    expect(complaint({ DATABASE_URL: 'postgres://db/x' })).toMatch(/^SECRET is required/);
    expect(complaint({ DATABASE_STANDBY_URL: 'postgres://db/x' })).toMatch(
      /^DATABASE_URL is required when DATABASE_STANDBY_URL is set/,
    );
    expect(complaint({ ...production, DEMO: 'true' })).toMatch(/^DEMO must not be true/);
  });

  it('takes the S3 settings together or not at all', () => {
    const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    expect(loadConfig({ ...production, ...s3 })).toMatchObject(s3);
    expect(complaint({ S3_BUCKET: 'b' })).toBe(
      'S3_ACCESS_KEY is required when another S3 setting is set.\n' +
        'S3_SECRET_KEY is required when another S3 setting is set.',
    );
  });
});

describe('a wrong setting stops the start with a sentence that names it', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['TRUST_PROXY', 'all'],
    ['BASE_URL', 'kvkk.test'],
    ['BASE_URL', 'ftp://kvkk.test'],
    ['SECRET', 'short'],
    ['DATABASE_URL', 'mysql://db'],
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'nobody'],
    ['DEMO', 'yes'],
    ['DATA_DIR', '/dev/null/data'],
    ['TEMPLATE_COMPANY_ID', '-1'],
    ['TEMPLATE_COMPANY_ID', '1001'],
    ['INITIAL_PASSWORD', 'kisa'],
    ['CONTACT_INBOX', 'inbox'],
    ['OPERATOR_LANGUAGE', 'de'],
    ['RATE_LIMIT', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'x'],
  ])('%s=%s', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} must .+\\.$`));
  });

  it('names every wrong one at once', () => {
    expect(complaint({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2);
  });
});

describe('a secret in a file', () => {
  const inFile = (name: string, content: string) => {
    const path = join(dir, name);
    writeFileSync(path, content);
    return path;
  };

  it('is read without the end of its line, and named among those of files', () => {
    const url = 'postgres://owner:geheim@database/emanet';
    const config = loadConfig({
      ...{ DATA_DIR: dir, SECRET_FILE: inFile('s', `${secret}\n`) },
      ...{ DATABASE_URL_FILE: inFile('d', url), SMTP_URL: 'smtp://mail', SMTP_URL_FILE: ' ' },
    });
    expect(config).toMatchObject({ SECRET: secret, DATABASE_URL: url, embedded: false });
    expect(config.FROM_FILES).toEqual(['SECRET', 'DATABASE_URL']);
    expect(loadConfig(production).FROM_FILES).toEqual([]);
  });

  it.each([
    [{ SECRET: secret, SECRET_FILE: '/x' }, 'SECRET and SECRET_FILE are both set'],
    [
      { SMTP_URL_FILE: '/not/there' },
      'SMTP_URL_FILE names /not/there, which cannot be read (ENOENT).',
    ],
    [{ ANCHOR_KEY_FILE: tmpdir() }, `names ${tmpdir()}, which cannot be read (EISDIR).`],
    [{ METRICS_TOKEN_FILE: inFile('empty', '\n') }, 'which is empty.'],
    [{ SECRET_FILE: inFile('short', 'short') }, 'SECRET must have at least 32 characters.'],
  ])('is refused: %j', (env, sentence) => {
    expect(complaint(env)).toContain(sentence);
  });
});

it('forgets the login of the owner and keeps where the database is', () => {
  const url = 'postgres://owner:geheim@database/emanet?user=owner&password=geheim';
  const config = loadConfig({ DATABASE_URL: url, SECRET: 's'.repeat(32) });
  process.env.DATABASE_URL = url;
  process.env.DATABASE_URL_FILE = '/x';
  forgetOwner(config);
  expect(config.DATABASE_URL).toBe('postgres://database/emanet');
  expect(process.env.DATABASE_URL).toBeUndefined();
  expect(process.env.DATABASE_URL_FILE).toBeUndefined();
});
