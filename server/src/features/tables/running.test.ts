import { assets } from '@emanet/contract/assets';
import { maps } from '@emanet/contract/maps';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { sql } from 'kysely';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { tables } from '@emanet/contract/tables';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';

/** Names of records that are over or not begun yet, each with data that no other record holds. */
const OVER = ['Biten süreç', 'Planlanan süreç', 'İmha edilen arşiv'];
const HELD = ['Süren süreç', 'Durumu yazılmamış süreç', 'Kullanılan sunucu', 'Arşivlenen dolap'];

const app = await appOfFile();
const company = await app.makeCompany();
const depot = await app.makeDepartment(company, 'Depo');
const consultant = await app.signInAs({ companies: [company] });
const activity = async (name: string, faaliyet_durumu: string | null, datum: string) => {
  const body: Values = {
    ...activityBody(depot, name),
    faaliyet_durumu,
    islenen_kisisel_veriler: [datum],
    saklama_suresi: null,
  };
  return (await consultant.call(processingActivities.add, { body })).body.data.id;
};
const asset = async (name: string, varlik_durumu: string, datum: string, of: number) => {
  const body: Values = {
    ...assetBody(depot, name),
    varlik_durumu,
    islenen_kisisel_veriler: [datum],
    veri_harita_id: [of],
  };
  await consultant.call(assets.add, { body });
};
const ended = await activity('Biten süreç', 'sona_erdi', 'kan_grubu');
await activity('Planlanan süreç', 'planlanan', 'parmak_izi');
const runs = await activity('Süren süreç', 'yururlukte', 'ad_soyad');
await activity('Durumu yazılmamış süreç', null, 'ad_soyad');
await asset('Kullanılan sunucu', 'kullanimda', 'ad_soyad', runs);
await asset('Arşivlenen dolap', 'arsivde', 'ad_soyad', runs);
await asset('İmha edilen arşiv', 'imha_edildi', 'eposta', ended);

const inCompany = () => ({ params: { companyId: String(company) } });

describe('ended and planned activities and destroyed assets', () => {
  it('are not notified, and no gap asks for their answers', async () => {
    const { data } = (await consultant.call(tables.notification)).body;
    expect(data.kategoriler.map(({ kategori }) => kategori)).toEqual(['kimlik']);
    expect(data.faaliyet_sayisi).toBe(2);
    const query = { kod: 'sure_eksik' as const, kategori: 'saglik_bilgileri' };
    const behind = (await consultant.call(tables.gapRecords, { query })).body.data;
    expect(behind.veri_harita).toEqual([]);
  });

  it('stand in no table of assets and on no map', async () => {
    const table = (await consultant.call(tables.assets)).text;
    const map = (await consultant.call(maps.assets, inCompany())).text;
    for (const name of OVER) {
      expect(table).not.toContain(name);
      expect(map).not.toContain(name);
    }
    for (const name of ['Kullanılan sunucu', 'Arşivlenen dolap']) {
      expect(table).toContain(name);
      expect(map).toContain(name);
    }
  });

  it('stay in their register', async () => {
    const registered = [
      (await consultant.call(processingActivities.list)).text,
      (await consultant.call(assets.list)).text,
    ].join();
    for (const name of [...OVER, ...HELD]) expect(registered).toContain(name);
  });
});

describe('ended transfers', () => {
  it('leave the notification, the table and the map, and stay in their register', async () => {
    const depot = await app.makeDepartment(company);
    const sent: Values = { department_id: depot, aktarilan_kisisel_veriler: ['ad_soyad'] };
    const abroad = { yurt_disi_aktarim: true, aktarim_ulkesi: 'Japonya' };
    const over = { aktarim_durumu: 'sona_erdi', sona_erme_tarihi: '2025-06-30' };
    const ended = { ...sent, ...abroad, ...over, alici_grubu: 'hissedarlar' };
    const toSupplier = async (tedarikci_adi: string) => {
      const body: Values = { ...ended, tedarikci_adi };
      return (await consultant.call(supplierTransfers.add, { body })).body.data.id;
    };
    const ids = [await toSupplier('Biten'), await toSupplier('Eski')];
    const toBody: Values = { ...sent, ...over, kurum_adi: 'sgk', alici_grubu: 'diger' };
    await consultant.call(publicTransfers.add, { body: toBody });
    // Of before the question was asked: not confirmed, which is no answer to whether it has ended.
    await sql`update veri_aktarim set aktarim_durumu = null, durum = false
      where id = ${ids[1]}`.execute(app.db.system);
    const told = async () => {
      const { kategoriler } = (await consultant.call(tables.notification)).body.data;
      return JSON.stringify(
        kategoriler.map(({ alici_gruplari, yurt_disi }) => [alici_gruplari, yurt_disi]),
      );
    };
    const seen = async () =>
      [
        await told(),
        (await consultant.call(tables.suppliers)).text,
        (await consultant.call(maps.suppliers, inCompany())).text,
      ].join();
    for (const name of ['Diğer', 'Biten']) expect(await seen()).not.toContain(name);
    expect(await seen()).toContain('Eski');
    expect((await consultant.call(supplierTransfers.list)).text).toContain('Biten');
    const again: Values = { aktarim_durumu: 'suruyor' };
    await consultant.call(supplierTransfers.update, {
      params: { id: String(ids[0]) },
      body: again,
    });
    for (const name of ['Hissedarlar', 'Japonya', 'Biten']) expect(await seen()).toContain(name);
  });
});
