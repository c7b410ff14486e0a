import { z } from 'zod';
import { APPLICATION_OUTCOMES, APPLICATION_STATES } from '../applications.ts';
import { RIGHTS } from '../data/application-rights.ts';
import { endpoint, listOf } from '../shared/endpoint.ts';
import { byId, id, instant } from '../shared/primitives.ts';

const earlier = z.object({
  id,
  basvuru_no: z.string(),
  gelis_tarihi: instant,
  haklar: z.array(z.enum(RIGHTS)),
  durum: z.enum(APPLICATION_STATES),
  sonuc: z.enum(APPLICATION_OUTCOMES).nullable(),
});
export type EarlierApplication = z.infer<typeof earlier>;

/** Other applications of the same person. */
export const samePerson = {
  list: endpoint({
    name: 'applications.samePerson',
    summary: 'Aynı kişinin başka başvuruları / Other applications of the same person',
    permission: 'applications.read',
    path: '/api/basvurular/ayni-kisi/:id',
    params: byId,
    answers: listOf(earlier),
  }),
};
