import { chmod } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { fakeClamd } from '../../test/faults/clamd.ts';
import { SECRET, appOfFile } from '../../test/app.ts';
import { newCompanyKey } from '../platform/crypto/company-seal.ts';
import { succeed } from '../platform/crypto/former.ts';
import { signerOf } from '../platform/crypto/signer.ts';
import type { Config } from '../platform/start/config.ts';
import { connectionsOf, examine } from './doctor.ts';
import type { Examined } from './finding.ts';

const app = await appOfFile({}, { own: true });
const scanner = await fakeClamd();
const client = new pg.Client({ connectionString: app.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await scanner.close();
});

const GOOD: Partial<Config> = {
  BASE_URL: 'https://emanet.ornek.test',
  TRUST_PROXY: 1,
  SMTP_URL: 'smtp://mail.ornek.test',
  METRICS_TOKEN: 'x'.repeat(16),
  OPERATOR_NAME: 'Örnek',
  // The scanner is sent as much.
  CLAMAV_MOST_MB: 1,
  ARCHIVE_RECIPIENT: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
};
/** Sentences of everything that is not well. */
const complaints = async (settings: Partial<Config> = {}, other: Partial<Examined> = {}) => {
  const config = { ...app.config, ...GOOD, CLAMAV: scanner.address, ...settings };
  const { files } = app.services;
  const found = await examine({ config, client, files, nodes: 1, now: Date.now, ...other });
  return found.filter(({ state }) => state !== 'ok').map(({ state, says }) => `${state}: ${says}`);
};

it.each([
  [{ BASE_URL: 'http://emanet.ornek.test' }, 'wrong: BASE_URL is http'],
  [{ TRUST_PROXY: 0 }, 'doubtful: BASE_URL is https and TRUST_PROXY is 0'],
  [{ SMTP_URL: undefined }, 'wrong: SMTP_URL is not set'],
  [{ METRICS_TOKEN: undefined }, 'doubtful: METRICS_TOKEN is not set'],
  [{ OPERATOR_NAME: undefined }, 'doubtful: OPERATOR_NAME is not set'],
  [{ DATABASE_URL: 'postgres://e@db.ornek.test/e' }, 'doubtful: DATABASE_URL does not demand'],
  [{ S3_ENDPOINT: 'http://store.ornek.test:9000' }, 'doubtful: S3_ENDPOINT is http'],
  [{ ANCHOR_S3_ENDPOINT: 'http://lock.ornek.test' }, 'doubtful: ANCHOR_S3_ENDPOINT is http'],
  [
    { ARCHIVE_RECIPIENT: undefined },
    `doubtful: Backups are signed by ${signerOf(SECRET).key} and NOT`,
  ],
  [{ ARCHIVE_RECIPIENT: 'age1q' }, 'wrong: ARCHIVE_RECIPIENT: age1q is no recipient of age.'],
  [{ MIN_FREE_MB: 1_000_000_000 }, 'wrong: Less than MIN_FREE_MB'],
  [{ CLAMAV: undefined }, 'doubtful: CLAMAV is not set'],
  [{ CLAMAV: '127.0.0.1:1' }, 'wrong: The scanner at 127.0.0.1:1 does not answer'],
] satisfies [Partial<Config>, string][])('sees the setting %j', async (settings, sentence) => {
  expect(await complaints()).not.toContainEqual(expect.stringContaining(sentence));
  expect(await complaints(settings)).toContainEqual(expect.stringContaining(sentence));
});

it('sees a scanner that takes less than the setting says', async () => {
  const small = await fakeClamd(1024 ** 2);
  const settings = { CLAMAV: small.address, CLAMAV_MOST_MB: 2, CLAMAV_LARGER: 'pass' as const };
  expect(await complaints(settings)).toContainEqual(
    expect.stringContaining('wrong: The scanner takes no file of CLAMAV_MOST_MB (2 MB)'),
  );
  expect(await complaints({ ...settings, CLAMAV_MOST_MB: 1 })).toContainEqual(
    expect.stringContaining('doubtful: Uploads are scanned; those above 1 MB'),
  );
  await small.close();
});

it('is content with encrypted connections, and with those of this machine', async () => {
  const settings = {
    DATABASE_URL: 'postgres://e@db.ornek.test/e?sslmode=verify-full',
    DATABASE_DIRECT_URL: 'postgres://e@localhost/e',
    S3_ENDPOINT: 'https://store.ornek.test',
    ANCHOR_S3_ENDPOINT: 'http://127.0.0.1:9000',
  };
  expect(await complaints(settings)).not.toContainEqual(
    expect.stringMatching(/does not demand encryption|is http:/),
  );
});

it('reckons the pools of all nodes against the database', async () => {
  const { rows } = await client.query<{ most: number }>(
    `select current_setting('max_connections')::int as most`,
  );
  const nodes = Math.ceil((rows[0]?.most ?? 0) / connectionsOf(app.config)) + 1;
  expect(connectionsOf(app.config)).toBe(31);
  expect(await complaints({}, { nodes })).toContainEqual(
    expect.stringContaining(`wrong: Nodes take up to ${nodes} × 31 = ${nodes * 31} connections`),
  );
  expect(await complaints()).not.toContainEqual(expect.stringContaining('connections and'));
  // Behind a pooler only the queue comes by itself.
  const pooled = { DATABASE_DIRECT_URL: app.url };
  expect(await complaints(pooled, { nodes: 3 })).not.toContainEqual(
    expect.stringContaining('connections and'),
  );
});

it('sees a clock that is wrong, either way', async () => {
  const at = (seconds: number) => complaints({}, { now: () => Date.now() + seconds * 1000 });
  expect(await at(3600)).toContainEqual(
    expect.stringMatching(/^wrong: The clock .* 3600\.\d s ahead of/),
  );
  expect(await at(-30)).toContainEqual(expect.stringMatching(/^doubtful: The clock .* behind/));
  expect(await at(1)).not.toContainEqual(expect.stringContaining('The clock'));
});

it('sees a store without the files of the others, and one that takes none', async () => {
  const { files } = app.services;
  const company = await app.makeCompany();
  await app.db.system.executeQuery(
    CompiledQuery.raw(
      `insert into dosyalar (id, company_id, kullanim, ad, tur, boyut, sha256)
     values (gen_random_uuid(), $1, 'dokuman', 'a.pdf', 'pdf', 1, repeat('0', 64))`,
      [company],
    ),
  );
  expect(await complaints()).toContainEqual(
    expect.stringMatching(/^wrong: \d+ of \d+ files that the database names are not in/),
  );
  const all = { ...files, read: async () => Readable.from(['x']) };
  expect(await complaints({}, { files: all })).not.toContainEqual(
    expect.stringContaining('files that the database names'),
  );
  const none = { ...files, check: () => Promise.reject(new Error('full')) };
  expect(await complaints({}, { files: none })).toContainEqual(
    expect.stringContaining('wrong: Files cannot be stored'),
  );
});

// Its failure is not taken for one of the database, and the other parts are examined.
it('sees a store that does not answer', async () => {
  const down = () => Promise.reject(Object.assign(new Error('down'), { code: 'ETIMEDOUT' }));
  const keys = () => ({ [Symbol.asyncIterator]: () => ({ next: down }) });
  const found = await complaints({}, { files: { ...app.services.files, check: down, keys } });
  expect(found).toContainEqual(expect.stringContaining('wrong: The anchors of the change logs'));
  expect(found).toContainEqual(expect.stringContaining('wrong: Files cannot be stored'));
});

it('sees a folder of data that others may read, and tells which settings are files', async () => {
  const { DATA_DIR } = app.config;
  expect(await complaints()).not.toContainEqual(expect.stringContaining('Others on this machine'));
  await chmod(DATA_DIR, 0o755);
  expect(await complaints()).toContainEqual(
    expect.stringContaining(`wrong: Others on this machine can read ${DATA_DIR}:`),
  );
  await chmod(DATA_DIR, 0o700);
  const config = { ...app.config, FROM_FILES: ['SECRET'] };
  const found = await examine({
    ...{ config, client, files: app.services.files, nodes: 1, now: Date.now },
  });
  expect(found.map(({ says }) => says)).toContain('Settings out of files: SECRET.');
});

it('sees a SECRET that is not that of the anchors', async () => {
  const { files } = app.services;
  await files.write('anchors/2026-01-01.json', Readable.from(['{"seal":"of another"}']));
  expect(await complaints()).toContainEqual(
    'wrong: SECRET is not the one with which anchors/2026-01-01.json was sealed: every node needs the same.',
  );
  await files.remove('anchors/2026-01-01.json');
  expect(await complaints()).not.toContainEqual(expect.stringContaining('SECRET'));
});

it('sees a SECRET that does not open what the database keeps, wherever the files lie', async () => {
  const company = await app.makeCompany();
  await app.db.system
    .insertInto('sirket_anahtarlari')
    .values({ company_id: company, muhurlu: newCompanyKey({ SECRET }) })
    .execute();
  expect(await complaints()).not.toContainEqual(expect.stringContaining('SECRET'));
  const another = 'another'.padEnd(40, 'x');
  expect(await complaints({ SECRET: another })).toContainEqual(
    expect.stringMatching(/^wrong: SECRET opens 0 of \d+ keys of companies in the database/),
  );
  succeed(another, SECRET);
  expect(await complaints({ SECRET: another })).not.toContainEqual(
    expect.stringContaining('keys of companies'),
  );
  succeed(another, undefined);
});
