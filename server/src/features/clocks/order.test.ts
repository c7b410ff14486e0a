import { applications } from '@emanet/contract/applications';
import { clocks } from '@emanet/contract/clocks';
import { CLOCK_KINDS, CLOCKS } from '@emanet/contract/clocks/kinds';
import { compareDuties, DUTY_RANKS, dutyRank } from '@emanet/contract/clocks/order';
import { dashboard } from '@emanet/contract/dashboard';
import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';

const clock = testClock('2026-11-28T12:00:00+03:00');
const now = clock.now().getTime();
const app = await appOfFile({}, { clock });
const companies = [await app.makeCompany(), await app.makeCompany()];
const consultant = await app.signInAs({ companies, fullname: 'Selin Aydoğan' });

/** Days from now at which a clock of each kind ends; two fall on the same instant. */
const ENDS = [-38, -3, -3, 0.2, 1.4, 6] as const;
for (const company of companies)
  for (const [at, tur] of CLOCK_KINDS.entries())
    for (const days of ENDS.slice(0, 3 + (at % 4)))
      await sql`insert into sureler (company_id, tur, kural_surumu, ad, baslangic, sayi, birim, son_an)
        values (${company}, ${tur}, 1, ${`${tur} ${days}`}, ${new Date(now - 60 * 86_400_000)}, 1,
          'gun', ${new Date(now + days * 86_400_000)})`.execute(app.db.system);

const inside = (company: number) => ({ headers: { 'x-company-id': String(company) } });
const ranksOf = (
  rows: readonly Readonly<{ tur: (typeof CLOCK_KINDS)[number]; son_an: string }>[],
) => rows.map((one) => DUTY_RANKS.findIndex(({ rank }) => rank === dutyRank(one, now)));

it('has one order in the database and in the program, in every list', async () => {
  const [company = 0] = companies;
  const lists = {
    clocks: (await consultant.call(clocks.list, inside(company))).body.data,
    dashboard: (await consultant.call(dashboard.read, inside(company))).body.data.yaklasan.isler,
    week: (await consultant.data(portfolio.due)).isler,
  };
  for (const [name, rows] of Object.entries(lists)) {
    expect(rows.length, name).toBeGreaterThan(40);
    // Compared by what is ordered: equal clocks of two companies may change places.
    const keys = rows.map(({ tur, son_an }) => [tur, Date.parse(son_an)]);
    const sorted = rows.toSorted(compareDuties(now));
    expect(keys, name).toEqual(sorted.map(({ tur, son_an }) => [tur, Date.parse(son_an)]));
    const ranks = ranksOf(rows);
    expect(ranks, name).toEqual(ranks.toSorted());
    expect(new Set(ranks), name).toEqual(new Set([0, 1, 2]));
  }
});

it('puts an application that is late by law before contracts that ended long ago', async () => {
  const late = await app.makeCompany();
  const caller = await app.signInAs({ companies: [late] });
  for (const days of [40, 60, 90])
    await sql`insert into sureler (company_id, tur, kural_surumu, ad, baslangic, sayi, birim, son_an)
      values (${late}, 'sozlesme_bitisi', 1, 'Sözleşme', ${new Date(now)}, 0, 'tarih',
        ${new Date(now - days * 86_400_000)})`.execute(app.db.system);
  for (const gelis_gunu of ['2026-10-26', '2026-11-06'])
    await caller.data(applications.add, {
      body: {
        ...{
          basvuran_turu: 'kendisi',
          kaynak: 'dilekce',
          gelis_gunu,
          dil: 'tr',
          ad_soyad: 'Pelin Erdem',
          haklar: ['b'],
        },
        ...{
          talep: `Bilgi istiyorum: ${gelis_gunu}.`,
          cevap_yolu: 'eposta',
          eposta: 'pelin@ornekposta.test',
        },
      },
    });
  const [client] = await caller.data(portfolio.list);
  expect(client).toMatchObject({ geciken: 4, geciken_yasal: 1 });
  expect(Date.parse(client?.sonraki?.son_an ?? '')).toBeLessThan(now);
  expect((await caller.data(portfolio.due)).isler.map(({ tur }) => tur)).toEqual([
    'basvuru',
    ...['sozlesme_bitisi', 'sozlesme_bitisi', 'sozlesme_bitisi'],
  ]);
});

it('shows seven days from today on, so that a weekend hides no Monday', async () => {
  const week = await consultant.data(portfolio.due);
  expect([week.baslangic, week.bitis]).toEqual(['2026-11-28', '2026-12-04']);
  expect(week.isler.some(({ gun }) => gun === '2026-12-04')).toBe(true);
  const later = await consultant.data(portfolio.due, { query: { baslangic: '2026-12-05' } });
  expect([later.baslangic, later.bitis]).toEqual(['2026-12-05', '2026-12-11']);
});

it('knows every kind of clock by a rank', () => {
  for (const tur of CLOCK_KINDS)
    expect(dutyRank({ tur, son_an: '2020-01-01T00:00:00Z' }, now)).toBe(
      CLOCKS[tur].yasal ? 'lateStatutory' : 'own',
    );
});
