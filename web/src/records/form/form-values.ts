import { createContext } from 'react';
import type { FormValues } from './values.ts';

/** Values of the whole form, for the few controls that read other fields. */
export const FormValuesContext = createContext<FormValues>({});
