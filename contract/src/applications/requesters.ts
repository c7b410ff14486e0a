/** The maker of an application: the data subject, or somebody who acts for one. */
export const REQUESTERS = ['kendisi', 'vekil', 'veli_vasi'] as const;
export type Requester = (typeof REQUESTERS)[number];
