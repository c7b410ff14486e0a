import { z } from 'zod';
import { cleanText } from '../../shared/clean-text.ts';
import { optionalEmail, text } from '../../shared/primitives.ts';
import type { Field } from '../fields.ts';
import type { Kind } from './kind.ts';

/** Most characters of a text field that names no `max`. */
export const LONGEST_TEXT = 4000;

/** Text by hand, in one line. */
export const textKind: Kind = {
  column: 'text',
  body: ({ max = LONGEST_TEXT }: Field) => text(max).nullable(),
  answer: () => z.string().nullable(),
  clean: (_, value) => (typeof value === 'string' ? cleanText(value) : null),
  written: true,
};

/** Text with suggestions from other records. */
export const suggestKind: Kind = { ...textKind, suggests: true };

/** The name of a supplier, in the spelling of the directory once it is there. */
export const supplierKind: Kind = { ...suggestKind, reference: 'supplier' };

/** E-mail address; an empty input of a form is none. */
export const emailKind: Kind = {
  ...textKind,
  body: () => optionalEmail.nullable(),
};
