import { entryLogs, type EntryEvent } from '@emanet/contract/entry-logs';
import { auth } from '@emanet/contract/auth';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import readSheet from 'read-excel-file/node';
import { cleanUp } from '../../platform/cleanup.ts';
import { appOfFile, type Caller } from '../../../test/app.ts';

type Entry = { neden?: EntryEvent; tarih?: string; fullname?: string; ip?: string; agent?: string };

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

const write = (company_id: number | null, entries: readonly Entry[]) =>
  app.db.system
    .insertInto('entry_logs')
    .values(
      entries.map(({ neden = 'giris_yapildi', tarih, fullname, ip, agent }) => ({
        company_id,
        user_id: 7,
        fullname: fullname ?? 'Gülçin Işık',
        email: 'gulcin@ornek.test',
        role: 'temsilci' as const,
        ip: ip ?? '192.0.2.1',
        user_agent: agent ?? CHROME,
        sonuc: neden === 'giris_yapildi' ? ('başarılı' as const) : ('başarısız' as const),
        neden,
        ...(tarih && { tarih }),
      })),
    )
    .execute();

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });
const administrator = await app.signInAs({ role: 'yönetici', companies: [company] });
const representative = await app.signInAs({ companies: [company], departments: [department] });
await write(company, [
  { tarih: '2026-03-01T20:59:59Z', ip: '192.0.2.10' },
  { tarih: '2026-03-01T21:00:00Z', neden: 'kod_hatali', fullname: 'Çağrı ILICALI' },
  { tarih: '2026-03-02T20:59:59Z', agent: '' },
  { tarih: '2026-03-02T21:00:00Z', ip: '2a02:e0::1' },
]);
await write(await app.makeCompany(), [{ fullname: 'Yabancı Kişi' }]);
await write(null, [{ fullname: 'Kimse' }]);

const march = { baslangic: '2026-03-01', bitis: '2026-03-31' };

describe('the list of entries', () => {
  it('holds those of the own company, the newest first, for consultant and administrator', async () => {
    for (const who of [consultant, administrator]) {
      const { body } = await who.call(entryLogs.list, { query: march });
      expect(body.data.map((one) => one.tarih)).toEqual([
        '2026-03-02T21:00:00Z',
        '2026-03-02T20:59:59Z',
        '2026-03-01T21:00:00Z',
        '2026-03-01T20:59:59Z',
      ]);
      const whole = await who.call(entryLogs.list);
      expect(whole.text).not.toMatch(/Yabancı|Kimse/);
    }
  });

  it('is refused to a representative, with its sheet and its counts', async () => {
    const calls = [
      representative.call(entryLogs.list),
      representative.call(entryLogs.summary),
      representative.call(entryLogs.export, { query: { lang: 'tr' } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it.each([
    ['a day in Turkey', { baslangic: '2026-03-02', bitis: '2026-03-02' }, 2],
    ['a name, whatever its marks', { q: 'ilicali', ...march }, 1],
    ['an address', { q: '2a02:e0', ...march }, 1],
    ['a result', { sonuc: 'başarısız' as const, ...march }, 1],
    ['an event', { neden: 'kod_hatali' as const, ...march }, 1],
    ['a role that nobody has', { role: 'danışman' as const, ...march }, 0],
    ['a person', { user_id: '7', ...march }, 4],
    ['a sign of a pattern', { q: '%', ...march }, 0],
  ])('finds by %s', async (_, query, found) => {
    const { body } = await consultant.call(entryLogs.list, { query });
    expect(body.data).toHaveLength(found);
  });

  it('is read page by page, each entry once', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...march, limit: '3', ...(cursor && { cursor }) };
      const { body } = await consultant.call(entryLogs.list, { query });
      seen.push(...body.data.map((one) => one.id));
      cursor = body.next_cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(4);
    expect(seen).toHaveLength(4);
  });

  it.each(['x', 'MjAyNg', Buffer.from('2026-99-99T00:00:00Z 1').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const answer = await consultant.call(entryLogs.list, { query: { cursor } });
      expect(answer.status).toBe(400);
    },
  );

  it('names the browser, and none when it says nothing', async () => {
    const { body } = await consultant.call(entryLogs.list, { query: march });
    expect(body.data.map((one) => one.tarayici)).toEqual([
      'Chrome 142, Windows',
      null,
      'Chrome 142, Windows',
      'Chrome 142, Windows',
    ]);
  });
});

it('counts what a filter finds and names the people of the company', async () => {
  const { body } = await administrator.call(entryLogs.summary, { query: march });
  expect(body.data).toMatchObject({
    toplam: 4,
    basarisiz: 1,
    sirket_degisimi: 0,
    saklama_gunu: 730,
  });
  expect(body.data.kisiler).toContainEqual({
    user_id: 7,
    fullname: 'Gülçin Işık',
    email: 'gulcin@ornek.test',
  });
  expect(JSON.stringify(body.data.kisiler)).not.toContain('Yabancı');
});

describe('leaving', () => {
  const eventsOf = async (who: Caller) => {
    const { body } = await who.call(entryLogs.list);
    return body.data.map(({ neden, sonuc, fullname }) => [neden, sonuc, fullname]);
  };

  it('is written down, alone and on every device', async () => {
    const own = await app.makeCompany();
    const watcher = await app.signInAs({ role: 'yönetici', companies: [own] });
    const user = await app.makeUser({ companies: [own], fullname: 'Deniz Giden' });
    await (await app.signIn(user)).call(auth.signOut, { body: {} });
    await (await app.signIn(user)).call(auth.signOut, { body: { all: true } });
    await app.stranger.call(auth.signOut, { body: {} });
    expect(await eventsOf(watcher)).toEqual([
      ['tum_oturumlar_kapatildi', 'başarılı', 'Deniz Giden'],
      ['cikis', 'başarılı', 'Deniz Giden'],
    ]);
  });

  it('for another company is told to the one entered, and names none', async () => {
    const [first, second] = [await app.makeCompany(), await app.makeCompany()];
    const user = await app.makeUser({ companies: [first, second], fullname: 'Ece Danışman' });
    const who = await app.signIn(user);
    const switchTo = (company_id: number) =>
      who.call(auth.companyActive, {
        body: { user_id: user.user_id, company_id, company_active: true },
      });
    expect((await switchTo(second)).status).toBe(200);
    expect((await switchTo(second)).status).toBe(200);
    expect(await eventsOf(who)).toEqual([['sirket_degistirme', 'başarılı', 'Ece Danışman']]);
    const watcher = await app.signInAs({ role: 'yönetici', companies: [first] });
    expect(await eventsOf(watcher)).toEqual([]);
  });

  it('by itself is told when the session is thrown away', async () => {
    const own = await app.makeCompany();
    const watcher = await app.signInAs({ role: 'yönetici', companies: [own] });
    const user = await app.makeUser({ companies: [own], fullname: 'Uzun Mola' });
    await app.signIn(user);
    await sql`update sessions set last_seen_at = now() - interval '9 hours'
      where user_id = ${user.user_id}`.execute(app.db.system);
    await cleanUp(app.services);
    await cleanUp(app.services);
    expect(await eventsOf(watcher)).toEqual([['oturum_suresi_doldu', 'başarılı', 'Uzun Mola']]);
  });
});

it('gives the entries as a sheet with the time in Turkey', async () => {
  const answer = await app.app.inject({
    url: `${entryLogs.export.path}?lang=tr&baslangic=2026-03-02&bitis=2026-03-02&sonuc=ba%C5%9Far%C4%B1s%C4%B1z`,
    headers: consultant.headers,
  });
  expect(answer.headers['content-disposition']).toContain('Giri%C5%9F%20kay%C4%B1tlar%C4%B1');
  const [sheet] = await readSheet(answer.rawPayload);
  const [heads, row] = sheet?.data ?? [];
  expect(heads).toContain('Tarayıcı');
  expect(row?.[0]).toEqual(new Date('2026-03-02T00:00:00.000Z'));
  expect(row?.slice(1, 6)).toEqual([
    'Çağrı ILICALI',
    'gulcin@ornek.test',
    'temsilci',
    'Başarısız giriş: Kod yanlış',
    'Başarısız',
  ]);
});

it('gives as many entries as there are as a sheet, in the order of the list', async () => {
  const busy = await app.makeCompany();
  const who = await app.signInAs({ companies: [busy] });
  // Every hundredth two have one instant, and pages end between them.
  await sql`insert into entry_logs (company_id, email, ip, user_agent, sonuc, neden, tarih)
    select ${busy}, 'giris' || n || '@ornek.test', '192.0.2.1', '', 'başarısız', 'kod_hatali',
      timestamptz '2026-03-05' + (n - n % 100 / 99) * interval '1 second'
    from generate_series(1, 6000) n`.execute(app.db.system);
  const answer = await app.app.inject({
    url: `${entryLogs.export.path}?lang=tr&baslangic=2026-03-01`,
    headers: who.headers,
  });
  const [sheet] = await readSheet(answer.rawPayload);
  const first = await who.call(entryLogs.list, { query: { baslangic: '2026-03-01' } });
  const rest = await who.call(entryLogs.list, {
    query: { baslangic: '2026-03-01', cursor: first.body.next_cursor ?? '' },
  });
  const listed = [...first.body.data, ...rest.body.data].map(({ email }) => email);
  expect(listed.filter((email) => email.startsWith('giris'))).toHaveLength(6000);
  const [, ...rows] = sheet?.data ?? [];
  expect(rows.map(([, , email]) => email)).toEqual(listed);
});
