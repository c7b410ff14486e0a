import { useCompany } from '../platform/session.tsx';
import type { Register } from './register.ts';

export const STALE_AFTER_MS = 30_000;

export const recordsKey = (company: number) => ['records', company];
export const listKey = (company: number, register: Register) => [
  ...recordsKey(company),
  register.noun,
  'list',
];
export const singleKey = (company: number, register: Register, id: number) => [
  ...recordsKey(company),
  register.noun,
  'single',
  id,
];
export const changeLogsKey = (company: number) => ['change-log', company];
export const changeLogKey = (company: number, register: Register, id: number) => [
  ...changeLogsKey(company),
  register.tur,
  id,
];

export const linksKey = (company: number) => ['records', company, 'links'];
export const countsKey = (company: number) => ['records', company, 'counts'];
export const tablesKey = (company: number) => ['records', company, 'tables'];

export const useCompanyId = (): number => useCompany().company_id;
