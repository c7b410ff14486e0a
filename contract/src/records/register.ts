import type { registerEndpoints } from './endpoints.ts';
import type { Field, Values } from './fields.ts';
import type { RegisterEntry } from './registers.ts';

/**
 * A register, as far as server and web both need it. `writtenName`: if the name is a choice, the field for a
 * name outside the look-up. `special`: does a record hold special-category data? `follows`: derived values
 * that are answered beside the fields.
 */
export type Register = RegisterEntry &
  Readonly<{
    fields: readonly Field[];
    sections: readonly string[];
    endpoints: ReturnType<typeof registerEndpoints>;
    writtenName?: string;
    special: (values: Values) => boolean;
    follows?: (values: Values) => Values;
  }>;
