import { REGISTERS, type RegisterAbility } from '../records/registers.ts';

/** Product vocabulary, kept as the specification writes it (section 1). */
export const ROLES = ['danışman', 'yönetici', 'temsilci'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE = [
  ...REGISTERS.flatMap(({ read, write }): RegisterAbility[] => [read, write]),
  'suppliers.read',
  'suppliers.create',
  'template.read',
  'change-logs.read',
  'documents.read',
  'departments.read',
  'search.read',
  'actions.read',
  'actions.follow',
  'dashboard.read',
] as const;

/** What a person may do inside the company a request is about (decisions, section 3). */
export const ABILITIES = [
  ...EVERYONE,
  'actions.write',
  'suppliers.write',
  'tables.read',
  'performance.read',
  'companies.switch',
  'entry-logs.read',
  'documents.write',
  'organization.read',
  'organization.write',
] as const;
export type Ability = (typeof ABILITIES)[number];

const BY_ROLE: Readonly<Record<Role, readonly Ability[]>> = {
  danışman: [
    ...EVERYONE,
    'actions.write',
    'suppliers.write',
    'tables.read',
    'performance.read',
    'companies.switch',
    'entry-logs.read',
    'documents.write',
    'organization.read',
    'organization.write',
  ],
  yönetici: [
    ...EVERYONE,
    'actions.write',
    'suppliers.write',
    'tables.read',
    'performance.read',
    'entry-logs.read',
    'documents.write',
    'organization.read',
    'organization.write',
  ],
  temsilci: EVERYONE,
};

/** Abilities of a role; they travel with the user info so that no screen derives them again. */
export const abilitiesOf = (role: Role): readonly Ability[] => BY_ROLE[role];

/** Abilities that reach beyond the own departments of a temsilci with `varlik_sorumlusu`. */
const OF_ASSET_OFFICERS: readonly Ability[] = ['assets.read', 'assets.write'];

/** Does this person use an ability on the whole company, or on the own departments alone? */
export const seesWholeCompany = (
  person: Readonly<{ role: Role; varlik_sorumlusu: boolean }>,
  ability: Ability,
): boolean =>
  person.role !== 'temsilci' || (person.varlik_sorumlusu && OF_ASSET_OFFICERS.includes(ability));

/** `public`: no session. `signed-in`: any session. An ability: within the caller's company. */
export type Permission = 'public' | 'signed-in' | Ability;
