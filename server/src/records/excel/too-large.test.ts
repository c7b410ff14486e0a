import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { appOfFile } from '../../../test/app.ts';
import { unzipped } from '../../../test/zip.ts';
import { MOST_HELD } from '../queries.ts';
import { MOST_ROWS } from './workbook.ts';

const LONG = 30_000;

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'Bilgi İşlem');
const consultant = await app.signInAs({ companies: [company] });
const { rows } = await sql<{ id: number }>`
    insert into diger_aktarim
      (company_id, department_id, kurum_adi, kurum_adi_yaziniz, diger_aciklamalar_danisman, guncelleyen)
    select ${company}, ${department}, 'diger_kurum', 'Kurum ' || n, repeat('x', ${LONG}), 'Deneme'
    from generate_series(1, ${Math.ceil(MOST_HELD / LONG)}::int) n returning id`.execute(
  app.db.system,
);
const ids = rows.map(({ id }) => id);

/** Records that are allowed one by one could together fill the memory of the server. */
describe('records too large to be held at once', () => {
  it('are exported whole, and by their numbers in that order', async () => {
    const sheetOf = async (body: object) => {
      const answer = await app.app.inject({
        method: 'POST',
        url: publicTransfers.export.path,
        headers: consultant.headers,
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
      return unzipped(answer.rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    };
    const numbers = (sheet: string) =>
      Array.from(sheet.matchAll(/<c r="A\d+" s="2"><v>(\d+)</g), ([, id]) => Number(id));
    expect(numbers(await sheetOf({})).toSorted((a, b) => a - b)).toEqual(ids);
    const backwards = ids.slice(0, 600).toReversed();
    expect(numbers(await sheetOf({ ids: [...backwards, ids[0]] }))).toEqual(backwards);
  });

  it('are not changed at once by an import', async () => {
    const rows = ids.map((id) => [id, 'Diğer (yazınız)', 'Bilgi İşlem']);
    const check = async (count: number) => {
      const file = [['Kayıt no', 'Kurum', 'Departman'], ...rows.slice(0, count)];
      const body = await writeExcelFile(file).toBuffer();
      return consultant.call(publicTransfers.checkImport, { body });
    };
    expect((await check(ids.length)).body.code).toBe('RECORDS_TOO_LARGE');
    expect((await check(3)).body.data.ozet.ayni).toBe(3);
  });
});

it('refuses more rows than a sheet of Excel holds, those of categories among them', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen, kategori_ayrintilari)
    select ${company}, ${department}, 'Faaliyet', 'Deneme', array_agg('k' || n || '.alici_grubu=-')
    from generate_series(1, ${MOST_ROWS}::int) n returning id`.execute(app.db.system);
  const { status, body } = await consultant.call(processingActivities.export, {
    body: { ids: rows.map(({ id }) => id) },
  });
  expect([status, body.code]).toEqual([413, 'SHEET_FULL']);
});
