/** The maker of an application: the data subject, or a person acting for one. */
export const REQUESTERS = ['kendisi', 'vekil', 'veli_vasi'] as const;
export type Requester = (typeof REQUESTERS)[number];

/** Does another person act for the data subject, so that a name and a proof of authority are needed? */
export const actsForAnother = (requester: Requester | null): requester is 'vekil' | 'veli_vasi' =>
  requester !== null && requester !== 'kendisi';
