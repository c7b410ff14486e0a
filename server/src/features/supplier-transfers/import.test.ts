import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import { describeImport } from '../../../test/describe-import.ts';
import { importHouse, type ImportLife } from '../../../test/import-life/house.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';
import { chainOf } from '../../../test/chain.ts';
import { supplierTransferRegister } from './register.ts';
import { supplierTransferBody } from './sample.ts';

const life: ImportLife = {
  register: supplierTransferRegister,
  endpoints: supplierTransfers,
  body: supplierTransferBody,
  named: 'tedarikci_adi',
};
describeImport(life);

const house = importHouse(life);

describe('the document of a transfer', () => {
  it('that was archived stays, and is given to no other', async () => {
    const { consultant, company, own } = house.company;
    const { db } = house.app;
    const { id: veri_isleyen_sozlesmesi } = await db.system
      .insertInto('dokumanlar')
      .values({ company_id: company, dokuman_ismi: 'Sözleşme', dokuman_tur: 'Taahhütname' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const body = supplierTransferBody(own, 'Arşivci');
    const id = await house.add(consultant, { ...body, veri_isleyen_sozlesmesi });
    await db.system
      .updateTable('dokumanlar')
      .set({ guncel: false })
      .where('id', '=', veri_isleyen_sozlesmesi)
      .execute();
    const table = await tableIn(await house.export(consultant));
    expect((await house.planOf(consultant, await fileOf(table))).ozet.ayni).toBe(1);
    const file = await fileOf(edited(table, 0, { 'Ticaret unvanı': 'Arşivci A.Ş.' }));
    const { plan } = await house.planOf(consultant, file);
    await house.import(consultant, file, plan);
    expect(await house.single(consultant, id)).toMatchObject({ veri_isleyen_sozlesmesi });
    const added = edited(table, 0, { 'Kayıt no': null, Tedarikçi: 'Başka' });
    expect(await house.problemsIn(consultant, added)).toMatchObject([
      { alan: 'veri_isleyen_sozlesmesi' },
    ]);
  });

  it('and a value beside an answer that hides it are refused, each by its cell', async () => {
    const { consultant, own } = house.company;
    await house.add(consultant, supplierTransferBody(own, 'Yurt içi'));
    const table = await tableIn(await house.export(consultant));
    const place = table.rows.findIndex((row) => row.includes('Yurt içi'));
    const rows = edited(table, place, {
      'Yurt dışına aktarım': 'Hayır',
      'Yurt dışı aktarım mekanizması': 'Böyle bir dayanak yok',
    });
    const { satirlar } = await house.planOf(consultant, await fileOf(rows));
    expect(satirlar.map(({ durum }) => durum)).toEqual(['reddedilecek']);
    const reasons = new Map(satirlar[0]?.sorunlar.map(({ alan, neden }) => [alan, neden]));
    expect(reasons.get('yurt_disi_mekanizma')).toContain('Böyle bir dayanak yok');
    expect(reasons.get('aktarim_ulkesi')).toMatch(/Yurt dışına aktarım.*Hayır/);
  });
});

it('is read under the heads that its fields had before', async () => {
  const { consultant, table } = await house.oneRecord();
  const former = { 'Alıcının türü': 'Alıcı grubu', 'Alıcının rolü': 'Tedarikçinin rolü' };
  const titles = table.titles.map(
    (title) => Object.entries(former).find(([now]) => now === title)?.[1] ?? title,
  );
  expect(titles).toEqual(expect.arrayContaining(Object.values(former)));
  const kind = titles.indexOf('Alıcı grubu');
  const rows = table.rows.map((row) => row.with(kind, 'Hissedarlar'));
  const { satirlar } = await house.planOf(consultant, await fileOf({ titles, rows }));
  expect(satirlar[0]?.alanlar.map(({ alan }) => alan)).toEqual(['alici_grubu']);
});

it('of more rows than one statement takes keeps their order and the chain', async () => {
  const { consultant, company, table } = await house.oneRecord();
  const titles = Array.from({ length: 1200 }, (_, place) => `Tedarikçi ${place}`);
  const [first = []] = table.rows;
  const name = table.titles.indexOf('Tedarikçi');
  const rows = titles.map((title) => first.with(0, null).with(name, title));
  const file = await fileOf({ titles: table.titles, rows });
  const { plan } = await house.planOf(consultant, file);
  const done = await house.import(consultant, file, plan);
  expect(done.body.data).toMatchObject({ eklenen: 1200, guncellenen: 0, atlanan: 0 });
  const { data } = (await consultant.call(supplierTransfers.list, { query: { sort: 'id' } })).body;
  expect(data.slice(1).map((row) => row.tedarikci_adi)).toEqual(titles);
  const entries = await house.app.db.system
    .selectFrom('change_logs')
    .select('record_id')
    .where('company_id', '=', company)
    .where('tur', '=', 'veri_aktarim')
    .orderBy('id')
    .execute();
  expect(entries.map((one) => one.record_id)).toEqual(data.map((row) => row.id));
  expect(await chainOf(house.app.db.system, company)).toEqual({ entries: 1201 });
});
