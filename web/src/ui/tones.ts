/** Grounds of company tiles, all dark enough for white letters; neighbours differ in hue. */
export const TONES = [
  '#17686f',
  '#7a4a9a',
  '#8a5600',
  '#2f51a3',
  '#266b43',
  '#9b2f5f',
  '#456379',
  '#84401f',
  '#4a6512',
  '#5b45b0',
  '#0f6a94',
  '#6b5a2a',
] as const;

/** The colour of a company without a logo, the same everywhere. */
export const toneOf = (id: number): string => TONES[id % TONES.length] ?? TONES[0];
