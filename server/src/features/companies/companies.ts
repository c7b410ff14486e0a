import type { Person } from '../../platform/access/actor.ts';
import { currentCompany } from '../../platform/access/scope.ts';

/** The companies of a person, each once, in their order; the one they work in is active. */
export function companiesOf(actor: Person) {
  const active = currentCompany(actor)?.company_id;
  const found = new Map(actor.memberships.map((one) => [one.company_id, one]));
  return [...found.values()].map(({ company_id, company_name, logo }) => ({
    company_id,
    company_name,
    logo,
    company_active: company_id === active,
  }));
}
