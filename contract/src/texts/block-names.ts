/** Blocks by the name that a template calls them. */
export const BLOCK_NAMES = [
  'kimlik',
  'kisiler',
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
  'tedbirler',
  'aktarim',
  'aktarim_taraf',
  'aktarim_ayrinti',
  'aktarim_tedbir',
  'aktarim_alt',
] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];
