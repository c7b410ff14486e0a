import type { CompanyProfile } from '../companies.ts';

const CONTROLLER = ['unvan', 'adres', 'vergi_no', 'mersis_no', 'kep', 'verbis_kayit_no'] as const;
const REPRESENTATIVE = [
  'temsilci_unvan',
  'temsilci_vergi_no',
  'temsilci_adres',
  'temsilci_eposta',
  'temsilci_kep',
] as const;
const CONTACT = [
  'irtibat_kisisi',
  'irtibat_tckn',
  'irtibat_telefon',
  'irtibat_eposta',
  'irtibat_kep',
] as const;

/** Fields of the controller's identity that VERBİS asks for, in its order. */
export const VERBIS_IDENTITY = [
  ...CONTROLLER,
  ...REPRESENTATIVE,
  ...CONTACT,
] as const satisfies readonly (keyof CompanyProfile)[];
export type VerbisIdentity = (typeof VERBIS_IDENTITY)[number];

/** Persons of the identity: several changed fields of one person are one change. */
export const VERBIS_PERSONS: Readonly<Partial<Record<VerbisIdentity, readonly VerbisIdentity[]>>> =
  { temsilci_unvan: REPRESENTATIVE, irtibat_kisisi: CONTACT };

/** Fields that VERBİS asks of a controller; `missing`: those that a notification cannot go without. */
export function verbisIdentity(kimlik: Readonly<{ yerlesim?: string | null }>): Readonly<{
  asked: readonly VerbisIdentity[];
  missing: (values: Readonly<Partial<Record<VerbisIdentity, unknown>>>) => VerbisIdentity[];
}> {
  const abroad = kimlik.yerlesim === 'yurt_disi';
  const asked = VERBIS_IDENTITY.filter(
    (name) => abroad || !REPRESENTATIVE.some((one) => one === name),
  );
  // A KEP address is optional for persons; a controller abroad has no Turkish numbers.
  const optional: readonly VerbisIdentity[] = abroad
    ? ['vergi_no', 'mersis_no', 'kep', 'temsilci_vergi_no', 'temsilci_kep', 'irtibat_kep']
    : ['irtibat_kep'];
  return {
    asked,
    missing: (values) => asked.filter((name) => !values[name] && !optional.includes(name)),
  };
}
