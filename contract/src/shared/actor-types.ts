/** Kind of actor, as the logs keep it: a person, a job, or somebody without an account who had a link. */
export const ACTOR_TYPES = [
  'kisi',
  'otomatik',
  'egitim_baglantisi',
  'basvuru_sahibi',
  'denetci_baglantisi',
] as const;
export type ActorType = (typeof ACTOR_TYPES)[number];
