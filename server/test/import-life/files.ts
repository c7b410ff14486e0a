import { assets } from '@emanet/contract/assets';
import { afterAll, beforeAll, expect } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { assetBody } from '../../src/features/assets/sample.ts';
import { testApp, type Caller, type TestApp } from '../app.ts';
import { unzipped, zipped } from '../zip.ts';

export const HEADS = ['Varlık adı', 'Departman', 'Varlık sahibi'];
export const SHEET = 'xl/worksheets/sheet1.xml';
export const STRINGS = 'xl/sharedStrings.xml';

type Change = (part: string) => string;

/** A company with one asset, and a good file of two more that tests make bad. */
export function fileHouse() {
  let app: TestApp;
  let consultant: Caller;
  let good: Map<string, string>;
  beforeAll(async () => {
    app = await testApp();
    const company = await app.makeCompany();
    const department = await app.makeDepartment(company, 'Bilgi İşlem');
    consultant = await app.signInAs({ companies: [company] });
    await consultant.call(assets.add, { body: assetBody(department, 'Sunucu') });
    good = unzipped(
      await writeExcelFile([
        HEADS,
        ['Yazıcı', 'Bilgi İşlem', 'Ofis'],
        ['Kasa', 'Bilgi İşlem', 'Müdür'],
      ]).toBuffer(),
    );
  });
  afterAll(() => app.close());

  const check = (bytes: Uint8Array) => consultant.call(assets.checkImport, { body: bytes });
  /** The good file with some of its parts changed. */
  const withParts = (parts: Readonly<Record<string, Change>>): Buffer =>
    zipped([...good].map(([name, part]) => [name, parts[name]?.(part) ?? part]));
  const refusal = async (bytes: Uint8Array) => {
    const { status, body, text } = await check(bytes);
    expect(status, text).toBeGreaterThanOrEqual(400);
    return { code: body.code, message: body.message };
  };
  return {
    get app() {
      return app;
    },
    get consultant() {
      return consultant;
    },
    get good() {
      return good;
    },
    check,
    /** The sentence with which a file is refused when it is checked. */
    refusal,
    /** The same; nor can it be imported, and nothing is stored. */
    refusalOfBoth: async (bytes: Uint8Array) => {
      const checked = await refusal(bytes);
      const query = { plan: '0'.repeat(64) };
      const imported = await consultant.call(assets.import, { query, body: bytes });
      expect(imported.status, imported.text).toBeGreaterThanOrEqual(400);
      expect(imported.body).toMatchObject(checked);
      expect((await consultant.call(assets.list)).body.data).toHaveLength(1);
      return checked;
    },
    withParts,
    /** The good file with something else in its sheet. */
    inSheet: (from: string | RegExp, to: string) =>
      withParts({
        [SHEET]: (part) => {
          const changed = part.replace(from, to);
          expect(changed).not.toBe(part);
          return changed;
        },
      }),
    sheetOf: (rows: readonly (readonly (string | null)[])[]): Promise<Buffer> =>
      writeExcelFile(rows.map((row) => [...row])).toBuffer(),
  };
}
