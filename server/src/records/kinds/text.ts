import { plainly, type Kind } from './kind.ts';
import { byText, own } from './sort-key.ts';
import { WIDE } from '../excel/widths.ts';

/** Text by hand. */
export const textKind: Kind = {
  sortKey: ({ name }) => byText(name, own(name)),
  searched: ({ name }) => own(name),
  show: (_, value) => String(value),
  read: (_, { text }) => ({ value: text }),
};

/** Text in several lines. */
export const textareaKind: Kind = { ...textKind, width: WIDE };

/** The name of a supplier: of the directory, or a new one. */
export const supplierKind: Kind = {
  ...textKind,
  takes: 'open',
  listed: (_, { suppliers }) => plainly(suppliers),
};
