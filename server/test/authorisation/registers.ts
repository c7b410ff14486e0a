import { randomUUID } from 'node:crypto';
import { everyRole, noSheet, record, type Row } from './rows.ts';

const NO_COMPANY = 2_147_483_647;

/** The rows that every register has; a body is whatever it takes to add and to change a record. */
export function ofRegister(
  noun: string,
  bodies: Readonly<{ add: () => object; update: object }>,
): Record<string, Row> {
  const { add, update } = bodies;
  const theirs = { foreignCompany: 404, foreignDepartment: 404 };
  return {
    [`${noun}.list`]: everyRole(200, {
      foreignCompany: 403,
      input: ({ company_id }) => ({ query: { company_id: String(company_id) } }),
    }),
    [`${noun}.single`]: everyRole(200, { ...theirs, input: record }),
    // It answers the same whether there is none or it is out of sight.
    [`${noun}.namesake`]: everyRole(200, {
      foreignCompany: 200,
      foreignDepartment: 200,
      input: ({ department_id }) => ({
        query: { name: 'Bordro', department_id: String(department_id) },
      }),
    }),
    [`${noun}.add`]: everyRole(201, {
      foreignCompany: 400,
      foreignDepartment: 400,
      input: ({ department_id }) => ({
        body: { ...add(), department_id },
      }),
    }),
    [`${noun}.update`]: everyRole(200, {
      ...theirs,
      input: (target) => ({ ...record(target), body: update }),
    }),
    [`${noun}.delete`]: everyRole(200, { ...theirs, input: record }),
    [`${noun}.restore`]: everyRole(200, { ...theirs, input: record }),
    // A record out of sight is one that is not there; all others are changed.
    ...Object.fromEntries(
      ['bulkUpdate', 'checkBulkUpdate'].map((verb) => [
        `${noun}.${verb}`,
        everyRole(200, {
          foreignCompany: 200,
          foreignDepartment: 200,
          input: ({ record_id }) => ({
            body: {
              satirlar: [{ id: record_id, surum: 1 }],
              alan: 'durum',
              islem: 'degistir',
              deger: true,
            },
          }),
        }),
      ]),
    ),
    [`${noun}.undoBulkUpdate`]: everyRole(404, {
      input: () => ({ body: { toplu_islem: randomUUID() } }),
    }),
    // Nobody may copy into a company of which they are no member: server/src/records/write/copy.test.ts.
    [`${noun}.copyToCompany`]: everyRole(403, {
      input: ({ record_id, department_id }) => ({
        body: {
          ids: [record_id],
          hedef_company_id: NO_COMPANY,
          departmanlar: [{ kaynak: department_id, hedef: department_id }],
        },
      }),
    }),
    [`${noun}.export`]: everyRole(200, {
      foreignCompany: 200,
      foreignDepartment: 200,
      input: ({ record_id }) => ({ body: { ids: [record_id] } }),
    }),
    ...ofImport(noun),
  };
}

/** The calls of imports of nouns that are no registers; nobody takes back an import that none made. */
export const ofNounImports = (nouns: readonly string[], rest: Partial<Row> = {}) =>
  Object.fromEntries(
    nouns.flatMap((noun) => [
      ...Object.entries(ofImport(noun, rest)),
      [
        `${noun}.undoImport`,
        everyRole(404, { ...rest, input: () => ({ body: { toplu_islem: NO_ACT } }) }),
      ] as const,
    ]),
  );
const NO_ACT = '00000000-0000-4000-8000-000000000000';

/** The calls of an import; `rest`: who may not make them. */
const ofImport = (noun: string, rest: Partial<Row> = {}): Record<string, Row> => ({
  [`${noun}.template`]: everyRole(200, rest),
  [`${noun}.checkImport`]: everyRole(400, { ...rest, input: () => ({ body: noSheet }) }),
  [`${noun}.sheetMeanings`]: everyRole(200, rest),
  [`${noun}.refusedRows`]: everyRole(400, { ...rest, input: () => ({ body: noSheet }) }),
  [`${noun}.import`]: everyRole(400, {
    ...rest,
    input: () => ({ query: { plan: '0'.repeat(64) }, body: noSheet }),
  }),
});
