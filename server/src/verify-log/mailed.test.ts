import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyEvidence } from '@emanet/contract/companies/evidence';
import { organization } from '@emanet/contract/organization';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type Caller } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { openOwner } from '../../test/owner.ts';
import { mailHead } from '../features/companies/evidence-mail.ts';
import { mailChainHeadsJob } from '../features/companies/jobs.ts';
import { signerOf } from '../platform/crypto/signer.ts';
import { reachOf } from '../platform/jobs/start.ts';
import { mailTransport } from '../platform/mail/transport.ts';
import { lineOfHead } from '../records/chain-heads.ts';
import { anchorLogs, anchorSigners } from '../records/log-anchors.ts';
import { readNoted } from './anchored.ts';
import { verifyLogs } from './logs.ts';
import { readMailed } from './mailed.ts';
import { replayedNouns } from './nouns.ts';
import { report } from './report.ts';

let company: number;
let manager: Caller;
/** A mail about the company, as a mail program saves it, and the entry that it names. */
let eml: string;
let entry: number;

const app = await testApp();
const owner = await openOwner(app.url);
const dir = await mkdtemp(join(tmpdir(), 'emanet-mailed-'));
afterAll(async () => {
  await owner.close();
  await app.close();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  company = await app.makeCompany();
  manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  for (const name of ['Depo', 'Arşiv', 'Muhasebe'])
    await manager.call(organization.addDepartment, { body: { department_name: name } });
  eml = await mailed();
  ({ entry } = (await readMailed([eml])).heads[0] ?? { entry: 0 });
  // The chain goes on behind the mail.
  await manager.call(organization.addDepartment, { body: { department_name: 'Bilgi İşlem' } });
  await anchorLogs(app.services);
});

async function mailed(): Promise<string> {
  const to = `${unique('kanit')}@ornek.test`;
  await manager.call(companyEvidence.setEvidenceMail, {
    body: { kanit_eposta: to, kanit_sikligi: 'gunluk', dil: 'tr' },
  });
  await mailHead(app.services, reachOf(app.services, mailChainHeadsJob).scopeIn(company));
  const [mail] = await app.mailsTo(to);
  if (!mail) throw new Error('no mail');
  const id = unique('mail');
  await mailTransport(app.config).deliver(mail, id);
  return join(app.config.DATA_DIR, 'mail', `${id}.eml`);
}

async function saved(text: string): Promise<string> {
  const path = join(dir, unique('saved'));
  await writeFile(path, text);
  return path;
}

/** Lines of the command about the company, and its exit code. */
async function verified(paths: readonly string[] = [eml], signers = anchorSigners(app.config)) {
  const { noted } = await readNoted(app.services.files, app.config.SECRET, { signers });
  const { heads, problems } = await readMailed(paths, signers);
  const lines: string[] = [];
  const verdicts = verifyLogs(app.db.system, {
    ...{ nouns: replayedNouns, noted, library: 34, secret: app.config.SECRET },
    ...{ now: app.services.clock.now(), only: company, mailed: heads },
  });
  const code = await report(verdicts, problems, (line) => lines.push(line));
  return { code, lines: lines.filter((line) => /mailed|BROKEN/.test(line)) };
}

const contained = (): unknown =>
  expect.stringMatching(
    new RegExp(`company ${company}: its chain contains what was mailed on .* entry ${entry}$`),
  );
const missing = (): unknown =>
  expect.stringMatching(new RegExp(`company ${company}: BROKEN at entry ${entry}: its chain does`));

/** Rewrites the chain of the company with all digests, its head and its anchors, as its owner can. */
async function rewrite(change: string): Promise<void> {
  await owner.tamper('change_logs', [change, [company]]);
  const { rows } = await owner.ask<{ id: string }>(
    'select id from change_logs where company_id = $1 order by id',
    [company],
  );
  for (const { id } of rows)
    await owner.tamper('change_logs', [
      `update change_logs l set ozet = change_log_hash(coalesce((select p.ozet from change_logs p
         where p.company_id = $1 and p.id < $2 order by p.id desc limit 1), ''), l) where l.id = $2`,
      [company, id],
    ]);
  await owner.ask(
    `update change_log_heads h set son_id = l.id, ozet = l.ozet from change_logs l
     where h.company_id = $1 and l.id = (select max(id) from change_logs where company_id = $1)`,
    [company],
  );
  const { files } = app.services;
  for (const { key } of await Array.fromAsync(files.keys('anchors'))) await files.remove(key);
  await anchorLogs(app.services);
}

describe('a mailed head', () => {
  it('is found in a saved mail, in its line alone, quoted and broken between words', async () => {
    const found = { code: 0, lines: [contained()] };
    expect(await verified()).toEqual(found);
    const { heads } = await readMailed([eml]);
    const line = heads.map((head) => lineOfHead(app.config, head)).join('\n');
    expect(await verified([await saved(`> ${line.replaceAll(' ', '\r\n> ')}\n`)])).toEqual(found);
    const mbox = `From a@b Thu Nov 26 2026\n${await readFile(eml, 'utf8')}`;
    expect(await verified([await saved(mbox + mbox), eml])).toEqual(found);
    await expect(readMailed([await saved('Merhaba')])).rejects.toThrow('holds no line');
  });

  it.each([
    [
      'changed in its middle',
      `update change_logs set guncelleyen = 'Başkası' where id =
        (select min(id) from change_logs where company_id = $1 and tur = 'departman')`,
    ],
    [
      'shortened by an entry',
      `delete from change_logs where id =
        (select min(id) from change_logs where company_id = $1 and tur = 'departman')`,
    ],
    [
      'cut off',
      `delete from change_logs l using (select min(id) as id from change_logs
        where company_id = $1 and tur = 'departman') first
       where l.company_id = $1 and l.id > first.id`,
    ],
  ])('is missing in a chain that was %s, computed and anchored anew', async (_, change) => {
    await rewrite(change);
    const { code, lines } = await verified();
    expect(lines).toContainEqual(missing());
    expect(code).toBe(1);
  });

  it('is missing in a chain that is gone with its company and all anchors', async () => {
    const { heads } = await readMailed([eml]);
    const lines: string[] = [];
    const verdicts = verifyLogs(app.db.system, {
      ...{ nouns: [], noted: { companies: new Map() }, library: 34, secret: app.config.SECRET },
      ...{ now: app.services.clock.now(), only: 2_000_000_001 },
      mailed: heads.map((head) => ({ ...head, company_id: 2_000_000_001 })),
    });
    expect(await report(verdicts, [], (line) => lines.push(line))).toBe(1);
    expect(lines).toContainEqual(expect.stringContaining('the company is gone'));
    expect(lines).toContainEqual(expect.stringContaining(`BROKEN at entry ${entry}: its chain`));
  });

  it('counts only as it was signed, by a key that is expected', async () => {
    const { heads } = await readMailed([eml]);
    const [head] = heads;
    if (!head) throw new Error('no head');
    const other = await saved(lineOfHead(app.config, head).replace(` ${entry} `, ` ${entry + 1} `));
    expect((await verified([other])).lines).toEqual([
      expect.stringContaining('is not as it was signed'),
    ]);
    const secret = 'a secret of somebody else'.padEnd(40, 'x');
    const foreign = await saved(lineOfHead({ SECRET: secret, ANCHOR_KEY: undefined }, head));
    expect((await verified([foreign])).lines).toEqual([
      expect.stringContaining('was signed by another key'),
    ]);
    expect((await readMailed([foreign])).signers).toEqual(
      new Set([signerOf(secret, 'anchor-signature').key]),
    );
  });
});
