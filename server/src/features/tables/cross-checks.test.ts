import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables } from '@emanet/contract/tables';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { activityBody } from '../processing-activities/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const department = await app.makeDepartment(company);
const home = department;
const other = await app.makeDepartment(company);
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const outsider = await app.signInAs({ role: 'yönetici', companies: [elsewhere] });
const representative = await app.signInAs({ companies: [company], departments: [other] });
const { id: policy } = await app.db.system
  .insertInto('dokumanlar')
  .values({ company_id: company, dokuman_ismi: 'Gizlilik politikası', dokuman_tur: 'Politika' })
  .returning('id')
  .executeTakeFirstOrThrow();
const activity: Values = activityBody(department, 'Bordro', {
  islenen_kisisel_veriler: ['ad_soyad'],
  aydinlatma_metni: policy,
  yurt_disi_aktarim: true,
});
const added = await manager.call(processingActivities.add, { body: activity });
expect(added.status, added.text).toBe(201);
const sent: Values = {
  department_id: department,
  tedarikci_adi: 'Çınar Bordro',
  veri_harita_id: [added.body.data.id],
  aktarilan_kisisel_veriler: ['ad_soyad', 'tckn'],
};
const transfer = (await manager.call(supplierTransfers.add, { body: sent })).body.data.id;
const cloud: Values = {
  department_id: department,
  varlik_ismi: 'Bulut',
  yurt_disi_mi: true,
  ulke: 'İrlanda',
  tedarikci_adi: 'çınar bordro',
};
await manager.call(assets.add, { body: cloud });

const found = async (who: Caller, query = {}) =>
  (await who.call(tables.crossChecks, { query })).body.data.map(({ ad, kod, veriler }) => [
    ad,
    kod,
    ...veriler,
  ]);

it('finds what linked records say differently', async () => {
  expect(await found(manager)).toEqual([
    ['Bordro', 'faaliyet_aktarimsiz'],
    ['Bordro', 'aydinlatma_degil'],
    ['Çınar Bordro', 'aktarim_fazla_veri', 'T.C. kimlik numarası'],
    ['Bulut', 'varlik_aktarimsiz'],
  ]);
});

it('asks of one record, and finds nothing once it is put right', async () => {
  const query = { tur: 'veri_aktarim', id: String(transfer) };
  expect(await found(manager, query)).toHaveLength(1);
  const body: Values = {
    aktarilan_kisisel_veriler: ['ad_soyad'],
    yurt_disi_aktarim: true,
    aktarim_ulkesi: 'İrlanda',
  };
  const params = { id: String(transfer) };
  await manager.call(supplierTransfers.update, { params, body });
  expect(await found(manager, query)).toEqual([]);
  expect(await found(manager)).toEqual([['Bordro', 'aydinlatma_degil']]);
});

it('shows another company and another department nothing', async () => {
  expect(await found(outsider)).toEqual([]);
  expect(await found(representative)).toEqual([]);
});

it('speaks of an asset whose activities have all ended, until one of them goes on', async () => {
  const department = home;
  const ids: number[] = [];
  for (const name of ['Kapanan arşiv', 'Kapanan bordro']) {
    const ended: Values = { ...activityBody(department, name), faaliyet_durumu: 'sona_erdi' };
    const added = await manager.call(processingActivities.add, { body: ended });
    expect(added.status, added.text).toBe(201);
    ids.push(added.body.data.id);
  }
  const cupboard: Values = {
    department_id: department,
    varlik_ismi: 'Eski dolap',
    varlik_durumu: 'kullanimda',
    veri_harita_id: ids,
  };
  const asset = (await manager.call(assets.add, { body: cupboard })).body.data.id;
  const query = { tur: 'varlik_listesi', id: String(asset) };
  expect(await found(manager, query)).toEqual([['Eski dolap', 'varlik_faaliyetsiz']]);
  const again: Values = { faaliyet_durumu: 'yururlukte' };
  const params = { id: String(ids[0]) };
  const changed = await manager.call(processingActivities.update, { params, body: again });
  expect(changed.status, changed.text).toBe(200);
  expect(await found(manager, query)).toEqual([]);
});

it('sees through activities of several data, and speaks of a transfer that outlives them', async () => {
  const activity: Values = {
    ...activityBody(home, 'Sevkiyat'),
    islenen_kisisel_veriler: ['ad_soyad', 'telefon', 'teslimat_adresi'],
  };
  const id = (await manager.call(processingActivities.add, { body: activity })).body.data.id;
  const sent: Values = {
    department_id: home,
    tedarikci_adi: 'Demir Nakliyat',
    veri_harita_id: [id],
    aktarilan_kisisel_veriler: ['ad_soyad', 'tckn'],
  };
  const added = (await manager.call(supplierTransfers.add, { body: sent })).body.data.id;
  const query = { tur: 'veri_aktarim', id: String(added) };
  const MORE = ['Demir Nakliyat', 'aktarim_fazla_veri', 'T.C. kimlik numarası'];
  expect(await found(manager, query)).toEqual([MORE]);
  const ended: Values = { faaliyet_durumu: 'sona_erdi' };
  await manager.call(processingActivities.update, { params: { id: String(id) }, body: ended });
  expect(await found(manager, query)).toEqual([MORE, ['Demir Nakliyat', 'aktarim_faaliyetsiz']]);
});

it('judges the period of an asset by its activities and by what other assets keep', async () => {
  const payroll: Values = activityBody(home, 'Ücret ödeme', {
    islenen_kisisel_veriler: ['bordro'],
    isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'],
    saklama_suresi: 'sgk_belge_10',
  });
  const paid = (await manager.call(processingActivities.add, { body: payroll })).body.data.id;
  const keep = async (varlik_ismi: string, saklama_suresi: string) => {
    const body: Values = {
      department_id: home,
      varlik_ismi,
      saklama_suresi,
      veri_harita_id: [paid],
    };
    const added = await manager.call(assets.add, { body });
    expect(added.status, added.text).toBe(201);
    return { tur: 'varlik_listesi', id: String(added.body.data.id) };
  };
  const cabinet = await keep('Bordro dolabı', 'Kayıttan itibaren 2 yıl');
  expect(await found(manager, cabinet)).toEqual([['Bordro dolabı', 'varlik_suresi_kisa']]);
  await keep('Bordro arşivi', 'sgk_belge_10');
  expect(await found(manager, cabinet)).toEqual([]);
});

it('asks of data of candidates that an asset keeps for long, until people who were hired are in it', async () => {
  const add = async (name: string, more: Values) =>
    (
      await manager.call(processingActivities.add, {
        body: activityBody(home, name, { isleme_sarti: ['k5_2_c_sozlesme'], ...more }),
      })
    ).body.data.id;
  const applied = await add('Başvurular', {
    ilgili_kisi: ['calisan_adayi'],
    islenen_kisisel_veriler: ['ozgecmis'],
  });
  const unnamed = await add('Mülakatlar', { islenen_kisisel_veriler: ['mulakat_notu'] });
  const hired = await add('Özlük', {
    ilgili_kisi: ['calisan', 'calisan_adayi'],
    islenen_kisisel_veriler: ['ozgecmis'],
  });
  const asked = async (name: string, activities: number[], saklama_suresi = 'is_iliskisi_10') => {
    const veri_harita_id = activities;
    const body: Values = { department_id: home, varlik_ismi: name, saklama_suresi, veri_harita_id };
    const { id } = (await manager.call(assets.add, { body })).body.data;
    const codes = await found(manager, { tur: 'varlik_listesi', id: String(id) });
    return codes.some(([, kod]) => kod === 'varlik_aday_suresi');
  };
  expect(await asked('Aday havuzu', [applied, unnamed])).toBe(true);
  expect(await asked('Aday klasörü', [applied], 'aday_1')).toBe(false);
  expect(await asked('İK yazılımı', [applied, hired])).toBe(false);
  expect(await asked('Boş dolap', [])).toBe(false);
});
