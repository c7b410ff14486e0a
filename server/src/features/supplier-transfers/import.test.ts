import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import { describeImport } from '../../../test/describe-import.ts';
import { importHouse, type ImportLife } from '../../../test/import-life/house.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';
import { supplierTransferRegister } from './register.ts';
import { supplierTransferBody } from './sample.ts';

const life: ImportLife = {
  register: supplierTransferRegister,
  endpoints: supplierTransfers,
  body: supplierTransferBody,
  named: 'tedarikci_adi',
};
describeImport(life);

describe('the document of a transfer', () => {
  const house = importHouse(life);

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

  it('and what nobody asks for are not wrong', async () => {
    const { consultant, own } = house.company;
    await house.add(consultant, supplierTransferBody(own, 'Yurt içi'));
    const table = await tableIn(await house.export(consultant));
    const place = table.rows.findIndex((row) => row.includes('Yurt içi'));
    const rows = edited(table, place, {
      'Yurt dışına aktarım': 'Hayır',
      'Yurt dışı aktarım dayanağı': 'Böyle bir dayanak yok',
    });
    const { satirlar } = await house.planOf(consultant, await fileOf(rows));
    expect(satirlar).toMatchObject([{ durum: 'degisecek', sorunlar: [] }]);
  });
});
