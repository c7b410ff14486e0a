import type { RegistrySubject } from '@emanet/contract/tables';

/** Groups as VERBİS names them; after "Diğer" follow the names of those people. */
export const subjectNames = (subjects: readonly RegistrySubject[]): string[] =>
  subjects.map(({ ad, adlar }) => (adlar.length > 0 ? `${ad} (${adlar.join(', ')})` : ad));
