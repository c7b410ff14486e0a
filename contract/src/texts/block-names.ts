/** Blocks by the name that a template calls them. */
export const BLOCK_NAMES = [
  'kimlik',
  'amaclar',
  'sebepler',
  'yontemler',
  'alicilar',
  'yurt_disi',
  'sureler',
  'ortamlar',
  'basvuru',
  'rizalar',
  'ozel_veriler',
  'aktarim',
] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];
