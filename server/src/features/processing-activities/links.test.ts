import { assets } from '@emanet/contract/assets';
import { choiceOf } from '@emanet/contract/lookups';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { publicTransferBody } from '../public-transfers/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { activityBody } from './sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const departments = {
  hr: await app.makeDepartment(company),
  it: await app.makeDepartment(company),
};
const own = { role: 'temsilci', companies: [company], departments: [departments.hr] } as const;
const people = {
  consultant: await app.signInAs({ companies: [company] }),
  hr: await app.signInAs(own),
  officer: await app.signInAs({ ...own, varlik_sorumlusu: true }),
  outsider: await app.signInAs({ companies: [elsewhere] }),
};
const added = async (name: string) =>
  (
    await people.consultant.call(processingActivities.add, {
      body: activityBody(departments.hr, name),
    })
  ).body.data.id;
const activity = await added('Bordro');
const other = await added('İzin');
await link(departments.hr, 'İK', [activity]);
await link(departments.it, 'BT', [other, activity]);
await link(departments.hr, 'Başka', [other]);

/** One record in each of the three registers that names these activities. */
async function link(department: number, name: string, veri_harita_id: number[]): Promise<void> {
  const { consultant } = people;
  const supplier = supplierTransferBody(department, `${name} tedarikçisi`);
  const special = { aktarilan_kisisel_veriler: ['kan_grubu'] };
  const answers = [
    await consultant.call(supplierTransfers.add, {
      body: { ...supplier, ...special, veri_harita_id } as object,
    }),
    await consultant.call(publicTransfers.add, {
      body: { ...publicTransferBody(department, `${name} kurumu`), veri_harita_id } as object,
    }),
    await consultant.call(assets.add, {
      body: { ...assetBody(department, `${name} varlığı`), veri_harita_id } as object,
    }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
}

const linksFor = async (who: Caller, headers: Record<string, string> = {}) =>
  who.call(processingActivities.links, { params: { id: String(activity) }, headers });
const countsFor = async (who: Caller) => {
  const { data } = (await linksFor(who)).body;
  return Object.values(data).map((rows) => rows.length);
};

describe('the records linked to an activity', () => {
  it('are those of the three registers that name it, by name', async () => {
    const { data } = (await linksFor(people.consultant)).body;
    expect(data.veri_aktarim.map((row) => row.ad)).toEqual(['BT tedarikçisi', 'İK tedarikçisi']);
    expect(data.veri_aktarim[0]).toMatchObject({
      ozel_nitelikli: true,
      yurt_disi: true,
      ulke: 'Almanya',
      mekanizma: 'standart_sozlesme',
    });
    expect(data.diger_aktarim.map((row) => row.ad)).toEqual(['BT kurumu', 'İK kurumu']);
    expect(data.varlik_listesi[0]).toMatchObject({ ozel_nitelikli: false, mekanizma: null });
  });

  it('leave out what the reader may not see, which an asset officer sees more of', async () => {
    expect(await countsFor(people.consultant)).toEqual([2, 2, 2]);
    expect(await countsFor(people.hr)).toEqual([1, 1, 1]);
    expect(await countsFor(people.officer)).toEqual([1, 1, 2]);
  });

  it('are not there for whoever may not see the activity', async () => {
    expect((await linksFor(people.outsider)).status).toBe(404);
    expect((await linksFor(app.stranger)).status).toBe(401);
  });

  it('carry the name of a listed body in the language that is asked for', async () => {
    const body = { department_id: departments.hr, kurum_adi: 'sgk', veri_harita_id: [activity] };
    const { id } = (await people.hr.call(publicTransfers.add, { body: body as object })).body.data;
    for (const language of ['tr', 'en'] as const) {
      const { data } = (await linksFor(people.hr, { 'accept-language': language })).body;
      const name = data.diger_aktarim.find((row) => row.id === id)?.ad;
      expect(name).toBe(choiceOf('kurum_adi', 'sgk')?.[language]);
    }
  });
});

it('activities are named for those who see them, without the rest of their rows', async () => {
  const special = { islenen_kisisel_veriler: ['kan_grubu'] };
  const body = activityBody(departments.it, 'Bakım', { ...special }) as object;
  const { id } = (await people.consultant.call(processingActivities.add, { body })).body.data;
  const namesFor = async (who: Caller) => (await who.call(processingActivities.names)).body.data;
  const [first] = await namesFor(people.consultant);
  expect(first).toMatchObject({ id, ad: 'Bakım', ozel_nitelikli: true });
  expect(Object.keys(first ?? {})).toEqual(['id', 'ad', 'departman', 'ozel_nitelikli']);
  const names = async (who: Caller) => (await namesFor(who)).map(({ ad }) => ad);
  expect(await names(people.consultant)).toEqual(['Bakım', 'Bordro', 'İzin']);
  expect(await names(people.hr)).toEqual(['Bordro', 'İzin']);
  expect(await names(people.outsider)).toEqual([]);
  expect((await app.stranger.call(processingActivities.names)).status).toBe(401);
});
