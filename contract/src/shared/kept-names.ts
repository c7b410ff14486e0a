/**
 * Names under which a browser keeps what both the sign-in page and the application read: the language,
 * the address of a session that ended by itself, the company that was shown last, the colour scheme (the
 * library's own name); and the channel between the tabs.
 */
export const KEPT = {
  language: 'emanet-dil',
  address: 'emanet-son-eposta',
  company: 'emanet-son-sirket',
  scheme: 'mantine-color-scheme-value',
  channel: 'emanet',
} as const;
