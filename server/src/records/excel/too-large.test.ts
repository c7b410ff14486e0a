import { publicTransfers } from '@emanet/contract/public-transfers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { MOST_HELD } from '../queries.ts';

const LONG = 4000;

let app: TestApp;
let consultant: Caller;
let ids: number[];
let company: number;

beforeAll(async () => {
  app = await testApp();
  company = await app.makeCompany();
  const department = await app.makeDepartment(company, 'Bilgi İşlem');
  consultant = await app.signIn(await app.makeUser({ companies: [company] }));
  const { rows } = await sql<{ id: number }>`
    insert into diger_aktarim
      (company_id, department_id, kurum_adi, kurum_adi_yaziniz, diger_aciklamalar_danisman, guncelleyen)
    select ${company}, ${department}, 'diger_kurum', 'Kurum ' || n, repeat('x', ${LONG}), 'Deneme'
    from generate_series(1, ${Math.ceil(MOST_HELD / LONG)}::int) n returning id`.execute(
    app.db.system,
  );
  ids = rows.map(({ id }) => id);
});
afterAll(() => app.close());

/** Records that are allowed one by one could together fill the memory of the server. */
describe('records too large to be held at once', () => {
  it('are not exported at once, only in parts', async () => {
    const whole = await consultant.call(publicTransfers.export, { body: {} });
    expect([whole.status, whole.body.code]).toEqual([413, 'RECORDS_TOO_LARGE']);
    const chosen = await consultant.call(publicTransfers.export, { body: { ids } });
    expect(chosen.body.code).toBe('RECORDS_TOO_LARGE');
    const part = await consultant.call(publicTransfers.export, { body: { ids: ids.slice(0, 3) } });
    expect(part.status).toBe(200);
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
