import { assets } from '@emanet/contract/assets';
import { placeOfHead } from '@emanet/contract/records/import';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import writeExcelFile from 'write-excel-file/node';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { tableIn } from '../../../test/import-life/table.ts';
import { unzipped, zipped } from '../../../test/zip.ts';

const app = await appOfFile();
const company = await app.makeCompany();
for (const name of ['İnsan Kaynakları', 'Muhasebe', 'Satış'])
  await app.makeDepartment(company, name);
const consultant = await app.signInAs({ companies: [company] });

type Rows = (string | number | null)[][];
type Changes = Readonly<Record<string, (part: string) => string>>;

/** A workbook of several sheets, with some parts changed as other programs write them. */
async function workbook(sheets: Record<string, Rows>, changes: Changes = {}): Promise<Buffer> {
  const written = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }));
  const bytes = await writeExcelFile(written).toBuffer();
  return zipped([...unzipped(bytes)].map(([name, part]) => [name, changes[name]?.(part) ?? part]));
}

const check = (body: Buffer) => consultant.data(assets.checkImport, { body });
const mean = (body: object) => consultant.call(assets.sheetMeanings, { body });

const HEADS = ['Varlık adı', 'Varlık sahibi'];

it('reads all visible sheets with the same heads, each for the department that it is called after', async () => {
  const bytes = await workbook({
    'İnsan Kaynakları': [HEADS, ['Özlük dolabı', 'Ayşe']],
    Muhasebe: [HEADS, ['Defter', 'Ali'], ['Kasa', 'Can']],
    Satış: [HEADS.toReversed(), ['Veli', 'Teklif klasörü']],
    Notlar: [['Serbest not']],
  });
  const plan = await check(bytes);
  expect(plan.sayfalar).toMatchObject([
    { ad: 'İnsan Kaynakları', secili: true, satir: 1, hucre: 2 },
    { ad: 'Muhasebe', secili: true, satir: 2, hucre: 4 },
    { ad: 'Satış', secili: true, satir: 1, hucre: 2 },
    { ad: 'Notlar', secili: false },
  ]);
  expect(plan.ozet).toMatchObject({ eklenecek: 4, reddedilecek: 0 });
  expect(plan.satirlar.map(({ sayfa, satir }) => [sayfa, satir])).toEqual([
    ['İnsan Kaynakları', 2],
    ['Muhasebe', 2],
    ['Muhasebe', 3],
    ['Satış', 2],
  ]);
  expect(plan.hesap).toMatchObject({ okunan: 8, saklanan: 8, birakilan: 0, reddedilen: 0 });
  await consultant.data(assets.import, { body: bytes, query: { plan: plan.plan } });
  const { data } = (await consultant.call(assets.list)).body;
  const stored = data.map((one) => [one.department_name, one.varlik_ismi, one.varlik_sahibi]);
  expect(stored).toContainEqual(['Satış', 'Teklif klasörü', 'Veli']);
});

it('chooses no hidden sheet, names it, and reads it when a person chooses it', async () => {
  const rows = (name: string) => [
    ['Varlık adı', 'Departman'],
    [name, 'Muhasebe'],
  ];
  const bytes = await workbook(
    {
      '2026': rows('Yeni dolap'),
      '2019 eski': [
        ['Varlık adı', 'Departman', 'Varlık sahibi'],
        ['Eski dolap', 'Muhasebe', 'Ali'],
      ],
    },
    {
      'xl/workbook.xml': (part) =>
        part.replace('name="2019 eski"', 'name="2019 eski" state="hidden"'),
    },
  );
  const plan = await check(bytes);
  expect(plan.sayfalar).toMatchObject([
    { ad: '2026', gizli: false, secili: true },
    { ad: '2019 eski', gizli: true, secili: false, satir: 1 },
  ]);
  expect(plan.satirlar.map(({ ad }) => ad)).toEqual(['Yeni dolap']);
  expect((await mean({ dosya: plan.dosya, sayfalar: ['2019 eski'] })).status).toBe(200);
  expect((await check(bytes)).satirlar.map(({ ad }) => ad)).toEqual(['Eski dolap']);
});

it('finds the heads below a title or a row of groups', async () => {
  const plan = await check(
    await workbook({
      Envanter: [
        ['ORGANİZASYON', null, 'VARLIK'],
        ['Rev. 3', '01.02.2026', null],
        ['Varlık adı', 'Departman', 'Varlık sahibi'],
        ['Arşiv', 'Muhasebe', 'Ali'],
      ],
    }),
  );
  expect(plan.satirlar).toMatchObject([{ satir: 4, durum: 'eklenecek', ad: 'Arşiv' }]);
  expect(plan.hesap).toMatchObject({ okunan: 7, saklanan: 3, birakilan: 4 });
  expect(plan.hesap?.birakilanlar).toMatchObject([{ neden: 'ust', adet: 4 }]);
});

it('takes the saved result of a formula, and needs none where the column is not read', async () => {
  const heads = ['Varlık adı', 'Departman', 'Varlık sahibi', 'Toplam'];
  const rows = [heads, ['Formüllü', 'Muhasebe', 'x', 'y']];
  const cell = (name: string, content: string) => (part: string) => {
    const changed = part.replace(new RegExp(`<c r="${name}"[^>]*>.*?</c>`), content);
    expect(changed).not.toBe(part);
    return changed;
  };
  const part = 'xl/worksheets/sheet1.xml';
  const saved = await workbook(
    { Sayfa: rows },
    {
      [part]: (xml) =>
        cell(
          'D2',
          '<c r="D2"><f>FALSE()</f></c>',
        )(cell('C2', '<c r="C2" t="str"><f>A1</f><v>Ayşe</v></c>')(xml)),
    },
  );
  const { dosya } = await check(saved);
  await mean({ dosya, basliklar: { Toplam: '' } });
  const plan = await check(saved);
  expect(plan.ozet).toMatchObject({ eklenecek: 1 });
  expect(plan.hesap?.birakilanlar).toMatchObject([
    { sayfa: 'Sayfa', sutun: 'D', baslik: 'Toplam', neden: 'secilmedi', adet: 1 },
  ]);
  await consultant.data(assets.import, { body: saved, query: { plan: plan.plan } });
  const { data } = (await consultant.call(assets.list)).body;
  expect(data.find((one) => one.varlik_ismi === 'Formüllü')?.varlik_sahibi).toBe('Ayşe');

  const unsaved = await workbook(
    { Sayfa: rows },
    { [part]: cell('C2', '<c r="C2"><f>A1</f></c>') },
  );
  const refused = await consultant.call(assets.checkImport, { body: unsaved });
  expect(refused.body).toMatchObject({ code: 'SHEET_FORMULA' });
});

it('fills the rows of a merged cell with its value', async () => {
  const bytes = await workbook(
    {
      Sayfa: [
        ['Varlık adı', 'Departman'],
        ['Birinci', 'Muhasebe'],
        ['İkinci', null],
      ],
    },
    {
      'xl/worksheets/sheet1.xml': (xml) =>
        xml.replace(
          '</sheetData>',
          '</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells>',
        ),
    },
  );
  const plan = await check(bytes);
  expect(plan.ozet).toMatchObject({ eklenecek: 2, reddedilecek: 0 });
  expect(plan.hesap).toMatchObject({ okunan: 4, saklanan: 4 });
});

it('leaves a column out of one file alone, and says so', async () => {
  const file = (name: string) =>
    workbook({
      Sayfa: [
        ['Varlık adı', 'Departman', 'Kişisel not'],
        [name, 'Satış', 'Özel'],
      ],
    });
  const first = await file('Bir');
  const { dosya, basliklar } = await check(first);
  expect(basliklar[2]).toMatchObject({ baslik: 'Kişisel not', kaynak: 'yok' });
  expect((await mean({ basliklar: { 'Kişisel not': '' } })).status).toBe(400);
  await mean({ dosya, basliklar: { 'Kişisel not': '' } });
  const plan = await check(first);
  expect(plan.basliklar[2]).toMatchObject({ alan: null, kaynak: 'dosya' });
  expect(plan.hesap).toMatchObject({ okunan: 3, saklanan: 2, birakilan: 1 });
  expect((await check(await file('İki'))).basliklar[2]?.kaynak).toBe('yok');
});

it('waits until a person has chosen between two columns of a field, also under the same head', async () => {
  for (const second of ['Varlık sahibi', 'Asset owner']) {
    const bytes = await workbook({
      Sayfa: [
        ['Varlık adı', 'Departman', 'Varlık sahibi', second],
        [`Dolap ${second}`, 'Satış', 'Ayşe', 'Mehmet'],
      ],
    });
    const open = await check(bytes);
    expect(open.basliklar[3]).toMatchObject({ baslik: second, alan: null, kaynak: 'ikinci' });
    expect([open.plan, open.hesap]).toEqual(['', null]);
    const { dosya, basliklar } = open;
    await mean({ dosya, ikinci: basliklar.slice(3).map(placeOfHead) });
    const plan = await check(bytes);
    expect(plan.ozet).toMatchObject({ eklenecek: 1 });
    expect(plan.hesap).toMatchObject({ okunan: 4, saklanan: 3, birakilan: 1 });
    expect(plan.hesap?.birakilanlar).toEqual([
      { sayfa: 'Sayfa', sutun: 'D', baslik: second, neden: 'ikinci', adet: 1 },
    ]);
    // The choice can be taken back: the file waits again, or the other column is read.
    await mean({ dosya, ikinci: [] });
    expect((await check(bytes)).plan).toBe('');
    if (second === 'Varlık sahibi') continue;
    await mean({ dosya, basliklar: { 'Varlık sahibi': '', [second]: 'varlik_sahibi' } });
    const other = await check(bytes);
    expect(other.basliklar.slice(2)).toMatchObject([
      { alan: null, kaynak: 'dosya' },
      { alan: 'varlik_sahibi', kaynak: 'hafiza' },
    ]);
  }
});

it('names the sheets of refused rows in their file, which can be sent back as it is', async () => {
  const bytes = await workbook({
    Satış: [HEADS, ['', 'Ayşe']],
    Muhasebe: [HEADS, ['', 'Ali'], ['Kasa dairesi', 'Can']],
  });
  const answer = await app.app.inject({
    ...{ method: 'POST', url: assets.refusedRows.path, payload: bytes },
    headers: { ...consultant.headers, 'content-type': SHEET_TYPE },
  });
  const { titles, rows } = await tableIn(answer.rawPayload);
  const place = titles.indexOf('Sayfa');
  expect(rows.map((row) => row[place])).toEqual(['Satış', 'Muhasebe']);
  const back = await check(answer.rawPayload);
  expect(back.hesap?.birakilanlar.map(({ baslik, neden }) => [baslik, neden])).toContainEqual([
    'Sayfa',
    'hesaplanan',
  ]);
});

it('refuses one name in the same row of two sheets, and says where the other stands', async () => {
  const bytes = await workbook({
    'İnsan Kaynakları': [HEADS, ['Ortak CRM', 'Ayşe']],
    Muhasebe: [HEADS, ['Ortak CRM', 'Ali']],
  });
  const { satirlar } = await check(bytes);
  expect(satirlar.map(({ durum, sorunlar }) => [durum, sorunlar[0]?.neden])).toEqual([
    ['reddedilecek', 'Aynı ad Muhasebe!2. satırda da var; adlardan birini değiştirin.'],
    ['reddedilecek', 'Aynı ad İnsan Kaynakları!2. satırda da var; adlardan birini değiştirin.'],
  ]);
});

it('leaves what is stored where a sheet of one’s own is blank, unless it shall clear', async () => {
  const titles = ['Varlık adı', 'Departman', 'Varlık sahibi'];
  const full = await workbook({ Sayfa: [titles, ['Kalan', 'Satış', 'Ayşe']] });
  const { plan } = await check(full);
  await consultant.data(assets.import, { body: full, query: { plan } });
  const blank = await workbook({ Sayfa: [titles, ['Kalan', 'Satış', null]] });
  const left = await check(blank);
  expect(left).toMatchObject({ bos: 'birak', ozet: { ayni: 1, degisecek: 0 } });
  await mean({ dosya: left.dosya, bos: 'sil' });
  const cleared = await check(blank);
  expect(cleared).toMatchObject({ bos: 'sil', ozet: { degisecek: 1 } });
  expect(cleared.satirlar[0]?.alanlar).toEqual([
    { alan: 'varlik_sahibi', eski: 'Ayşe', yeni: null },
  ]);
});

it('names what follows from other cells', async () => {
  const bytes = await workbook({
    Sayfa: [
      ['Varlık adı', 'Departman', 'Ülke'],
      ['Bulut', 'Satış', 'İrlanda'],
      ['Sunucu', 'Satış', 'Türkiye'],
    ],
  });
  const { hesap, satirlar } = await check(bytes);
  expect(hesap).toMatchObject({
    ...{ okunan: 6, saklanan: 5, reddedilen: 1 },
    turetilenler: [{ alan: 'yurt_disi_mi', dayanak: 'ulke', adet: 1 }],
  });
  expect(satirlar[1]?.sorunlar).toMatchObject([{ hucre: 'C3', alan: 'ulke' }]);
});

it('accounts for the computed columns of an export', async () => {
  const answer = await app.app.inject({
    method: 'POST',
    url: assets.export.path,
    headers: consultant.headers,
    payload: { lang: 'tr' },
  });
  const { hesap, bos } = await check(answer.rawPayload);
  expect(bos).toBeNull();
  expect(hesap?.birakilanlar.every(({ neden }) => neden === 'hesaplanan')).toBe(true);
  expect(hesap?.okunan).toBe((hesap?.ayni ?? 0) + (hesap?.birakilan ?? 0));
});

it('gives all rows of a file without such a column the one value that a person chose', async () => {
  const bytes = await workbook({
    'GLPI dışa aktarımı': [
      ['Name', 'Varlık adı'],
      ['x', 'PC-1'],
      ['y', 'PC-2'],
      [null, null],
      ['Hazırlayan: BT', null],
    ],
  });
  const open = await check(bytes);
  expect([open.eksik, open.plan]).toEqual([['department_id'], '']);
  const all = { dosya: open.dosya, basliklar: { Name: '' } };
  expect((await mean({ hepsine: { department_id: 'Satış' } })).status).toBe(400);
  await mean({ ...all, hepsine: { department_id: 'Satış' } });
  const plan = await check(bytes);
  expect(plan.hepsine).toEqual({ department_id: 'Satış' });
  expect(plan.satirlar.map(({ ad, departman }) => [ad, departman])).toEqual([
    ['PC-1', 'Satış'],
    ['PC-2', 'Satış'],
  ]);
  expect(plan.hesap).toMatchObject({ okunan: 5, saklanan: 2, birakilan: 3, reddedilen: 0 });
  await mean({ ...all, hepsine: { department_id: 'Yok böyle' } });
  expect((await check(bytes)).ozet).toMatchObject({ eklenecek: 0, reddedilecek: 2 });
});
