import type { ErrorCode } from '@emanet/contract/shared/errors';
import type { Ability } from '@emanet/contract/shared/roles';
import { seesWholeCompany } from '@emanet/contract/shared/roles';
import { fail } from '../errors.ts';
import {
  abilitiesOfActor,
  companyNameIn,
  isAcross,
  isReading,
  staysAfterTrial,
  type Actor,
  type JobActor,
  type LinkActor,
  type Membership,
  type Person,
} from './actor.ts';

const minted = Symbol('minted by the session gate');

type Departments = readonly number[] | 'all';

/**
 * The company and departments a request may touch. Only this file can make one, so a query that
 * asks for a scope cannot be reached without somebody who may.
 */
export type CompanyScope<By extends Actor = Person | JobActor> = Readonly<{
  company_id: number;
  /** Departments of the ability that the scope was made for: the filter of its queries. */
  departments: Departments;
  /** Departments by kind of table: what row-level security shows, whatever the ability. */
  sights: Readonly<{ departments: Departments; asset_departments: Departments }>;
  actor: By;
  [minted]: true;
}>;

/** The scope of a request of somebody signed in. */
export type PersonScope = CompanyScope<Person>;

/** Several companies of a consultant, for reading alone. */
export type AcrossScope = Readonly<{
  company_ids: readonly number[];
  actor: Person;
  [minted]: true;
}>;

/** Reach of a link without an account: only what is opened to its kind (open_to_link in SQL). */
export type LinkScope = Readonly<{ company_id: number; actor: LinkActor; [minted]: true }>;

function departmentsOf(actor: Actor, company_id: number, ability: Ability): Departments {
  if (actor.kind !== 'person' || seesWholeCompany(actor, ability)) return 'all';
  return actor.memberships.flatMap((one) =>
    one.company_id === company_id && one.department_id !== null ? [one.department_id] : [],
  );
}

function mint<By extends Actor>(actor: By, company_id: number, ability: Ability): CompanyScope<By> {
  if (!abilitiesOfActor(actor).includes(ability)) fail('FORBIDDEN');
  if (actor.kind === 'person' && ability !== 'companies.switch')
    refuseClosed(actor, company_id, ability);
  return {
    company_id,
    departments: departmentsOf(actor, company_id, ability),
    sights: {
      departments: departmentsOf(actor, company_id, 'departments.read'),
      asset_departments: departmentsOf(actor, company_id, 'assets.read'),
    },
    actor,
    [minted]: true,
  };
}

/** Refuses a company that is suspended, asks for a second step, or lets this person read alone. */
function refuseClosed(actor: Person, company_id: number, ability: Ability): void {
  const membership = membershipIn(actor, company_id);
  if (membership?.askida) fail('COMPANY_SUSPENDED');
  if (membership?.kilitli) fail('SECOND_STEP_NEEDED');
  if (membership?.salt_okunur && !isReading(ability)) fail('MEMBERSHIP_READ_ONLY');
  if (membership?.deneme_bitti && !staysAfterTrial(ability)) fail('TRIAL_OVER');
}

/** The membership of a person in a company; the session gate read it along with the session. */
export const membershipIn = (actor: Person, company_id: number): Membership | undefined =>
  actor.memberships.find((one) => one.company_id === company_id);

/** danışman: the active company, else the first; yönetici and temsilci: the own first company. */
export function currentCompany(actor: Person): Membership | undefined {
  // A suspended client does not keep a consultant from the others.
  const open = actor.memberships.filter((one) => !one.askida);
  const active = open.find((one) => one.company_active);
  return (actor.role === 'danışman' ? active : undefined) ?? open[0] ?? actor.memberships[0];
}

/**
 * The entry of the change log up to which nothing is news to the person of a scope: the last one of
 * the time before the membership, 0 where that is not known.
 */
export function oldNewsOf({ actor, company_id }: CompanyScope): number {
  if (actor.kind !== 'person') return 0;
  const known = actor.memberships.filter((one) => one.company_id === company_id);
  return known.length === 0 ? 0 : Math.min(...known.map((one) => one.son_degisiklik ?? 0));
}

/** Abilities whose screens have words of their own for a person without a company. */
const COMPANY_MISSING: Readonly<Partial<Record<Ability, ErrorCode>>> = {
  'assets.read': 'ASSET_COMPANY_MISSING',
  'documents.write': 'DOCUMENT_COMPANY_MISSING',
};

/** Name of the company of a scope, as its person knows it; empty for those who are no person. */
export const companyNameOf = ({ actor, company_id }: CompanyScope<Actor>): string =>
  companyNameIn(actor, company_id);

/**
 * The scope of a request in the company that it names, otherwise in the current one. Refuses who has
 * not this ability, has no company or is no member of the named one.
 */
export function scopeOf(actor: Person, ability: Ability, named?: number): PersonScope {
  if (!abilitiesOfActor(actor).includes(ability)) fail('FORBIDDEN');
  const company =
    named === undefined
      ? (currentCompany(actor) ?? fail(COMPANY_MISSING[ability] ?? 'NO_COMPANY'))
      : (membershipIn(actor, named) ?? fail('COMPANY_FORBIDDEN'));
  return mint(actor, openFor(actor, company, ability).company_id, ability);
}

/** A client that is closed keeps nobody from the portfolio: any open one stands in for it there. */
function openFor(actor: Person, company: Membership, ability: Ability): Membership {
  if (!isAcross(ability)) return company;
  const isOpen = ({ askida, kilitli, salt_okunur, deneme_bitti }: Membership) =>
    !askida &&
    !kilitli &&
    (!salt_okunur || isReading(ability)) &&
    (!deneme_bitti || staysAfterTrial(ability));
  return isOpen(company) ? company : (actor.memberships.find(isOpen) ?? company);
}

/**
 * The same actor, using another ability, in a company named by the address; it must be one that
 * this actor may see. Refuses who has not this ability.
 */
export function scopeInCompany<By extends Actor>(
  scope: CompanyScope<By>,
  company_id: number,
  ability: Ability,
): CompanyScope<By> {
  const { actor } = scope;
  const visible =
    company_id === scope.company_id ||
    (actor.kind === 'person' &&
      actor.role === 'danışman' &&
      actor.memberships.some((one) => one.company_id === company_id));
  if (!visible) fail('COMPANY_FORBIDDEN');
  return mint(actor, company_id, ability);
}

/**
 * The same request, using another ability: it may reach further, or less far. Refuses who has not
 * this ability.
 */
export const scopeWith = <By extends Actor>(
  { actor, company_id }: CompanyScope<By>,
  ability: Ability,
): CompanyScope<By> => mint(actor, company_id, ability);

/** The same request, whose entries name beside the person what a change was taken over from. */
export const scopeVia = (scope: PersonScope, via: string): PersonScope => ({
  ...scope,
  actor: { ...scope.actor, via },
});

/** Reading the library: the one foreign company that anybody signed in may read (decisions, section 5). */
export const templateScope = <By extends Actor>(
  scope: CompanyScope<By>,
  template_company_id: number,
): CompanyScope<By> => ({
  ...scope,
  company_id: template_company_id,
  departments: 'all',
  sights: { departments: 'all', asset_departments: [] },
});

/** All companies of a consultant at once; others have no companies beside each other. */
export function scopeAcross(actor: Person, ability: Ability): AcrossScope {
  const abilities = abilitiesOfActor(actor);
  if (!abilities.includes(ability) || !abilities.includes('companies.switch')) fail('FORBIDDEN');
  const company_ids = [...new Set(actor.memberships.map((one) => one.company_id))].filter(
    (company_id) => {
      const membership = membershipIn(actor, company_id);
      return !membership?.kilitli && !membership?.askida;
    },
  );
  return { company_ids, actor, [minted]: true };
}

/** A job at work in one company: all of its departments. The queue makes the actor (platform/jobs). */
export const scopeOfJob = (actor: JobActor, company_id: number): CompanyScope<JobActor> =>
  mint(actor, company_id, 'departments.read');

/** A link that was found (links.ts): it reaches what is opened to its kind. */
export const scopeOfLink = (actor: LinkActor, company_id: number): LinkScope => ({
  company_id,
  actor,
  [minted]: true,
});
