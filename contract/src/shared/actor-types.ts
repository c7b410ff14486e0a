import type { Language } from './primitives.ts';

/** Kind of actor in the logs: a person, a job, or a visitor without an account by a link. */
export const ACTOR_TYPES = [
  'kisi',
  'otomatik',
  'egitim_baglantisi',
  'basvuru_sahibi',
  'denetci_baglantisi',
] as const;
export type ActorType = (typeof ACTOR_TYPES)[number];

/** Name under which the application acts without a person. */
export const AUTOMATIC = 'Emanet (otomatik)';
/** Name of a data subject who has no account. */
export const APPLICANT = 'Başvuru sahibi';

const ENGLISH: ReadonlyMap<string, string> = new Map([
  [AUTOMATIC, 'Emanet (automatic)'],
  [APPLICANT, 'Data subject'],
]);

/** Name of an actor in the language of the reader; the log stores the Turkish one. */
export const actorName = (name: string, lang: Language): string =>
  (lang === 'en' && ENGLISH.get(name)) || name;
