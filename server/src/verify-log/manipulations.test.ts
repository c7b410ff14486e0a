import { Readable } from 'node:stream';
import { actions } from '@emanet/contract/actions';
import { documents } from '@emanet/contract/documents';
import { filings } from '@emanet/contract/filings';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { training } from '@emanet/contract/training';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../test/app.ts';
import { openOwner } from '../../test/owner.ts';
import { pdf } from '../../test/sample-files.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { keptKey } from '../platform/files/rows.ts';
import { anchorLogs } from '../records/log-anchors.ts';
import { readNoted } from './anchored.ts';
import { verifyFiles } from './files.ts';
import { verifyLogs } from './logs.ts';
import { replayedNouns } from './nouns.ts';
import { report } from './report.ts';

const HOUR_MS = 3_600_000;

let company: number;
let manager: Caller;
const app = await appOfFile();
const owner = await openOwner(app.url);
afterAll(() => owner.close());

/** A company with something of most nouns, noted by an anchor. */
beforeEach(async () => {
  company = await app.makeCompany();
  manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  await fill();
  await anchorLogs(app.services);
  expect((await verified()).lines).toEqual([]);
});

async function fill(): Promise<void> {
  const added = await manager.call(organization.addDepartment, {
    body: { department_name: 'Depo' },
  });
  const { department_id } = added.body.data;
  const body = { dokuman_ismi: 'Saklama Politikası', dokuman_tur: 'Politika' } as const;
  const person = { fullname: 'Ece Er', email: `ece-${company}@ornek.test` };
  const statuses = [
    await manager.call(processingActivities.add, { body: activityBody(department_id, 'Bordro') }),
    await manager.call(documents.add, { body }),
    await manager.call(actions.add, {
      body: { aksiyon_ismi: 'Kilit', risk: 'Orta', department_id },
    }),
    await manager.call(organization.addRepresentatives, {
      body: { kisiler: [{ ...person, department_id: [department_id] }] },
    }),
    await manager.call(suppliers.create, { body: { tedarikci_adi: 'Bulut', ulke: 'Türkiye' } }),
    await manager.call(training.add, { body: person }),
    await manager.call(training.saveSettings, { body: { hatirlatma: false } }),
    await manager.call(notificationSettings.update, {
      params: { companyId: String(company) },
      body: { periyodik_sure: 30 },
    }),
    await manager.call(filings.measure, {
      params: { kod: 'anti_virus' },
      body: { durum: 'onayli' },
    }),
  ];
  for (const { status, text } of statuses) expect([200, 201], text).toContain(status);
}

/** The command's lines about the company that was tampered with, and its exit code. */
async function verified(later = 0): Promise<{ lines: string[]; code: number }> {
  const { noted, problems } = await readNoted(app.services.files, app.services.config.SECRET);
  const lines: string[] = [];
  const verdicts = verifyLogs(app.db.system, {
    nouns: replayedNouns,
    noted,
    library: 34,
    secret: app.config.SECRET,
    now: new Date(app.services.clock.now().getTime() + later),
    only: company,
  });
  const code = await report(verdicts, problems, (line) => lines.push(line));
  const own = lines.filter((line) => line.startsWith(`company ${company}:`));
  return { lines: own.filter((line) => /BROKEN|not yet anchored/.test(line)), code };
}

/** The command fails, and one of its lines about the company is this. */
async function expectFound(line: RegExp, later = 0): Promise<void> {
  const { lines, code } = await verified(later);
  expect(lines).toContainEqual(expect.stringMatching(line));
  expect(code).toBe(1);
}

const entries = async (): Promise<number[]> => {
  const found = await app.db.system
    .selectFrom('change_logs')
    .select('id')
    .where('company_id', '=', company)
    .orderBy('id')
    .execute();
  return found.map(({ id }) => Number(id));
};

const removeAnchors = async () => {
  const { files } = app.services;
  for (const { key } of await Array.fromAsync(files.keys('anchors'))) await files.remove(key);
};

/** Changes an entry and computes every digest behind it anew, the head's included. */
async function rewriteChain(): Promise<void> {
  const ids = await entries();
  await owner.tamper('change_logs', [
    `update change_logs set guncelleyen = 'Başkası' where id = $1`,
    [ids[0]],
  ]);
  for (const id of ids)
    await owner.tamper('change_logs', [
      `update change_logs l set ozet = change_log_hash(coalesce((select p.ozet from change_logs p
         where p.company_id = $1 and p.id < $2 order by p.id desc limit 1), ''), l) where l.id = $2`,
      [company, id],
    ]);
  await owner.ask(
    `update change_log_heads h set ozet = l.ozet from change_logs l
     where l.id = h.son_id and h.company_id = $1`,
    [company],
  );
}

describe('the verifier finds', () => {
  it('an entry changed under a digest function that answers as stored', async () => {
    const [, id = 0] = await entries();
    const { rows } = await owner.ask<{ as_written: string; body: string }>(
      `select pg_get_functiondef('change_log_hash'::regproc) as as_written,
         substring(pg_get_functiondef('change_log_hash'::regproc) from 'RETURN (.*)$') as body`,
    );
    const [was] = rows;
    if (!was) throw new Error('no function');
    await owner.tamper('change_logs', [
      `update change_logs set guncelleyen = 'Başkası' where id = $1`,
      [id],
    ]);
    await owner.ask(`create or replace function change_log_hash(previous text, entry change_logs)
      returns text language sql immutable
      return case when (entry).id = ${id} then (entry).ozet else ${was.body} end`);
    try {
      await expectFound(new RegExp(`BROKEN at entry ${id}:`));
    } finally {
      await owner.ask(was.as_written);
    }
  });

  it('a whole company that an anchor names and the database does not', async () => {
    const removed = 2_000_000_000;
    const digests = new Map([[17, 'noted']]);
    const noted = { companies: new Map([[removed, { newest: 17, digests }]]) };
    const lines: string[] = [];
    const verdicts = verifyLogs(app.db.system, {
      nouns: replayedNouns,
      noted,
      library: 34,
      secret: app.config.SECRET,
      now: app.services.clock.now(),
      only: removed,
    });
    expect(await report(verdicts, [], (line) => lines.push(line))).toBe(1);
    expect(lines).toContain(`company ${removed}: BROKEN, the company is gone`);
    expect(lines).toContainEqual(
      expect.stringContaining(`company ${removed}: BROKEN at entry 17: an anchor`),
    );
  });

  it('all anchors removed, and the chain computed anew behind them', async () => {
    const [first = 0] = await entries();
    await removeAnchors();
    await expectFound(new RegExp(`BROKEN at entry ${first} .* is in none`), 3 * HOUR_MS);
    await rewriteChain();
    const now = new Date(app.services.clock.now().getTime() + 3 * HOUR_MS);
    await anchorLogs({ ...app.services, clock: { ...app.services.clock, now: () => now } });
    await expectFound(/the anchors begin at .*: those before are missing/, 3 * HOUR_MS);
    await removeAnchors();
  });

  it('entries that no anchor has noted yet, and fails once they should be in one', async () => {
    const before = (await entries()).length;
    await manager.call(organization.addDepartment, { body: { department_name: 'Arşiv' } });
    const newest = (await entries())[before];
    expect((await verified()).lines).toEqual([
      expect.stringContaining(`not yet anchored: 1 entry from entry ${newest}`),
    ]);
    await expectFound(new RegExp(`BROKEN at entry ${newest} .* is in none`), 3 * HOUR_MS);
  });

  it.each([
    [
      'dokumanlar',
      'dokuman_ismi',
      `update dokumanlar set dokuman_ismi = 'x' where company_id = $1`,
    ],
    ['aksiyonlar', 'risk', `update aksiyonlar set risk = 'Düşük' where company_id = $1`],
    ['tedarikci_listesi', 'ulke', `update tedarikci_listesi set ulke = 'x' where company_id = $1`],
    [
      'departman',
      'department_name',
      `update departments set department_name = 'x' where company_id = $1`,
    ],
    [
      'temsilci',
      'varlik_sorumlusu',
      `update memberships set varlik_sorumlusu = true
       where role = 'temsilci' and company_id = $1`,
    ],
    [
      'egitim_ayarlari',
      'hatirlatma',
      'update egitim_ayarlari set hatirlatma = true where company_id = $1',
    ],
    [
      'bildirim_ayarlari',
      'periyodik_sure',
      'update bildirim_ayarlari set periyodik_sure = 300 where company_id = $1',
    ],
    [
      'verbis_tedbirleri',
      'anti_virus',
      `update verbis_tedbirleri set durum = 'reddedildi' where company_id = $1`,
    ],
  ])('%s whose %s was changed', async (tur, field, statement) => {
    await behindTheLog(statement);
    await expectFound(
      new RegExp(`BROKEN, ${tur} \\d+ is not as its entries say \\(${field}\\), .* \\d+$`),
    );
  });

  it.each([
    ['dokumanlar', 'delete from dokumanlar where company_id = $1'],
    ['aksiyonlar', 'delete from aksiyonlar where company_id = $1'],
    ['egitim_davetleri', 'delete from egitim_davetleri where company_id = $1'],
    ['bildirim_ayarlari', 'delete from bildirim_ayarlari where company_id = $1'],
    [
      'temsilci',
      `update memberships set role = 'yönetici' where role = 'temsilci' and company_id = $1`,
    ],
  ])('%s that went without an entry, or a role that did', async (tur, statement) => {
    await behindTheLog(statement);
    await expectFound(new RegExp(`BROKEN, ${tur} \\d+ is gone without an entry of it, .* \\d+$`));
  });

  it.each([
    [
      'dokumanlar',
      `insert into dokumanlar (company_id, dokuman_ismi, dokuman_tur) values ($1, 'x', 'Politika')`,
    ],
    [
      'aksiyonlar',
      `insert into aksiyonlar (company_id, department_id, aksiyon_ismi, risk, guncelleyen)
       select $1, min(department_id), 'x', 'Orta', 'x' from departments where company_id = $1`,
    ],
    [
      'egitim_davetleri',
      `insert into egitim_davetleri (company_id, fullname, email, token_muhurlu)
       values ($1, 'x', 'x@ornek.test', '\\x00')`,
    ],
  ])('%s that were forged', async (tur, statement) => {
    await behindTheLog(statement);
    await expectFound(new RegExp(`BROKEN, ${tur} \\d+ has no entry in the log`));
  });
});

it('finds bytes of a file that were changed, and that went', async () => {
  const { files } = app.services;
  const sent = await manager.call(documents.add, {
    body: { dokuman_ismi: 'Sözleşme', dokuman_tur: 'Politika' },
    file: { name: 'sozlesme.pdf', bytes: pdf() },
  });
  expect(sent.status, sent.text).toBe(201);
  const { rows } = await owner.ask<{ id: string }>(
    'select id from dosyalar where company_id = $1',
    [company],
  );
  const id = rows[0]?.id ?? '';
  const own = async () =>
    (await Array.fromAsync(verifyFiles(app.db.system, files))).filter((line) => line.includes(id));
  expect(await own()).toEqual([]);
  await files.remove(keptKey(company, id));
  expect(await own()).toEqual([expect.stringContaining('its bytes are gone')]);
  await files.write(keptKey(company, id), Readable.from(['other bytes']));
  expect(await own()).toEqual([
    `company ${company}: BROKEN, file ${id} (dokuman, sozlesme.pdf): its bytes are not those that came in`,
  ]);
});

/** Changes rows of the company as the platform's role, which writes no entry. */
async function behindTheLog(statement: string): Promise<void> {
  await owner.ask('begin; set local role emanet_system');
  const done = await owner.ask(statement, [company]);
  await owner.ask('commit');
  expect(done.rowCount).toBeGreaterThan(0);
}
