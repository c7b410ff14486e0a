import { companyEvidence } from '@emanet/contract/companies/evidence';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, testApp, topicOf, type Caller } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { keepOptOut, optOutLink } from '../../platform/mail/opt-out.ts';
import { headsIn } from '../../records/chain-heads.ts';
import { anchorSigners } from '../../records/log-anchors.ts';
import { mailHead } from './evidence-mail.ts';
import { mailChainHeadsJob } from './jobs.ts';

const MONDAY = '2026-11-23T09:00:00+03:00';
const clock = testClock(MONDAY);
let company: number;
let manager: Caller;
let consultant: Caller;
let address: string;

const app = await appOfFile({}, { clock });
beforeEach(async () => {
  clock.moveTo(MONDAY);
  company = await app.makeCompany();
  manager = await app.signInAs({ role: 'yönetici', companies: [company], fullname: 'Zeynep Kaya' });
  consultant = await app.signInAs({ role: 'danışman', companies: [company] });
  address = `${unique('kanit')}@ornek.test`;
});

type Body = { kanit_eposta: string | null; kanit_sikligi?: 'gunluk' | 'haftalik' | 'aylik' };
const set = (body: Body, who = manager) =>
  who.call(companyEvidence.setEvidenceMail, {
    body: { kanit_sikligi: 'haftalik', dil: 'tr', ...body },
  });
const read = async (who = manager) => (await who.call(companyEvidence.evidenceMail)).body.data;
const run = () => mailHead(app.services, reachOf(app.services, mailChainHeadsJob).scopeIn(company));
const mails = async (to = address) => (await app.mailsTo(to)).map(topicOf);
const logOf = async () =>
  (
    await sql<{ alanlar: unknown[] }>`select alanlar from change_logs
      where company_id = ${company} and tur = 'sirket' order by id`.execute(app.db.system)
  ).rows.flatMap(({ alanlar }) => alanlar);

describe('the evidence address', () => {
  it('is none until an administrator sets one, with an entry in the log', async () => {
    expect(await read()).toEqual({
      ...{ kanit_eposta: null, kanit_sikligi: 'haftalik', kanit_gonderimi: null },
      ...{ reddetti: false, degistirebilir: true },
    });
    const { status, body } = await set({ kanit_eposta: address, kanit_sikligi: 'aylik' });
    expect([status, body.message]).toEqual([200, 'Kanıt e-postası ayarı kaydedildi.']);
    expect(await read()).toMatchObject({ kanit_eposta: address, kanit_sikligi: 'aylik' });
    expect(await logOf()).toEqual([
      { alan: 'kanit_eposta', eski: null, yeni: address },
      { alan: 'kanit_sikligi', eski: 'haftalik', yeni: 'aylik' },
    ]);
    // Nothing changes, so nothing is written.
    await set({ kanit_eposta: address, kanit_sikligi: 'aylik' });
    expect(await logOf()).toHaveLength(2);
    expect((await set({ kanit_eposta: 'no address' })).status).toBe(400);
  });

  it('is redirected by no consultant while there is an administrator', async () => {
    await set({ kanit_eposta: address });
    expect(await read(consultant)).toMatchObject({ kanit_eposta: address, degistirebilir: false });
    const { status, body } = await set({ kanit_eposta: null }, consultant);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await read()).toMatchObject({ kanit_eposta: address });
    const alone = await app.makeCompany();
    const other = await app.signInAs({ role: 'danışman', companies: [alone] });
    expect((await set({ kanit_eposta: address }, other)).status).toBe(200);
  });

  it('hears when it is replaced and when it is removed, and no other does', async () => {
    await set({ kanit_eposta: address });
    expect(await mails()).toEqual([]);
    const next = `${unique('yeni')}@ornek.test`;
    await set({ kanit_eposta: next });
    const [told] = await app.mailsTo(address);
    expect(told?.subject).toMatch(/^.+: kanıt e-postası değişti$/);
    expect(told?.text).toContain('Zeynep Kaya');
    expect(told?.text).not.toContain(next);
    // Another rhythm is no other address.
    await set({ kanit_eposta: next, kanit_sikligi: 'gunluk' });
    expect(await mails(next)).toEqual([]);
    await set({ kanit_eposta: null });
    expect((await app.mailsTo(next))[0]?.text).toContain('artık hiçbir adrese gönderilmeyecek');
    expect(await mails()).toHaveLength(1);
  });

  it('is changed no more than ten times a day', async () => {
    const limited = await testApp({ RATE_LIMIT: 'on' }, { clock });
    const person = await limited.makeUser({ role: 'yönetici', companies: [company] });
    const who = await limited.signIn(person);
    const statuses: number[] = [];
    for (let place = 0; place < 11; place++)
      statuses.push((await set({ kanit_eposta: `${place}-${address}` }, who)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await limited.close();
  });
});

describe('the mail', () => {
  it('tells the head of the chain, signed as anchors are, and what to do with it', async () => {
    await set({ kanit_eposta: address });
    await run();
    const [mail] = await app.mailsTo(address);
    expect(mail?.subject).toMatch(/^Değişiklik günlüğünün özeti, 23 Kasım 2026 · /);
    expect(mail?.text).toContain('npm run verify-log -- --mailed');
    const { rows } = await sql<{ entry: number; digest: string; entries: number }>`
      select son_id::float8 as entry, ozet as digest, (select count(*)::int from change_logs l
        where l.company_id = h.company_id) as entries
      from change_log_heads h where company_id = ${company}`.execute(app.db.system);
    const [signer] = anchorSigners(app.config);
    expect(headsIn(mail?.text ?? '')).toEqual([
      { head: { company_id: company, day: '2026-11-23', ...rows[0] }, signer },
    ]);
    expect(mail?.html).toContain('emanet-zincir/1');
  });

  it.each([
    ['gunluk', ['23', '24', '25']],
    ['haftalik', ['23', '30']],
    ['aylik', ['23', '01']],
  ] as const)('comes once in each rhythm (%s)', async (kanit_sikligi, days) => {
    await set({ kanit_eposta: address, kanit_sikligi });
    const sent: string[] = [];
    for (let day = 0; day < (kanit_sikligi === 'gunluk' ? 3 : 9); day++) {
      clock.moveTo(new Date(Date.parse(MONDAY) + day * 86_400_000).toISOString());
      const before = (await mails()).length;
      await run();
      await run();
      const added = (await mails()).length - before;
      expect(added).toBeLessThanOrEqual(1);
      if (added > 0) sent.push(String(new Date(clock.now()).toISOString().slice(8, 10)));
    }
    expect(sent).toEqual(days);
  });

  it('does not come to an address that refuses such mails, and the screen says so', async () => {
    await set({ kanit_eposta: address });
    const link = optOutLink(app.config, address, 'tr');
    const token = new URL(link).pathname.split('/').at(-1) ?? '';
    await keepOptOut(app.services, token, true);
    await run();
    expect(await mails()).toEqual([]);
    expect(await read()).toMatchObject({ reddetti: true });
  });

  it('does not come where no address is set', async () => {
    await set({ kanit_eposta: address });
    await set({ kanit_eposta: null });
    await run();
    expect(await mails()).toHaveLength(1);
    expect(await read()).toMatchObject({ kanit_gonderimi: null });
  });
});
