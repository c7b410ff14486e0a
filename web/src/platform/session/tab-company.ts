import type { CompanyEntry, UserInfo } from '@emanet/contract/auth';
import { COMPANY_PARAM, inCompany } from '@emanet/contract/shared/company-address';

const KEY = 'emanet-sekme-sirketi';

/**
 * The company of this tab: from the address that opened it, from its history entry, or stored
 * before a reload; otherwise the active one, once the session is loaded.
 */
let tab: number | undefined;
/** It comes from the tab's address. */
let isNamed = false;
/** User of the tab, when its company was only stored. */
let owner: number | undefined;

const idOf = (value: unknown): number | undefined => {
  const id = Number(value ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : undefined;
};

/** This history entry's state, with its company; the router has its own state beside it. */
const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Reads the company of this tab before the first request, and removes it from the address. */
export function takeTabCompany(): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(COMPANY_PARAM);
  if (named === null) {
    const kept = readKept();
    tab = idOf(entryState()[COMPANY_PARAM]) ?? kept?.company;
    owner = kept?.user;
    return;
  }
  tab = idOf(named) ?? 0;
  isNamed = true;
  address.searchParams.delete(COMPANY_PARAM);
  history.replaceState({ ...entryState(), [COMPANY_PARAM]: tab }, '', address);
}

/** An address to return to after signing in, with the company that it named. */
export const inNamedCompany = (address: string): string =>
  tab !== undefined && isNamed ? inCompany(address, tab) : address;

/** The company that this tab sends with every call. */
export const tabCompany = (): number | undefined => tab;

/** The first company of a user: the active one, otherwise the first. */
const firstOf = ({ companies }: UserInfo): CompanyEntry | undefined =>
  companies.find((one) => one.company_active) ?? companies[0];

/** A company in which a user can work: the first one that is not suspended. */
export const openOf = (user: UserInfo): CompanyEntry | undefined =>
  [firstOf(user), ...user.companies].find((one) => one && !one.askida);

/** The company of this tab; undefined when its user is not a member. */
export const companyOf = ({ companies }: UserInfo): CompanyEntry | undefined =>
  companies.find(({ company_id }) => company_id === tab);

/** Sets the company of this tab once its user is known; another person starts with the own one. */
export function settleTabCompany(user: UserInfo): void {
  if (owner !== undefined && owner !== user.user_id) tab = undefined;
  tab ??= firstOf(user)?.company_id;
  owner = user.user_id;
  keepTabCompany();
}

/** Stores the company over a reload; a page shown again by Back keeps its own. */
export function keepTabCompany(): void {
  if (tab === undefined || owner === undefined) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ user: owner, company: tab }));
  } catch {
    // A browser that forbids storing has it only in the history.
  }
}

/** Stores the company in the shown history entry; an entry of another company reloads the page. */
export function noteInHistory(): void {
  const state = entryState();
  const noted = state[COMPANY_PARAM];
  if (noted === tab) return;
  if (noted !== undefined) location.reload();
  else history.replaceState({ ...state, [COMPANY_PARAM]: tab }, '');
}

/** Signing out leaves no company behind. */
export function forgetTabCompany(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is none to remove.
  }
}

function readKept(): { user: number | undefined; company: number | undefined } | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { user, company }: { user?: unknown; company?: unknown } = kept;
    return { user: idOf(user), company: idOf(company) };
  } catch {
    return undefined;
  }
}
