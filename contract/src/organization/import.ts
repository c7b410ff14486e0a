import type { Field } from '../records/fields.ts';
import { nounImportEndpoints } from '../records/import-endpoints.ts';
import { endpointsOf } from '../shared/endpoint.ts';

/** The field that a person fills in of a department. */
export const DEPARTMENT_FIELDS: readonly Field[] = [
  { name: 'department_name', section: '', control: 'text', max: 200, required: true },
];

/** The import of departments, apart from their other calls, which every page loads at its start. */
export const departmentImport = endpointsOf(
  'organization',
  nounImportEndpoints({
    title: 'Departmanlar / Departments',
    base: '/api/departments',
    write: 'organization.write',
  }),
);
