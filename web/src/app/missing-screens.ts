/** Screens of the specification that this version does not bring; each says so. */
export const MISSING = ['notification-settings'] as const;

export type MissingScreen = (typeof MISSING)[number];
