// Keys of the registers' own answers; every other answer is keyed by its noun (nouns/keys.ts).
import type { QueryClient } from '@tanstack/react-query';
import { nounKey } from '../nouns/keys.ts';
import { useCompany } from '../platform/session/session.tsx';
import type { Register } from './register.ts';

/** Prefix of queries on a company's records, so that a change makes them stale. */
export const recordsKey = (company: number) => nounKey(company, 'records');
const registerKey = (company: number, { noun }: Pick<Register, 'noun'>, part: string) => [
  ...nounKey(company, noun),
  part,
];
export const listKey = (company: number, register: Pick<Register, 'noun'>) =>
  registerKey(company, register, 'list');
export const singleKey = (company: number, register: Register, id: number) => [
  ...registerKey(company, register, 'single'),
  id,
];
export const namesakeKey = (company: number, register: Register, asked: unknown) => [
  ...registerKey(company, register, 'namesake'),
  asked,
];
export const bulkKey = (company: number, register: Register, asked: unknown) => [
  ...registerKey(company, register, 'bulk'),
  asked,
];

/** First part of the key of every list of changes, in any company. */
export const CHANGE_LOGS = ['changeLogs'];
const changeLogsKey = (company: number) => nounKey(company, 'changeLogs');
export const changeLogKey = (company: number, register: Register, id: number) => [
  ...changeLogsKey(company),
  register.tur,
  id,
];
/** First part of the key of unread counts. */
export const UNREAD = ['unread'];
export const unreadKey = (company: number, register: Register, id: number) => [
  ...UNREAD,
  company,
  register.tur,
  id,
];

export const ACTIVITY_LIBRARY = ['activity-library'];
export const libraryKey = (company: number) => ['library', company];

export const useCompanyId = (): number => useCompany().company_id;

/** Drops the cache of a company's registers, after a change of many records. */
export const refreshAll = (client: QueryClient, company: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: recordsKey(company) }),
    client.invalidateQueries({ queryKey: changeLogsKey(company) }),
  ]);
