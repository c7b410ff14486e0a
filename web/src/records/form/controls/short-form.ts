import { createContext } from 'react';

/** Name of a form of one field, which a list that covers its buttons can send. */
export const SHORT_FORM = 'short-form';

/** Does the one-field form around have something to save? Undefined outside such a form. */
export const ShortFormContext = createContext<boolean | undefined>(undefined);
