/** Colours of company tiles, all dark enough for white letters; neighbours differ in hue. */
const TONES = 12;

/** The colour of a company without a logo, the same wherever it is shown. */
export const toneOf = (id: number): number => id % TONES;
