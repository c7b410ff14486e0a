import { AUTOMATIC } from '@emanet/contract/shared/actor-types';
import type { CompanyKind } from '@emanet/contract/shared/company-kinds';
import type { ActorType } from '@emanet/contract/shared/actor-types';
import { ABILITIES, abilitiesOf, type Ability, type Role } from '@emanet/contract/shared/roles';

/** Role and duties, which a person has separately in each company. */
export type Standing = Readonly<{
  role: Role;
  egitim_sorumlusu: boolean;
  varlik_sorumlusu: boolean;
}>;

export type Membership = Standing &
  Readonly<{
    company_id: number;
    company_name: string;
    department_id: number | null;
    department_name: string | null;
    company_active: boolean;
    logo: string | null;
    /** Kind of body, on which some conditions of the law depend; null until answered. */
    kurum_turu?: CompanyKind | null;
    /** The company asks for a second step that this session was opened without. */
    kilitli?: boolean;
    /** The last entry of the change log when the person became a member; null for older members. */
    son_degisiklik?: number | null;
    /** The operator has suspended the company: no data of it can be opened. */
    askida?: boolean;
    /** A consultant who left the client, and still reads it. */
    salt_okunur?: boolean;
    /** The last day of its trial, once that is near or over; `deneme_bitti`: it is over. */
    deneme_bitisi?: string | null;
    deneme_bitti?: boolean;
    /** The time from which its requested erasure may run. */
    silinecek?: string | null;
  }>;

/** The person behind a live session, with the companies in their order. It has no role before a company. */
export type SignedIn = Readonly<{
  kind: 'person';
  user_id: number;
  fullname: string;
  email: string;
  /** Role that the account was made with, for a person without a company. */
  account_role: Role;
  /** A visitor of the demo. */
  ziyaretci?: boolean;
  session_id: number;
  memberships: readonly Membership[];
  /**
   * How old this request may read: from a standby that has the log of the primary up to this place;
   * `undefined` when it writes. One object for all copies of the actor.
   */
  reads?: { after: string | undefined };
  /** Source of taken-over changes, which the logs name beside the person. */
  via?: string;
  /** The day at whose end the request reads, as `YYYY-MM-DD`; missing where it reads what is there now. */
  day?: string;
}>;

/** Somebody signed in, in one company: role and duties are those of that membership. */
export type Person = SignedIn & Standing;

/** A job of the queue, acting by itself. */
export type JobActor = Readonly<{
  kind: 'job';
  job: string;
  /** The day at whose end it reads; missing where it reads what is there now. */
  day?: string;
}>;

/** A visitor without an account, admitted by a link; `row_id`: the row of the link. */
export type LinkActor = Readonly<{
  kind: 'training-token' | 'applicant' | 'text-signature' | 'questionnaire';
  name: string;
  row_id: number | null;
}>;

export type Actor = Person | JobActor | LinkActor;

/** Kind of an actor, as the logs keep it. */
const ACTOR_TYPES = {
  person: 'kisi',
  job: 'otomatik',
  'training-token': 'egitim_baglantisi',
  applicant: 'basvuru_sahibi',
  // Declarations and answers: the house writes by itself (scopeBehind).
  'text-signature': 'otomatik',
  questionnaire: 'otomatik',
} as const satisfies Record<Actor['kind'], ActorType>;

/** Abilities that change no company's data: a reader has them. Work by `portfolio.write` needs its own ability. */
const HARMLESS: readonly Ability[] = [
  'confirmations.overview',
  'portfolio.write',
  'saved-views.write',
];

/** Does an ability leave the company as it is? */
export const isReading = (ability: Ability): boolean =>
  ability.endsWith('.read') || HARMLESS.includes(ability);

/** Does an ability outlive a trial: reading, and taking the data away or having them erased? */
export const staysAfterTrial = (ability: Ability): boolean =>
  isReading(ability) || ability === 'companies.close';

/** Is it about all clients of a consultant at once, whichever company the tab shows? */
export const isAcross = (ability: Ability): boolean => ability.startsWith('portfolio.');

/** Abilities of an actor; a link reaches its own rows alone and has no ability. */
export function abilitiesOfActor(actor: Actor): readonly Ability[] {
  if (actor.kind === 'person') return abilitiesOf(actor);
  return actor.kind === 'job' ? ABILITIES : [];
}

/** May this actor do what only some roles may? A job has no role and may do all that its code does. */
export const hasRole = (actor: Actor, roles: readonly Role[]): boolean =>
  actor.kind === 'person' ? roles.includes(actor.role) : actor.kind === 'job';

/** Name of a company as this person knows it; empty for others. */
export const companyNameIn = (actor: Actor | SignedIn, company_id: number): string =>
  (actor.kind === 'person' &&
    actor.memberships.find((one) => one.company_id === company_id)?.company_name) ||
  '';

/** Nothing for those who are no user. */
export const userIdOf = (actor: Actor | SignedIn): number | null =>
  actor.kind === 'person' ? actor.user_id : null;

/** Last updater as shown: full name, else e-mail (specification, section 3). */
export function updaterName(actor: Actor | SignedIn): string {
  if (actor.kind === 'person') {
    const name = actor.fullname || actor.email || 'Kullanıcı';
    return actor.via ? `${name} (${actor.via})` : name;
  }
  return actor.kind === 'job' ? AUTOMATIC : actor.name;
}

/** The columns of a log entry that identify the actor. */
export const actorColumns = (actor: Actor) => ({
  aktor_turu: ACTOR_TYPES[actor.kind],
  user_id: userIdOf(actor),
  guncelleyen: updaterName(actor),
});
