import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { evidence, EVIDENCE_SECTIONS, type EvidenceSection } from '@emanet/contract/evidence';
import { verifyEvidence } from '@emanet/contract/evidence/verify';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { openPromise } from 'yauzl';
import { afterAll, describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { loadDemo } from '../../demo/demo.ts';
import { textOfPdf } from '../../demo/pdf-text.fixture.ts';
import { evidenceParts } from '../../evidence-of-features.ts';
import { pastNouns } from '../../past-nouns.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { signerOf } from '../../platform/crypto/signer.ts';
import { startArchive } from '../../platform/files/new-archive.ts';
import { commentOf, signedBy } from '../../platform/files/signed-archive.ts';
import { loadTemplate } from '../../template/template.ts';
import { unzipped } from '../../../test/zip.ts';
import { compareLinked } from '../tables/cross-checks.ts';
import { writeEvidence, type EvidenceAsked } from '../../records/evidence/file.ts';

/** A file of the demo takes some seconds, on a busy machine many. */
const MINUTES = 240_000;

// The demo's company has rows in most tables, and a history.
const app = await appOfFile({}, { own: true });
const services = { ...app.services, db: app.db, config: { ...app.config, DEMO: true } };
await loadTemplate(app.db, app.config);
await loadDemo(services);
const { rows: companies } = await sql<{ company_id: number }>`
  select company_id from basvurular group by company_id order by count(*) desc`.execute(
  app.db.system,
);
const company = companies[0]?.company_id ?? 0;
const signer = signerOf(app.config.SECRET);
const dir = app.config.DATA_DIR;
const made: string[] = [];

const newSha256 = () => {
  const hash = createHash('sha256');
  return { update: (piece: Uint8Array) => hash.update(piece), hex: () => hash.digest('hex') };
};
const judged = (bytes: Buffer) => verifyEvidence(new Blob([Uint8Array.from(bytes)]), { newSha256 });

async function make(name: string, asked: Partial<EvidenceAsked> = {}) {
  const path = join(dir, `${name}.zip`);
  made.push(path);
  const manifest = await writeEvidence(services, {
    scope: scopeOfJob({ kind: 'job', job: 'evidence' }, company),
    ...{ parts: evidenceParts, nouns: pastNouns, compare: compareLinked },
    ...{ lang: 'tr', departments: [] },
    sections: EVIDENCE_SECTIONS.filter((one) => one !== 'makine'),
    ...{ day: null, open: false, by: 'Selin Aydoğan', reason: 'Bağımsız denetim' },
    ...asked,
    store: (bytes) => pipeline(bytes, createWriteStream(path)),
  });
  return { path, manifest, bytes: await readFile(path) };
}

/** Every entry of a file with its bytes. */
async function entriesIn(path: string): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  return entries;
}

/** The same entries in a new zip, signed as whoever has SECRET can. */
async function packed(entries: Iterable<readonly [string, Buffer]>): Promise<Buffer> {
  const path = join(dir, `packed-${made.length}.zip`);
  made.push(path);
  const zip = startArchive((bytes) => pipeline(bytes, signedBy(signer), createWriteStream(path)));
  for (const [name, bytes] of entries) await zip.add(name, Readable.from([bytes]), true);
  await zip.end(commentOf(signer));
  return readFile(path);
}

/** Words of everything in a file that a person reads. */
async function wordsIn(path: string): Promise<string> {
  const words: string[] = [];
  for (const [name, bytes] of await entriesIn(path))
    if (name.endsWith('.pdf')) words.push(name, await textOfPdf(bytes));
    else if (name.endsWith('.xlsx')) words.push(name, ...unzipped(bytes).values());
  return words.join('\n');
}

const whole = await make('whole', { sections: EVIDENCE_SECTIONS, open: true });

afterAll(async () => {
  for (const path of made) await rm(path, { force: true });
});

describe('an evidence file', () => {
  it('has a folder for each part, with every list as a workbook and as PDF/A', async () => {
    const entries = await entriesIn(whole.path);
    const names = [...entries.keys()];
    expect(names[names.length - 4]).toBe('00 Kapak ve içindekiler.pdf');
    for (const [at, section] of EVIDENCE_SECTIONS.entries()) {
      const folder = section === 'makine' ? 'veri/' : `${String(at + 1).padStart(2, '0')} `;
      expect(names.filter((one) => one.startsWith(folder)).length, section).toBeGreaterThanOrEqual(
        1,
      );
    }
    const papers = names.filter((one) => /^\d\d .*\.pdf$/.test(one));
    const uploaded = new Set(Object.values(whole.manifest.stored));
    for (const name of papers.filter((one) => !uploaded.has(one))) {
      const pdf = entries.get(name) ?? Buffer.alloc(0);
      expect(pdf.includes('pdfaid:part'), name).toBe(true);
    }
    const cover = await textOfPdf(entries.get('00 Kapak ve içindekiler.pdf') ?? Buffer.alloc(0));
    for (const said of ['Bağımsız denetim', 'Selin Aydoğan', signer.key.slice(0, 20)])
      expect(cover).toContain(said);
  });

  it('says how many records each list holds', async () => {
    const entries = await entriesIn(whole.path);
    const count = async (table: string) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
        where company_id = ${company}`.execute(app.db.system);
      return rows[0]?.n ?? 0;
    };
    for (const [name, table] of [
      ['07 İlgili kişi başvuruları/Başvurular.xlsx', 'basvurular'],
      ['08 Veri ihlalleri/Veri ihlalleri.xlsx', 'veri_ihlalleri'],
      ['02 Tedarikçiler ve aktarımlar/Tedarikçi rehberi.xlsx', 'tedarikci_listesi'],
      ['11 Aksiyonlar ve süreler/Aksiyonlar.xlsx', 'aksiyonlar'],
      ['11 Aksiyonlar ve süreler/Süreler.xlsx', 'sureler'],
      ['06 Dokümanlar/Dokümanlar.xlsx', 'dokumanlar'],
      ['13 Değişiklik kaydı/Değişiklik kaydı.xlsx', 'change_logs'],
    ] as const) {
      const sheet = unzipped(entries.get(name) ?? Buffer.alloc(0)).get('xl/worksheets/sheet1.xml');
      expect((sheet?.match(/<row /g)?.length ?? 0) - 1, name).toBe(await count(table));
    }
  });

  it(
    'is whole by itself, in the browser’s verifier and by its own script',
    { timeout: MINUTES },
    async () => {
      const found = await judged(whole.bytes);
      expect(found).toMatchObject({ state: 'whole', sealed: true, key: signer.key });
      expect(found.digest).toBe(createHash('sha256').update(whole.bytes).digest('hex'));
      expect(found.compared?.same).toBe(Object.keys(whole.manifest.digests).length);
      const entries = await entriesIn(whole.path);
      const script = join(dir, 'dogrula.mjs');
      made.push(script);
      await writeFile(script, entries.get('dogrula.mjs') ?? '');
      const run = (...words: string[]) =>
        promisify(execFile)(process.execPath, [script, ...words]).then(
          ({ stdout }) => ({ code: 0, stdout }),
          (error: unknown) => {
            const { code, stdout } = error as { code: number; stdout: string };
            return { code, stdout };
          },
        );
      expect(await run(whole.path, signer.key)).toMatchObject({ code: 0 });
      expect((await run(whole.path, 'another')).code).toBe(1);
      const bad = Buffer.from(whole.bytes);
      bad[bad.length >> 1] = (bad[bad.length >> 1] ?? 0) ^ 1;
      const path = join(dir, 'bad.zip');
      made.push(path);
      await writeFile(path, bad);
      const refused = await run(path);
      expect(refused.code).toBe(1);
      expect(refused.stdout).toMatch(/CHANGED|UNREADABLE/);
    },
  );

  it(
    'gives the same bytes for the same state, but for the cover and the seal',
    { timeout: MINUTES },
    async () => {
      const day = daysAfter(todayInTurkey(), -1);
      const [one, other] = [await make('one', { day }), await make('other', { day })];
      const { '00 Kapak ve içindekiler.pdf': _a, ...first } = one.manifest.digests;
      const { '00 Kapak ve içindekiler.pdf': _b, ...second } = other.manifest.digests;
      expect(second).toEqual(first);
    },
  );
});

describe('the verifier', () => {
  it('names any byte that was flipped, wherever it is', { timeout: MINUTES }, async () => {
    const { bytes } = await make('small', { sections: ['onaylar', 'ihlaller'] });
    for (let at = 0; at < 120; at += 1) {
      const place = Math.floor((bytes.length * at) / 120);
      const bad = Buffer.from(bytes);
      bad[place] = (bad[place] ?? 0) ^ (1 << (at % 8));
      expect((await judged(bad)).state, `byte ${place}`).not.toBe('whole');
    }
    for (const size of [bytes.length - 1, bytes.length >> 1, 10, 0])
      expect((await judged(bytes.subarray(0, size))).state).not.toBe('whole');
    expect((await judged(Buffer.concat([bytes, Buffer.from('x')]))).state).not.toBe('whole');
  });

  it(
    'names what was changed, removed and added, though the zip was signed anew',
    { timeout: MINUTES },
    async () => {
      const { path } = await make('some', { sections: ['onaylar'] });
      const entries = await entriesIn(path);
      const [first = '', second = ''] = [...entries.keys()].filter((one) => one.startsWith('09 '));
      const changed = new Map(entries);
      changed.set(first, Buffer.from('other bytes'));
      changed.delete(second);
      changed.set('09 Envanter onayları/yeni.txt', Buffer.from('x'));
      const found = await judged(await packed(changed));
      expect(found).toMatchObject({ state: 'changed', sealed: true });
      expect(found.compared?.changed.map(({ name }) => name)).toEqual([first]);
      expect(found.compared?.missing).toEqual([second]);
      expect(found.compared?.added).toEqual(['09 Envanter onayları/yeni.txt']);
    },
  );

  it(
    'names the description of another day, and one that was edited',
    { timeout: MINUTES },
    async () => {
      const day = daysAfter(todayInTurkey(), -2);
      const sections: EvidenceSection[] = ['onaylar'];
      const now = await entriesIn((await make('now', { sections })).path);
      const then = await entriesIn((await make('then', { sections, day })).path);
      const swapped = new Map(now);
      for (const name of ['manifest.json', 'muhur.json'])
        swapped.set(name, then.get(name) ?? Buffer.alloc(0));
      const found = await judged(await packed(swapped));
      expect(found).toMatchObject({ state: 'changed', sealed: true });
      expect(found.described?.day).toBe(day);
      expect(found.compared?.changed.length).toBeGreaterThan(0);
      const edited = new Map(now);
      const text = String(now.get('manifest.json')).replace('Bağımsız denetim', 'Başka amaç');
      edited.set('manifest.json', Buffer.from(text));
      expect(await judged(await packed(edited))).toMatchObject({ state: 'changed', sealed: false });
    },
  );

  it('takes no other file for evidence', async () => {
    expect((await judged(Buffer.from('no zip at all'))).state).toBe('unreadable');
    expect((await judged(await packed([['a.txt', Buffer.from('a')]]))).state).toBe('unreadable');
  });
});

describe('names of people', () => {
  it('are masked unless the file is asked for with them', { timeout: MINUTES }, async () => {
    const sections: EvidenceSection[] = ['metinler', 'basvurular', 'ihlaller', 'egitimler'];
    const { rows } = await sql<{ name: string }>`
      select distinct ad_soyad as name from basvurular where company_id = ${company}
      union select fullname from egitim_davetleri where company_id = ${company}
      union select fullname from metin_imzalari where company_id = ${company}
      union select eposta from basvurular where company_id = ${company} and eposta is not null
      union select email from egitim_davetleri where company_id = ${company} and email is not null`.execute(
      app.db.system,
    );
    // People who work in Emanet are named in what they did.
    const { rows: users } = await sql<{ name: string }>`select fullname as name from users`.execute(
      app.db.system,
    );
    const known = new Set(users.map(({ name }) => name));
    const names = rows.flatMap(({ name }) => (known.has(name) ? [] : name));
    expect(names.length).toBeGreaterThan(10);
    const masked = await wordsIn((await make('masked', { sections })).path);
    expect(names.filter((name) => masked.includes(name))).toEqual([]);
    const open = await wordsIn((await make('open', { sections, open: true })).path);
    expect(names.filter((name) => open.includes(name)).length).toBeGreaterThan(10);
  });
});

describe('a past day', () => {
  it('has what was there then, and nothing that came later', { timeout: MINUTES }, async () => {
    const day = daysAfter(todayInTurkey(), -1);
    const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
    const before = (
      await manager.call({ ...evidence.sections, path: `${evidence.sections.path}?tarih=${day}` })
    ).body.data;
    const now = (await manager.call(evidence.sections)).body.data;
    expect(before.map(({ bolum }) => bolum)).toEqual(now.map(({ bolum }) => bolum));
    const breaches = await entriesIn((await make('day', { sections: ['kayit'], day })).path);
    const sheet = unzipped(
      breaches.get('13 Değişiklik kaydı/Değişiklik kaydı.xlsx') ?? Buffer.alloc(0),
    ).get('xl/worksheets/sheet1.xml');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from change_logs
      where company_id = ${company} and tarih < ${daysAfter(day, 1)}::timestamp at time zone 'Europe/Istanbul'`.execute(
      app.db.system,
    );
    expect((sheet?.match(/<row /g)?.length ?? 0) - 1).toBe(rows[0]?.n);
  });
});

describe('a request', () => {
  it('is refused for what no file can be', async () => {
    const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
    const ask = async (body: object) =>
      (await manager.call(evidence.add, { body: { dil: 'tr', ...body } })).body.code;
    expect(await ask({ bolumler: ['makine'] })).toBe('EVIDENCE_OF_TODAY');
    expect(
      await ask({
        bolumler: ['makine'],
        acik: true,
        amac: 'x',
        tarih: daysAfter(todayInTurkey(), -1),
      }),
    ).toBe('EVIDENCE_OF_TODAY');
    expect(await ask({ bolumler: ['basvurular'], acik: true })).toBe('EVIDENCE_NAMES');
    expect(await ask({ bolumler: [] })).toBe('INVALID_INPUT');
    expect(await ask({ tarih: todayInTurkey() })).toBe('DAY_INVALID');
    expect(await ask({ tarih: '1999-01-01' })).toBe('DAY_UNKNOWN');
  });
});
