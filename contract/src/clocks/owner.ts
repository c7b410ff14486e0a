import { z } from 'zod';
import { id } from '../shared/primitives.ts';

/**
 * Person who answers for a duty: the named one while a member, otherwise the one in charge of the company
 * (`varsayilan`). Null only if the company has no member in charge.
 */
export const dutyOwner = z.object({ user_id: id, ad: z.string(), varsayilan: z.boolean() });
export type DutyOwner = z.infer<typeof dutyOwner>;
