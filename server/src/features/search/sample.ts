import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { search, type FoundKind } from '@emanet/contract/search';
import { appOfFile } from '../../../test/app.ts';

/** A company with two departments in which a test adds and searches. */
export async function searchHouse() {
  const app = await appOfFile();
  const company = await app.makeCompany();
  const departments = {
    hr: await app.makeDepartment(company, 'İnsan Kaynakları'),
    sales: await app.makeDepartment(company, 'Satış'),
  };
  const who = await app.signInAs({ companies: [company] });

  const ask = async (q: string, language = 'tr', asker = who) => {
    const headers = { 'accept-language': language };
    return asker.data(search.find, { query: { q }, headers });
  };
  const groupOf = async (tur: FoundKind, q: string) =>
    (await ask(q)).find((group) => group.tur === tur);
  return {
    ...{ app, company, departments, who },
    ask,
    groupOf,
    namesOf: async (tur: FoundKind, q: string) =>
      (await groupOf(tur, q))?.kayitlar.map((one) => one.ad) ?? [],
    /** Adds an activity and returns its number. */
    activity: async (name: string, department = departments.hr, more: object = {}) => {
      const body: Values = { surec_ismi: name, department_id: department, ...more };
      return (await who.call(processingActivities.add, { body })).body.data.id;
    },
  };
}
