import { companies } from '@emanet/contract/companies';
import { inventory } from '@emanet/contract/inventory';
import { organization } from '@emanet/contract/organization';
import { portfolio } from '@emanet/contract/portfolio';
import { LEFT_OPEN_BY_COPIES, processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { taxNumber } from '../../../test/factories.ts';
import { appOfFile, testApp } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { personOf } from '../../../test/person.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { parseCommand, runCommand } from '../../admin/run.ts';
import { loadTemplate } from '../../template/template.ts';

const app = await appOfFile();
await loadTemplate(app.db, app.config);
const user = await app.makeUser({ companies: [await app.makeCompany()] });
const consultant = await app.signIn(user);

const allow = (limit: number, { email } = user) =>
  runCommand(
    app.db,
    app.config,
    parseCommand(['user', 'clients', email, '--limit', String(limit)]),
  );

const setOf = async () =>
  (await consultant.call(portfolio.sectorSet, { query: { sektor: 'eczane' } })).body.data;
const open = async (body: object = {}, who = consultant) =>
  who.call(portfolio.open, {
    body: {
      ...{ company_name: unique('Kestanelik'), vergi_no: taxNumber(), sektor: 'eczane' as const },
      kodlar: (await setOf()).map(({ kod }) => kod),
      ...body,
    },
  });

it('opens a client with the departments and activities of the sector, as often as allowed', async () => {
  expect((await open()).status).toBe(403);
  await allow(1);
  const set = await setOf();
  const answer = await open();
  expect(answer.status, answer.text).toBe(201);
  const { company_id, departman, faaliyet } = answer.body.data;
  expect(faaliyet).toBe(set.length);
  expect(departman).toBe(new Set(set.map((one) => one.departman)).size);
  const headers = { 'x-company-id': String(company_id) };
  const records = await consultant.call(processingActivities.list, { headers });
  expect(records.body.data.length).toBeGreaterThan(10);
  const log =
    await sql`select from change_logs where company_id = ${company_id} and tur <> 'kanit'`.execute(
      app.db.system,
    );
  // The company itself and the consultant in charge of it have one each.
  expect(log.rows).toHaveLength(2 + departman + faaliyet);
  const listed = (await consultant.call(portfolio.list)).body.data;
  expect(listed.find((one) => one.company_id === company_id)).toMatchObject({
    sektor: 'eczane',
    sorumlu_id: user.user_id,
  });
  expect((await open()).body.code).toBe('CLIENT_LIMIT');
});

it('opens a client whose records nobody has confirmed, each with its library row', async () => {
  await allow(2);
  const company_id = (await open()).body.data.company_id;
  const headers = { 'x-company-id': String(company_id) };
  const { data } = (await consultant.call(processingActivities.list, { headers })).body;
  const library = (await consultant.call(inventory.library, { headers })).body.data;
  const rows = new Set(library.map(({ id }) => id));
  for (const row of data) {
    expect(row).toMatchObject({ ...LEFT_OPEN_BY_COPIES, onay_surumu: null });
    expect(rows).toContain(row.veri_isleme_faaliyetleri_id);
  }
});

it('tells which activities of a set hold special categories, and which go abroad', async () => {
  const { body } = await consultant.call(portfolio.sectorSet, { query: { sektor: 'saglik' } });
  const names = (is: (row: (typeof body.data)[number]) => boolean) =>
    body.data.filter(is).map(({ ad }) => ad);
  const special = names((row) => row.ozel_nitelikli);
  expect(special).toContain('Muayene, Tanı ve Tedavi');
  expect(special.length).toBeLessThan(body.data.length);
  expect(names((row) => row.yurt_disi).length).toBeLessThan(body.data.length);
});

it('opens departments under names of its own, and further ones that own nothing yet', async () => {
  await allow(1);
  const { body } = await consultant.call(portfolio.sectorSet, { query: { sektor: 'eczane' } });
  const [first = '', ...others] = [...new Set(body.data.map(({ departman }) => departman))];
  expect(body.diger.length).toBeGreaterThan(0);
  expect(body.diger).not.toContain(first);
  const answer = await open({
    departmanlar: [{ ad: ' Banko ', kaynak: first }, { ad: 'Depo' }, { ad: 'DEPO' }],
  });
  expect(answer.status, answer.text).toBe(201);
  const { company_id, departman, faaliyet } = answer.body.data;
  expect([departman, faaliyet]).toEqual([others.length + 2, body.data.length]);
  const headers = { 'x-company-id': String(company_id) };
  const listed = (await consultant.call(organization.departments, { headers })).body.data;
  const names = listed.map((one) => one.department_name);
  expect(names.toSorted()).toEqual(['Banko', 'DEPO', ...others].toSorted());
  const records = (await consultant.call(processingActivities.list, { headers })).body.data;
  const own = body.data.filter((one) => one.departman === first).length;
  expect(records.filter((one) => one.department_name === 'Banko')).toHaveLength(own);
});

it('keeps the size and the contact, and invites the administrator and representatives', async () => {
  await allow(2);
  const set = await setOf();
  const [{ departman: place } = { departman: '' }] = set;
  const [boss, person] = [`${unique('yonetici')}@ornek.test`, `${unique('temsilci')}@ornek.test`];
  const answer = await open({
    ...{ calisan_sayisi: 24, bilanco_toplami: 12_000_000, irtibat_kisisi: ' Ece Örnek ' },
    ...{ yonetici_ad: 'Ayşe Yönetici', yonetici_eposta: boss, dil: 'en' },
    kisiler: [
      {
        fullname: 'Tülay Işık',
        email: person,
        departmanlar: [` ${place.toLocaleUpperCase('tr')}`],
      },
      { fullname: 'Başka Biri', email: user.email, departmanlar: [place] },
    ],
  });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body.data).toMatchObject({ davet: 2, atlanan: [{ email: user.email }] });
  const headers = { 'x-company-id': String(answer.body.data.company_id) };
  const profile = (await consultant.call(companies.profile, { headers })).body.data;
  expect(profile).toMatchObject({
    ...{ calisan_sayisi: 24, bilanco_toplami: 12_000_000, irtibat_kisisi: 'Ece Örnek' },
  });
  const people = (await consultant.call(companies.users, { headers })).body.data;
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    [user.email, 'danışman'],
    [boss, 'yönetici'],
    [person, 'temsilci'],
  ]);
  expect((await app.mailsTo(boss))[0]?.text).toContain('an administrator');
  expect((await app.mailsTo(person))[0]?.text).toContain('a department representative');
});

it('opens nothing when the administrator has an account, or is named by half', async () => {
  await allow(2);
  const before = (await consultant.call(portfolio.list)).body.data.length;
  const taken = await open({ yonetici_ad: 'Biri', yonetici_eposta: user.email });
  expect([taken.status, taken.body.code]).toEqual([409, 'USER_EXISTS']);
  expect(Object.keys(taken.body.fields ?? {})).toEqual(['yonetici_eposta']);
  expect((await open({ yonetici_ad: 'Biri' })).status).toBe(400);
  expect((await consultant.call(portfolio.list)).body.data).toHaveLength(before);
});

it('makes administrators in the transaction that opens a company alone', async () => {
  const scope = scopeOf(await personOf(app, user.user_id), 'organization.write');
  const made = await app.db.write(scope, (tx) =>
    sql<{ made: number | null }>`select add_first_administrator(${`${unique('geç')}@ornek.test`},
      'Geç', 'x', 'tr') as made`.execute(tx),
  );
  expect(made.rows[0]?.made).toBeNull();
});

it('refuses a tax number that is taken, and tells only a member of what', async () => {
  await allow(5);
  const vergi_no = taxNumber();
  const [first, again] = await Promise.all([open({ vergi_no }), open({ vergi_no })]);
  const made = first.status === 201 ? first : again;
  const refused = first.status === 201 ? again : first;
  expect([made.status, refused.status]).toEqual([201, 409]);
  expect(refused.body).toMatchObject({
    code: 'CLIENT_EXISTS',
    data: { company_id: made.body.data.company_id },
  });
  const other = await app.makeUser({ companies: [await app.makeCompany()] });
  await allow(1, other);
  const neutral = await open({ vergi_no }, await app.signIn(other));
  expect(neutral.status).toBe(409);
  expect(neutral.body.code).toBe('CLIENT_REFUSED');
  expect(neutral.text).not.toContain(String(made.body.data.company_id));
  expect(neutral.body.data).toBeUndefined();
  await allow(0, other);
  expect((await open({ vergi_no }, await app.signIn(other))).body.code).toBe('CLIENT_LIMIT');
});

it('tells few taken tax numbers a day to one person', async () => {
  const limited = await testApp({ RATE_LIMIT: 'on' });
  const [owner, prober] = [
    await limited.makeUser({ companies: [await limited.makeCompany()] }),
    await limited.makeUser({ companies: [await limited.makeCompany()] }),
  ];
  for (const { email } of [owner, prober])
    await runCommand(
      limited.db,
      limited.config,
      parseCommand(['user', 'clients', email, '--limit', '9']),
    );
  const taken = taxNumber();
  expect((await open({ vergi_no: taken }, await limited.signIn(owner))).status).toBe(201);
  const caller = await limited.signIn(prober);
  const codes: unknown[] = [];
  for (let n = 0; n < 4; n += 1) codes.push((await open({ vergi_no: taken }, caller)).body.code);
  expect(codes).toEqual([...Array<string>(3).fill('CLIENT_REFUSED'), 'TOO_MANY']);
  expect((await open({}, caller)).body.code).toBe('TOO_MANY');
  await limited.close();
});

it('opens nothing when something of it is wrong', async () => {
  await allow(2);
  const before = (await consultant.call(portfolio.list)).body.data.length;
  expect((await open({ vergi_no: '123' })).status).toBe(400);
  expect((await open({ company_name: '  ' })).status).toBe(400);
  expect((await consultant.call(portfolio.list)).body.data).toHaveLength(before);
  const right = (await consultant.call(portfolio.preferences)).body.data.musteri_hakki;
  expect(right).toBe(2);
});

it('lets a consultant without a client see an empty portfolio and open the first one', async () => {
  const first = await app.makeUser({});
  const who = await app.signIn(first);
  expect(await who.data(portfolio.list)).toEqual([]);
  expect((await who.data(portfolio.due)).isler).toEqual([]);
  expect(await who.data(portfolio.colleagues)).toEqual([]);
  expect((await who.call(portfolio.views)).status).toBe(200);
  expect((await who.call(processingActivities.list)).body.code).toBe('NO_COMPANY');
  const [other = 0] = (await consultant.data(portfolio.list)).map(({ company_id }) => company_id);
  const charge = { body: { musteriler: [other], user_id: first.user_id } };
  expect((await who.call(portfolio.charge, charge as never)).status).toBeGreaterThanOrEqual(400);
  expect((await open({}, who)).body.code).toBe('CLIENT_LIMIT');
  await allow(1, first);
  expect((await who.data(portfolio.preferences)).musteri_hakki).toBe(1);
  const { status, body } = await open({}, who);
  expect(status).toBe(201);
  expect((await who.data(portfolio.list)).map(({ company_id }) => company_id)).toEqual([
    body.data.company_id,
  ]);
});

it.each([
  ['an activity that the sector has not', { kodlar: ['yok'] }, 'kodlar'],
  [
    'a name for a department that the set has not',
    { departmanlar: [{ ad: 'Kule', kaynak: 'Yok böyle' }] },
    'departmanlar',
  ],
  [
    'a department that the client does not get',
    {
      departmanlar: [{ ad: 'Depo' }],
      kisiler: [{ fullname: 'Ece Er', email: 'ece@ornek.test', departmanlar: ['Depo', 'Kule'] }],
    },
    'kisiler',
  ],
])('refuses %s instead of leaving it out', async (_, body, field) => {
  await allow(9);
  const { status, body: answer } = await open(body);
  expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
});

const clientOf = async (company: number) =>
  (await consultant.call(portfolio.list)).body.data.find(
    ({ company_id }) => company_id === company,
  );

it('opens a client of a sector in own words, with its address and what all companies have', async () => {
  const sektor = 'Ajans ve reklam';
  const query = { sektor };
  const { data: common, diger } = (await consultant.call(portfolio.sectorSet, { query })).body;
  expect(common.length).toBeGreaterThan(0);
  expect(diger.length).toBeGreaterThan(0);
  await allow(1);
  const answer = await open({ sektor, adres: ' Organize Sanayi\nBolu ', kodlar: [common[0]?.kod] });
  expect(answer.status, answer.text).toBe(201);
  const { company_id, faaliyet } = answer.body.data;
  expect(faaliyet).toBe(1);
  const client = await clientOf(company_id);
  expect(client?.sektor).toBe(sektor);
  const stored = await sql<{ adres: string }>`
    select adres from companies where company_id = ${company_id}`.execute(app.db.system);
  expect(stored.rows[0]?.adres).toContain('Organize Sanayi');
});

it('takes the name of a sector for the sector', async () => {
  await allow(1);
  const answer = await open({ sektor: 'ECZANE', kodlar: [] });
  expect(answer.status, answer.text).toBe(201);
  expect((await clientOf(answer.body.data.company_id))?.sektor).toBe('eczane');
});
