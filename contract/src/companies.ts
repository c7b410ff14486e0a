import { z } from 'zod';
import { endpoint, listOf } from './shared/endpoint.ts';
import { id } from './shared/primitives.ts';

const logo = z.object({ company_id: id, logo: z.string().nullable() });
const company = logo.extend({ company_name: z.string(), company_active: z.boolean() });

export const companies = {
  list: endpoint({
    name: 'companies.list',
    summary: 'Kullanıcının şirketleri / Companies of the user',
    method: 'GET',
    path: '/api/companies/list',
    permission: 'signed-in',
    answers: z.object({ data: z.array(company), companies: z.array(company) }),
  }),
  logos: endpoint({
    name: 'companies.logos',
    summary: 'Şirket logoları / Company logos',
    method: 'GET',
    path: '/api/companies/company-logos',
    permission: 'signed-in',
    answers: listOf(logo),
  }),
};
