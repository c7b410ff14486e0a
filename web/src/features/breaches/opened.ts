import type { ADDRESSEES } from '@emanet/contract/breaches/choices';

/** A form opened over a breach; a section is a part of the Board's form, or the breach itself. */
export type OpenWhat =
  | Readonly<{ what: 'edit'; section: number }>
  | Readonly<{ what: 'decide'; konu: 'kurul' | 'ilgili_kisi' }>
  | Readonly<{ what: 'stage'; whom: (typeof ADDRESSEES)[number] }>
  | Readonly<{ what: 'close' }>
  | Readonly<{ what: 'reopen' }>
  | Readonly<{ what: 'letters' }>;

/** Opens it; undefined for those who only read. */
export type Open = ((opened: OpenWhat) => void) | undefined;
