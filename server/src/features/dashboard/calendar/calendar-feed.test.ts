import { actions } from '@emanet/contract/actions';
import { dashboard } from '@emanet/contract/dashboard';
import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';

const clock = testClock('2026-11-20T09:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const hr = await app.makeDepartment(company, 'İnsan Kaynakları');
const sales = await app.makeDepartment(company, 'Satış');
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
for (const [aksiyon_ismi, department_id, son_tarih] of [
  ['Gecikmiş; virgül, ters\\bölü', hr, '2026-11-01'],
  ['Satışın işi', sales, '2026-12-05'],
  ['Çok uzak', hr, '2029-01-01'],
] as const)
  await manager.call(actions.add, {
    body: { aksiyon_ismi, risk: 'Orta', department_id, son_tarih },
  });

const make = async (caller: Caller): Promise<string> => {
  return (await caller.data(dashboard.makeCalendarLink, { body: {} })).adres;
};
/** Asks as a calendar program does: with the address alone. */
const feed = async (address: string) => {
  const { pathname, search } = new URL(address);
  const answer = await app.app.inject({ method: 'GET', url: pathname + search });
  return { status: answer.statusCode, text: answer.payload, headers: answer.headers };
};

/** Events that are work: holidays take nobody's time. */
const workIn = (text: string) =>
  text
    .split('BEGIN:VEVENT')
    .slice(1)
    .filter((one) => !one.includes('TRANSP:TRANSPARENT'));

it('tells a calendar program what is due, with late things and a year ahead', async () => {
  const { text, headers, status } = await feed(await make(manager));
  expect(status, text).toBe(200);
  expect(headers['content-type']).toContain('text/calendar');
  expect(headers['cache-control']).toContain('no-store');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(workIn(text)).toHaveLength(2);
  expect(text).toContain('SUMMARY:Cumhuriyet Bayramı');
  expect(text).toContain('DTSTART;VALUE=DATE:20261101');
  expect(text).toContain('DTSTART;VALUE=DATE:20261205');
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Aksiyon: Gecikmiş\\; virgül\\, ters\\\\bölü');
  expect(unfolded).toMatch(new RegExp(`/aksiyonlar\\?aksiyon=\\d+&sirket=${company}\\b`));
  expect(unfolded).not.toContain('Çok uzak');
});

it('keeps only a digest, and tells when the link was made', async () => {
  const address = await make(manager);
  const token = new URL(address).pathname.split('/').at(-1) ?? '';
  const stored = await sql<{ row: string }>`select to_jsonb(t)::text as row
    from takvim_baglantilari t where company_id = ${company}`.execute(app.db.system);
  expect(stored.rows).toHaveLength(1);
  expect(stored.rows[0]?.row).not.toContain(token);
  const state = await manager.call(dashboard.calendarLink);
  expect(state.body.data.olusturma_tarihi).not.toBeNull();
  expect(state.text).not.toContain(token);
});

it('ends an earlier link with the next one, and the last when it is removed', async () => {
  const first = await make(manager);
  const second = await make(manager);
  expect((await feed(first)).status).toBe(404);
  expect((await feed(second)).status).toBe(200);
  await manager.call(dashboard.revokeCalendarLink);
  expect((await feed(second)).status).toBe(404);
  expect((await manager.call(dashboard.calendarLink)).body.data.olusturma_tarihi).toBeNull();
});

it('shows a representative the own department alone, and nothing of another company', async () => {
  const representative = await app.signInAs({ companies: [company], departments: [sales] });
  const { text } = await feed(await make(representative));
  expect(workIn(text)).toHaveLength(1);
  expect(text).toContain('Satışın işi');
  const elsewhere = await app.makeCompany();
  const stranger = await app.signInAs({ companies: [elsewhere] });
  expect(workIn((await feed(await make(stranger))).text)).toEqual([]);
});

it('is closed to whoever has left the company or is no longer active', async () => {
  const leaver = await app.makeUser({ companies: [company] });
  const address = await make(await app.signIn(leaver));
  expect((await feed(address)).status).toBe(200);
  await sql`update users set aktif = false where user_id = ${leaver.user_id}`.execute(
    app.db.system,
  );
  expect((await feed(address)).status).toBe(404);
  await sql`update users set aktif = true where user_id = ${leaver.user_id}`.execute(app.db.system);
  await sql`delete from memberships where user_id = ${leaver.user_id}`.execute(app.db.system);
  expect((await feed(address)).status).toBe(404);
  for (const token of ['x'.repeat(43), 'kısa'])
    expect([400, 404]).toContain((await feed(`http://a/api/takvim/${token}`)).status);
});

it('gives each event an identifier of its own, two holidays of one day included', async () => {
  const { text } = await feed(await make(manager));
  const ids = [...text.matchAll(/^UID:(.*)$/gm)].map(([, id]) => id);
  expect(ids.filter((id) => id?.includes('tatil-2027-05-19'))).toHaveLength(2);
  expect(new Set(ids).size).toBe(ids.length);
});

it('says in the calendars of a company and of a portfolio that they hold not all', async () => {
  const busy = await app.makeCompany();
  const consultant = await app.signInAs({ companies: [busy] });
  const department_id = await app.makeDepartment(busy);
  const body = {
    aksiyon_ismi: 'Çok',
    risk: 'Orta',
    department_id,
    son_tarih: '2026-12-01',
  } as const;
  await consultant.call(actions.add, { body });
  const made = (await consultant.data(portfolio.makeCalendarLink, { body: {} })).adres;
  const own = await make(consultant);
  for (const address of [own, made])
    expect((await feed(address)).text).not.toContain('Takvime sığmayan');
  await sql`insert into sureler (company_id, tur, kural_surumu, kayit_turu, kayit_id, department_id,
      ad, baslangic, sayi, birim, son_an)
    select company_id, tur, kural_surumu, kayit_turu, kayit_id + 1000000 + n, department_id, ad,
      baslangic, sayi, birim, son_an
    from sureler, generate_series(1, 3001) as n where company_id = ${busy} and tur = 'aksiyon'`.execute(
    app.db.system,
  );
  for (const address of [own, made])
    expect((await feed(address)).text).toContain('SUMMARY:Takvime sığmayan');
});
