import type { CompanyProfile } from '@emanet/contract/companies';
import companies from './companies.json' with { type: 'json' };

/** A client company of the demo's consultant. */
export type DemoCompany = Readonly<{
  key: string;
  company_name: string;
  logo: string;
  /** Details of the company; the rest is still to be entered. */
  profile: Partial<Omit<CompanyProfile, 'company_id' | 'company_name' | 'logo' | 'surum'>>;
  /** Own departments, each with the departments of the library whose activities it runs. */
  departments: readonly Readonly<{ name: string; runs: readonly string[]; most: number }>[];
  /** Texts that its activities need and that are not written yet. */
  unwritten: readonly string[];
  seed: number;
}>;

// A word of a JSON file is any text to the compiler; the demo's tests store each of them.
export const COMPANIES = companies as readonly DemoCompany[];
