import { createContext } from 'react';
import type { FormValues } from './values.ts';

/** What the whole form holds, for the few controls that read other fields than their own. */
export const FormValuesContext = createContext<FormValues>({});
