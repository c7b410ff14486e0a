/** Screens of the specification that this version does not bring; each says so. */
export const MISSING = [
  'sirket',
  'farkindalik-egitimi',
  'notification-settings',
  'videolar',
] as const;

export type MissingScreen = (typeof MISSING)[number];
