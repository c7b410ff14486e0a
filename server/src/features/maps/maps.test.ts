import { assets } from '@emanet/contract/assets';
import { maps, type DataMap } from '@emanet/contract/maps';
import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

let company: number;
let department: number;
let consultant: Caller;

const app = await appOfFile();
// A map is of a whole company, so each test has one of its own.
beforeEach(async () => {
  company = await app.makeCompany();
  department = await app.makeDepartment(company, 'Depo');
  consultant = await app.signInAs({ companies: [company] });
});

const inCompany = () => ({ params: { companyId: String(company) } });
const supplierMap = async (): Promise<DataMap> =>
  (await consultant.call(maps.suppliers, inCompany())).body.data;
const assetMap = async (): Promise<DataMap> =>
  (await consultant.call(maps.assets, inCompany())).body.data;

const addActivity = async (name: string, more: object = {}, where = department) => {
  const body = activityBody(where, name, { ...more });
  return (await consultant.call(processingActivities.add, { body })).body.data.id;
};
const addTransfer = async (name: string, more: object = {}) => {
  const body = supplierTransferBody(department, name, { ...more });
  return (await consultant.call(supplierTransfers.add, { body })).body.data.id;
};
const addAsset = async (name: string, more: object = {}) => {
  const body = assetBody(department, name, { ...more });
  return (await consultant.call(assets.add, { body })).body.data.id;
};

const namesOf = ({ nodes }: DataMap, tur: string) =>
  nodes.filter((node) => node.tur === tur).map((node) => node.ad);
const nodeOf = ({ nodes }: DataMap, ad: string) => nodes.find((node) => node.ad === ad);
const edgeOf = (map: DataMap, from: string, to: string) =>
  map.edges.find(
    ({ kaynak, hedef }) => kaynak === nodeOf(map, from)?.id && hedef === nodeOf(map, to)?.id,
  );

const HEALTH = ['ad_soyad', 'kan_grubu'];
const DOMESTIC = { yurt_disi_aktarim: false, aktarim_ulkesi: null };

describe('the supplier map', () => {
  it('leads from department over activity and supplier to country', async () => {
    const activity = await addActivity('Bordro');
    const transfer = await addTransfer('Denge', { veri_harita_id: [activity] });
    const map = await supplierMap();
    expect(map.nodes).toEqual([
      expect.objectContaining({ id: `departman:${department}`, tur: 'departman', ad: 'Depo' }),
      expect.objectContaining({
        id: `faaliyet:${activity}`,
        tur: 'faaliyet',
        department_id: department,
      }),
      {
        id: 'tedarikci:denge',
        tur: 'tedarikci',
        ad: 'Denge',
        department_id: department,
        grup: null,
        kayitlar: [
          { id: transfer, department_id: department, ozel_nitelikli: false, yurt_disi: true },
        ],
        ozel_nitelikli: false,
        yurt_disi: true,
      },
      expect.objectContaining({ id: 'ulke:DE', tur: 'ulke', ad: 'Almanya', yurt_disi: true }),
    ]);
    const line = (kaynak: string, hedef: string) => ({
      ...{ kaynak, hedef, kayitlar: [transfer], ozel_nitelikli: false, yurt_disi: true },
    });
    expect(map.edges).toEqual([
      line(`departman:${department}`, `faaliyet:${activity}`),
      line(`faaliyet:${activity}`, 'tedarikci:denge'),
      line('tedarikci:denge', 'ulke:DE'),
    ]);
  });

  it('shows a supplier once, however its name is written, as the directory does', async () => {
    const [first, second] = [await addActivity('Bir'), await addActivity('İki')];
    await addTransfer('IŞIK  bordro', { veri_harita_id: [first] });
    await addTransfer('ışık Bordro', { veri_harita_id: [second, first], ...DOMESTIC });
    const body = { tedarikci_adi: 'Işık Bordro' };
    expect((await consultant.call(suppliers.create, { body })).status).toBe(201);
    await addTransfer('İşik Bordro', { veri_harita_id: [first] });
    const map = await supplierMap();
    expect(namesOf(map, 'tedarikci')).toEqual(['Işık Bordro', 'İşik Bordro']);
    expect(nodeOf(map, 'Işık Bordro')?.kayitlar).toHaveLength(2);
    expect(edgeOf(map, 'Bir', 'Işık Bordro')?.kayitlar).toHaveLength(2);
    expect(edgeOf(map, 'İki', 'Işık Bordro')?.kayitlar).toHaveLength(1);
    expect(map.edges.filter(({ kaynak }) => kaynak === 'tedarikci:ışık bordro')).toHaveLength(2);
  });

  it('hangs a transfer without activities on its department', async () => {
    await addTransfer('Yalnız', { veri_harita_id: [], ...DOMESTIC });
    const map = await supplierMap();
    expect(namesOf(map, 'faaliyet')).toEqual([]);
    expect(edgeOf(map, 'Depo', 'Yalnız')).toMatchObject({ yurt_disi: false });
    expect(edgeOf(map, 'Yalnız', 'Türkiye')).toMatchObject({ yurt_disi: false });
  });

  it('tells Türkiye, another country and none apart', async () => {
    await addTransfer('Yerli', { ...DOMESTIC, aktarim_ulkesi: 'Almanya' });
    await addTransfer('Uzak', { aktarim_ulkesi: ' ALMANYA ' });
    await addTransfer('Belirsiz', { aktarim_ulkesi: null });
    await addTransfer('Yanıtsız', { yurt_disi_aktarim: null, aktarim_ulkesi: null });
    const map = await supplierMap();
    expect(namesOf(map, 'ulke')).toEqual(['Almanya', 'Türkiye', 'Ülke belirtilmemiş']);
    expect(edgeOf(map, 'Belirsiz', 'Ülke belirtilmemiş')?.yurt_disi).toBe(true);
    expect(edgeOf(map, 'Yanıtsız', 'Ülke belirtilmemiş')?.yurt_disi).toBeNull();
    expect(nodeOf(map, 'Yanıtsız')?.yurt_disi).toBeNull();
    expect(nodeOf(map, 'Yerli')?.yurt_disi).toBe(false);
    const headers = { 'accept-language': 'en' };
    const english = await consultant.call(maps.suppliers, { ...inCompany(), headers });
    expect(namesOf(english.body.data, 'ulke')).toContain('Country not stated');
  });

  it('shows a country once, however it is written, in the language of the reader', async () => {
    await addTransfer('Bir', { aktarim_ulkesi: 'Germany' });
    await addTransfer('İki', { aktarim_ulkesi: 'ALMANYA (Frankfurt), İrlanda' });
    await addTransfer('Üç', { aktarim_ulkesi: 'Atlantis' });
    const map = await supplierMap();
    expect(namesOf(map, 'ulke')).toEqual(['Almanya', 'Atlantis', 'İrlanda']);
    expect(edgeOf(map, 'İki', 'İrlanda')?.kayitlar).toEqual(
      edgeOf(map, 'İki', 'Almanya')?.kayitlar,
    );
    const headers = { 'accept-language': 'en' };
    const english = await consultant.call(maps.suppliers, { ...inCompany(), headers });
    expect(namesOf(english.body.data, 'ulke')).toEqual(['Atlantis', 'Germany', 'Ireland']);
  });

  it('calls Türkiye not abroad, whatever a transfer says', async () => {
    await addTransfer('Yanlış', { aktarim_ulkesi: 'Turkey' });
    await addTransfer('İkisi', { aktarim_ulkesi: 'Türkiye, Almanya' });
    await addTransfer('Yerli', DOMESTIC);
    const map = await supplierMap();
    expect(namesOf(map, 'ulke')).toEqual(['Almanya', 'Türkiye']);
    const abroad = (name: string) => nodeOf(map, name)?.yurt_disi;
    expect(['Yanlış', 'İkisi', 'Yerli', 'Türkiye', 'Almanya'].map(abroad)).toEqual([
      ...[false, true, false, false, true],
    ]);
    expect(edgeOf(map, 'İkisi', 'Türkiye')?.yurt_disi).toBe(false);
  });

  it('marks where special data flow, not every line of a mixed transfer', async () => {
    const health = await addActivity('Muayene', { islenen_kisisel_veriler: HEALTH });
    const plain = await addActivity('Bordro');
    await addTransfer('Doruk', {
      veri_harita_id: [health, plain],
      aktarilan_kisisel_veriler: HEALTH,
    });
    await addTransfer('Kargo', { veri_harita_id: [health] });
    const map = await supplierMap();
    const special = (from: string, to: string) => edgeOf(map, from, to)?.ozel_nitelikli;
    expect(special('Muayene', 'Doruk')).toBe(true);
    expect(special('Bordro', 'Doruk')).toBe(false);
    expect(special('Muayene', 'Kargo')).toBe(false);
    expect(special('Depo', 'Muayene')).toBe(true);
    expect(special('Depo', 'Bordro')).toBe(false);
    expect([nodeOf(map, 'Doruk'), nodeOf(map, 'Kargo')].map((one) => one?.ozel_nitelikli)).toEqual([
      true,
      false,
    ]);
  });

  it('marks every line of a transfer of special data that no activity admits to', async () => {
    const activity = await addActivity('Bordro');
    const more = { veri_harita_id: [activity], aktarilan_kisisel_veriler: HEALTH };
    await addTransfer('Doruk', more);
    expect(edgeOf(await supplierMap(), 'Bordro', 'Doruk')?.ozel_nitelikli).toBe(true);
  });

  it('is empty for a company without transfers', async () => {
    await addActivity('Bordro');
    expect(await supplierMap()).toEqual({ nodes: [], edges: [] });
  });
});

describe('the asset map', () => {
  it('leads from department over activity and asset to supplier', async () => {
    const activity = await addActivity('Bordro', { islenen_kisisel_veriler: HEALTH });
    const asset = await addAsset('Sunucu', {
      veri_harita_id: [activity],
      islenen_kisisel_veriler: HEALTH,
      yurt_disi_mi: true,
      ulke: 'İrlanda',
    });
    const map = await assetMap();
    expect(map.nodes.map(({ tur }) => tur)).toEqual([
      'departman',
      'faaliyet',
      'varlik',
      'tedarikci',
    ]);
    expect(nodeOf(map, 'Sunucu')).toMatchObject({
      id: `varlik:${asset}`,
      grup: 'yazilim',
      ozel_nitelikli: true,
      yurt_disi: true,
    });
    expect(edgeOf(map, 'Bordro', 'Sunucu')).toMatchObject({
      kayitlar: [asset],
      ozel_nitelikli: true,
    });
    expect(edgeOf(map, 'Sunucu', 'Bordro Hizmetleri')).toMatchObject({ yurt_disi: true });
  });

  it('ends at an asset that nobody else looks after, and hangs it on its department', async () => {
    await addAsset('Dolap', { tedarikci_adi: '  ', veri_harita_id: [] });
    const map = await assetMap();
    expect(map.edges).toHaveLength(1);
    expect(edgeOf(map, 'Depo', 'Dolap')).toBeDefined();
    expect(namesOf(map, 'tedarikci')).toEqual([]);
  });
});
