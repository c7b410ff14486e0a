import { organization } from '@emanet/contract/organization';
import { DEPARTMENT_FIELDS, departmentImport as calls } from '@emanet/contract/organization/import';
import { labelOf } from '@emanet/contract/shared/labels';
import { z } from 'zod';
import { oneLine } from '../../nouns/life.ts';
import { oneByOne, type ImportOf } from '../../records/noun/import.ts';
import { reversibleDepartments, storeName, storeNew } from './departments.ts';
import { lockDepartments, selectCounts } from './queries.ts';
import { COUNTED } from './sheet.ts';

const TITLE = labelOf('fields.departments');
const NAME = labelOf('fields.department');
const named = z.object({ department_name: z.string() });
const nameIn = (values: unknown) => oneLine(named.parse(values).department_name, 'department_name');

type StoredDepartment = Readonly<{
  id: number;
  surum: number;
  department_name: string;
  company_id: number;
}>;

/** The import of departments, by the rules of adding and renaming one. */
export const departmentImport: ImportOf<StoredDepartment> = {
  calls,
  tur: 'departman',
  noun: {
    fields: DEPARTMENT_FIELDS,
    nameField: 'department_name',
    title: TITLE,
    label: (_, lang) => NAME[lang],
  },
  body: organization.addDepartment.body.pick({ department_name: true }),
  select: async (tx, scope, { lock }) => {
    const all = await selectCounts(tx, scope);
    const ids = all.map(({ department_id }) => department_id);
    if (lock && ids.length > 0) await lockDepartments(tx, scope, ids);
    return all.map(({ department_id: id, department_name, company_id, surum }) => ({
      ...{ id, department_name, company_id, surum },
    }));
  },
  add: oneByOne((tx, scope, values) => storeNew(tx, scope, { department_name: nameIn(values) })),
  change: (tx, scope, before, values) =>
    storeName(tx, scope, { ...before, department_id: before.id }, nameIn(values)),
  reversible: reversibleDepartments,
  figures: COUNTED,
  heads: {
    department_name: [
      ...['Departman adı', 'Departman ismi', 'Birim', 'Birim adı', 'Bölüm', 'Bölüm adı'],
      ...['Müdürlük', 'Müdürlük adı', 'Daire', 'Departmanlar', 'Birimler', 'Bölümler'],
      ...['Department name', 'Unit', 'Business unit', 'Departments'],
    ],
  },
};
