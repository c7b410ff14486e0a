import { actions } from '@emanet/contract/actions';
import { processingActivities } from '@emanet/contract/processing-activities';
import { search } from '@emanet/contract/search';
import { suppliers } from '@emanet/contract/suppliers';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { activityBody } from '../processing-activities/sample.ts';

const app = await appOfFile();
const WORD = 'Bulutix';
const clients = [
  { id: await app.makeCompany('Ilgaz Gıda'), name: 'Ilgaz Gıda' },
  { id: await app.makeCompany('Çınar Lojistik'), name: 'Çınar Lojistik' },
] as const;
const foreign = await app.makeCompany('Yabancı A.Ş.');
const consultant = await app.makeUser({ companies: clients.map(({ id }) => id) });
const caller = await app.signIn(consultant);
const outsider = await app.signInAs({ companies: [foreign] });

async function fill(who: Caller, company: number) {
  const headers = { 'x-company-id': String(company) };
  const department = await app.makeDepartment(company, unique('Birim'));
  const added = [
    await who.call(processingActivities.add, {
      body: activityBody(department, `${WORD} yedekleme`),
      headers,
    }),
    await who.call(suppliers.create, { body: { tedarikci_adi: WORD }, headers }),
    await who.call(actions.add, {
      body: { aksiyon_ismi: `${WORD} sözleşmesi`, risk: 'Orta', department_id: department },
      headers,
    }),
  ];
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201]);
}
for (const { id } of clients) await fill(caller, id);
await fill(outsider, foreign);

const find = async (who: Caller, q: string) => who.call(search.findAcross, { query: { q } });

it('finds records of every client and names it, whichever company the tab shows', async () => {
  const { body } = await find(caller, 'bulutix');
  expect(body.data.map(({ tur, kayitlar }) => [tur, kayitlar.length])).toEqual([
    ['veri_harita', 2],
    ['tedarikci_listesi', 2],
    ['aksiyonlar', 2],
  ]);
  for (const { kayitlar } of body.data)
    expect(kayitlar.map(({ company_id, company_name }) => [company_id, company_name])).toEqual([
      [clients[1].id, 'Çınar Lojistik'],
      [clients[0].id, 'Ilgaz Gıda'],
    ]);
});

it('takes signs of patterns as letters', async () => {
  expect((await find(caller, '%_')).body.data).toEqual([]);
});

it('finds nothing of a company of others, nor of a client that is closed to the caller', async () => {
  const all = JSON.stringify((await find(caller, 'bulutix')).body);
  expect(all).not.toContain('Yabancı');
  const [first] = clients;
  await app.db.system
    .deleteFrom('memberships')
    .where('user_id', '=', consultant.user_id)
    .where('company_id', '=', first.id)
    .execute();
  // The change of a membership ends sessions.
  const after = await find(await app.signIn(consultant), 'bulutix');
  expect(after.status, after.text).toBe(200);
  const left = after.body.data.flatMap(({ kayitlar }) => kayitlar);
  expect(new Set(left.map(({ company_id }) => company_id))).toEqual(new Set([clients[1].id]));
});
