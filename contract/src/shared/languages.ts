/** By themselves, for what must not wait for the schema library: a thread that reads a sheet. */
export const LANGUAGES = ['tr', 'en'] as const;
