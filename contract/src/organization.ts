import { z } from 'zod';
import { CHANGE_LOG_TYPES } from './change-logs.ts';
import { endpoint, listOf } from './shared/endpoint.ts';
import { id } from './shared/primitives.ts';

export const department = z.object({
  department_id: id,
  department_name: z.string(),
  company_id: id,
});
export type Department = z.infer<typeof department>;

export const organization = {
  departments: endpoint({
    name: 'organization.departments',
    summary: 'Departmanlar / Departments',
    method: 'GET',
    path: '/api/departments/list',
    permission: 'departments.read',
    /** `tur`: those whose records of this register the caller keeps. */
    query: z.strictObject({ tur: z.enum(CHANGE_LOG_TYPES).optional() }),
    answers: listOf(department),
  }),
};
