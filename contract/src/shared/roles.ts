/** Product vocabulary, kept as the specification writes it (section 1). */
export const ROLES = ['danışman', 'yönetici', 'temsilci'] as const;
export type Role = (typeof ROLES)[number];

/** What a person may do inside the company a request is about (decisions, section 3). */
export const ABILITIES = [
  'activities.read',
  'activities.write',
  'activities.note',
  'template.read',
  'change-logs.read',
  'documents.read',
  'departments.read',
  'companies.read',
  'companies.switch',
] as const;
export type Ability = (typeof ABILITIES)[number];

const EVERYONE: readonly Ability[] = [
  'activities.read',
  'activities.write',
  'template.read',
  'change-logs.read',
  'documents.read',
  'departments.read',
  'companies.read',
];

const BY_ROLE: Readonly<Record<Role, readonly Ability[]>> = {
  danışman: [...EVERYONE, 'activities.note', 'companies.switch'],
  yönetici: EVERYONE,
  temsilci: EVERYONE,
};

/** Abilities of a role; they travel with the user info so that no screen derives them again. */
export const abilitiesOf = (role: Role): readonly Ability[] => BY_ROLE[role];

/** `public`: no session. `signed-in`: any session. An ability: within the caller's company. */
export type Permission = 'public' | 'signed-in' | Ability;
