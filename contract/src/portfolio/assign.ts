import { z } from 'zod';
import { changedOf, endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/primitives.ts';

/** Duties that one call may give to people. */
const MOST_DUTIES = 3000;

/** Why a duty was not given: to all of a client, or to the one alone (`kapandi`, `degisti`). */
export const ASSIGN_SKIPS = [
  'uye_degil',
  'ikinci_adim',
  'salt_okunur',
  'askida',
  'kisi_yok',
  'kapandi',
  'degisti',
  'hata',
] as const;
export type AssignSkip = (typeof ASSIGN_SKIPS)[number];

const duty = z.strictObject({
  company_id: id,
  sure_id: id,
  /** The member to answer for it; null: who is in charge of the client. */
  sorumlu_id: id.nullable(),
  /** The person whom it names now: a duty that names another one meanwhile is left alone. */
  beklenen_id: id.nullable().optional(),
});
export type AssignedDuty = z.infer<typeof duty>;

/** Assigns duties of clients to people; the same call with the former people reverts it. */
export const assignEndpoint = {
  assign: endpoint({
    summary: 'Birden çok süreyi birine ver / Give duties to a person',
    method: 'POST',
    path: '/api/portfoy/ata',
    permission: 'portfolio.write',
    heavy: true,
    body: z.strictObject({ isler: z.array(duty).min(1).max(MOST_DUTIES) }),
    answers: changedOf(
      z.object({
        /** `beklenen_id` and `sorumlu_id` for the call that reverts it. */
        yapilan: z.array(duty),
        atlanan: z.array(z.object({ company_id: id, sure_id: id, neden: z.enum(ASSIGN_SKIPS) })),
      }),
    ),
  }),
};
