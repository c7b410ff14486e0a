import type { Ability, Role } from '@emanet/contract/shared/roles';
import { abilitiesOf, seesWholeCompany } from '@emanet/contract/shared/roles';
import { fail } from '../errors.ts';

export type Membership = Readonly<{
  company_id: number;
  company_name: string;
  department_id: number | null;
  department_name: string | null;
  company_active: boolean;
  logo: string | null;
}>;

/** Who is asking: the person behind a live session, with the companies in their order. */
export type Actor = Readonly<{
  user_id: number;
  fullname: string;
  email: string;
  role: Role;
  egitim_sorumlusu: boolean;
  varlik_sorumlusu: boolean;
  session_id: number;
  memberships: readonly Membership[];
}>;

const minted = Symbol('minted by the session gate');

/**
 * The company and departments a request may touch. Only this file can make one, so a query that
 * asks for a scope cannot be reached without a session.
 */
export type CompanyScope = Readonly<{
  company_id: number;
  departments: readonly number[] | 'all';
  actor: Actor;
  [minted]: true;
}>;

const departmentsOf = (
  actor: Actor,
  company_id: number,
  ability: Ability,
): readonly number[] | 'all' =>
  seesWholeCompany(actor, ability)
    ? 'all'
    : actor.memberships.flatMap((one) =>
        one.company_id === company_id && one.department_id !== null ? [one.department_id] : [],
      );

const mint = (actor: Actor, company_id: number, ability: Ability): CompanyScope => ({
  company_id,
  departments: departmentsOf(actor, company_id, ability),
  actor,
  [minted]: true,
});

/** danışman: the active company, else the first; yönetici and temsilci: the own first company. */
export function currentCompany(actor: Actor): Membership | undefined {
  const active = actor.memberships.find((one) => one.company_active);
  return (actor.role === 'danışman' ? active : undefined) ?? actor.memberships[0];
}

/** The scope of a request; refuses who has no company or not this ability. */
export function scopeOf(actor: Actor, ability: Ability): CompanyScope {
  if (!abilitiesOf(actor.role).includes(ability)) fail('FORBIDDEN');
  const company = currentCompany(actor);
  if (!company) fail(ability === 'assets.read' ? 'ASSET_COMPANY_MISSING' : 'NO_COMPANY');
  return mint(actor, company.company_id, ability);
}

/**
 * The same person, using another ability, in a company named by the address; it must be one that
 * this person may see.
 */
export function scopeInCompany(
  scope: CompanyScope,
  company_id: number,
  ability: Ability,
): CompanyScope {
  const { actor } = scope;
  const visible =
    actor.role === 'danışman'
      ? actor.memberships.some((one) => one.company_id === company_id)
      : company_id === scope.company_id;
  if (!visible) fail('COMPANY_FORBIDDEN');
  return mint(actor, company_id, ability);
}

/** The same request, using another ability: it may reach further, or less far. */
export const scopeWith = ({ actor, company_id }: CompanyScope, ability: Ability): CompanyScope =>
  mint(actor, company_id, ability);

/** Reading the library: the one foreign company that anybody signed in may read (decisions, section 5). */
export const templateScope = (scope: CompanyScope, template_company_id: number): CompanyScope => ({
  ...scope,
  company_id: template_company_id,
  departments: 'all',
});

/** Last updater as shown: full name, else e-mail (specification, section 3). */
export const updaterName = (actor: Actor): string => actor.fullname || actor.email || 'Kullanıcı';
