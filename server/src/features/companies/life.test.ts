import { randomUUID } from 'node:crypto';
import { companies } from '@emanet/contract/companies';
import { auth } from '@emanet/contract/auth';
import { organization } from '@emanet/contract/organization';
import { portfolio } from '@emanet/contract/portfolio';
import { processingActivities } from '@emanet/contract/processing-activities';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unique, type TestUser } from '../../../test/factories.ts';
import { personOf } from '../../../test/person.ts';
import { parseCommand, runCommand } from '../../admin/run.ts';
import { openLink, storeLinks } from '../../platform/access/links.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { evidence } from '@emanet/contract/evidence';
import { evidenceMade } from '../../evidence-of-features.ts';
import { makeEvidenceJob } from '../../records/evidence/jobs.ts';

let company: number;
let second: number;
let consultant: TestUser;
let colleague: TestUser;
let manager: TestUser;
let asConsultant: Caller;
let asManager: Caller;

const app = await appOfFile();
beforeEach(async () => {
  company = await app.makeCompany();
  second = await app.makeCompany();
  consultant = await app.makeUser({ fullname: 'Selin Kaya', companies: [company, second] });
  colleague = await app.makeUser({ fullname: 'Mert Tuna', companies: [second] });
  manager = await app.makeUser({ role: 'yönetici', companies: [company] });
  asConsultant = await app.signIn(consultant);
  asManager = await app.signIn(manager);
});

const admin = (...words: string[]) => runCommand(app.db, app.config, parseCommand(words));
const logOf = async (company_id: number) =>
  (
    await sql<{ alanlar: { alan: string; eski: unknown; yeni: unknown }[] }>`
      select alanlar from change_logs where company_id = ${company_id} and tur = 'sirket'
      order by id`.execute(app.db.system)
  ).rows.flatMap(({ alanlar }) => alanlar);
const at = (company_id: number) => ({ headers: { 'x-company-id': String(company_id) } });
const change = (
  who: Caller,
  body: { user_id: number; hak: 'tam' | 'salt_okunur' | 'yok'; devralan_id?: number },
) => who.call(companies.setConsultant, { ...at(company), body });

describe('a consultant', () => {
  it('who leaves reads on, writes nothing, and gives up the charge', async () => {
    await sql`insert into portfoy_sorumlulari (company_id, sorumlu_id)
      values (${company}, ${consultant.user_id})`.execute(app.db.system);
    const done = await change(asConsultant, { user_id: consultant.user_id, hak: 'salt_okunur' });
    expect(done.status, done.text).toBe(200);
    expect((await asConsultant.call(processingActivities.list, at(company))).status).toBe(200);
    const refused = await asConsultant.call(organization.addDepartment, {
      ...at(company),
      body: { department_name: 'Yeni' },
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'MEMBERSHIP_READ_ONLY']);
    const elsewhere = await asConsultant.call(organization.addDepartment, {
      ...at(second),
      body: { department_name: 'Yeni' },
    });
    expect(elsewhere.status).toBe(201);
    const info = (await asConsultant.call(auth.userInfo, at(company))).body.data;
    expect(info.abilities).not.toContain('organization.write');
    expect(info.abilities).toContain('organization.read');
    // Nobody gives themselves a right back.
    expect((await change(asConsultant, { user_id: consultant.user_id, hak: 'tam' })).status).toBe(
      403,
    );
    const charged = await asConsultant.call(portfolio.charge, {
      body: { company_ids: [company], sorumlu_id: consultant.user_id },
    });
    expect(charged.body.code).toBe('MEMBERSHIP_READ_ONLY');
    // The portfolio is about all clients: a tab that shows this one works in the others.
    const elsewhereCharged = await asConsultant.call(portfolio.charge, {
      ...at(company),
      body: { company_ids: [second], sorumlu_id: consultant.user_id },
    });
    expect(elsewhereCharged.status, elsewhereCharged.text).toBe(200);
    expect(info.abilities).toContain('portfolio.write');
    const several = await asConsultant.call(portfolio.several, {
      ...at(company),
      body: { company_ids: [company], is: { tur: 'hatirlatma' }, toplu_islem: randomUUID() },
    });
    expect(several.body.data[0]?.neden).toBe('salt_okunur');
    const row = (await asConsultant.call(portfolio.list)).body.data.find(
      (one) => one.company_id === company,
    );
    expect(row?.sorumlu_id).toBeNull();
    expect((await app.mailsTo(manager.email))[0]?.text).toContain('yalnızca okuyabilir');
    expect(await logOf(company)).toContainEqual({
      alan: 'danisman',
      eski: 'Selin Kaya (tam)',
      yeni: 'Selin Kaya (salt_okunur)',
    });
    expect((await change(asManager, { user_id: consultant.user_id, hak: 'tam' })).status).toBe(200);
    expect((await asConsultant.call(evidence.list, at(company))).status).toBe(200);
  });

  it('hands a client over to a colleague and is no member any more', async () => {
    const done = await change(asConsultant, {
      ...{ user_id: consultant.user_id, hak: 'yok', devralan_id: colleague.user_id },
    });
    expect(done.body.data).toMatchObject([{ user_id: colleague.user_id, hak: 'tam' }]);
    expect((await asConsultant.call(companies.profile, at(company))).body.code).toBe(
      'COMPANY_FORBIDDEN',
    );
    const other = await app.signIn(colleague);
    expect((await other.call(companies.profile, at(company))).status).toBe(200);
    expect((await app.mailsTo(colleague.email))[0]?.text).toContain('Mert Tuna');
  });

  it('leaves in the log who was in charge and who is now', async () => {
    const both = [company, second];
    const charge = { company_ids: both, sorumlu_id: consultant.user_id };
    const vekil = { user_id: consultant.user_id, baslangic: '2026-11-20', bitis: '2026-11-27' };
    await asConsultant.call(portfolio.charge, { ...at(company), body: { ...charge, vekil } });
    await change(asConsultant, {
      ...{ user_id: consultant.user_id, hak: 'yok', devralan_id: colleague.user_id },
    });
    const { data } = (await asManager.call(organization.history, at(company))).body;
    const told = data.filter(({ alanlar }) => alanlar.some(({ alan }) => alan === 'sorumlu'));
    expect(told[0]).toMatchObject({
      ...{ konu: 'sirket', konu_id: company, guncelleyen: 'Selin Kaya' },
      alanlar: [
        { alan: 'sorumlu', eski: 'Selin Kaya', yeni: 'Mert Tuna' },
        { alan: 'vekil', eski: 'Selin Kaya', yeni: null },
        { alan: 'vekil_baslangic', eski: vekil.baslangic, yeni: null },
        { alan: 'vekil_bitis', eski: vekil.bitis, yeni: null },
      ],
    });
    expect(told).toHaveLength(2);
    const elsewhere = await sql`select from change_logs
      where company_id = ${second} and tur = 'portfoy_sorumlulari'`.execute(app.db.system);
    expect(elsewhere.rows).toHaveLength(1);
  });

  it('who was in charge of nothing leaves no charge and no entry about it', async () => {
    await change(asConsultant, { user_id: consultant.user_id, hak: 'salt_okunur' });
    const left = await sql`select company_id from portfoy_sorumlulari where company_id = ${company}
      union all select company_id from change_logs
      where company_id = ${company} and tur = 'portfoy_sorumlulari'`.execute(app.db.system);
    expect(left.rows).toEqual([]);
  });

  it('hands nothing over to a stranger, and takes nobody else out', async () => {
    const stranger = await app.makeUser({ companies: [await app.makeCompany()] });
    const away = { user_id: consultant.user_id, hak: 'yok' as const };
    const handed = await change(asConsultant, { ...away, devralan_id: stranger.user_id });
    expect(handed.body.code).toBe('NO_CONSULTANT');
    expect((await change(asManager, { ...away, user_id: stranger.user_id })).status).toBe(404);
    await change(asManager, { user_id: consultant.user_id, hak: 'tam' });
    const both = await app.makeUser({ companies: [company] });
    expect((await change(asConsultant, { ...away, user_id: both.user_id })).status).toBe(403);
    expect(
      (await change(await app.signIn(manager), { ...away, user_id: manager.user_id })).status,
    ).toBe(404);
  });

  it('who is the last to manage a company stays', async () => {
    const alone = await app.makeCompany();
    const only = await app.makeUser({ companies: [alone] });
    const answer = await (
      await app.signIn(only)
    ).call(companies.setConsultant, {
      body: { user_id: only.user_id, hak: 'yok' },
    });
    expect(answer.body.code).toBe('LAST_MANAGER');
    const still = await sql`select from memberships where company_id = ${alone}`.execute(
      app.db.system,
    );
    expect(still.rows).toHaveLength(1);
  });
});

describe('a suspended company', () => {
  it('answers nothing, in words, to people, links and jobs, until it is resumed', async () => {
    const person = await personOf(app, manager.user_id);
    const scope = scopeOf(person, 'organization.write');
    const token = newToken();
    await app.db.write(scope, (tx) =>
      storeLinks(tx, scope, 'training-token', [{ token, name: 'Ayşe', row_id: 7 }]),
    );
    expect(await admin('company', 'suspend', String(company))).toContain('is suspended');
    expect(await admin('company', 'suspend', String(company))).toContain('already');
    for (const endpoint of [companies.profile, processingActivities.list, evidence.list]) {
      const answer = await asManager.call(endpoint);
      expect([answer.status, answer.body.code]).toEqual([403, 'COMPANY_SUSPENDED']);
    }
    expect((await asManager.call(auth.userInfo)).body.data.companies[0]?.askida).toBe(true);
    expect((await asConsultant.call(companies.profile, at(company))).body.code).toBe(
      'COMPANY_SUSPENDED',
    );
    expect((await asConsultant.call(companies.profile, at(second))).status).toBe(200);
    const listed = (await asConsultant.call(portfolio.list, at(company))).body.data;
    expect(listed.map((one) => one.company_id)).toEqual([second]);
    await expect(openLink(app.services, 'training-token', token)).rejects.toThrow('TRAINING_GONE');
    const reach = reachOf({ ...app.services, db: app.db }, { name: 'sample' });
    expect(await reach.companies()).not.toContain(company);

    const away = app.stranger;
    await away.call(auth.sendCode, { body: { email: manager.email } });
    const code = /\b\d{6}\b/.exec((await app.mailsTo(manager.email))[0]?.text ?? '')?.[0] ?? '';
    const entered = await away.call(auth.enterCode, { body: { email: manager.email, code } });
    expect([entered.status, entered.body.code]).toEqual([403, 'COMPANY_SUSPENDED']);

    await admin('company', 'resume', String(company));
    expect((await asManager.call(companies.profile)).status).toBe(200);
    await openLink(app.services, 'training-token', token);
    expect((await logOf(company)).filter(({ alan }) => alan === 'askida_tarihi')).toHaveLength(2);
  });
});

describe('the archive of a company', () => {
  const ask = (who: Caller) => who.call(evidence.add, { ...at(company), body: { dil: 'tr' } });

  it('is made by a job and fetched by its managers alone, for some days', async () => {
    // Of many earlier files the newest four stay beside the new one.
    await sql`insert into sirket_arsivleri (company_id, isteyen, durum, son_tarih)
      select ${company}, 'x', 'hazir', now() + interval '9 days' from generate_series(1, 6)`.execute(
      app.db.system,
    );
    const asked = await ask(asManager);
    expect(asked.status, asked.text).toBe(201);
    expect((await ask(asConsultant)).body.code).toBe('EVIDENCE_RUNNING');
    const { id } = asked.body.data;
    const job = makeEvidenceJob(evidenceMade);
    const services = { ...app.services, db: app.db };
    await job.perform(services, { company_id: company, id, dil: 'tr' }, reachOf(services, job));
    const files = (await asManager.call(evidence.list)).body.data;
    expect(files).toHaveLength(7);
    const now = Date.now();
    expect(files.filter(({ son_tarih }) => Date.parse(son_tarih ?? '') > now)).toHaveLength(5);
    const [ready] = files;
    expect(ready).toMatchObject({ id, durum: 'hazir' });
    expect(ready?.ozet).toMatch(/^[0-9a-f]{64}$/);
    const params = { id: String(id) };
    const fetched = await asConsultant.call(evidence.file, { ...at(company), params });
    expect(fetched.headers['content-type']).toBe('application/zip');
    expect(Number(fetched.headers['content-length'])).toBe(ready?.boyut);
    // The same number of another company, and after its time.
    expect((await asConsultant.call(evidence.file, { ...at(second), params })).status).toBe(404);
    await sql`update sirket_arsivleri set son_tarih = now() where id = ${id}`.execute(
      app.db.system,
    );
    expect((await asManager.call(evidence.file, { params })).status).toBe(404);
    expect((await logOf(company)).map(({ alan }) => alan)).toEqual(['arsiv']);
  });

  it('wants a session opened just now', async () => {
    await sql`update sessions set created_at = now() - interval '1 day'
      where user_id = ${manager.user_id}`.execute(app.db.system);
    expect((await ask(asManager)).body.code).toBe('SIGN_IN_AGAIN');
  });
});

describe('the erasure of a company', () => {
  const nameOf = async () => (await asManager.call(companies.profile)).body.data.company_name;
  const ask = (who: Caller, company_name: string) =>
    who.call(companies.askErasure, { ...at(company), body: { company_name } });

  it('is asked for by its administrator, told to all who manage it, and cancelled', async () => {
    expect((await ask(asManager, unique('Başka'))).body.code).toBe('ERASURE_NAME');
    const name = await nameOf();
    expect((await ask(asConsultant, name)).body.code).toBe('ERASURE_OF_ADMINISTRATOR');
    const asked = await ask(asManager, name);
    const days = (Date.parse(asked.body.data.bekleyen?.vade ?? '') - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(30);
    expect((await ask(asManager, name)).body.code).toBe('ERASURE_ASKED');
    expect((await app.mailsTo(consultant.email))[0]?.subject).toContain('silinecek');
    const known = (await asConsultant.call(auth.userInfo)).body.data.companies;
    expect(known.map(({ company_id, silinecek }) => [company_id, silinecek])).toEqual([
      [company, `${asked.body.data.bekleyen?.vade.slice(0, 19)}Z`],
      [second, undefined],
    ]);
    expect((await asConsultant.call(companies.erasure, at(second))).body.data.bekleyen).toBeNull();
    const kept = await asConsultant.call(companies.cancelErasure, at(company));
    expect(kept.body.data).toEqual({ bekleyen: null, isteyebilir: false });
    expect((await app.mailsTo(manager.email))[0]?.subject).toContain('silinmeyecek');
    expect((await asManager.call(companies.cancelErasure)).body.code).toBe('ERASURE_NONE');
  });

  it('is never due at once out of a request', async () => {
    const person = await personOf(app, manager.user_id);
    await expect(
      app.db.write(scopeOf(person, 'organization.write'), (tx) =>
        sql`insert into sirket_silmeleri (company_id, company_name, isteyen, vade)
          values (${company}, 'x', 'x', now())`.execute(tx),
      ),
    ).rejects.toThrow('row-level security');
  });
});

it('a company that the operator renames is so named in its log, and a form open over it is stale', async () => {
  const before = (await asManager.call(companies.profile)).body.data;
  const name = unique('Yeni ad');
  expect(await admin('company', 'rename', name, '--company', String(company))).toContain(name);
  expect(await logOf(company)).toContainEqual({
    ...{ alan: 'company_name', eski: before.company_name, yeni: name },
  });
  const stale = await asManager.call(companies.update, {
    body: { surum: before.surum, web: 'a.tr' },
  });
  expect(stale.body.code).toBe('STALE');
});

it('an account gets another address, and a waiting job is discarded', async () => {
  const address = `${unique('yeni')}@ornek.test`;
  expect(await admin('user', 'address', consultant.email, '--email', address)).toContain(address);
  expect((await asConsultant.call(companies.profile)).status).toBe(401);
  const job = unique('deneme');
  await sql`select enqueue_job(${job}, '{}', now() + interval '9 years', null, false)`.execute(
    app.db.system,
  );
  const [id = ''] =
    new RegExp(`^\\d+(?=\\s+${job}\\s)`, 'm').exec(await admin('jobs', 'list')) ?? [];
  expect(await admin('jobs', 'discard', id)).toContain('out of the queue');
  await expect(admin('jobs', 'discard', id)).rejects.toThrow('There is no job');
  expect(await admin('nodes')).toMatch(/PROGRAM[\s\S]*PostgreSQL/);
});
