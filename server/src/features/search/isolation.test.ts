import { assets } from '@emanet/contract/assets';
import { auth } from '@emanet/contract/auth';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { search } from '@emanet/contract/search';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { publicTransferBody } from '../public-transfers/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const WORD = 'gizliad';

/** One record of every kind in a department, each called `<word> <place> <kind>`. */
async function fill(who: Caller, company: number, department: number, place: string) {
  const name = (kind: string) => `${WORD} ${place} ${kind}`;
  const added = [
    await who.call(processingActivities.add, { body: activityBody(department, name('faaliyet')) }),
    await who.call(supplierTransfers.add, {
      body: supplierTransferBody(department, name('aktarım')),
    }),
    await who.call(publicTransfers.add, { body: publicTransferBody(department, name('kurum')) }),
    await who.call(assets.add, { body: assetBody(department, name('varlık')) }),
    await who.call(suppliers.create, { body: { tedarikci_adi: name('tedarikçi') } }),
  ];
  expect(added.map((one) => one.status)).toEqual([201, 201, 201, 201, 201]);
  await app.db.system
    .insertInto('dokumanlar')
    .values({ company_id: company, dokuman_ismi: name('doküman'), dokuman_tur: 'Politika' })
    .execute();
  return added.map((one) => one.body.data.id);
}

const app = await appOfFile();
const companies = { own: await app.makeCompany(), other: await app.makeCompany() };
const hr = await app.makeDepartment(companies.own, 'Personel');
const sales = await app.makeDepartment(companies.own, 'Pazarlama');
const foreign = await app.makeDepartment(companies.other, 'Yabancı');
const inHr = { role: 'temsilci', companies: [companies.own], departments: [hr] } as const;
const people = {
  consultant: await app.signInAs({ companies: [companies.own, companies.other] }),
  admin: await app.signInAs({ role: 'yönetici', companies: [companies.own] }),
  hr: await app.signInAs(inHr),
  officer: await app.signInAs({ ...inHr, varlik_sorumlusu: true }),
  lost: await app.signInAs({ role: 'temsilci', companies: [companies.own] }),
  outsider: await app.signInAs({ companies: [companies.other] }),
};
await fill(people.admin, companies.own, hr, 'ik');
const salesIds = await fill(people.admin, companies.own, sales, 'pz');
const foreignIds = await fill(people.outsider, companies.other, foreign, 'yb');

const found = async (who: Caller, q = WORD) => {
  const answer = await who.call(search.find, { query: { q } });
  expect(answer.status).toBe(200);
  return answer.body.data.flatMap((group) => group.kayitlar.map((one) => one.ad));
};
const named = (...places: string[]) => places.map((place) => `${WORD} ${place}`);
const EVERYTHING = ['faaliyet', 'aktarım', 'kurum', 'varlık', 'tedarikçi', 'doküman'];
const everythingIn = (...places: string[]) =>
  EVERYTHING.flatMap((kind) => named(...places.map((place) => `${place} ${kind}`)));

it('shows consultants and administrators the company they work in, and no other', async () => {
  expect(await found(people.consultant)).toEqual(everythingIn('ik', 'pz'));
  expect(await found(people.admin)).toEqual(everythingIn('ik', 'pz'));
  expect(await found(people.outsider)).toEqual(everythingIn('yb'));
});

it('shows representatives the records of their departments', async () => {
  expect(await found(people.hr)).toEqual(
    named(
      ...['ik faaliyet', 'ik aktarım', 'ik kurum', 'ik varlık'],
      ...['ik tedarikçi', 'pz tedarikçi', 'ik doküman', 'pz doküman'],
    ),
  );
});

it('shows those who answer for assets all assets, and nothing more', async () => {
  expect(await found(people.officer)).toEqual(
    named(
      ...['ik faaliyet', 'ik aktarım', 'ik kurum', 'ik varlık', 'pz varlık'],
      ...['ik tedarikçi', 'pz tedarikçi', 'ik doküman', 'pz doküman'],
    ),
  );
});

it('shows who has no department what belongs to the company alone', async () => {
  expect(await found(people.lost)).toEqual(
    named('ik tedarikçi', 'pz tedarikçi', 'ik doküman', 'pz doküman'),
  );
});

it('finds by words of the trade in the same records', async () => {
  expect(await found(people.outsider, 'TC kimlik')).toEqual(
    named('yb faaliyet', 'yb aktarım', 'yb kurum', 'yb varlık'),
  );
  expect(await found(people.hr, 'TC kimlik')).toEqual(
    named('ik faaliyet', 'ik aktarım', 'ik kurum', 'ik varlık'),
  );
  expect(await found(people.lost, 'TC kimlik')).toEqual([]);
});

it('finds no hidden record by its department or its number', async () => {
  expect(await found(people.hr, 'pazarlama')).toEqual([]);
  expect(await found(people.officer, 'pazarlama')).toEqual(named('pz varlık'));
  for (const id of foreignIds)
    expect((await found(people.admin, `#${id}`)).filter((name) => name.includes('yb'))).toEqual([]);
  for (const id of salesIds.slice(0, 4))
    expect(
      (await found(people.hr, `#${id}`)).filter((name) =>
        /pz (faaliyet|aktarım|kurum|varlık)/.test(name),
      ),
    ).toEqual([]);
});

it('follows the consultant into another company', async () => {
  const user = await app.makeUser({ companies: [companies.own, companies.other] });
  const who = await app.signIn(user);
  const body = { user_id: user.user_id, company_id: companies.other, company_active: true };
  expect((await who.call(auth.companyActive, { body })).status).toBe(200);
  expect(await found(who)).toEqual(everythingIn('yb'));
});

it('is closed to who has no session or no company', async () => {
  const query = { q: WORD };
  expect((await app.stranger.call(search.find, { query })).status).toBe(401);
  const nobody = await app.signInAs();
  expect((await nobody.call(search.find, { query })).status).toBe(403);
});
