import { z } from 'zod';
import { id } from '../shared/primitives.ts';

/**
 * Person who answers for a duty: the one it names, as long as that one is a member, otherwise who is in
 * charge of the company (`varsayilan`). Nothing only where the company has nobody.
 */
export const dutyOwner = z.object({ user_id: id, ad: z.string(), varsayilan: z.boolean() });
export type DutyOwner = z.infer<typeof dutyOwner>;
