import type { CompanyEntry } from '@emanet/contract/auth';
import { KEPT } from '@emanet/contract/shared/kept-names';

/** Look of a company, for the frame that is shown before the session is loaded. */
export type LastCompany = Pick<CompanyEntry, 'company_id' | 'company_name' | 'logo'>;

const isLast = (value: unknown): value is LastCompany =>
  typeof value === 'object' &&
  value !== null &&
  'company_id' in value &&
  typeof value.company_id === 'number' &&
  'company_name' in value &&
  typeof value.company_name === 'string' &&
  'logo' in value &&
  (value.logo === null || typeof value.logo === 'string');

/** Stores the shown company; deletes it without one, or after sign-out. */
export function keepLastCompany(company: LastCompany | undefined): void {
  try {
    if (!company) return localStorage.removeItem(KEPT.company);
    const { company_id, company_name, logo } = company;
    localStorage.setItem(KEPT.company, JSON.stringify({ company_id, company_name, logo }));
  } catch {
    // Without storage the frame starts empty.
  }
}

/** The last company on this device; undefined when the tab names another one. */
export function lastCompany(named: number | undefined): LastCompany | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT.company) ?? 'null');
    return isLast(kept) && (named === undefined || named === kept.company_id) ? kept : undefined;
  } catch {
    return undefined;
  }
}
