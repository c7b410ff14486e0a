import { createContext } from 'react';

/** Name of a form of one field, which a list that covers its buttons can send. */
export const SHORT_FORM = 'short-form';

/** Is there something to save in the form of one field around? Nothing where there is no such form. */
export const ShortFormContext = createContext<boolean | undefined>(undefined);
