/** Kind of actor in the logs: a person, a job, or a visitor without an account by a link. */
export const ACTOR_TYPES = [
  'kisi',
  'otomatik',
  'egitim_baglantisi',
  'basvuru_sahibi',
  'denetci_baglantisi',
] as const;
export type ActorType = (typeof ACTOR_TYPES)[number];
