import { randomUUID } from 'node:crypto';
import { assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const department = await app.makeDepartment(company);
const otherDepartment = await app.makeDepartment(company);
const people = {
  consultant: await app.signInAs({ companies: [company] }),
  admin: await app.signInAs({ role: 'yönetici', companies: [company] }),
  representative: await app.signInAs({ companies: [company], departments: [department] }),
  outsider: await app.signInAs({ companies: [elsewhere] }),
};

const create = (who: Caller, tedarikci_adi: string, headers = {}) =>
  who.call(suppliers.create, { body: { tedarikci_adi }, headers });
const at = (id: number) => ({ params: { id: String(id) } });
const names = async (who: Caller, query = {}) =>
  (await who.call(suppliers.list, { query })).body.data.map((one) => one.tedarikci_adi);

describe('the supplier directory', () => {
  it('keeps an entry with its details, trimmed, and empty text is none', async () => {
    const body = { tedarikci_adi: '  Ilgın   Kargo ', eposta: 'BILGI@ilgin.test', telefon: ' ' };
    const added = await people.representative.call(suppliers.create, { body });
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({
      tedarikci_adi: 'Ilgın Kargo',
      eposta: 'bilgi@ilgin.test',
      telefon: null,
      ulke: null,
      surum: 1,
    });
    expect(await names(people.admin, { q: 'ILGIN' })).toEqual(['Ilgın Kargo']);
    expect(await names(people.outsider)).toEqual([]);
  });

  it.each(['ILGIN KARGO', ' ılgın  kargo', 'Ilgın Kargo'])(
    'refuses %j beside "Ilgın Kargo", naming the entry',
    async (name) => {
      const answer = await create(people.consultant, name);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'SUPPLIER_EXISTS',
        message: '“Ilgın Kargo” tedarikçi rehberinde zaten var.',
        fields: { tedarikci_adi: 'Bu ad şirkette zaten kullanılıyor.' },
        data: { tedarikci_adi: 'Ilgın Kargo' },
      });
    },
  );

  it('brings a deleted entry back under its number, with its history', async () => {
    const { data } = (await create(people.admin, 'Giden Gelen Lojistik')).body;
    await people.admin.call(suppliers.delete, at(data.id));
    expect((await people.representative.call(suppliers.restore, at(data.id))).status).toBe(403);
    expect((await people.outsider.call(suppliers.restore, at(data.id))).status).toBe(404);
    const back = await people.admin.call(suppliers.restore, at(data.id));
    expect(back.body.data).toMatchObject({ id: data.id, tedarikci_adi: 'Giden Gelen Lojistik' });
    const params = { companyId: String(company), type: 'tedarikci_listesi' } as const;
    const log = await people.admin.call(changeLogs.list, {
      params: { ...params, recordId: String(data.id) },
    });
    expect(log.body.data.map(({ islem }) => islem)).toEqual(['ekleme', 'silme', 'ekleme']);
    const again = await people.admin.call(suppliers.restore, at(data.id));
    expect([again.status, again.body.code]).toEqual([409, 'NOT_DELETED']);
  });

  it('takes a name that only looks alike, and the same name in another company', async () => {
    expect((await create(people.consultant, 'İlgin Kargo')).status).toBe(201);
    expect((await create(people.outsider, 'Ilgın Kargo')).status).toBe(201);
  });

  it('takes a name without the marks of another one, and finds both by either', async () => {
    for (const name of ['Sağlık Ölçüm', 'Saglik Olcum'])
      expect((await create(people.consultant, name)).status).toBe(201);
    for (const q of ['saglik olcum', 'SAĞLIK ÖLÇÜM'])
      expect(await names(people.admin, { q })).toEqual(['Saglik Olcum', 'Sağlık Ölçüm']);
  });

  it('lets one of two who add the same name at once win', async () => {
    const answers = await Promise.all([
      create(people.admin, 'İşbilir Yazılım'),
      create(people.representative, 'İŞBİLİR YAZILIM'),
    ]);
    expect(answers.map((one) => one.status).toSorted()).toEqual([201, 409]);
  });

  it('adds once, however often a form is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const twins = [
      await create(people.admin, 'Tek Sefer', headers),
      await create(people.admin, 'Tek Sefer', headers),
    ];
    expect(twins.map((one) => one.status)).toEqual([201, 201]);
    expect(twins[1]?.body.data).toEqual(twins[0]?.body.data);
  });

  it('is changed by those who answer for the company, and not behind their backs', async () => {
    const { data } = (await create(people.consultant, 'Değişen Ltd.')).body;
    const body = { ulke: 'Türkiye', surum: 1 };
    const changed = await people.admin.call(suppliers.update, { ...at(data.id), body });
    expect(changed.body.data).toMatchObject({ tedarikci_adi: 'Değişen Ltd.', ...body, surum: 2 });
    const stale = await people.consultant.call(suppliers.update, { ...at(data.id), body });
    expect(stale.body).toMatchObject({ code: 'STALE', data: { surum: 2 } });
    const namesake = await people.admin.call(suppliers.update, {
      ...at(data.id),
      body: { tedarikci_adi: 'ılgın kargo' },
    });
    expect(namesake.body.code).toBe('SUPPLIER_EXISTS');
    const respelled = await people.admin.call(suppliers.update, {
      ...at(data.id),
      body: { tedarikci_adi: 'DEĞİŞEN Ltd.' },
    });
    expect(respelled.body.data.tedarikci_adi).toBe('DEĞİŞEN Ltd.');
    expect((await people.admin.call(suppliers.delete, at(data.id))).status).toBe(200);
    expect((await people.admin.call(suppliers.delete, at(data.id))).status).toBe(404);
    expect(await names(people.admin)).not.toContain('DEĞİŞEN Ltd.');
  });

  it.each([
    [{ tedarikci_adi: '  ' }, 'tedarikci_adi'],
    [{ tedarikci_adi: 'a'.repeat(201) }, 'tedarikci_adi'],
    [{ tedarikci_adi: 'x', eposta: 'adres değil' }, 'eposta'],
    [{ tedarikci_adi: 'x', olmayan: 1 }, 'olmayan'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await people.admin.call(suppliers.create, { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it('gives its spelling to transfers and assets that name one of its suppliers', async () => {
    const transfer = await people.representative.call(supplierTransfers.add, {
      body: supplierTransferBody(department, 'ILGIN  kargo'),
    });
    expect(transfer.body.data.tedarikci_adi).toBe('Ilgın Kargo');
    const body: object = { ...assetBody(department, 'Takip'), tedarikci_adi: 'ılgın kargo' };
    const asset = await people.representative.call(assets.add, { body });
    expect(asset.body.data.tedarikci_adi).toBe('Ilgın Kargo');
  });

  it('takes the records along when a supplier gets a new name, and their logs say so', async () => {
    const entry = (await create(people.admin, 'Kervan Bordro')).body.data;
    const { add: addTransfer, single } = supplierTransfers;
    const add = async (name: string) =>
      (
        await people.representative.call(addTransfer, {
          body: supplierTransferBody(department, name),
        })
      ).body.data;
    const transfer = await add('Kervan Bordro');
    const other = await add('Kervan Bordro Yazılımı');
    const body: object = { ...assetBody(department, 'Bordro'), tedarikci_adi: 'KERVAN BORDRO' };
    const asset = (await people.representative.call(assets.add, { body })).body.data;

    const rename = (tedarikci_adi: string) =>
      people.admin.call(suppliers.update, { ...at(entry.id), body: { tedarikci_adi } });
    const renamed = await rename('Kervan İK Çözümleri');
    expect(renamed.body.message).toBe('Tedarikçi güncellendi. Yeni adı alan kayıt sayısı: 2.');
    const read = async (id: number) => (await people.admin.call(single, at(id))).body.data;
    expect(await read(transfer.id)).toMatchObject({
      tedarikci_adi: 'Kervan İK Çözümleri',
      surum: transfer.surum + 1,
    });
    expect(await read(other.id)).toMatchObject({ tedarikci_adi: 'Kervan Bordro Yazılımı' });
    const log = await people.representative.call(changeLogs.list, {
      params: {
        companyId: String(asset.company_id),
        type: 'varlik_listesi',
        recordId: String(asset.id),
      },
    });
    expect(log.body.data[0]).toMatchObject({
      islem: 'güncelleme',
      alanlar: [{ alan: 'tedarikci_adi', eski: 'Kervan Bordro', yeni: 'Kervan İK Çözümleri' }],
    });

    const again = await rename('Kervan İK Çözümleri');
    expect(again.body.message).toContain('Hiçbir kayıt değişmedi');
    expect((await rename('Ilgın Kargo')).status).toBe(409);
    expect(await read(transfer.id)).toMatchObject({ tedarikci_adi: 'Kervan İK Çözümleri' });
  });

  it('counts, names and exports what uses a supplier, as far as the caller may read it', async () => {
    const { id } = (await create(people.admin, 'Ölçülü Lojistik')).body.data;
    const transfer = (who: Caller, where: number, hizmet_konusu: string) => {
      const named: object = { ...supplierTransferBody(where, 'ÖLÇÜLÜ lojistik'), hizmet_konusu };
      return who.call(supplierTransfers.add, { body: named });
    };
    await transfer(people.representative, department, 'Kargo');
    await transfer(people.admin, otherDepartment, 'Depolama');
    const body: object = { ...assetBody(department, 'Depo'), tedarikci_adi: 'Ölçülü Lojistik' };
    await people.admin.call(assets.add, { body });

    for (const [who, services] of [
      [people.admin, ['Kargo', 'Depolama']],
      [people.representative, ['Kargo']],
    ] as const) {
      const { data } = (await who.call(suppliers.list, { query: { q: 'olculu' } })).body;
      expect(data).toMatchObject([{ id, aktarim_sayisi: services.length, varlik_sayisi: 1 }]);
      const uses = (await who.call(suppliers.uses, at(id))).body.data;
      expect(uses.veri_aktarim.map((one) => one.ad)).toEqual(services);
      expect(uses.varlik_listesi.map((one) => one.ad)).toEqual(['Depo']);
      const answer = await app.app.inject({
        method: 'POST',
        url: suppliers.export.path,
        headers: who.headers,
        payload: { ids: [id], lang: 'tr' },
      });
      const [directory, transfers, ownAssets] = await readXlsxFile(answer.rawPayload);
      expect(directory?.data[1]).toEqual(
        expect.arrayContaining(['Ölçülü Lojistik', services.length, 1]),
      );
      expect(transfers?.data.slice(1).map((row) => row[2])).toEqual(services);
      expect(ownAssets?.data).toHaveLength(2);
    }
    expect((await people.outsider.call(suppliers.uses, at(id))).status).toBe(404);
    const foreign = await app.app.inject({
      method: 'POST',
      url: suppliers.export.path,
      headers: people.outsider.headers,
      payload: { ids: [id] },
    });
    const sheets = await readXlsxFile(foreign.rawPayload);
    expect(sheets.map((one) => one.data.length)).toEqual([1, 1, 1]);
  });
});

describe('a deleted supplier', () => {
  it('comes back under its number with every field and its history', async () => {
    const body = {
      tedarikci_adi: 'Geri Dönen',
      ...{ tedarikci_unvan: 'Geri Dönen A.Ş.', vergi_no: '1234567890', yetkili_adi: 'Ece Ay' },
      ...{ eposta: 'ece@geri.test', telefon: '+90 212 000 00 00', ulke: 'Almanya' },
    };
    const { data } = (await people.admin.call(suppliers.create, { body })).body;
    await people.admin.call(suppliers.delete, at(data.id));
    expect((await people.representative.call(suppliers.restore, at(data.id))).status).toBe(403);
    expect((await people.outsider.call(suppliers.restore, at(data.id))).status).toBe(404);
    const back = await people.admin.call(suppliers.restore, at(data.id));
    expect(back.body.data).toEqual({ ...data, surum: data.surum + 1 });
    expect((await people.admin.call(suppliers.restore, at(data.id))).body.code).toBe('NOT_DELETED');
    const params = { companyId: String(data.company_id), type: 'tedarikci_listesi' } as const;
    const log = await people.admin.call(changeLogs.list, {
      params: { ...params, recordId: String(data.id) },
    });
    expect(log.body.data.map(({ islem }) => islem)).toEqual(['ekleme', 'silme', 'ekleme']);
  });

  it('does not come back beside another entry of its name', async () => {
    const { data } = (await create(people.admin, 'İki Kez')).body;
    await people.admin.call(suppliers.delete, at(data.id));
    await create(people.admin, 'iki kez');
    const back = await people.admin.call(suppliers.restore, at(data.id));
    expect(back.body).toMatchObject({ code: 'SUPPLIER_EXISTS' });
  });
});
