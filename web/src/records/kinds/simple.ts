import { CONFIRMATIONS, confirmationName } from '@emanet/contract/records/verdict';
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

const stateIn = (value: unknown) => CONFIRMATIONS.find((one) => one === value);

/** The state of a confirmation; the change log has the answer alone, which is yes or no. */
export const confirmationKind: Kind = {
  text: (field, value, lang, names) => {
    const state = stateIn(value);
    return state ? confirmationName(state, lang) : booleanKind.text(field, value, lang, names);
  },
  width: 200,
  order: (value) => {
    const state = stateIn(value);
    return state ? -CONFIRMATIONS.indexOf(state) : '';
  },
  filter: {
    options: (_, lang) =>
      CONFIRMATIONS.map((value) => ({ value, label: confirmationName(value, lang) })),
    passes: (value, chosen) => value === chosen,
  },
};
