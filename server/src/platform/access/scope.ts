import type { CompanyKind } from '@emanet/contract/shared/company-kinds';
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
  type SignedIn,
  type Standing,
} from './actor.ts';

const minted = Symbol('minted by the session gate');

type Departments = readonly number[] | 'all';

/**
 * The company and departments that a request may touch. Only this file can make a scope, so a query that
 * requires one runs only for an authorised actor.
 */
export type CompanyScope<By extends Actor = Person | JobActor> = Readonly<{
  company_id: number;
  /** Departments of the ability that the scope was made for: the filter of its queries. */
  departments: Departments;
  /** Departments by kind of table that row-level security shows, for any ability. */
  sights: Readonly<{ departments: Departments; asset_departments: Departments }>;
  actor: By;
  [minted]: true;
}>;

/** The scope of a request of a signed-in person. */
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

const NO_DUTIES = { egitim_sorumlusu: false, varlik_sorumlusu: false };

/**
 * The person as the company knows them: role and duties of that membership, of no other. Whoever is a
 * member of no company is what the account was made as.
 */
export function inCompany(actor: SignedIn, membership: Standing | undefined): Person {
  const { role, egitim_sorumlusu, varlik_sorumlusu } = membership ?? {
    ...NO_DUTIES,
    role: actor.account_role,
  };
  return { ...actor, role, egitim_sorumlusu, varlik_sorumlusu };
}

const mintFor = (actor: SignedIn, { company_id, ...standing }: Membership, ability: Ability) =>
  mint(inCompany(actor, standing), company_id, ability);

function mint<By extends Actor>(actor: By, company_id: number, ability: Ability): CompanyScope<By> {
  if (!abilitiesOfActor(actor).includes(ability)) fail('FORBIDDEN');
  if (actor.kind === 'person') refuseClosed(actor, company_id, ability);
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
  const reason = closedFor(membershipIn(actor, company_id), ability);
  if (reason) fail(reason);
}

function closedFor(membership: Membership | undefined, ability: Ability): ErrorCode | undefined {
  if (membership?.askida) return 'COMPANY_SUSPENDED';
  if (membership?.kilitli) return 'SECOND_STEP_NEEDED';
  if (membership?.salt_okunur && !isReading(ability)) return 'MEMBERSHIP_READ_ONLY';
  return membership?.deneme_bitti && !staysAfterTrial(ability) ? 'TRIAL_OVER' : undefined;
}

/** The membership of a person in a company; the session gate read it along with the session. */
export const membershipIn = (actor: SignedIn, company_id: number): Membership | undefined =>
  actor.memberships.find((one) => one.company_id === company_id);

/** Kind of body of a scope's company, as the session read it; undefined if the actor is no person. */
export const bodyOf = ({ actor, company_id }: CompanyScope) => bodyIn(actor, company_id);

export const bodyIn = (actor: Actor, company_id: number): CompanyKind | null | undefined =>
  actor.kind === 'person' ? membershipIn(actor, company_id)?.kurum_turu : undefined;

/** The company that was switched to last, else the first one. */
export function currentCompany(actor: SignedIn): Membership | undefined {
  // A suspended company does not block the others.
  const open = actor.memberships.filter((one) => !one.askida);
  return open.find((one) => one.company_active) ?? open[0] ?? actor.memberships[0];
}

/** The person in the current company. */
export const inCurrentCompany = (actor: SignedIn): Person =>
  inCompany(actor, currentCompany(actor));

/** The last entry of the change log before a person's membership, which counts as read; 0 if not known. */
export function oldNewsOf({ actor, company_id }: CompanyScope): number {
  if (actor.kind !== 'person') return 0;
  const known = actor.memberships.filter((one) => one.company_id === company_id);
  return known.length === 0 ? 0 : Math.min(...known.map((one) => one.son_degisiklik ?? 0));
}

/** No company has this number, so that a scope of it reaches no row. */
const NO_CLIENT = 0;

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
export function scopeOf(actor: SignedIn, ability: Ability, named?: number): PersonScope {
  const current = currentCompany(actor);
  // An ability that is missing everywhere is refused before the company is looked at.
  const anywhere = actor.memberships.some((one) => has(actor, one, ability));
  if (!anywhere && !(current === undefined && has(actor, undefined, ability))) fail('FORBIDDEN');
  // A consultant without a current client opens the first one from the portfolio, which is all there is to see.
  if (named === undefined && current === undefined && isAcross(ability))
    return mint(inCompany(actor, undefined), NO_CLIENT, ability);
  const company =
    named === undefined
      ? (current ?? fail(COMPANY_MISSING[ability] ?? 'NO_COMPANY'))
      : (membershipIn(actor, named) ?? fail('COMPANY_FORBIDDEN'));
  return mintFor(actor, openFor(actor, company, ability), ability);
}

const has = (actor: SignedIn, membership: Membership | undefined, ability: Ability) =>
  abilitiesOfActor(inCompany(actor, membership)).includes(ability);

/**
 * The portfolio stays open if the current client is closed, or the person is no consultant in it: any
 * open client is used instead.
 */
function openFor(actor: SignedIn, company: Membership, ability: Ability): Membership {
  if (!isAcross(ability)) return company;
  const clients = actor.memberships.filter((one) => has(actor, one, ability));
  const isOpen = (one: Membership) => closedFor(one, ability) === undefined;
  const here = clients.find((one) => one.company_id === company.company_id);
  return here && isOpen(here) ? here : (clients.find(isOpen) ?? here ?? clients[0] ?? company);
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
  if (company_id === scope.company_id) return mint(actor, company_id, ability);
  // From one client to another, never between a client and a company that knows the person as another.
  const isClient =
    actor.kind === 'person' && actor.role === 'danışman' && isConsultantIn(actor, company_id);
  return isClient ? mint(actor, company_id, ability) : fail('COMPANY_FORBIDDEN');
}

const isConsultantIn = (actor: SignedIn, company_id: number): boolean =>
  membershipIn(actor, company_id)?.role === 'danışman';

/**
 * The same request, using another ability: it may reach further, or less far. Refuses who has not
 * this ability.
 */
export const scopeWith = <By extends Actor>(
  { actor, company_id }: CompanyScope<By>,
  ability: Ability,
): CompanyScope<By> => mint(actor, company_id, ability);

/** May the person of this request use another ability in the same company? */
export const mayUse = ({ actor, company_id }: PersonScope, ability: Ability): boolean =>
  abilitiesOfActor(actor).includes(ability) &&
  closedFor(membershipIn(actor, company_id), ability) === undefined;

/** The same request, whose log entries also name the source of taken-over changes. */
export const scopeVia = (scope: PersonScope, via: string): PersonScope => ({
  ...scope,
  actor: { ...scope.actor, via },
});

/** Reading the library: the one foreign company that every signed-in person may read (decisions, section 5). */
export const templateScope = <By extends Actor>(
  scope: CompanyScope<By>,
  template_company_id: number,
): CompanyScope<By> => ({
  ...scope,
  company_id: template_company_id,
  departments: 'all',
  sights: { departments: 'all', asset_departments: [] },
});

/** All companies of a consultant at once; other roles cannot work across companies. */
export function scopeAcross(actor: Person, ability: Ability): AcrossScope {
  if (!abilitiesOfActor(actor).includes(ability) || actor.role !== 'danışman') fail('FORBIDDEN');
  const open = clientsOf(actor).filter((one) => !one.kilitli && !one.askida);
  return { company_ids: [...new Set(open.map((one) => one.company_id))], actor, [minted]: true };
}

/** Memberships in which a person is a consultant. */
export const clientsOf = (actor: SignedIn): readonly Membership[] =>
  actor.memberships.filter((one) => one.role === 'danışman');

/** Somebody as the consultant of their clients, without the companies that know them as another. */
export function asConsultant(actor: SignedIn): Person | undefined {
  const memberships = clientsOf(actor);
  if (memberships.length < actor.memberships.length && memberships.length === 0) return undefined;
  const person = inCompany({ ...actor, memberships }, memberships[0]);
  return person.role === 'danışman' ? person : undefined;
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

/** The scope of a job that reads the end of a day, or some departments alone; its rights stay the same. */
export const narrowed = (
  scope: CompanyScope<JobActor>,
  { day, departments }: Readonly<{ day?: string | undefined; departments?: readonly number[] }>,
): CompanyScope<JobActor> => ({
  ...scope,
  ...(departments && departments.length > 0 && { departments }),
  actor: { ...scope.actor, ...(day !== undefined && { day }) },
});
