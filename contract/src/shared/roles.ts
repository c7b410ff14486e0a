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
  'saved-views.read',
  'saved-views.write',
  'actions.read',
  'actions.follow',
  'dashboard.read',
  'clocks.read',
  'confirmations.read',
  'notification-settings.read',
] as const;

/** Awareness training; a temsilci has these only as training officer (`egitim_sorumlusu`). */
const OF_TRAINING_OFFICERS = [
  'training.read',
  'training.write',
  'videos.read',
  'videos.write',
] as const;

/** Abilities of a person inside the company a request is about (decisions, section 3). */
export const ABILITIES = [
  ...EVERYONE,
  'actions.write',
  'suppliers.write',
  'tables.read',
  'filings.write',
  'clocks.write',
  'performance.read',
  'companies.switch',
  'entry-logs.read',
  'documents.write',
  'organization.read',
  'organization.write',
  ...OF_TRAINING_OFFICERS,
  'applications.read',
  'applications.write',
  'confirmations.overview',
  'notification-settings.write',
  'undelivered-mails.read',
  'confirmations.send',
] as const;
export type Ability = (typeof ABILITIES)[number];

const BY_ROLE: Readonly<Record<Role, readonly Ability[]>> = {
  danışman: [
    ...EVERYONE,
    'actions.write',
    'suppliers.write',
    'tables.read',
    'filings.write',
    'clocks.write',
    'performance.read',
    'companies.switch',
    'entry-logs.read',
    'documents.write',
    'organization.read',
    'organization.write',
    ...OF_TRAINING_OFFICERS,
    'applications.read',
    'applications.write',
    'confirmations.overview',
    'notification-settings.write',
    'undelivered-mails.read',
  ],
  yönetici: [
    ...EVERYONE,
    'actions.write',
    'suppliers.write',
    'tables.read',
    'filings.write',
    'clocks.write',
    'performance.read',
    'entry-logs.read',
    'documents.write',
    'organization.read',
    'organization.write',
    ...OF_TRAINING_OFFICERS,
    'applications.read',
    'applications.write',
    'confirmations.overview',
    'notification-settings.write',
    'undelivered-mails.read',
  ],
  temsilci: [...EVERYONE, 'confirmations.send'],
};

type Officer = Readonly<{ role: Role; egitim_sorumlusu: boolean; varlik_sorumlusu: boolean }>;

/** Abilities of a person; they travel with the user info so that no screen derives them again. */
export const abilitiesOf = ({
  role,
  egitim_sorumlusu,
}: Omit<Officer, 'varlik_sorumlusu'>): readonly Ability[] =>
  egitim_sorumlusu ? [...new Set([...BY_ROLE[role], ...OF_TRAINING_OFFICERS])] : BY_ROLE[role];

/** Abilities that reach beyond the own departments of a temsilci with `varlik_sorumlusu`. */
const OF_ASSET_OFFICERS: readonly Ability[] = ['assets.read', 'assets.write'];

/** The same for those of a temsilci with `egitim_sorumlusu`. */
const OF_OFFICERS: readonly Ability[] = OF_TRAINING_OFFICERS;

/** Does this person use an ability on the whole company, or on the own departments alone? */
export const seesWholeCompany = (person: Officer, ability: Ability): boolean =>
  person.role !== 'temsilci' ||
  (person.varlik_sorumlusu && OF_ASSET_OFFICERS.includes(ability)) ||
  (person.egitim_sorumlusu && OF_OFFICERS.includes(ability));

/** `public`: no session. `signed-in`: any session. An ability: within the caller's company. */
export type Permission = 'public' | 'signed-in' | Ability;
