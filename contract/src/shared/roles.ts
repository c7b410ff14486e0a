import { REGISTERS, type RegisterAbility } from '../records/registers.ts';

/** Product vocabulary, kept as the specification writes it (section 1). */
export const ROLES = ['danışman', 'yönetici', 'temsilci'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
const MANAGERS: readonly Role[] = ['danışman', 'yönetici'];

/** Awareness training; a temsilci has these only as training officer (`egitim_sorumlusu`). */
const OF_TRAINING_OFFICERS = [
  'training.read',
  'training.write',
  'videos.read',
  'videos.write',
] as const;

/** Each ability with its roles (decisions, section 3); every role has those of registers. */
const TABLE = [
  ['suppliers.read', EVERYONE],
  ['suppliers.create', EVERYONE],
  ['suppliers.write', MANAGERS],
  ['cookies.read', EVERYONE],
  ['cookies.write', MANAGERS],
  ['template.read', EVERYONE],
  ['change-logs.read', EVERYONE],
  ['documents.read', EVERYONE],
  ['documents.write', MANAGERS],
  // A temsilci reads texts about activities of the own departments, as they were published.
  ['texts.read', EVERYONE],
  ['texts.write', MANAGERS],
  ['questionnaires.read', MANAGERS],
  ['questionnaires.write', MANAGERS],
  ['departments.read', EVERYONE],
  ['search.read', EVERYONE],
  ['saved-views.read', EVERYONE],
  // The own views; one that the company sees takes `share` besides.
  ['saved-views.write', EVERYONE],
  ['saved-views.share', EVERYONE],
  ['actions.read', EVERYONE],
  ['actions.follow', EVERYONE],
  ['actions.write', MANAGERS],
  ['dashboard.read', EVERYONE],
  ['breaches.read', EVERYONE],
  ['breaches.report', EVERYONE],
  ['breaches.write', MANAGERS],
  ['clocks.read', EVERYONE],
  ['clocks.write', MANAGERS],
  ['confirmations.read', EVERYONE],
  ['confirmations.overview', MANAGERS],
  ['confirmations.send', ['temsilci']],
  ['notification-settings.read', EVERYONE],
  ['notification-settings.write', MANAGERS],
  ['undelivered-mails.read', MANAGERS],
  // A past day is put together from entries that only those see who see the whole company.
  ['history.read', MANAGERS],
  ['tables.read', MANAGERS],
  ['filings.write', MANAGERS],
  ['performance.read', MANAGERS],
  ['portfolio.read', ['danışman']],
  ['portfolio.write', ['danışman']],
  ['entry-logs.read', MANAGERS],
  ['organization.read', MANAGERS],
  ['organization.write', MANAGERS],
  // Archive and erasure of the company, which a trial that is over leaves open.
  ['companies.close', MANAGERS],
  ...OF_TRAINING_OFFICERS.map((ability) => [ability, MANAGERS] as const),
  ['applications.read', MANAGERS],
  ['applications.write', MANAGERS],
  ...REGISTERS.flatMap(({ read, write }): RegisterAbility[] => [read, write]).map(
    (ability) => [ability, EVERYONE] as const,
  ),
] as const satisfies readonly (readonly [string, readonly Role[]])[];

export type Ability = (typeof TABLE)[number][0];

/** Abilities of a person inside the company that a request is about. */
export const ABILITIES: readonly Ability[] = TABLE.map(([ability]) => ability);

const abilitiesOfRole = (role: Role): readonly Ability[] =>
  TABLE.flatMap(([ability, roles]: readonly [Ability, readonly Role[]]) =>
    roles.includes(role) ? [ability] : [],
  );
const BY_ROLE: Readonly<Record<Role, readonly Ability[]>> = {
  danışman: abilitiesOfRole('danışman'),
  yönetici: abilitiesOfRole('yönetici'),
  temsilci: abilitiesOfRole('temsilci'),
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
