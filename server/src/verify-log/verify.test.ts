import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../test/app.ts';
import { openOwner } from '../../test/owner.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { report } from './report.ts';
import { anchorLogs } from '../records/log-anchors.ts';
import { readNoted, type Noted } from './anchored.ts';
import { verifyLogs } from './logs.ts';
import { replayedNouns } from './nouns.ts';
import { verifyChain } from './verify.ts';

const expected = (noted: Noted = { companies: new Map() }) => ({
  nouns: replayedNouns,
  noted,
  library: 34,
  now: app.services.clock.now(),
  secret: app.config.SECRET,
});

// A database of its own: every company of it is verified.
const app = await appOfFile({}, { own: true });
const owner = await openOwner(app.url);
afterAll(() => owner.close());

/** Entries of evidence that a company is made with: its form, and whoever opens it. */
const MADE = 2;

/** A company with five entries of records; gives their numbers. */
async function makeChain(): Promise<{ company: number; who: Caller; ids: number[] }> {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const who = await app.signInAs({ companies: [company] });
  for (let place = 0; place < 5; place++)
    await who.call(processingActivities.add, { body: activityBody(department, `Süreç ${place}`) });
  const found = await sql<{ id: number }>`
    select id from change_logs where company_id = ${company} and tur <> 'kanit' order by id`.execute(
    app.db.system,
  );
  return { company, who, ids: found.rows.map((row) => row.id) };
}

/** Changes entries as the owner may. */
const tamper = async (statement: string, values: unknown[]) =>
  owner.tamper('change_logs', [statement, values]);

const verdictOf = async (company: number) => verifyChain(app.db.system, company);

describe('the chain of change-log entries', () => {
  it('is whole as it was written', async () => {
    const { company } = await makeChain();
    expect(await verdictOf(company)).toEqual({ company_id: company, entries: MADE + 5 });
  });

  it('cannot be changed or cut by the application', async () => {
    const { company } = await makeChain();
    for (const statement of [
      sql`update change_logs set guncelleyen = 'x' where company_id = ${company}`,
      sql`delete from change_logs where company_id = ${company}`,
    ])
      await expect(statement.execute(app.db.system)).rejects.toThrow(/permission denied/);
    await expect(owner.ask('delete from change_logs')).rejects.toThrow(/append-only/);
  });

  it('has an end that the application cannot write', async () => {
    const { company, who, ids } = await makeChain();
    const [department] = await app.db.system
      .selectFrom('departments')
      .select('department_id')
      .where('company_id', '=', company)
      .execute();
    for (const role of ['emanet_app', 'emanet_identity', 'emanet_system'])
      for (const statement of [
        `update change_log_heads set son_id = 0 where company_id = ${company}`,
        `delete from change_log_heads where company_id = ${company}`,
        `insert into change_log_heads values (${company}, 0, '')`,
      ]) {
        await owner.ask(`begin; set local role ${role}`);
        await expect(owner.ask(statement)).rejects.toThrow(/permission denied/);
        await owner.ask('rollback');
      }
    const body = activityBody(department?.department_id ?? 0, 'Süreç 6');
    expect((await who.call(processingActivities.add, { body })).status).toBe(201);
    expect(await verdictOf(company)).toEqual({
      company_id: company,
      entries: MADE + ids.length + 1,
    });
  });

  it('shows that its end was turned back along with its last entry', async () => {
    const { company, ids } = await makeChain();
    await tamper('delete from change_logs where id = $1', [ids[4]]);
    await owner.ask('update change_log_heads set son_id = $2 where company_id = $1', [
      company,
      ids[3],
    ]);
    expect(await verdictOf(company)).toMatchObject({ broken: { why: 'cut off' } });
  });

  it.each([
    ['who', `update change_logs set guncelleyen = 'Başkası' where id = $1`],
    ['what', `update change_logs set alanlar = '[]' where id = $1`],
    ['when', `update change_logs set tarih = tarih + interval '1 microsecond' where id = $1`],
    ['which record', `update change_logs set record_id = record_id + 1 where id = $1`],
  ])('shows that %s was changed', async (_, statement) => {
    const { company, ids } = await makeChain();
    await tamper(statement, [ids[2]]);
    expect(await verdictOf(company)).toMatchObject({
      entries: MADE + 2,
      broken: { id: ids[2], why: 'changed' },
    });
  });

  it('shows a changed entry that was given a fitting digest of its own', async () => {
    const { company, ids } = await makeChain();
    await tamper(`update change_logs set guncelleyen = 'Başkası' where id = $1`, [ids[2]]);
    await tamper(
      `update change_logs l set ozet = change_log_hash(p.ozet, l) from change_logs p
       where l.id = $1 and p.id = $2`,
      [ids[2], ids[1]],
    );
    expect(await verdictOf(company)).toMatchObject({ broken: { id: ids[3] } });
  });

  it('shows an entry taken out of its middle', async () => {
    const { company, ids } = await makeChain();
    await tamper('delete from change_logs where id = $1', [ids[1]]);
    expect(await verdictOf(company)).toMatchObject({ broken: { id: ids[2], why: 'changed' } });
  });

  it('shows entries cut off its end, even all of them', async () => {
    const { company, ids } = await makeChain();
    await tamper('delete from change_logs where id = $1', [ids[4]]);
    const cut = { entries: MADE + 4, broken: { id: ids[4], why: 'cut off' } };
    expect(await verdictOf(company)).toMatchObject(cut);
    await tamper('delete from change_logs where company_id = $1', [company]);
    expect(await verdictOf(company)).toMatchObject({ ...cut, entries: 0 });
  });
});

describe('a log that its database owner has rewritten', () => {
  const anchor = () => anchorLogs(app.services);
  const noted = () => readNoted(app.services.files, app.services.config.SECRET);
  const fullVerdictOf = async (company: number) => {
    const all = await Array.fromAsync(verifyLogs(app.db.system, expected((await noted()).noted)));
    return all.find((one) => one.company_id === company);
  };
  /** Computes every digest of a company's chain anew, from an entry on, and sets its head. */
  const recompute = async (company: number, from: number) => {
    const { rows } = await owner.ask<{ id: string }>(
      'select id from change_logs where company_id = $1 and id >= $2 order by id',
      [company, from],
    );
    for (const { id } of rows)
      await tamper(
        `update change_logs l set ozet = change_log_hash(
           (select p.ozet from change_logs p where p.company_id = $1 and p.id < $2
            order by p.id desc limit 1), l) where l.id = $2`,
        [company, id],
      );
    await owner.ask(
      `update change_log_heads h set ozet = l.ozet from change_logs l
       where l.id = h.son_id and h.company_id = $1`,
      [company],
    );
  };
  const recordOf = async (company: number) => {
    const { rows } = await owner.ask<{ record_id: number }>(
      `select max(record_id) as record_id from change_logs
       where company_id = $1 and tur = 'veri_harita'`,
      [company],
    );
    return rows[0]?.record_id;
  };
  const behindTheLog = async (statement: string, values: unknown[]) => {
    await owner.ask('begin; set local role emanet_system');
    const done = await owner.ask(statement, values);
    await owner.ask('commit');
    expect(done.rowCount).toBe(1);
  };

  it('is whole, with its records, while nobody did', async () => {
    const { company } = await makeChain();
    await anchor();
    expect(await fullVerdictOf(company)).toEqual({
      company_id: company,
      entries: MADE + 5,
      records: [],
      applications: [],
      evidence: [],
      entryLogs: [],
    });
    expect((await noted()).problems).toEqual([]);
  });

  it('shows by the anchor although its chain fits', async () => {
    const { company, ids } = await makeChain();
    await anchor();
    await tamper(`update change_logs set guncelleyen = 'Başkası' where id = $1`, [ids[2]]);
    await recompute(company, ids[2] ?? 0);
    expect(await verdictOf(company)).toEqual({ company_id: company, entries: MADE + 5 });
    expect(await fullVerdictOf(company)).toMatchObject({
      broken: { id: ids[4], why: 'not as anchored' },
    });
  });

  it('shows when all of it went with its head', async () => {
    const { company, ids } = await makeChain();
    await anchor();
    await tamper('delete from change_logs where company_id = $1', [company]);
    await owner.ask('delete from change_log_heads where company_id = $1', [company]);
    expect(await fullVerdictOf(company)).toMatchObject({
      broken: { id: ids[4], why: 'not as anchored' },
      records: Array.from({ length: 5 }, () => ({ tur: 'veri_harita', why: 'no entries' })),
    });
  });

  it('shows by a record that was changed, or removed, behind it', async () => {
    const { company } = await makeChain();
    const id = await recordOf(company);
    await behindTheLog('update veri_harita set surec_ismi = $2 where id = $1', [id, 'Başka süreç']);
    expect(await fullVerdictOf(company)).toMatchObject({ records: [{ id, why: 'not as logged' }] });
    await behindTheLog('delete from veri_harita where id = $1', [id]);
    expect(await fullVerdictOf(company)).toMatchObject({ records: [{ id, why: 'removed' }] });
  });

  it('shows by an anchor that was changed or taken away', async () => {
    const { files, config } = app.services;
    await makeChain();
    await anchor();
    await makeChain();
    await anchor();
    const keys = (await Array.fromAsync(files.keys('anchors'))).map(({ key }) => key).sort();
    const [last, before] = [keys.at(-1), keys.at(-2)];
    if (!last || !before) throw new Error('no anchors');
    expect((await readNoted(files, 'x'.repeat(40))).problems).toHaveLength(keys.length);
    await files.remove(before);
    expect((await readNoted(files, config.SECRET)).problems).toContain(
      `${last}: BROKEN, an anchor before it is missing`,
    );
  });
});

describe('the report', () => {
  it('names the broken company and fails', async () => {
    const { company, ids } = await makeChain();
    await tamper(`update change_logs set islem = 'silme' where id = $1`, [ids[0]]);
    const lines: string[] = [];
    expect(
      await report(verifyLogs(app.db.system, expected()), [], (line) => lines.push(line)),
    ).toBe(1);
    expect(lines.filter((line) => line.startsWith(`company ${company}:`))).toEqual([
      expect.stringContaining(`BROKEN at entry ${ids[0]}`),
      expect.stringContaining(`not yet anchored: ${MADE} entries`),
    ]);
    expect(lines.at(-1)).toMatch(/logs are broken/);
  });

  it('passes when every chain is whole', async () => {
    const whole = async function* () {
      yield {
        company_id: 5,
        entries: 1,
        records: [],
        applications: [],
        evidence: [],
        entryLogs: [],
      };
    };
    const lines: string[] = [];
    expect(await report(whole(), [], (line) => lines.push(line))).toBe(0);
    expect(lines).toEqual(['company 5: ok, 1 entry', 'All logs are whole.']);
  });
});
