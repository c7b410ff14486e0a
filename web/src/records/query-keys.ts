// The keys of every query, so that one glance shows what makes what stale.
import { useCompany } from '../platform/session/session.tsx';
import type { Register } from './register.ts';

export const STALE_AFTER_MS = 30_000;

/** Queries made of a company's records lie below this key, so that a change makes them stale. */
export const recordsKey = (company: number) => ['records', company];
export const listKey = (company: number, register: Pick<Register, 'noun'>) => [
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
export const changeLogsKey = (company: number) => [...CHANGE_LOGS, company];
export const changeLogKey = (company: number, register: Register, id: number) => [
  ...changeLogsKey(company),
  register.tur,
  id,
];

export const actsKey = (company: number) => [...changeLogsKey(company), 'acts'];

/** First part of the key of every list of changes, whatever the company. */
export const CHANGE_LOGS = ['change-log'];
/** First part of the key of unread counts. */
export const UNREAD = ['unread'];
export const unreadKey = (company: number, register: Register, id: number) => [
  ...UNREAD,
  company,
  register.tur,
  id,
];
export const linksKey = (company: number) => [...recordsKey(company), 'links'];
export const countsKey = (company: number) => [...recordsKey(company), 'counts'];
export const tablesKey = (company: number) => [...recordsKey(company), 'tables'];

export const tableKey = (company: number, name: string, lang: string) => [
  ...tablesKey(company),
  name,
  lang,
];
export const mapKey = (company: number, map: string, lang: string) => [
  ...recordsKey(company),
  'maps',
  map,
  lang,
];
export const namesakeKey = (company: number, register: Register, asked: unknown) => [
  ...recordsKey(company),
  register.noun,
  'namesake',
  asked,
];
export const bulkKey = (company: number, register: Register, asked: unknown) => [
  ...recordsKey(company),
  register.noun,
  'bulk',
  asked,
];

/** Below the records' own key: what changes them changes the score. */
export const performanceKey = (company: number, months: string) => [
  ...recordsKey(company),
  'performance',
  months,
];
export const calendarLinkKey = (company: number) => ['calendar-link', company];
/** Actions on their own screens and in the drawers of records. */
export const actionsKey = (company: number) => ['actions', company];
export const recordActionsKey = (company: number, tur: string, id: number) => [
  ...actionsKey(company),
  'of-record',
  tur,
  id,
];
/** Invitations, videos, questions and settings of the training. */
export const trainingKey = (company: number) => ['training', company];
/** Below the records: a record that names a supplier counts in the directory. */
export const supplierKey = (company: number) => [...recordsKey(company), 'suppliers'];
export const supplierUsesKey = (company: number, id: number) => [
  ...supplierKey(company),
  'uses',
  id,
];
export const departmentsKey = (company: number, tur: string | undefined) => [
  'departments',
  company,
  tur,
];
export const documentsKey = (company: number, wanted: string) => ['documents', company, wanted];
export const entryLogsKey = (company: number, since: string | undefined) => [
  'entry-logs',
  company,
  since,
];
export const savedViewsKey = (company: number, tur: string) => ['saved-views', company, tur];
export const searchKey = (company: number | undefined, lang: string, q: string) => [
  'search',
  company,
  lang,
  q,
];
export const ACTIVITY_LIBRARY = ['activity-library'];
export const libraryKey = (company: number) => ['library', company];

export const useCompanyId = (): number => useCompany().company_id;
export const notificationSettingsKey = (company: number | undefined) => [
  'notification-settings',
  company,
];
/** Below the records: an activity that changes counts in what is to be confirmed. */
export const confirmationsKey = (company: number) => [...recordsKey(company), 'confirmations'];
