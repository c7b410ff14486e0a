import { assets } from '@emanet/contract/assets';
import { maps } from '@emanet/contract/maps';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { tables } from '@emanet/contract/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';

let app: TestApp;
let company: number;
let consultant: Caller;

/** Names of records that are over or not begun yet, each with data that no other record holds. */
const OVER = ['Biten süreç', 'Planlanan süreç', 'İmha edilen arşiv'];
const HELD = ['Süren süreç', 'Durumu yazılmamış süreç', 'Kullanılan sunucu', 'Arşivlenen dolap'];

beforeAll(async () => {
  app = await testApp();
  company = await app.makeCompany();
  const depot = await app.makeDepartment(company, 'Depo');
  consultant = await app.signIn(await app.makeUser({ companies: [company] }));
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
});
afterAll(() => app.close());

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
