import { auth } from '@emanet/contract/auth';
import { organization } from '@emanet/contract/organization';
import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, topicOf, type Caller } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { taxNumber } from '../../../test/factories.ts';
import { openOwner } from '../../../test/owner.ts';
import { personOf } from '../../../test/person.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { verifyWhole } from '../../verify-log/whole.ts';

const clock = testClock();
const app = await appOfFile({}, { clock, own: true });
const [asking, elsewhere] = [
  await app.makeCompany('Soran A.Ş.'),
  await app.makeCompany('Öteki A.Ş.'),
];
const [sales, other] = [
  await app.makeDepartment(asking, 'Satış'),
  await app.makeDepartment(elsewhere),
];
const boss = await app.signInAs({
  role: 'yönetici',
  companies: [asking],
  fullname: 'Ece Yönetici',
});

/** Somebody who manages another company and is asked to stand for a department here. */
async function asked(more: { dil?: 'tr' | 'en' } = {}) {
  const user = await app.makeUser({
    ...{ role: 'yönetici', companies: [elsewhere], fullname: 'Can Başka', ...more },
  });
  const answer = await add(user.email);
  const { headers } = await app.signIn(user);
  const tab = (company: number): Caller =>
    app.caller({ ...headers, 'x-company-id': String(company) });
  return { user, answer, id: answer.body.davet?.id ?? 0, tab, who: app.caller(headers) };
}
const add = (email: string, who = boss) =>
  who.call(organization.addRepresentative, {
    body: { fullname: 'Can B.', email, department_id: sales, egitim_sorumlusu: true },
  });
const answer = (who: Caller, id: number, kabul: boolean) =>
  who.call(organization.answerInvitation, { params: { id: String(id) }, body: { kabul } });
const waiting = async () => (await boss.data(organization.invitations)).map((one) => one.email);
const memberships = async (user_id: number) =>
  (
    await sql<{ company_id: number; role: string; department_id: number | null }>`
      select company_id, role, department_id from memberships where user_id = ${user_id}
      order by membership_id`.execute(app.db.system)
  ).rows;

it('asks the owner of an account by a mail in their language, and makes nobody a member', async () => {
  const { user, answer: added } = await asked({ dil: 'en' });
  expect([added.status, added.body.user, added.body.data]).toEqual([201, null, null]);
  expect(added.body.davet).toMatchObject({
    email: user.email,
    role: 'temsilci',
    departments: [sales],
  });
  // Nothing of the account elsewhere: neither its name nor its number.
  expect(added.text).not.toMatch(/Can Başka|Öteki/);
  expect(added.text).not.toContain(`"user_id"`);
  const [mail] = await app.mailsTo(user.email);
  expect(mail && topicOf(mail)).toBe('An invitation awaits your answer');
  expect(mail?.text).toMatch(/Ece Yönetici invites you to join Soran A\.Ş\. as a department rep/);
  expect(mail?.text).toContain('Satış');
  expect(await memberships(user.user_id)).toMatchObject([{ company_id: elsewhere }]);
  expect(await waiting()).toContain(user.email);
});

it('makes a member of who accepts, with role, department and duties of that company alone', async () => {
  const { user, id, tab, who } = await asked();
  const [own] = await who.data(organization.ownInvitations);
  expect(own).toMatchObject({
    ...{ company_name: 'Soran A.Ş.', role: 'temsilci', departmanlar: ['Satış'] },
    davet_eden: 'Ece Yönetici',
  });
  // Until then the company is closed to them.
  expect((await tab(asking).call(organization.departments)).status).toBe(403);
  expect((await answer(who, id, true)).status).toBe(200);
  expect(await memberships(user.user_id)).toEqual([
    { company_id: elsewhere, role: 'yönetici', department_id: null },
    { company_id: asking, role: 'temsilci', department_id: sales },
  ]);
  const here = await tab(asking).data(auth.userInfo);
  expect([here.role, here.egitim_sorumlusu]).toEqual(['temsilci', 1]);
  const there = await tab(elsewhere).data(auth.userInfo);
  expect([there.role, there.egitim_sorumlusu]).toEqual(['yönetici', 0]);
  expect(await waiting()).not.toContain(user.email);
  expect(await who.data(organization.ownInvitations)).toEqual([]);
  const people = await boss.data(organization.representatives);
  expect(people.find((one) => one.user_id === user.user_id)).toMatchObject({
    ...{ fullname: 'Can Başka', departments: [sales], egitim_sorumlusu: true },
  });
  // The log and the database hold the same about the person.
  const { config, db, services } = app;
  const found: string[] = [];
  await verifyWhole({ config, db, files: services.files, now: clock.now(), only: asking }, (line) =>
    found.push(line),
  );
  expect(found.filter((line) => line.includes('BROKEN'))).toEqual([]);
});

it('changes nothing for who declines, and can ask again', async () => {
  const { user, id, who } = await asked();
  expect((await answer(who, id, false)).status).toBe(200);
  expect(await memberships(user.user_id)).toHaveLength(1);
  expect(await waiting()).not.toContain(user.email);
  expect((await answer(who, id, true)).body.code).toBe('INVITATION_GONE');
  expect((await add(user.email)).body.davet?.id).not.toBe(id);
});

it('takes two answers at once for one, and two invitations for one', async () => {
  const { user, id, who } = await asked();
  expect((await add(user.email)).body.code).toBe('INVITATION_OPEN');
  expect(await app.mailsTo(user.email)).toHaveLength(1);
  const both = await Promise.all([answer(who, id, true), answer(who, id, true)]);
  expect(both.map((one) => one.status)).toEqual([200, 200]);
  expect(await memberships(user.user_id)).toHaveLength(2);
  const joined = await sql`select from change_logs where company_id = ${asking}
    and tur = 'temsilci' and record_id = ${user.user_id} and islem = 'ekleme'`.execute(
    app.db.system,
  );
  expect(joined.rows).toHaveLength(1);
  expect((await add(user.email)).body.code).toBe('USER_EXISTS');
});

it('is for nobody else to answer, see or withdraw', async () => {
  const { id } = await asked();
  const stranger = await app.signInAs({ role: 'yönetici', companies: [elsewhere] });
  const at = { params: { id: String(id) } };
  expect((await answer(stranger, id, true)).status).toBe(404);
  expect(await stranger.data(organization.ownInvitations)).toEqual([]);
  expect(await stranger.data(organization.invitations)).toEqual([]);
  expect((await stranger.call(organization.withdrawInvitation, at)).status).toBe(404);
  expect((await stranger.call(organization.resendInvitation, at)).status).toBe(404);
});

it('is withdrawn, and then accepted no more', async () => {
  const { user, id, who } = await asked();
  const at = { params: { id: String(id) } };
  expect((await boss.call(organization.withdrawInvitation, at)).status).toBe(200);
  expect((await boss.call(organization.withdrawInvitation, at)).status).toBe(404);
  expect(await waiting()).not.toContain(user.email);
  expect((await answer(who, id, true)).body.code).toBe('INVITATION_GONE');
  expect(await memberships(user.user_id)).toHaveLength(1);
});

it('tells each step in the log of the company that asks, and in no other', async () => {
  const { user, id, who } = await asked();
  await answer(who, id, false);
  const { rows } = await sql<{ company_id: number; user_id: number; alan: string }>`
    select company_id, user_id, alanlar -> 0 ->> 'alan' as alan from change_logs
    where alanlar::text like ${`%${user.email}%`} order by id`.execute(app.db.system);
  expect(rows.map((one) => [one.company_id, one.alan])).toEqual([
    [asking, 'davet'],
    [asking, 'davet_red'],
  ]);
  expect(rows[1]?.user_id).toBe(user.user_id);
});

it('is sent again after a day, which begins its time anew, and ends after two weeks', async () => {
  const { user, id, who } = await asked();
  const at = { params: { id: String(id) } };
  expect((await boss.call(organization.resendInvitation, at)).body.code).toBe('INVITATION_SENT');
  clock.moveBy({ days: 13 });
  const again = await app.signIn(await accountOf(user.email));
  const manager = await app.signInAs({ role: 'yönetici', companies: [asking] });
  const sent = await manager.call(organization.resendInvitation, at);
  expect(sent.status, sent.text).toBe(200);
  expect(await app.mailsTo(user.email)).toHaveLength(2);
  clock.moveBy({ days: 13 });
  expect(await again.data(organization.ownInvitations)).toHaveLength(1);
  clock.moveBy({ days: 2 });
  expect(await again.data(organization.ownInvitations)).toEqual([]);
  expect((await answer(again, id, true)).body.code).toBe('INVITATION_GONE');
  expect((await answer(who, id, true)).body.code).toBe('INVITATION_GONE');
  // The list still names it, so that it is sent again or withdrawn.
  expect(await waiting()).toContain(user.email);
});

const accountOf = async (email: string) =>
  app.db.system
    .selectFrom('users')
    .select(['user_id', 'email', 'role'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

it('waits for a day where the version before may still run', async () => {
  const { id, who } = await asked();
  const owner = await openOwner(app.url);
  const since = (ago: string) =>
    owner.ask(
      `update schema_migrations set applied_at = now() - $1::interval
      where name = '0001_roles.sql'`,
      [ago],
    );
  await since('1 year');
  expect((await answer(who, id, true)).body.code).toBe('INVITATION_WAITS');
  await since('0 days');
  expect((await answer(who, id, true)).status).toBe(200);
  await owner.close();
});

it('goes by every door that adds people', async () => {
  const [first, second] = [
    await app.makeUser({ role: 'yönetici', companies: [elsewhere] }),
    await app.makeUser({ companies: [elsewhere], departments: [other] }),
  ];
  const kisiler = [first, second].map(({ email }) => ({
    fullname: 'Biri',
    email,
    department_id: sales,
  }));
  const list = await boss.call(organization.addRepresentatives, { body: { kisiler } });
  expect(list.body.data.map((one) => one.sonuc)).toEqual(['davet_edildi', 'davet_edildi']);
  const consultant = await app.makeUser({ companies: [asking] });
  await sql`insert into portfoy_kisileri (user_id, musteri_siniri) values (${consultant.user_id}, 1)`.execute(
    app.db.system,
  );
  const opener = await app.signIn(consultant);
  const [activity] = await opener.data(portfolio.sectorSet, { query: { sektor: 'eczane' } });
  const opened = await opener.call(portfolio.open, {
    body: {
      ...{ company_name: unique('Yeni'), vergi_no: taxNumber(), sektor: 'eczane' },
      kodlar: [activity?.kod ?? ''],
      ...{ yonetici_ad: 'Biri', yonetici_eposta: first.email },
    },
  });
  expect(opened.status, opened.text).toBe(201);
  const own = await (await app.signIn(first)).data(organization.ownInvitations);
  expect(own.map((one) => one.role)).toEqual(['yönetici', 'temsilci']);
  expect((await answer(await app.signIn(first), own[0]?.id ?? 0, true)).status).toBe(200);
  expect((await memberships(first.user_id)).map((one) => one.role)).toEqual([
    'yönetici',
    'yönetici',
  ]);
});

it('mails whoever has invited somebody how that one has answered, once', async () => {
  const inviter = await app.makeUser({ role: 'yönetici', companies: [asking], dil: 'en' });
  const inviting = await app.signIn(inviter);
  for (const [kabul, subject] of [
    [false, 'declined'],
    [true, 'accepted'],
  ] as const) {
    const user = await app.makeUser({ role: 'yönetici', companies: [elsewhere] });
    const id = (await add(user.email, inviting)).body.davet?.id ?? 0;
    const who = await app.signIn(user);
    const before = (await app.mailsTo(inviter.email)).length;
    await Promise.all([answer(who, id, kabul), answer(who, id, kabul)]);
    const mails = await app.mailsTo(inviter.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toContain(subject);
    // Only what the inviter has typed is told of the person.
    expect(mails[0]?.text).toContain(`Can B. (${user.email})`);
  }
});

it('to administer a company ends when another person becomes its administrator', async () => {
  const company = await app.makeCompany();
  const consultant = await app.makeUser({ companies: [company] });
  const [user, rival] = await Promise.all(
    [1, 2].map(() => app.makeUser({ role: 'yönetici', companies: [elsewhere] })),
  );
  const scope = scopeOf(await personOf(app, consultant.user_id), 'organization.write');
  const ids = await app.db.write(scope, async (tx) => {
    const asked = [];
    for (const one of [user, rival]) {
      const { rows } = await sql<{ davet: number }>`select davet from invite_member(
        ${one?.email ?? ''}, 'Biri', 'yönetici', '{}'::int[], false, false, 'Selin',
        ${clock.now().toISOString()}::timestamptz)`.execute(tx);
      asked.push(rows[0]?.davet ?? 0);
    }
    return asked;
  });
  const signedIn = await app.signIn(user ?? consultant);
  expect(await signedIn.data(organization.ownInvitations)).toHaveLength(1);
  expect((await answer(await app.signIn(rival ?? consultant), ids[1] ?? 0, true)).status).toBe(200);
  expect(await signedIn.data(organization.ownInvitations)).toEqual([]);
  expect((await answer(signedIn, ids[0] ?? 0, true)).body.code).toBe('INVITATION_GONE');
  const { rows } = await sql`select alanlar from change_logs where company_id = ${company}
    and tur = 'sirket' and aktor_turu = 'otomatik'`.execute(app.db.system);
  expect(rows).toEqual([
    { alanlar: [{ alan: 'davet', eski: `Biri (${user?.email})`, yeni: null }] },
  ]);
});

it('follows its department into the one that it is merged into', async () => {
  const { user, id, who } = await asked();
  const [source, target] = [
    await app.makeDepartment(asking, unique('Kaynak')),
    await app.makeDepartment(asking, unique('Hedef')),
  ];
  await sql`update uyelik_davetleri set departments = ${[source, target, sales]}::int[]
    where id = ${id}`.execute(app.db.system);
  const merged = await boss.call(organization.mergeDepartment, {
    params: { id: String(source) },
    body: { hedef_id: target },
  });
  expect(merged.status, merged.text).toBe(200);
  expect((await answer(who, id, true)).status).toBe(200);
  expect(
    (await memberships(user.user_id)).flatMap(({ department_id }) => department_id ?? []),
  ).toEqual([target, sales]);
});

it('can be asked again after having left every company', async () => {
  const { user, id, who } = await asked();
  await answer(who, id, true);
  await sql`delete from memberships where user_id = ${user.user_id}
    and company_id = ${elsewhere}`.execute(app.db.system);
  const manager = await app.signInAs({ role: 'yönetici', companies: [asking] });
  const at = { params: { id: String(user.user_id) } };
  expect((await manager.call(organization.deleteRepresentative, at)).status).toBe(200);
  expect((await who.call(auth.userInfo)).status).toBe(401);
  const again = await add(user.email, manager);
  expect(again.body.davet, again.text).toMatchObject({ email: user.email });
  const back = await app.signIn(user);
  expect((await answer(back, again.body.davet?.id ?? 0, true)).status).toBe(200);
  expect(await memberships(user.user_id)).toMatchObject([{ company_id: asking, role: 'temsilci' }]);
});

it('is undone like any removal, and takes nobody in who was never here', async () => {
  const { user, id, who } = await asked();
  await answer(who, id, true);
  const at = { params: { id: String(user.user_id) } };
  const manager = await app.signInAs({ role: 'yönetici', companies: [asking] });
  await manager.call(organization.deleteRepresentative, at);
  const back = await manager.call(organization.restoreRepresentative, at);
  expect(back.status, back.text).toBe(200);
  expect(await memberships(user.user_id)).toEqual([
    { company_id: elsewhere, role: 'yönetici', department_id: null },
    { company_id: asking, role: 'temsilci', department_id: sales },
  ]);
  const stranger = await app.makeUser({ companies: [elsewhere], departments: [other] });
  const scope = scopeOf(await personOf(app, await managerHere()), 'organization.write');
  const taken = await app.db.write(scope, (tx) =>
    sql<{ done: boolean }>`select restore_representative(${stranger.user_id},
      array[${sales}]::int[]) as done`.execute(tx),
  );
  expect(taken.rows).toEqual([{ done: false }]);
});

const managerHere = async () =>
  (await app.makeUser({ role: 'yönetici', companies: [asking] })).user_id;

it('is written by the database for managers of the company alone', async () => {
  const user = await app.makeUser({ role: 'yönetici', companies: [elsewhere] });
  const representative = await app.makeUser({ companies: [asking], departments: [sales] });
  const scope = scopeOf(await personOf(app, representative.user_id), 'departments.read');
  const invited = await app.db.write(scope, (tx) =>
    sql<{ durum: string | null }>`select durum from invite_member(${user.email}, 'x', 'temsilci',
      array[${sales}]::int[], false, false, 'x', now())`.execute(tx),
  );
  expect(invited.rows[0]?.durum).toBeNull();
  const seen = await app.db.read(scope, (tx) => sql`select from uyelik_davetleri`.execute(tx));
  expect(seen.rows).toHaveLength(0);
  const manager = scopeOf(
    await personOf(app, (await accountOf(user.email)).user_id),
    'departments.read',
  );
  await expect(
    app.db.write(manager, (tx) =>
      sql`insert into uyelik_davetleri (company_id) values (${elsewhere})`.execute(tx),
    ),
  ).rejects.toThrow('permission denied');
});

it('goes with the account', async () => {
  const { user } = await asked();
  await sql`delete from users where user_id = ${user.user_id}`.execute(app.db.system);
  expect(await waiting()).not.toContain(user.email);
});
