import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { describe, expect, it } from 'vitest';
import { describeImport } from '../../../test/describe-import.ts';
import { unique } from '../../../test/factories.ts';
import { importHouse, type ImportLife } from '../../../test/import-life/house.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { assetRegister } from './register.ts';
import { assetBody } from './sample.ts';

const life: ImportLife = {
  register: assetRegister,
  endpoints: assets,
  body: assetBody,
  named: 'varlik_ismi',
};
describeImport(life);

describe('what follows from the cells of an asset', () => {
  const house = importHouse(life);
  const heads = ['varlik_ismi', 'department_id', 'veri_harita_id', 'tedarikci_adi'];
  const row = (name: string, activity: string, supplier: string) =>
    fileOf({
      titles: heads.map(house.titleOf),
      rows: [[name, 'İnsan Kaynakları', activity, supplier]],
    });

  it('is what follows when it is added: the data of its activities, the spelling of its supplier', async () => {
    const { consultant, own } = house.company;
    await consultant.call(suppliers.create, { body: { tedarikci_adi: 'Işık Bilişim' } });
    const body = activityBody(own, 'Özlük; arşiv');
    await consultant.call(processingActivities.add, { body });
    const name = unique('Arşiv');
    const file = await row(name, 'özlük; ARŞİV', 'IŞIK  bilişim');
    const { plan } = await house.planOf(consultant, file);
    expect((await house.import(consultant, file, plan)).status).toBe(200);
    const { data } = (await consultant.call(assets.list)).body;
    expect(data.find((one) => one.varlik_ismi === name)).toMatchObject({
      islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
      tedarikci_adi: 'Işık Bilişim',
    });
  });

  it('keeps activities that the person who imports cannot see, and names none of them', async () => {
    const { consultant, representative, own, other } = house.company;
    const hidden = await consultant.call(processingActivities.add, {
      body: activityBody(other, 'Gizli faaliyet'),
    });
    const veri_harita_id = [hidden.body.data.id];
    const id = await house.add(consultant, { ...assetBody(own, unique('Bağlı')), veri_harita_id });
    const table = await tableIn(await house.export(representative));
    const place = table.rows.findIndex((one) => one[0] === id);
    expect((await house.planOf(representative, await fileOf(table))).ozet.degisecek).toBe(0);
    const file = await fileOf(edited(table, place, { 'Varlık sahibi': 'Yeni sahip' }));
    const { plan } = await house.planOf(representative, file);
    await house.import(representative, file, plan);
    expect(await house.single(consultant, id)).toMatchObject({
      veri_harita_id,
      varlik_sahibi: 'Yeni sahip',
    });
    const linked = await row(unique('Bağsız'), 'Gizli faaliyet', '');
    const [refused] = (await house.planOf(representative, linked)).satirlar;
    expect(refused?.sorunlar).toMatchObject([{ alan: 'veri_harita_id' }]);
  });

  it('meets a name out of sight as add does: nothing is stored, nothing is told', async () => {
    const { consultant, representative, other, company } = house.company;
    const name = unique('Gizli Kasa');
    await house.add(consultant, assetBody(other, name));
    const file = await row(name, '', '');
    const { plan } = await house.planOf(representative, file);
    const entries = await house.entriesOf(company);
    const answer = await house.import(representative, file, plan);
    expect([answer.status, answer.body.code]).toEqual([409, 'NAME_TAKEN']);
    expect(await house.entriesOf(company)).toBe(entries);
  });
});
