import { i18n } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import type { Kind } from './kind.ts';

/** Yes or no. */
export const booleanKind: Kind = {
  text: (_, value, lang) => i18n.t(value === true ? 'records.yes' : 'records.no', { lng: lang }),
  width: 150,
};

/** A day. */
export const dateKind: Kind = {
  text: (_, value, lang) => dayShort(String(value), lang),
  width: 130,
};
