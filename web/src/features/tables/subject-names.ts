import type { RegistrySubject } from '@emanet/contract/tables';

/** Groups as VERBİS names them; behind "Diğer" stands what those people are called. */
export const subjectNames = (subjects: readonly RegistrySubject[]): string[] =>
  subjects.map(({ ad, adlar }) => (adlar.length > 0 ? `${ad} (${adlar.join(', ')})` : ad));
