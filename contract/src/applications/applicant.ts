import { z } from 'zod';
import { APPLICATION_OUTCOMES, APPLICATION_STATES } from '../applications.ts';
import { RIGHTS } from '../data/application-rights.ts';
import { changedOf, endpoint, listOf } from '../shared/endpoint.ts';
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

/** Other applications of the applicant, and the page where the applicant sees the state. */
export const applicant = {
  samePerson: endpoint({
    name: 'applications.samePerson',
    summary: 'Aynı kişinin başka başvuruları / Other applications of the same person',
    permission: 'applications.read',
    path: '/api/basvurular/ayni-kisi/:id',
    params: byId,
    answers: listOf(earlier),
  }),
  statusLink: endpoint({
    name: 'applications.statusLink',
    summary: 'Başvurana durum sayfasının adresini ver / Give the applicant the status page',
    permission: 'applications.write',
    method: 'POST',
    path: '/api/basvurular/durum-sayfasi/:id',
    params: byId,
    /** `gonder`: mails the address too. */
    body: z.strictObject({ gonder: z.boolean() }),
    answers: changedOf(z.object({ adres: z.string() })),
  }),
};
