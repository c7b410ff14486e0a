import { z } from 'zod';
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
    answers: listOf(department),
  }),
};
