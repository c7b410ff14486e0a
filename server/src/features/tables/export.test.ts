import { assets } from '@emanet/contract/assets';
import { filings } from '@emanet/contract/filings';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables, type TableView } from '@emanet/contract/tables';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { fillLinkedRegisters } from '../../../test/many/linked.ts';
import { unzipped } from '../../../test/zip.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany('Çağlayan A.Ş.');
const hr = await app.makeDepartment(company);
const admin = await app.signInAs({ role: 'yönetici', companies: [company] });
const activity: Values = activityBody(hr, 'Bordro', {
  islenen_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
  ilgili_kisi: ['calisan', 'kefil'],
  saklama_suresi: null,
});
const { id } = (await admin.call(processingActivities.add, { body: activity })).body.data;
const transfer: Values = supplierTransferBody(hr, '=1+1 Bordro', {
  veri_harita_id: [id],
  aktarilan_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
  ilgili_kisi: ['eski_calisan'],
});
await admin.call(supplierTransfers.add, { body: transfer });
await admin.call(assets.add, { body: assetBody(hr, 'Bordro programı') });

async function download(view: TableView, lang: 'tr' | 'en' = 'tr', who = admin) {
  const answer = await app.app.inject({
    method: 'POST',
    url: tables.export.path,
    headers: who.headers,
    payload: { view, lang },
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}
const sheetOf = async (view: TableView, lang?: 'tr' | 'en', sheet = 1) =>
  readSheet((await download(view, lang)).rawPayload, sheet);

it('exports the suppliers, a row for each category, and runs no formula', async () => {
  const [head, ...rows] = await sheetOf('tedarikciler');
  expect(head?.slice(0, 5)).toEqual([
    'Tedarikçi',
    'Veri kategorisi',
    'Özel nitelikli',
    'Kişisel veriler',
    'Veri konusu kişi grubu',
  ]);
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    ["'=1+1 Bordro", 'Kimlik', 'Hayır', 'Ad soyad', 'Diğer (Eski Çalışan)'],
    ["'=1+1 Bordro", 'Sağlık Bilgileri', 'Evet', 'Kan grubu', 'Diğer (Eski Çalışan)'],
  ]);
  expect(rows[0]).toEqual(expect.arrayContaining(['Almanya', 'Standart sözleşme', 'Bordro']));
});

it('exports the assets in English', async () => {
  const [head, ...rows] = await sheetOf('varliklar', 'en');
  expect(head?.[0]).toBe('Asset');
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['Bordro programı', 'Identity', 'No', 'Full name; Turkish ID number'],
  ]);
});

it('tells apart in a sheet what stays at home, what nobody answered and what lacks a country', async () => {
  const own = await app.makeCompany();
  const department = await app.makeDepartment(own);
  const who = await app.signInAs({ role: 'yönetici', companies: [own] });
  const answers = { Hayır: false, Bilinmez: null, Ülkesiz: true };
  for (const [name, abroad] of Object.entries(answers)) {
    const nowhere = { aktarim_ulkesi: null, yurt_disi_mekanizma: null };
    const sent = { ...nowhere, yurt_disi_aktarim: abroad };
    const transfer = supplierTransferBody(department, name, sent);
    expect((await who.call(supplierTransfers.add, { body: transfer })).status).toBe(201);
    const asset: Values = { ...assetBody(department, name), ulke: null, yurt_disi_mi: abroad };
    expect((await who.call(assets.add, { body: asset })).status).toBe(201);
  }
  for (const view of ['tedarikciler', 'varliklar'] as const) {
    const [head = [], ...rows] = await readSheet((await download(view, 'tr', who)).rawPayload);
    const cells = ['Aktarılan ülkeler', 'Aktarım mekanizması', 'Mekanizması eksik kayıt'].map(
      (name) => head.indexOf(name),
    );
    const told = rows.map((row) => [row[0], ...cells.map((at) => row[at])]);
    expect([view, told.toSorted()]).toEqual([
      view,
      [
        ['Bilinmez', 'Bilgi eksik', 'Bilgi eksik', 'Bilgi eksik'],
        ['Hayır', 'Yok', 'Yok', 0],
        ['Ülkesiz', 'Bilgi eksik', 'Bilgi eksik', 1],
      ],
    ]);
  }
});

it('exports the notification with its matrix and its measures', async () => {
  const [, identity, health] = await sheetOf('verbis');
  expect(identity).toEqual([
    'Kimlik',
    'Hayır',
    'Çalışan Adaylarının Başvuru Süreçlerinin Yürütülmesi',
    'Tedarikçiler',
    null,
    null,
    'Çalışan; Diğer (Kefil / Garantör)',
    'Almanya',
    'Standart sözleşme',
    1,
    'Saklama süresi belirtilmemiş',
  ]);
  expect(health?.[0]).toBe('Sağlık Bilgileri');
  expect(await sheetOf('verbis', 'tr', 2)).toEqual([
    ['Veri konusu kişi grubu', 'Kimlik', 'Sağlık Bilgileri'],
    ['Çalışan', '×', '×'],
    ['Diğer', '×', '×'],
  ]);
  await admin.call(filings.measure, {
    params: { kod: 'sifreleme' },
    body: { durum: 'onayli' },
  });
  expect(await sheetOf('verbis', 'tr', 3)).toEqual([
    ['Veri güvenliği tedbirleri', 'Türü', 'VERBİS listesinde'],
    ['Şifreleme yapılmaktadır.', 'Teknik tedbirler', 'Evet'],
  ]);
});

it('is named after company, table and day, and filters each sheet as far as it goes', async () => {
  const { headers, rawPayload } = await download('verbis');
  expect(headers['content-type']).toBe(SHEET_TYPE);
  expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(
    /Çağlayan A\.Ş\. - VERBİS bildirimi - \d{4}-\d\d-\d\d\.xlsx$/,
  );
  const files = unzipped(rawPayload);
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A1:K3"/>');
  expect(files.get('xl/worksheets/sheet2.xml')).toContain('<autoFilter ref="A1:C3"/>');
});

it('holds up when everything is linked with everything', async () => {
  const many = 60;
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  await fillLinkedRegisters(app.db, company, department, many, many);
  const who = await app.signInAs({ role: 'yönetici', companies: [company] });
  const lines = (await who.call(tables.assets)).body.data;
  expect(lines.map((one) => one.faaliyet_sayisi)).toEqual(Array(many).fill(many));
  // Assets that name no data hold those of all their activities, and all the same.
  const derived = lines.filter(({ varlik_ismi }) => Number(varlik_ismi.split(' ')[1]) % 3 === 0);
  expect(new Set(derived.map((one) => one.kategori_sayisi)).size).toBe(1);
  expect((await who.call(tables.suppliers)).body.data).toHaveLength(many);
  for (const view of ['tedarikciler', 'varliklar'] as const) {
    const { rawPayload } = await download(view, 'tr', who);
    const [head, first] = await readSheet(rawPayload);
    const cell = String(first?.[head?.indexOf('Faaliyetler') ?? 0]);
    expect(cell.split('; ')).toHaveLength(51);
    expect(cell).toMatch(/^Faaliyet 1; .*; ve 10 faaliyet daha$/);
  }
});
