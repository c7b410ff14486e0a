import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { applications } from '@emanet/contract/applications';
import { documents } from '@emanet/contract/documents';
import { sql } from 'kysely';
import { openPromise } from 'yauzl';
import { afterAll, describe, expect, it } from 'vitest';
import { pdf } from '../../../test/sample-files.ts';
import { writtenLetter } from '../../features/applications/sample.ts';
import { textHouse, type TextHouse } from '../../features/texts/texts.fixture.ts';
import { backUp } from '../../backup/backup.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { signerOf } from '../../platform/crypto/signer.ts';
import { startArchive } from '../../platform/files/new-archive.ts';
import { commentOf, signedBy } from '../../platform/files/signed-archive.ts';
import { lineOfHead } from '../../records/chain-heads.ts';
import { MANIFEST, type EvidenceManifest } from '../../records/evidence/manifest.ts';
import { writeWholeEvidence } from '../../evidence-of-features.ts';
import { eraseCompaniesJob } from '../../records/company/erase.ts';
import { anchorLogs, anchorSigners } from '../../records/log-anchors.ts';
import { readMailed } from '../mailed.ts';
import { verifyArchive, type Asked } from './offline.ts';

/** A database of its own is made and brought up to the archive's version each time. */
const MINUTES = 120_000;

afterAll(async () => {
  await house.app.close();
  await rm(dir, { recursive: true, force: true });
});

async function fill({ app, company, consultant, addActivity, published }: TextHouse) {
  await app.makeUser({ role: 'yönetici', companies: [company] });
  await published([await addActivity('Bordro')]);
  const body = { dokuman_ismi: 'Saklama Politikası', dokuman_tur: 'Politika' } as const;
  const statuses = [
    // Its identity number is sealed, and part of its digest.
    await consultant.call(applications.add, { body: writtenLetter() }),
    await consultant.call(documents.add, { body, file: { name: 'politika.pdf', bytes: pdf() } }),
  ];
  for (const { status, text } of statuses) expect(status, text).toBe(201);
  await anchorLogs(app.services);
}

const archive = (path: string): Promise<EvidenceManifest> =>
  writeWholeEvidence(
    { ...house.app.services, db: house.app.db },
    {
      scope: reachOf(house.app.services, eraseCompaniesJob).scopeIn(house.company),
      by: 'Deneme',
      lang: 'tr',
      store: (bytes) => pipeline(bytes, createWriteStream(path)),
    },
  );

const house = await textHouse({ own: true });
const dir = await mkdtemp(join(tmpdir(), 'emanet-offline-'));
const signer = signerOf(house.app.config.SECRET);
await fill(house);
const whole = join(dir, 'whole.zip');
await archive(whole);

type Rows = Record<string, unknown>[];
type MutableManifest = {
  migrations: string[];
  digests: Record<string, string>;
  tables: Record<string, number>;
  stored: Record<string, string>;
};

/** The same archive with rows or bytes otherwise, signed as whoever has SECRET can. */
async function manipulated(
  change: (entries: Map<string, Buffer>, manifest: MutableManifest) => void,
): Promise<string> {
  const entries = new Map<string, Buffer>();
  const zip = await openPromise(whole, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  const manifest = JSON.parse(String(entries.get(MANIFEST))) as MutableManifest;
  change(entries, manifest);
  for (const [name, bytes] of entries)
    if (name !== MANIFEST)
      manifest.digests[name] = createHash('sha256').update(bytes).digest('hex');
  entries.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  const path = join(dir, `${entries.size}-${Math.random()}.zip`);
  const made = startArchive((bytes) => pipeline(bytes, signedBy(signer), createWriteStream(path)));
  for (const [name, bytes] of entries) await made.add(name, Readable.from([bytes]), true);
  await made.end(commentOf(signer));
  return path;
}

/** Changes rows of a table inside an archive. */
const rows = (table: string, change: (all: Rows) => Rows) => {
  const name = `veri/${table}.json`;
  return (entries: Map<string, Buffer>, manifest: MutableManifest) => {
    const changed = change(JSON.parse(String(entries.get(name))) as Rows);
    const lines = changed.map((row) => JSON.stringify(row)).join(',\n');
    entries.set(name, Buffer.from(lines === '' ? '[]\n' : `[\n${lines}\n]\n`));
    manifest.tables[table] = changed.length;
  };
};

async function verified(path: string, more: Partial<Asked> = {}) {
  const lines: string[] = [];
  const asked = { path, templateCompany: 34, entryLogDays: 730, ...more };
  const code = await verifyArchive(asked, (line) => lines.push(line));
  return { code, lines, broken: lines.filter((line) => line.includes('BROKEN')) };
}

/** A saved line about the company's chain as it is now. */
async function mailedNow(digest?: string): Promise<Asked['mailed']> {
  const { app, company } = house;
  const { rows: found } = await sql<{ entry: number; entries: number; ozet: string }>`
    select son_id::float8 as entry, ozet, (select count(*)::int from change_logs l
      where l.company_id = h.company_id) as entries
    from change_log_heads h where company_id = ${company}`.execute(app.db.system);
  const { entry = 0, entries = 0, ozet = '' } = found[0] ?? {};
  const path = join(dir, 'line.txt');
  await writeFile(
    path,
    lineOfHead(app.config, {
      ...{ company_id: company, day: '2026-11-26', entry, entries, digest: digest ?? ozet },
    }),
  );
  return readMailed([path], anchorSigners(app.config));
}

describe('the archive of a company', () => {
  it('is whole by itself, and with anchors and mails', { timeout: MINUTES }, async () => {
    const { app, company } = house;
    const signers = [signer.key, ...anchorSigners(app.config)];
    const anchors = join(app.config.DATA_DIR, 'files/anchors');
    const mailed = await mailedNow();
    const { code, lines, broken } = await verified(whole, { signers, anchors, mailed });
    expect(broken).toEqual([]);
    expect(code).toBe(0);
    expect(lines).toEqual(
      expect.arrayContaining([
        `${whole} was signed by ${signer.key}, as expected.`,
        expect.stringMatching(new RegExp(`^company ${company}: ok, \\d+ entries$`)),
        expect.stringContaining(`company ${company}: its chain contains what was mailed`),
        'All logs are whole.',
      ]),
    );
  });

  it('shows what was changed in it, however it was signed', { timeout: MINUTES }, async () => {
    const path = await manipulated((entries, manifest) => {
      const change = (table: string, by: (all: Rows) => Rows) => rows(table, by)(entries, manifest);
      change('veri_harita', (all) => all.map((row) => ({ ...row, surec_ismi: 'Başka' })));
      change('basvurular', (all) => all.map((row) => ({ ...row, son_gun: '2030-01-01' })));
      change('metin_surumleri', () => []);
      change('change_logs', (all) => all.slice(0, -1));
      const [file = ''] = Object.values(manifest.stored);
      entries.set(file, Buffer.from('other bytes'));
    });
    const { code, broken } = await verified(path);
    for (const line of [
      /veri_harita \d+ is not as its entries say \(surec_ismi\)/,
      /basvurular \d+ is not as its digest in the log says/,
      /metin_surumleri \d+ is gone/,
      /BROKEN at the end: the chain should reach entry \d+/,
      /BROKEN, file \S+ .*: its bytes are not those that came in/,
    ])
      expect(broken).toContainEqual(expect.stringMatching(line));
    expect(broken.every((line) => line.includes(`company ${house.company}`))).toBe(true);
    expect(code).toBe(1);
  });

  it(
    'shows a chain that was replaced by a fitting one, by a mail about the other',
    {
      timeout: MINUTES,
    },
    async () => {
      const mailed = await mailedNow('0'.repeat(64));
      expect(await verified(whole, { mailed })).toMatchObject({
        code: 1,
        broken: [expect.stringMatching(/BROKEN at entry \d+: its chain does not contain what was/)],
      });
    },
  );

  it('is refused when it is damaged, of a stranger, or of another version', async () => {
    const bytes = Buffer.from('no archive');
    const damaged = join(dir, 'damaged.zip');
    await writeFile(damaged, bytes);
    await expect(verified(damaged)).rejects.toThrow('cannot be read');
    const stranger = signerOf('of a stranger'.padEnd(40, 'x')).key;
    await expect(verified(whole, { signers: [stranger] })).rejects.toThrow('was signed by');
    const newer = await manipulated((_, manifest) => {
      manifest.migrations = [...manifest.migrations, '9999_of_tomorrow.sql'];
    });
    await expect(verified(newer)).rejects.toThrow('of a newer version, which has 9999_of_tomorrow');
    const former = await manipulated((_, manifest) => {
      Object.assign(manifest, { migrations: undefined });
    });
    await expect(verified(former)).rejects.toThrow('have a new one made');
  });
});

it('verifies a backup of the whole installation alike', { timeout: MINUTES }, async () => {
  const { app, company } = house;
  const path = join(dir, 'backup.zip');
  const { files, config } = app.services;
  await backUp({ url: app.url, files, secret: config.SECRET, ownSecret: false }, path);
  await expect(verified(path)).rejects.toThrow('by SECRET');
  const mailed = await mailedNow();
  const { lines } = await verified(path, { secret: config.SECRET, mailed });
  const own = lines.filter((line) => line.startsWith(`company ${company}:`));
  expect(own).toEqual([
    expect.stringMatching(/: ok, \d+ entries$/),
    expect.stringContaining('its chain contains what was mailed'),
  ]);
});
