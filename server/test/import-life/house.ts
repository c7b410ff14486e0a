import type { ImportPlan } from '@emanet/contract/records/import';
import { afterAll, beforeAll, expect } from 'vitest';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { Endpoints, Register } from '../../src/records/register.ts';
import { testApp, type Caller, type TestApp } from '../app.ts';

export type Body = Record<string, unknown>;

/** What the shared tests of an import must know of a register. */
export type ImportLife = Readonly<{
  register: Register;
  endpoints: Endpoints;
  /** A complete body for a department; `name` goes into the name field. */
  body: (department_id: number, name: string) => Body;
  /** The field that holds that name. */
  named: string;
}>;

/** A company with two departments of known names and everybody who may import into it. */
export async function makeCompany(app: TestApp) {
  const company = await app.makeCompany();
  const own = await app.makeDepartment(company, 'İnsan Kaynakları');
  const other = await app.makeDepartment(company, 'Satış; Pazarlama');
  const signIn = async (wanted: Parameters<TestApp['makeUser']>[0]) =>
    app.signIn(await app.makeUser(wanted));
  return {
    company,
    own,
    other,
    consultant: await signIn({ companies: [company] }),
    admin: await signIn({ role: 'yönetici', companies: [company] }),
    representative: await signIn({ role: 'temsilci', companies: [company], departments: [own] }),
  };
}
export type Company = Awaited<ReturnType<typeof makeCompany>>;

export type Cells = readonly (string | number | boolean | Date | null | CellObject)[];

/** The bytes of a sheet of these rows, heads first. */
export const sheetOf = async (rows: readonly Cells[]): Promise<Buffer> =>
  writeExcelFile(rows.map((row) => [...row])).toBuffer();

/** The application, a company and the calls of an import, made anew for each suite. */
export function importHouse(life: ImportLife) {
  const { endpoints } = life;
  let app: TestApp;
  let company: Company;
  beforeAll(async () => {
    app = await testApp();
    company = await makeCompany(app);
  });
  afterAll(() => app.close());

  const check = (who: Caller, bytes: Buffer, lang: 'tr' | 'en' = 'tr') =>
    who.call(endpoints.checkImport, { query: { lang }, body: bytes });
  return {
    ...life,
    /** How many changes of a company are in its log. */
    entriesOf: async (company_id: number): Promise<number> => {
      const found = await app.db.system
        .selectFrom('change_logs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('company_id', '=', company_id)
        .executeTakeFirstOrThrow();
      return found.count;
    },
    get app() {
      return app;
    },
    get company() {
      return company;
    },
    add: async (who: Caller, body: Body): Promise<number> => {
      const answer = await who.call(endpoints.add, { body });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.data.id;
    },
    check,
    planOf: async (who: Caller, bytes: Buffer, lang?: 'tr' | 'en'): Promise<ImportPlan> => {
      const answer = await check(who, bytes, lang);
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data;
    },
    import: (who: Caller, bytes: Buffer, plan: string, headers: Record<string, string> = {}) =>
      who.call(endpoints.import, { query: { plan }, body: bytes, headers }),
    export: async (who: Caller, lang: 'tr' | 'en' = 'tr', ids?: number[]): Promise<Buffer> => {
      const answer = await app.app.inject({
        method: 'POST',
        url: endpoints.export.path,
        headers: who.headers,
        payload: { lang, ...(ids && { ids }) },
      });
      expect(answer.statusCode, answer.payload).toBe(200);
      return answer.rawPayload;
    },
  };
}
export type ImportHouse = ReturnType<typeof importHouse>;
