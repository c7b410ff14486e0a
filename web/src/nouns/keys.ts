import { REGISTER_NOUNS } from '@emanet/contract/records/registers';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { Parts } from '../platform/api/client.ts';

/** Parameters of a call that identify its answer. */
export type Asked<E extends Endpoint> = Pick<Parts<E>, 'params' | 'query' | 'company_id' | 'day'>;

/** Nouns that are computed from a company's records: a change of a record makes them stale too. */
const OF_RECORDS: ReadonlySet<string> = new Set([
  ...['confirmations', 'dashboard', 'filings', 'inventory', 'maps', 'performance'],
  ...['suppliers', 'tables'],
  ...REGISTER_NOUNS,
]);
/** Nouns of the person, the same in every company. */
const OF_PERSON: ReadonlySet<string> = new Set(['auth', 'portfolio']);

/**
 * Nouns that show data of others: an act on the left makes the cached answers of the right stale
 * too. `records` means all queries that read a register.
 */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(REGISTER_NOUNS.map((noun) => [noun, ['records']])),
  actions: ['breaches', 'dashboard'],
  applications: ['clocks', 'dashboard'],
  breaches: ['clocks', 'dashboard'],
  clocks: ['dashboard'],
  cookies: ['texts'],
  documents: ['records'],
  filings: ['tables'],
  organization: ['records', 'actions'],
  portfolio: ['records', 'texts', 'dashboard'],
  questionnaires: ['records'],
  suppliers: ['records'],
  texts: ['documents', 'dashboard'],
  training: ['videos'],
  videos: ['training'],
};

/** A noun, the log of its acts, and its followers. */
export const withFollowers = (noun: string): readonly string[] => [
  ...new Set([noun, 'changeLogs', ...(FOLLOWERS[noun] ?? [])]),
];

/** Prefix of all keys about a noun of a company. */
export function nounKey(company: number | undefined, noun: string): readonly unknown[] {
  if (OF_PERSON.has(noun)) return [noun];
  return OF_RECORDS.has(noun) ? ['records', company, noun] : [noun, company];
}

/** The noun of an endpoint: the first part of its name. */
export const nounOf = ({ name }: Pick<Endpoint, 'name'>): string => name.split('.', 1)[0] ?? name;

/** Prefix of all answers of an endpoint. */
export const endpointKey = (
  company: number | undefined,
  endpoint: Pick<Endpoint, 'name'>,
): readonly unknown[] => [...nounKey(company, nounOf(endpoint)), endpoint.name];

/** Key of one answer: its noun, its endpoint, its parameters. */
export const answerKey = <E extends Endpoint>(
  company: number | undefined,
  endpoint: E,
  { params, query, day, company_id = company }: Asked<E>,
): readonly unknown[] => [...endpointKey(company_id, endpoint), params ?? {}, query ?? {}, day];
