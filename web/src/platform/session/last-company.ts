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

/** Keeps the company that is shown; without one, or once somebody signed out, nothing is kept. */
export function keepLastCompany(company: LastCompany | undefined): void {
  try {
    if (!company) return localStorage.removeItem(KEPT.company);
    const { company_id, company_name, logo } = company;
    localStorage.setItem(KEPT.company, JSON.stringify({ company_id, company_name, logo }));
  } catch {
    // A device that keeps nothing begins with an empty frame.
  }
}

/** The company that this device showed last; none where another one is named for this tab. */
export function lastCompany(named: number | undefined): LastCompany | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT.company) ?? 'null');
    return isLast(kept) && (named === undefined || named === kept.company_id) ? kept : undefined;
  } catch {
    return undefined;
  }
}
