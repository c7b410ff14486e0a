import { fieldLabel } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { ImportPlan } from '@emanet/contract/records/import';
import { SHEET_TYPE, type SheetFormat } from '@emanet/contract/records/sheet-file';
import { afterAll, beforeAll, expect } from 'vitest';
import { sql } from 'kysely';
import type { Endpoints, Register } from '../../src/records/register.ts';
import { testApp, type Caller, type TestApp } from '../app.ts';
import { unique } from '../factories.ts';
import { edited, fileOf, ID, tableIn, type Table } from './table.ts';

export type Body = Record<string, unknown>;

/** Facts of a register for the shared tests of an import. */
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
  return {
    company,
    own,
    other,
    consultant: await app.signInAs({ companies: [company] }),
    admin: await app.signInAs({ role: 'yönetici', companies: [company] }),
    representative: await app.signInAs({ companies: [company], departments: [own] }),
  };
}
export type Company = Awaited<ReturnType<typeof makeCompany>>;

/** The application, a company and the calls of an import, made anew for each suite. */
export function importHouse(life: ImportLife) {
  const { endpoints, register, body, named } = life;
  let app: TestApp;
  let company: Company;
  beforeAll(async () => {
    app = await testApp();
    company = await makeCompany(app);
  });
  afterAll(() => app.close());

  const add = async (who: Caller, values: Body): Promise<number> => {
    return (await who.data(endpoints.add, { body: values })).id;
  };
  const planOf = async (who: Caller, bytes: Buffer, lang: Language = 'tr'): Promise<ImportPlan> =>
    who.data(endpoints.checkImport, { query: { lang }, body: bytes });
  const exported = async (
    who: Caller,
    lang: Language = 'tr',
    bicim: SheetFormat = 'xlsx',
  ): Promise<Buffer> => {
    const { headers } = who;
    const url = endpoints.export.path;
    const answer = await app.app.inject({ method: 'POST', url, headers, payload: { lang, bicim } });
    expect(answer.statusCode, answer.payload).toBe(200);
    return answer.rawPayload;
  };
  const refused = async (who: Caller, payload: Buffer): Promise<Buffer> => {
    const headers = { ...who.headers, 'content-type': SHEET_TYPE };
    const url = endpoints.refusedRows.path;
    const answer = await app.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode, answer.payload).toBe(200);
    return answer.rawPayload;
  };
  const titleOf = (name: string) => fieldLabel(register.noun, name, 'tr');
  /** The table of a record with these fields; exported once, since only its number and name differ. */
  const tables = new Map<string, Promise<Table>>();
  const tableOf = async (who: Caller, more: Body, id: number, title: string): Promise<Table> => {
    const key = JSON.stringify(more);
    const known = tables.get(key) ?? exported(who).then(tableIn);
    tables.set(key, known);
    return edited(await known, 0, { [ID]: id, [titleOf(named)]: title });
  };
  return {
    ...life,
    get app() {
      return app;
    },
    get company() {
      return company;
    },
    /** The Turkish head of a field's column. */
    titleOf,
    /** A text field that may be empty. */
    textField:
      register.fields.find(
        ({ control, required, visibleWhen }) => control === 'text' && !required && !visibleWhen,
      )?.name ?? '',
    add,
    planOf,
    export: exported,
    refused,
    import: (who: Caller, bytes: Buffer, plan: string, headers: Record<string, string> = {}) =>
      who.call(endpoints.import, { query: { plan }, body: bytes, headers }),
    /** A company with one record, and that as its consultant exports it. */
    oneRecord: async (more: Body = {}) => {
      const made = await makeCompany(app);
      const title = unique('Kayıt');
      const id = await add(made.consultant, { ...body(made.own, title), ...more });
      return { ...made, id, title, table: await tableOf(made.consultant, more, id, title) };
    },
    single: async (who: Caller, id: number): Promise<Body> =>
      (await who.call(endpoints.single, { params: { id: String(id) } })).body.data,
    /** Problems of the rows of a table. */
    problemsIn: async (who: Caller, table: Table) =>
      (await planOf(who, await fileOf(table))).satirlar.flatMap(({ sorunlar }) =>
        sorunlar.map(({ alan, neden }) => ({ alan, neden })),
      ),
    /** How many changes of a company are in its log, evidence of its members apart. */
    entriesOf: async (company_id: number): Promise<number> => {
      const found = await app.db.system
        .selectFrom('change_logs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('company_id', '=', company_id)
        .where(sql<boolean>`tur <> 'kanit'`)
        .executeTakeFirstOrThrow();
      return found.count;
    },
  };
}
export type ImportHouse = ReturnType<typeof importHouse>;
