import { assets } from '@emanet/contract/assets';
import { inventory, SECTORS } from '@emanet/contract/inventory';
import { LIBRARY_STATUSES } from '@emanet/contract/law/library-status';
import { LIBRARY_ITEMS } from '@emanet/contract/records/library';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { loadTemplate } from '../../template/template.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { publicTransferBody } from '../public-transfers/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

let count = 0;
let app: TestApp;
let people: Record<'consultant' | 'hr' | 'officer' | 'nowhere' | 'outsider', Caller>;

beforeAll(async () => {
  const library = { TEMPLATE_COMPANY_ID: 900_036 };
  app = await testApp(library);
  await loadTemplate(app.db, library);
  const company = await app.makeCompany();
  const [hr, it] = [await app.makeDepartment(company), await app.makeDepartment(company)];
  const own = { role: 'temsilci', companies: [company] } as const;
  people = {
    consultant: await app.signInAs({ companies: [company] }),
    hr: await app.signInAs({ ...own, departments: [hr] }),
    officer: await app.signInAs({ ...own, departments: [hr], varlik_sorumlusu: true }),
    nowhere: await app.signInAs(own),
    outsider: await app.signInAs({ companies: [await app.makeCompany()] }),
  };
  const { consultant } = people;
  for (const place of [hr, it, it]) {
    const name = `Kayıt ${++count}`;
    const body = (made: object) => ({ body: made });
    await consultant.call(processingActivities.add, body(activityBody(place, name)));
    await consultant.call(supplierTransfers.add, body(supplierTransferBody(place, name)));
    await consultant.call(publicTransfers.add, body(publicTransferBody(place, name)));
    await consultant.call(assets.add, body(assetBody(place, name)));
  }
  await consultant.call(assets.add, { body: assetBody(it, 'Bir varlık daha') });
});
afterAll(() => app.close());

it('counts what each person sees of every register', async () => {
  const countsFor = async (who: Caller) =>
    Object.values((await who.call(inventory.counts)).body.data);
  expect(await countsFor(people.consultant)).toEqual([3, 3, 3, 4]);
  expect(await countsFor(people.hr)).toEqual([1, 1, 1, 1]);
  expect(await countsFor(people.officer)).toEqual([1, 1, 1, 4]);
  expect(await countsFor(people.nowhere)).toEqual([0, 0, 0, 0]);
  expect(await countsFor(people.outsider)).toEqual([0, 0, 0, 0]);
  expect((await app.stranger.call(inventory.counts)).status).toBe(401);
});

it('tells the sectors and sources of the library, and nothing of a company', async () => {
  const { data } = (await people.nowhere.call(inventory.library)).body;
  for (const sector of SECTORS) {
    const own = data.filter(({ genel, sektorler }) => !genel && sektorler.includes(sector));
    expect(own.length).toBeGreaterThanOrEqual(15);
    expect(own.every(({ sektorler }) => sektorler.length === 1)).toBe(true);
    expect(data.some(({ genel, sektorler }) => genel && sektorler.includes(sector))).toBe(true);
  }
  const [first] = data;
  const query = { id: String(first?.id) };
  const asked = { ...query, lang: 'en' } as const;
  const [told] = (await people.nowhere.call(inventory.library, { query: asked })).body.data;
  expect(told?.ingilizce).toMatchObject({ ad: LIBRARY_ITEMS[0]?.en });
  expect(data.every(({ ingilizce }) => ingilizce === null)).toBe(true);
  expect((await people.nowhere.call(inventory.library, { query })).body.data).toEqual([first]);
  expect(new Set(data.map(({ durum }) => durum)).size).toBe(LIBRARY_STATUSES.length);
  expect(data.every(({ kaynak, tarih }) => kaynak !== '' && tarih !== '')).toBe(true);
  expect((await people.outsider.call(inventory.library)).body.data).toEqual(data);
  expect((await app.stranger.call(inventory.library)).status).toBe(401);
});

it('lists the activities of the library as the wizard shows them, in the order of their rows', async () => {
  const query = { company_id: String(app.services.config.TEMPLATE_COMPANY_ID) };
  const { data: rows } = (await people.nowhere.call(processingActivities.list, { query })).body;
  const { data } = (await people.nowhere.call(inventory.choices)).body;
  const { data: entries } = (await people.nowhere.call(inventory.library)).body;
  expect(data.length).toBeGreaterThan(100);
  expect(data).toEqual(
    rows.map((row) => {
      const entry = entries.find(({ id }) => id === row.id);
      return {
        id: row.id,
        ad: row.surec_ismi,
        ingilizce: LIBRARY_ITEMS.find(({ tr }) => tr === row.surec_ismi)?.en,
        departman: row.department_name,
        dayanaklar: row.isleme_sarti,
        ozel_nitelikli: row.ozel_nitelikli,
        onerilmez: entry?.onerilmez,
        durum: entry?.durum,
        genel: entry?.genel,
        sektorler: entry?.sektorler,
      };
    }),
  );
  expect((await app.stranger.call(inventory.choices)).status).toBe(401);
});
