import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { openPromise } from 'yauzl';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { parseCommand, runCommand } from '../../admin/run.ts';
import { loadDemo } from '../../demo/demo.ts';
import { signerOf } from '../../platform/crypto/signer.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { endingOf } from '../../platform/files/signed-archive.ts';
import { keptKey } from '../../platform/files/rows.ts';
import { loadTemplate } from '../../template/template.ts';
import { succeed } from '../../platform/crypto/former.ts';
import { verifyLogs } from '../../verify-log/logs.ts';
import { MANIFEST, SEAL, type EvidenceManifest } from '../evidence/manifest.ts';
import { entryOfRows } from './machine-tables.ts';
import { eraseCompaniesJob } from './erase.ts';
import { companyTables, inOrderOfErasure, OUTLIVING } from './tables.ts';

// A database of its own with the demo's companies, which have rows in most tables.
const app = await appOfFile({}, { own: true });
const services = { ...app.services, db: app.db, config: { ...app.config, DEMO: true } };
await loadTemplate(app.db, app.config);
await loadDemo(services);
const found = await app.db.system
  .selectFrom('companies')
  .select(['company_id', 'company_name'])
  .where('company_id', '<>', app.config.TEMPLATE_COMPANY_ID)
  .orderBy('company_id')
  .execute();
const [doomed = 0, other = 0] = found.map(({ company_id }) => company_id);
const name = found[0]?.company_name ?? '';

const admin = (...words: string[]) => runCommand(app.db, app.config, parseCommand(words));

/** Tables whose rows are nobody's company's: the platform's, people's, the dated calendar's. */
const OF_NO_COMPANY = [
  ...['access_tokens', 'adres_degisiklikleri', 'authenticator_apps', 'silinen_hesaplar'],
  ...['firmalar', 'firma_uyeleri', 'firma_mevzuati'],
  ...['free_account_requests', 'job_results', 'job_slots'],
  'mail_opt_outs',
  ...['kutuphane_kayitlari', 'otp_codes', 'passkey_challenges', 'passkeys', 'portfoy_kisileri'],
  ...['kisi_eslesmeleri', 'kisi_gorunumleri', 'portfoy_gorunumleri'],
  ...[
    'public_forms',
    'recovery_codes',
    'schema_migrations',
    'scope_keys',
    'second_steps',
    'sessions',
  ],
  ...['sure_kurallari', 'tatiller', 'throttles', 'users'],
];

async function countsOf(company_id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name: table } of await companyTables(app.db.system)) {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows
      from ${sql.table(table)} where company_id = ${company_id}`.execute(app.db.system);
    counts[table] = rows[0]?.rows ?? -1;
  }
  return counts;
}
const filesOf = async (company_id: number): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of app.services.files.keys(`kept/${company_id}`)) keys.push(key);
  return keys;
};

describe('tables', () => {
  it('belong to companies by their columns, and no other table does', async () => {
    const { rows } = await sql<{ name: string }>`select relname::text as name from pg_class
      where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace`.execute(app.db.system);
    const led = (await companyTables(app.db.system)).map((one) => one.name);
    const others = rows.map((one) => one.name).filter((one) => !led.includes(one));
    expect(others.toSorted()).toEqual([...OF_NO_COMPANY, ...OUTLIVING].toSorted());
    const { rows: columns } = await sql<{ name: string }>`select distinct table_name::text as name
      from information_schema.columns where table_schema = 'public'
        and column_name = 'company_id'`.execute(app.db.system);
    const named = columns.map((one) => one.name).filter((one) => !OUTLIVING.includes(one));
    // Views show rows of tables.
    expect(led).toEqual(named.filter((one) => rows.some((row) => row.name === one)).toSorted());
  });

  it('have an order in which their rows can go', async () => {
    const ordered = inOrderOfErasure(await companyTables(app.db.system));
    const at = (table: string) => ordered.findIndex((one) => one.name === table);
    expect(at('companies')).toBe(ordered.length - 1);
    expect(at('veri_harita')).toBeLessThan(at('dokumanlar'));
    expect(at('dokumanlar')).toBeLessThan(at('dosyalar'));
  });
});

describe('the archive', () => {
  it('holds every row and file of the company and no other, with digests', async () => {
    const path = join(app.config.DATA_DIR, 'company.zip');
    const counts = await countsOf(doomed);
    expect(Object.values(counts).filter((count) => count > 0).length).toBeGreaterThan(30);
    expect(await admin('company', 'export', String(doomed), path)).toContain(name);
    await expect(admin('company', 'export', String(doomed), path)).rejects.toThrow(
      'is there already',
    );

    expect(await endingOf(path)).toEqual({ signer: signerOf(app.config.SECRET).key });
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    const read = new Map<string, string>();
    const digests: Record<string, string> = {};
    for await (const entry of zip.eachEntry()) {
      const bytes: Buffer[] = [];
      for await (const piece of await zip.openReadStreamPromise(entry)) bytes.push(piece as Buffer);
      const all = Buffer.concat(bytes);
      if (![MANIFEST, SEAL].includes(entry.fileName))
        digests[entry.fileName] = createHash('sha256').update(all).digest('hex');
      if (entry.fileName.endsWith('.json')) read.set(entry.fileName, all.toString());
    }
    zip.close();
    const manifest = JSON.parse(read.get(MANIFEST) ?? '') as EvidenceManifest;
    expect(manifest.digests).toEqual(digests);
    const { kisiler: _, ...tables } = manifest.tables ?? {};
    const kept = Object.entries(counts).filter(([one]) => !manifest.omitted?.includes(one));
    expect(tables).toEqual(Object.fromEntries(kept));
    // Notes of a consultancy about its client are none of the client's data.
    expect(manifest.omitted).toEqual(expect.arrayContaining(['mail_outbox', 'portfoy_notlari']));
    for (const [table, count] of kept) {
      const rows = JSON.parse(read.get(entryOfRows(table)) ?? 'null') as { company_id: number }[];
      expect(rows, table).toHaveLength(count);
      expect(
        rows.every((row) => row.company_id === doomed),
        table,
      ).toBe(true);
    }
    const stored = (await filesOf(doomed)).length;
    const files = Object.keys(manifest.stored).length;
    expect(files).toBeGreaterThan(0);
    expect(files + manifest.missing.length).toBe(counts.dosyalar);
    expect(files).toBe(stored);
    expect(manifest.left_out?.links).toContain('token_hash');
    await rm(path);
  });
});

describe('an erasure', () => {
  const open = async () =>
    (
      await sql<{ vade: string }>`select vade from sirket_silmeleri
        where company_id = ${doomed} and vazgecme_tarihi is null and silinme_tarihi is null`.execute(
        app.db.system,
      )
    ).rows;
  const runJob = () =>
    eraseCompaniesJob.perform(
      { ...app.services, db: app.db },
      {},
      reachOf({ ...app.services, db: app.db }, eraseCompaniesJob),
    );

  it('wants the name, waits, is told and can be cancelled', async () => {
    await expect(admin('company', 'erase', String(doomed), '--name', 'x')).rejects.toThrow(name);
    expect(await admin('company', 'erase', String(doomed), '--name', name)).toContain('30 days');
    expect(await open()).toHaveLength(1);
    expect((await app.mailsTo('yonetici@demo.emanet.test'))[0]?.text).toContain('vazgeçilebilir');
    await runJob();
    expect((await countsOf(doomed)).companies).toBe(1);
    expect(await admin('company', 'keep', String(doomed))).toContain('stays');
    await expect(admin('company', 'keep', String(doomed))).rejects.toThrow('No erasure');
    expect(await open()).toHaveLength(0);
  });

  it('of nothing that was asked for is refused by the log itself', async () => {
    await expect(
      sql`delete from change_logs where company_id = ${doomed}`.execute(app.db.system),
    ).rejects.toThrow('permission denied');
    const { rows } = await sql<{ gone: number }>`select erase_log(${doomed}) as gone`.execute(
      app.db.system,
    );
    expect(rows).toEqual([{ gone: 0 }]);
  });

  it('leaves no row and no file of the company, and all of the others', async () => {
    const before = await countsOf(other);
    const filesBefore = await filesOf(other);
    const member = await app.makeUser({ role: 'temsilci', companies: [doomed] });
    await app.services.files.write(keptKey(doomed, 'kalan'), Readable.from([Buffer.from('x')]));
    await sql`select enqueue_job('archive-company', ${JSON.stringify({ company_id: doomed, id: 1, dil: 'tr' })}::json,
      now() + interval '1 day', null, false)`.execute(app.db.system);
    await admin('company', 'erase', String(doomed), '--name', name);
    await sql`update sirket_silmeleri set vade = now() where company_id = ${doomed}
      and vazgecme_tarihi is null`.execute(app.db.system);
    await runJob();

    const left = await countsOf(doomed);
    expect(Object.entries(left).filter(([, count]) => count !== 0)).toEqual([]);
    expect(await filesOf(doomed)).toEqual([]);
    const people = await sql`select from users where user_id = ${member.user_id}`.execute(
      app.db.system,
    );
    expect(people.rows).toEqual([]);
    const jobs = await sql`select from queue_jobs() where job = 'archive-company'`.execute(
      app.db.system,
    );
    expect(jobs.rows).toEqual([]);
    expect(await countsOf(other)).toEqual(before);
    expect(await filesOf(other)).toEqual(filesBefore);
    expect(await admin('company', 'erasures')).toMatch(new RegExp(`${doomed}.*erased`));
    // A second run finds nothing to do.
    await runJob();
  });

  it('is accepted by the verifier only as it was recorded', async () => {
    const { rows } = await sql<{ son: number; ozet: string }>`select zincir_sonu::int as son,
      zincir_ozeti as ozet from sirket_silmeleri where silinme_tarihi is not null`.execute(
      app.db.system,
    );
    const [{ son, ozet } = { son: 0, ozet: '' }] = rows;
    const verdict = async (newest: number, digest: string, secret = app.config.SECRET) => {
      const companies = new Map([[doomed, { newest, digests: new Map([[newest, digest]]) }]]);
      const expected = {
        ...{ nouns: [], noted: { companies }, library: app.config.TEMPLATE_COMPANY_ID },
        ...{ now: new Date(), secret, demo: true },
      };
      for await (const one of verifyLogs(app.db.system, expected))
        if (one.company_id === doomed) return one;
      return undefined;
    };
    expect(await verdict(son, ozet)).toMatchObject({ erased: { zincir_sonu: son } });
    const replaced = 'the-secret-after-an-erasure'.padEnd(40, 'z');
    expect(await verdict(son, ozet, replaced)).toMatchObject({ gone: true });
    succeed(replaced, app.config.SECRET);
    expect(await verdict(son, ozet, replaced)).toMatchObject({ erased: { zincir_sonu: son } });
    expect(await verdict(son, 'another')).toMatchObject({ gone: true });
    expect(await verdict(son + 1, ozet)).toMatchObject({ gone: true });
    await sql`update sirket_silmeleri set zincir_sonu = zincir_sonu + 5`.execute(app.db.system);
    expect(await verdict(son, ozet)).toMatchObject({ gone: true });
  });
});

it('everybody is signed out at once, in every company', async () => {
  const people = [
    await app.makeUser({ companies: [other] }),
    await app.makeUser({ companies: [await app.makeCompany()] }),
  ];
  for (const person of people) await app.signIn(person);
  expect(await admin('sign-out', '--all')).toMatch(/^Sessions of everybody ended: [1-9]/);
  const { rows } = await sql`select from sessions`.execute(app.db.system);
  expect(rows).toEqual([]);
});
