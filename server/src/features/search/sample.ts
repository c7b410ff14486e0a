import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { search, type FoundKind } from '@emanet/contract/search';
import { afterAll, beforeAll, expect } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';

/** A company with two departments in which a test adds and searches. */
export function searchHouse() {
  let app: TestApp;
  let company: number;
  let departments: Record<'hr' | 'sales', number>;
  let who: Caller;
  beforeAll(async () => {
    app = await testApp();
    company = await app.makeCompany();
    departments = {
      hr: await app.makeDepartment(company, 'İnsan Kaynakları'),
      sales: await app.makeDepartment(company, 'Satış'),
    };
    who = await app.signIn(await app.makeUser({ companies: [company] }));
  });
  afterAll(() => app.close());

  const ask = async (q: string, language = 'tr', asker = who) => {
    const headers = { 'accept-language': language };
    const answer = await asker.call(search.find, { query: { q }, headers });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data;
  };
  const groupOf = async (tur: FoundKind, q: string) =>
    (await ask(q)).find((group) => group.tur === tur);
  return {
    get app() {
      return app;
    },
    get company() {
      return company;
    },
    get departments() {
      return departments;
    },
    get who() {
      return who;
    },
    ask,
    groupOf,
    namesOf: async (tur: FoundKind, q: string) =>
      (await groupOf(tur, q))?.kayitlar.map((one) => one.ad) ?? [],
    /** Adds an activity and gives its number. */
    activity: async (name: string, department = departments.hr, more: object = {}) => {
      const body: Values = { surec_ismi: name, department_id: department, ...more };
      return (await who.call(processingActivities.add, { body })).body.data.id;
    },
  };
}
