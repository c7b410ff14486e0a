import { organization } from '@emanet/contract/organization';
import { departmentImport } from '@emanet/contract/organization/import';
import { processingActivities } from '@emanet/contract/processing-activities';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { describeNounImport, nounImportHouse } from '../../../test/import-life/noun.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';
import { activityBody } from '../processing-activities/sample.ts';

const house = await nounImportHouse(departmentImport);
const { manager, file, check, bring } = house;

const all = async (who: Caller = manager) =>
  (await who.call(organization.departmentCounts)).body.data;
const names = async () => (await all()).map(({ department_name }) => department_name);
const exported = (lang: 'tr' | 'en') =>
  house.download('GET', `${organization.export.path}?lang=${lang}`);

describeNounImport(house, {
  good: [['Birim Adı'], ['Gizli İşler']],
  template: ['Record no.', 'Department *'],
  rows: async (who) =>
    (await all(who)).map(({ department_id: id, department_name: name }) => ({ id, name })),
});

describe('departments in a sheet of their company', () => {
  it('come in by the words of their head; those that are there stay as they are written', async () => {
    const body = await file(
      ['S.No', 'Birim Adı', 'Birim Yöneticisi'],
      [1, 'İNSAN KAYNAKLARI', 'Ece Ak'],
      [2, 'Bilgi  Teknolojileri', 'Can Er'],
      [3, 'Satış', null],
    );
    const { basliklar, plan, dosya } = await check(body);
    expect(plan).toBe('');
    const open = basliklar.filter(({ alan }) => alan === null);
    await manager.data(departmentImport.sheetMeanings, {
      body: { dosya, basliklar: Object.fromEntries(open.map(({ baslik }) => [baslik, ''])) },
    });
    expect((await check(body)).ozet).toMatchObject({ eklenecek: 2, ayni: 1, reddedilecek: 0 });
    expect(await bring(body)).toMatchObject({ eklenen: 2, guncellenen: 0 });
    expect(await names()).toEqual(
      expect.arrayContaining(['İnsan Kaynakları', 'Bilgi Teknolojileri', 'Satış']),
    );
  });

  it.each<[string, string | Buffer]>([
    ['a line', 'Birim Adı\nArşiv\nYemekhane, kantin\n\n'],
    ['quotes', '\ufeff"Departman"\r\n"Arşiv"\r\n"Yemekhane, kantin"\r\n'],
    ['a title', 'ÖRNEK A.Ş. birimleri\n\nBirimler\nArşiv\nYemekhane, kantin'],
    ['UTF-16', Buffer.from('\ufeffDepartman\nArşiv\nYemekhane, kantin', 'utf16le')],
  ])('come in from one column of text, with %s', async (_, text) => {
    const body = Buffer.from(text);
    const { satirlar, ozet } = await check(body);
    expect(satirlar.map(({ ad }) => ad)).toEqual(['Arşiv', 'Yemekhane, kantin']);
    expect(ozet).toMatchObject({ eklenecek: 2, reddedilecek: 0 });
  });

  it.each([
    ['a letter', 'Sayın yetkili\nDepartman listesi ektedir.\nSaygılarımla'],
    ['names without a head', 'Arşiv\nKantin\nDepo'],
    ['a number of records', 'Kayıt no\n1\n2'],
  ])('do not come in from %s', async (_, text) => {
    const { status, body } = await manager.call(departmentImport.checkImport, {
      body: Buffer.from(text),
    });
    expect([status, body.code]).toEqual([400, expect.stringMatching(/^SHEET_/)]);
  });

  it('stay apart from the columns beside them', async () => {
    const body = Buffer.from('Departman;Not\nArşiv;a\nKantin;b');
    expect((await check(body)).basliklar).toHaveLength(2);
  });

  it.each(['tr', 'en'] as const)(
    'in %s are the same when their export comes back',
    async (lang) => {
      const { ozet, plan } = await check(await exported(lang));
      expect(plan).not.toBe('');
      expect(ozet).toEqual({
        eklenecek: 0,
        degisecek: 0,
        ayni: (await all()).length,
        reddedilecek: 0,
      });
    },
  );

  it('are renamed by their number, as the history says', async () => {
    const table = await tableIn(await exported('tr'));
    const row = table.rows.findIndex((cells) => cells.includes('Satış'));
    await bring(await fileOf(edited(table, row, { Departman: 'Satış ve Pazarlama' })));
    expect(await names()).toContain('Satış ve Pazarlama');
    const { data } = (await manager.call(organization.history)).body;
    expect(data[0]).toMatchObject({ konu: 'departman', islem: 'güncelleme' });
  });

  it('are refused where two would have one name', async () => {
    const body = await file(['Departman'], ['Depo'], ['DEPO'], [null], ['x'.repeat(201)]);
    expect(await house.problems(body)).toEqual([
      ['A2', 'department_name'],
      ['A3', 'department_name'],
      ['A5', 'department_name'],
    ]);
    expect(await house.refused(body)).toHaveLength(3);
  });

  it('stay when they got a record since, and the undo says why', async () => {
    const { toplu_islem } = await bring(await file(['Departman'], ['Kalite'], ['Lojistik']));
    const kept = (await all()).find((one) => one.department_name === 'Kalite');
    await manager.data(processingActivities.add, {
      body: activityBody(kept?.department_id ?? 0, 'Denetim'),
    });
    const { status, body } = await house.undo(toplu_islem);
    expect([status, body.code]).toEqual([409, 'DEPARTMENT_IN_USE']);
    expect(await names()).toEqual(expect.arrayContaining(['Kalite', 'Lojistik']));
  });
});
