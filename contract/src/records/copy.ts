import { z } from 'zod';
import { changedOf } from '../shared/endpoint.ts';
import { id } from '../shared/primitives.ts';

/** Most records that one call copies. */
export const MOST_COPIED = 200;

/** `departmanlar`: departments of the other company in place of those of the records. */
export const copyBody = z.strictObject({
  ids: z.array(id).min(1).max(MOST_COPIED),
  hedef_company_id: id,
  departmanlar: z.array(z.strictObject({ kaynak: id, hedef: id })).max(MOST_COPIED),
  /** Free texts come along, too. */
  metinler: z.boolean().default(false),
  company_id: id.optional(),
});

/**
 * Result of a copy, by names of the records: `var_olan` had a namesake there, `reddedilen` could not
 * be stored; `tedarikcisiz`: suppliers that the other company does not know, left out of the copies.
 */
export const copyResult = changedOf(
  z.object({
    kopyalanan: z.array(id),
    var_olan: z.array(z.string()),
    reddedilen: z.array(z.string()),
    tedarikcisiz: z.array(z.string()),
  }),
);
export type CopyResult = z.infer<typeof copyResult>['data'];
