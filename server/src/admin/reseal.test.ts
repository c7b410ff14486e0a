import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { applications } from '@emanet/contract/applications';
import { auth } from '@emanet/contract/auth';
import { companies } from '@emanet/contract/companies';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { SECRET, appOfFile, testApp } from '../../test/app.ts';
import { openOwner } from '../../test/owner.ts';
import { newSecret, stepOf } from '../features/auth/second-step/authenticator.ts';
import { invite, tokenOf } from '../features/training/training.fixture.ts';
import { companySeal } from '../platform/crypto/company-seal.ts';
import { succeed } from '../platform/crypto/former.ts';
import { seal } from '../platform/crypto/seal.ts';
import { openMail } from '../platform/mail/outbox.ts';
import { noteEvidence } from '../platform/noted.ts';
import { anchorLogs } from '../records/log-anchors.ts';
import { verifyWhole } from '../verify-log/whole.ts';
import { OF_COMPANIES, OF_PLATFORM } from './reseal.ts';
import { parseCommand, runCommand } from './run.ts';

const NEW = 'the-secret-in-its-place'.padEnd(40, 'n');
const TCKN = '10000000146';
const application = applications.add.body.parse({
  ...{
    basvuran_turu: 'kendisi',
    kaynak: 'kep',
    gelis_gunu: '2026-11-01',
    dil: 'tr',
    ad_soyad: 'Gizli Kişi',
  },
  ...{ kimlik_no: TCKN, haklar: ['b'], talep: 'Talep', cevap_yolu: 'eposta' },
  eposta: 'gizli@ornekposta.test',
});

// A database of its own, whose values are all sealed anew.
const app = await appOfFile({}, { own: true });
const company = await app.makeCompany();
const who = await app.signInAs({ companies: [company] });
const { user_id: person } = await app.makeUser({ companies: [company] });
afterAll(async () => {
  succeed(NEW, undefined);
});

it('covers every column that is sealed, and no digest', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
      and a.atttypid = 'bytea'::regtype
      and a.attname !~ '(hash|_ozeti?|_pad|public_key)$'`.execute(app.db.system);
  const covered = [...OF_COMPANIES, ...OF_PLATFORM].map(
    ({ table, column }) => `${table}.${column}`,
  );
  expect(covered.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('seals everything anew under a replaced secret, which then opens it alone', async () => {
  const { db } = app;
  // One application of each time: of before the company had a key, and since.
  const ids: number[] = [];
  for (let n = 0; n < 2; n++)
    ids.push(
      (await who.call(applications.add, { body: { ...application, talep: `Talep ${n}` } })).body
        .data.id,
    );
  await who.call(companies.update, { body: { irtibat_kisisi: 'Kemal', irtibat_tckn: TCKN } });
  const invited = await invite(who, 'davetli@ornek.test');
  const general = companySeal(app.config, null);
  await db.system.transaction().execute(async (tx) => {
    await noteEvidence(tx);
    await sql`update basvurular set kimlik = ${general.seal('application-identity', TCKN)}
      where id = ${ids[0]}`.execute(tx);
    await sql`update companies set irtibat_kimlik = ${general.seal('company-contact', TCKN)}
      where company_id = ${company}`.execute(tx);
    await sql`insert into basvuru_taslaklari (id, company_id, olusturma_tarihi, govde)
      values (900, ${company}, now(), ${general.seal('application', '{"a":1}')})`.execute(tx);
  });
  const { sealed } = await newSecret(app.config, 'a@ornek.test');
  await sql`insert into authenticator_apps (user_id, secret) values (${person}, ${sealed})`.execute(
    db.system,
  );
  const mail = { to: 'a@ornek.test', subject: 'x', text: '', html: '' };
  await sql`insert into mail_outbox (sealed, next_try_at)
    values (${seal(SECRET, 'mail-outbox', JSON.stringify(mail))}, now() + interval '1 day')`.execute(
    db.system,
  );
  const doomed = await app.makeCompany('Silinecek');
  await app.makeUser({ companies: [doomed] });
  await anchorLogs(app.services);
  const operator = (config: typeof app.config, ...words: string[]) =>
    runCommand(db, config, parseCommand(words));
  await operator(app.config, 'company', 'erase', String(doomed), '--name', 'Silinecek', '--now');
  const verdict = async (config: typeof app.config) => {
    const lines: string[] = [];
    const asked = { config, db, files: app.services.files, now: new Date() };
    const code = await verifyWhole(asked, (line) => lines.push(line));
    return { code, broken: lines.filter((line) => line.includes('BROKEN')) };
  };
  expect(await verdict(app.config)).toEqual({ code: 0, broken: [] });

  // Replaced, and the former one still known.
  const config = { ...app.config, SECRET: NEW, SECRET_BEFORE: SECRET };
  succeed(NEW, SECRET);
  await anchorLogs({ ...app.services, config });
  const said = await operator(config, 'secret', 'reseal');
  expect(said).toContain('Still sealed as before: 0.');
  expect(said).toContain('SECRET_BEFORE may go');
  expect(await operator(config, 'secret', 'reseal')).toContain('Sealed anew: 0 values');

  // Gone.
  succeed(NEW, undefined);
  const alone = { ...config, SECRET_BEFORE: undefined };
  expect(await verdict(alone)).toEqual({ code: 0, broken: [] });
  await using there = await testApp(alone, { url: app.url });
  const cookie = /=(.+)$/.exec(who.headers.cookie ?? '')?.[1] ?? '';
  const same = there.withCookie(cookie);
  expect((await same.call(auth.session)).status).toBe(200);
  for (const id of ids) {
    const shown = await same.call(applications.reveal, { params: { id: String(id) } });
    expect(shown.body.data.kimlik_no).toBe(TCKN);
  }
  const contact = await same.call(companies.revealContact);
  expect(contact.body.data.irtibat_tckn).toBe(TCKN);
  expect(await tokenOf(same, invited.id)).toBe(invited.token);
  const { rows } = await sql<{ app: Buffer; mail: Buffer; draft: Buffer; key: Buffer }>`
    select (select secret from authenticator_apps where user_id = ${person}) as app,
      (select sealed from mail_outbox where state = 'waiting' and next_try_at > now()) as mail,
      (select govde from basvuru_taslaklari where id = 900) as draft,
      (select muhurlu from sirket_anahtarlari where company_id = ${company}) as key`.execute(
    db.system,
  );
  const [row] = rows;
  if (!row) throw new Error('the rows are gone');
  expect(stepOf(alone, there.services.clock, row.app, '000000')).toBeUndefined();
  expect(openMail(NEW, row.mail)).toMatchObject({ to: 'a@ornek.test' });
  expect(companySeal(alone, row.key).open('application', row.draft)).toBe('{"a":1}');
});

it('vouches for anchors of before as they are: one that changes afterwards shows', async () => {
  const config = { ...app.config, SECRET: NEW };
  const { files } = app.services;
  const keys: string[] = [];
  for await (const { key } of files.keys('anchors')) keys.push(key);
  const [first = ''] = keys.toSorted();
  const key = `anchors/${first.slice('anchors/'.length)}` as const;
  const stored = await text(await files.read(key));
  const write = async (content: string) => {
    await files.remove(key);
    await files.write(key, Readable.from([content]));
  };
  await write(stored.replace(/(?<="seal":")./, (first) => (first === 'A' ? 'B' : 'A')));
  const lines: string[] = [];
  const asked = { config, db: app.db, files, now: new Date() };
  expect(await verifyWhole(asked, (line) => lines.push(line))).toBe(1);
  expect(lines.join()).toContain('the anchors before it are not those that it vouches for');
  await write(stored);
  expect(await verifyWhole(asked, () => undefined)).toBe(0);
});

it('replaces a secret that has itself taken the place of one', async () => {
  const THIRD = 'the-third-of-them'.padEnd(40, 't');
  const config = { ...app.config, SECRET: THIRD, SECRET_BEFORE: NEW };
  succeed(THIRD, NEW);
  const said = await runCommand(app.db, config, parseCommand(['secret', 'reseal']));
  expect(said).toContain('SECRET_BEFORE may go');
  succeed(THIRD, undefined);
  const asked = { config, db: app.db, files: app.services.files, now: new Date() };
  expect(await verifyWhole(asked, () => undefined)).toBe(0);
});

it('makes no key within a day of the upgrade, since older nodes could not open it', async () => {
  const { db } = app;
  const fresh = await app.makeCompany();
  const manager = await app.signInAs({ companies: [fresh] });
  const owner = await openOwner(app.url);
  const at = (ago: string) =>
    owner.ask(
      `update schema_migrations set applied_at = now() - $1::interval
      where name in ('0001_roles.sql', '0635_company_keys.sql')`,
      [ago],
    );
  const first = (ago: string) =>
    owner.ask(
      `update schema_migrations set applied_at = now() - $1::interval
      where name = '0001_roles.sql'`,
      [ago],
    );
  const keyed = async () =>
    (await sql`select from sirket_anahtarlari where company_id = ${fresh}`.execute(db.system)).rows
      .length;
  const write = (irtibat_tckn: string) =>
    manager.call(companies.update, { body: { irtibat_kisisi: 'Kemal', irtibat_tckn } });
  await first('1 year');
  expect([(await write(TCKN)).status, await keyed()]).toEqual([200, 0]);
  expect((await manager.call(companies.revealContact)).body.data.irtibat_tckn).toBe(TCKN);
  await at('2 days');
  expect([(await write('11111111110')).status, await keyed()]).toEqual([200, 1]);
  await owner.close();
});

it('keeps the former secret for what it could not seal anew', async () => {
  const config = { ...app.config, SECRET: NEW, SECRET_BEFORE: SECRET };
  succeed(NEW, SECRET);
  // An anchor that fits neither.
  const { files } = app.services;
  await files.write('anchors/2020-01-01T00-00-00.000Z.json', Readable.from(['{}']));
  const said = await runCommand(app.db, config, parseCommand(['secret', 'reseal']));
  expect(said).toContain('SECRET_BEFORE stays');
  await files.remove('anchors/2020-01-01T00-00-00.000Z.json');
});
