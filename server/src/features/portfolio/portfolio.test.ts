import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { clocks } from '@emanet/contract/clocks';
import { STATUTORY_KINDS } from '@emanet/contract/clocks/kinds';
import { compareDuties } from '@emanet/contract/clocks/order';
import { documents } from '@emanet/contract/documents';
import { DUE_KINDS } from '@emanet/contract/dashboard';
import { filings } from '@emanet/contract/filings';
import { dutyOf } from '@emanet/contract/filings/duty';
import { performance, scoreOf } from '@emanet/contract/performance';
import { portfolio, type Client } from '@emanet/contract/portfolio';
import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import readSheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { keepPortfolioJob } from './jobs.ts';

const clock = testClock('2026-11-23T09:20:00+03:00');

const app = await appOfFile({}, { clock });
const companies: number[] = [];
for (const name of ['Ilgaz Gıda', 'Toroslu Sağlık', 'Kızılçam Lojistik'])
  companies.push(await app.makeCompany(unique(name)));
const departments: number[] = [];
for (const company of companies) departments.push(await app.makeDepartment(company));
const consultant = await app.signInAs({ companies });

/** The consultant in one of the companies. */
const within = (company: number) => ({
  headers: { 'x-company-id': String(company) },
});
const department = (company: number) => departments[companies.indexOf(company)] ?? 0;
/** Fields of a register, which the endpoint takes as they are. */
const record = (values: object): object => values;
const keep = () =>
  keepPortfolioJob.perform(app.services, {}, reachOf(app.services, keepPortfolioJob));
const listed = async (): Promise<Client[]> => consultant.data(portfolio.list);
const rowsKept = async () =>
  (
    await sql`select from portfoy_ozetleri o where company_id = any(${companies}::int[])
      and not exists (select from portfoy_notlari n where n.company_id = o.company_id)`.execute(
      app.db.system,
    )
  ).rows.length;

/** Figures of the client's own screens, each requested as that screen does. */
const NEVER = { due: 'hic', exempt: 'istisna', unknown: 'bilinmiyor' } as const;

async function ownScreens(company: number) {
  const inside = within(company);
  const months = await consultant.call(performance.read, { ...inside, query: { ay: '6' } });
  const running = (await consultant.call(clocks.list, inside)).body.data.filter(({ tur }) =>
    DUE_KINDS.some((kind) => kind === tur),
  );
  const now = clock.now().getTime();
  const isLate = ({ son_an }: { son_an: string }) => Date.parse(son_an) < now;
  const statutory = running.filter(({ tur }) => STATUTORY_KINDS.includes(tur));
  const next = statutory[0];
  const records = await consultant.call(processingActivities.list, inside);
  const invited = await consultant.call(training.list, {
    ...inside,
    params: { companyId: String(company) },
  });
  const filed = await consultant.call(filings.list, inside);
  const { muafiyet } = (await consultant.call(filings.preparation, inside)).body.data;
  const duty = dutyOf(muafiyet, clock.today());
  const told = running.find(({ tur }) => tur === 'verbis_bildirimi');
  const open = await consultant.call(applications.list, inside);
  const written = await consultant.call(texts.list, inside);
  const done = invited.body.data.filter(({ durum }) => durum === 'tamamlandi').length;
  return {
    puan: scoreOf(months.body.data.olculer),
    puanlar: months.body.data.aylar.map(({ olculer }) => olculer && scoreOf(olculer)),
    sonraki: next && [next.id, next.tur, next.ad, Date.parse(next.son_an)],
    geciken: running.filter(isLate).length,
    geciken_yasal: statutory.filter(isLate).length,
    yuksek: records.body.data.filter(({ risk }) => risk === 'Yüksek').length,
    verbis: told ? 'bekliyor' : filed.body.data.length > 0 ? 'guncel' : NEVER[duty],
    verbis_son_an: told ? Date.parse(told.son_an) : null,
    eski_metin: written.body.data.filter(({ eskiyen }) => eskiyen > 0).length,
    basvuru: open.body.data.filter(({ durum }) => durum !== 'sonuclandi').length,
    egitim: invited.body.data.length > 0 ? { pay: done, payda: invited.body.data.length } : null,
  };
}

const figuresOf = ({ sonraki, verbis, ...one }: Client) => ({
  ...{
    puan: one.puan,
    puanlar: one.puanlar,
    geciken: one.geciken,
    geciken_yasal: one.geciken_yasal,
    yuksek: one.yuksek,
  },
  sonraki: sonraki
    ? [sonraki.sure_id, sonraki.tur, sonraki.ad, Date.parse(sonraki.son_an)]
    : undefined,
  ...{ verbis: verbis.durum, verbis_son_an: verbis.son_an && Date.parse(verbis.son_an) },
  ...{ basvuru: one.basvuru, egitim: one.egitim, eski_metin: one.eski_metin },
});

/** Walks every number of every client. */
async function compareAll() {
  const found = await listed();
  expect(found.map(({ company_id }) => company_id).toSorted()).toEqual(companies.toSorted());
  for (const one of found)
    expect(figuresOf(one), one.company_name).toEqual(await ownScreens(one.company_id));
}

const add = async (company: number) => {
  const inside = within(company);
  const department_id = department(company);
  const activity = { department_id, surec_ismi: unique('Faaliyet') };
  const made = await consultant.call(processingActivities.add, {
    ...inside,
    body: record(activity),
  });
  expect(made.status, made.text).toBe(201);
  await consultant.call(processingActivities.add, {
    ...inside,
    body: record({
      ...activity,
      kisisel_veri: ['saglik_bilgileri'],
      surec_ismi: unique('Sağlık'),
    }),
  });
  const action = { aksiyon_ismi: 'Eksik', risk: 'Yüksek' as const, department_id };
  const late = { ...action, son_tarih: '2026-11-02' };
  const added = await consultant.call(actions.add, { ...inside, body: late });
  await consultant.call(training.add, {
    ...inside,
    body: { fullname: 'Ece Kaya', email: `${unique('ece')}@ornek.test` },
  });
  return { activity: made.body.data.id, action: added.body.data.id };
};

describe('the portfolio', () => {
  it('shows each client with the figures of its own screens', async () => {
    await compareAll();
    const [first = 0, second = 0] = companies;
    await add(first);
    await add(first);
    await add(second);
    for (const [day, olculer] of [
      ['2026-08-31', { eksiksizlik: { pay: 1, payda: 2 } }],
      ['2026-10-30', { eksiksizlik: { pay: 3, payda: 4 } }],
    ] as const)
      await sql`insert into performans_gunleri (company_id, gun, department_id, olculer)
        values (${first}, ${day}::date, ${department(first)}, ${JSON.stringify(olculer)}::jsonb)`.execute(
        app.db.system,
      );
    for (const [day, tur] of [
      ['2026-11-20', 'kurul_belge'],
      ['2026-10-01', 'kurul_karar'],
    ] as const)
      await consultant.call(clocks.add, {
        ...within(second),
        body: { tur, ad: 'Kurul yazısı', baslangic: day },
      });
    await compareAll();
    const row = (await listed()).find(({ company_id }) => company_id === first);
    expect(row?.puanlar).toHaveLength(6);
    // August and October; other suites keep months of every company.
    expect([row?.puanlar[2], row?.puanlar[4]]).toEqual([50, 75]);
    expect(row).toMatchObject({ geciken: 2, egitim: { pay: 0, payda: 2 } });
  });

  it('keeps what takes counting until something moves it', async () => {
    await keep();
    expect(await rowsKept()).toBe(companies.length);
    await compareAll();
  });

  it.each([
    ['a record', (company: number) => add(company)],
    [
      'a changed record',
      async (company: number) => {
        const { activity } = await add(company);
        await keep();
        return consultant.call(processingActivities.update, {
          ...within(company),
          params: { id: String(activity) },
          body: record({ faaliyet_durumu: 'planlanan' }),
        });
      },
    ],
    [
      'a closed action',
      async (company: number) => {
        const { action } = await add(company);
        await keep();
        return consultant.call(actions.update, {
          ...within(company),
          params: { id: String(action) },
          body: { durum: true },
        });
      },
    ],
    [
      'a transfer',
      (company: number) =>
        consultant.call(supplierTransfers.add, {
          ...within(company),
          body: record(
            supplierTransferBody(department(company), unique('Kestrel'), {
              veri_isleyen_rolu: 'veri_isleyen',
              sozlesme_var_mi: true,
            }),
          ),
        }),
    ],
    [
      'a document',
      (company: number) =>
        consultant.call(documents.add, {
          ...within(company),
          body: { dokuman_ismi: unique('Politika'), dokuman_tur: 'Politika' },
        }),
    ],
  ])('counts anew at once after %s, before and after the job', async (_, change) => {
    await keep();
    const answer = await change(companies[1] ?? 0);
    if (answer && 'status' in answer) expect(answer.status, answer.text).toBeLessThan(300);
    await compareAll();
    await keep();
    await compareAll();
  });

  it('counts anew on another day', async () => {
    await keep();
    clock.moveTo('2026-12-24T09:00:00+03:00');
    await compareAll();
    await keep();
    await compareAll();
    clock.moveTo('2026-11-23T09:20:00+03:00');
    await keep();
  });

  it('is a sheet of the clients asked for, and of no others', async () => {
    const answer = await app.app.inject({
      ...{ method: 'POST', url: portfolio.export.path, headers: consultant.headers },
      payload: { ids: [companies[0] ?? 0, await app.makeCompany()], lang: 'tr' },
    });
    expect(answer.statusCode, answer.payload).toBe(200);
    const file = decodeURIComponent(String(answer.headers['content-disposition']));
    expect(file).toContain('.xlsx');
    const [{ data: [heads = [], row = []] } = { data: [] }] = await readSheet(answer.rawPayload);
    const [client] = (await consultant.data(portfolio.list)).filter(
      ({ company_id }) => company_id === companies[0],
    );
    // A period that was never started is a question, and no blank that reads like nothing owed.
    expect(client?.sorular).toContain('verbis_yukumluluk');
    expect(row[heads.indexOf('Yanıt bekleyen süre soruları')]).toContain(
      'kayıt yükümlülüğü bilinmiyor',
    );
    // The client that happens to be open does not give its name to a sheet of them all.
    expect(file).toMatch(/[^-]+, Bütün müşteriler - Portföy - /);
  });
});

it('says of a client that never filed whether it had to, is exempt, or nobody knows', async () => {
  const stateOf = async (sizes: object) => {
    const company = await app.makeCompany();
    await sql`update companies set ${sql.join(
      Object.entries(sizes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )} where company_id = ${company}`.execute(app.db.system);
    const reader = await app.signInAs({ companies: [company] });
    return (await reader.call(portfolio.list)).body.data[0]?.verbis.durum;
  };
  const small = { calisan_sayisi: 9, bilanco_toplami: 900_000 };
  expect(await stateOf(small)).toBe('istisna');
  expect(await stateOf({ ...small, yerlesim: 'yurt_disi' })).toBe('hic');
  expect(await stateOf({ calisan_sayisi: 30, bilanco_toplami: 50_000_000 })).toBe('bilinmiyor');
  expect(await stateOf({ calisan_sayisi: 50 })).toBe('hic');
});

describe('the week', () => {
  const weekOf = async (baslangic?: string) =>
    consultant.data(portfolio.due, { query: baslangic ? { baslangic } : {} });

  it('holds what is late in all clients, then what falls on its days', async () => {
    const [first = 0, , third = 0] = companies;
    await consultant.call(actions.add, {
      ...within(third),
      body: {
        ...{ aksiyon_ismi: 'Perşembe', risk: 'Orta', department_id: department(third) },
        son_tarih: '2026-11-26',
      },
    });
    const found = await weekOf();
    expect(found).toMatchObject({ baslangic: '2026-11-23', bitis: '2026-11-29' });
    const own = (await listed()).reduce((sum, { geciken }) => sum + geciken, 0);
    expect(found.isler.filter(({ gun }) => gun < '2026-11-23')).toHaveLength(own);
    expect(found.isler.at(-1)).toMatchObject({ company_id: third, ad: 'Perşembe' });
    const inOrder = found.isler.toSorted(compareDuties(clock.now().getTime()));
    expect(found.isler.map(({ son_an }) => son_an)).toEqual(inOrder.map(({ son_an }) => son_an));
    const next = await weekOf('2026-11-30');
    expect(next).toMatchObject({ baslangic: '2026-11-30', bitis: '2026-12-06' });
    expect(next.isler.some(({ ad }) => ad === 'Perşembe')).toBe(false);
    expect(next.isler.some(({ company_id }) => company_id === first)).toBe(true);
  });

  it('is one calendar over all clients, closed to whoever has left them', async () => {
    const user = await app.makeUser({ companies });
    const caller = await app.signIn(user);
    const made = await caller.call(portfolio.makeCalendarLink, { body: {} });
    expect(made.status, made.text).toBe(200);
    const { pathname, search } = new URL(made.body.data.adres);
    const feed = async () => app.app.inject({ method: 'GET', url: pathname + search });
    const { payload } = await feed();
    for (const company of [companies[0], companies[1]])
      expect(payload.replaceAll('\r\n ', '')).toContain(`sirket=${company}`);
    await sql`delete from memberships where user_id = ${user.user_id}
      and company_id = ${companies[0] ?? 0}`.execute(app.db.system);
    expect((await feed()).payload.replaceAll('\r\n ', '')).not.toContain(`sirket=${companies[0]}`);
    await sql`update memberships set role = 'yönetici' where user_id = ${user.user_id}`.execute(
      app.db.system,
    );
    expect((await feed()).statusCode).toBe(404);
  });
});
