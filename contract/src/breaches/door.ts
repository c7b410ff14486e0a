import { z } from 'zod';
import { formSlug } from '../applications/slug.ts';
import { endpoint, endpointsOf, messageOnly, PUBLIC_FORM } from '../shared/endpoint.ts';
import { language, requiredText, text } from '../shared/primitives.ts';

const blank = z.literal('').transform(() => null);
const optional = (max: number) => z.union([blank, requiredText(max), z.null()]).optional();

const noticed = z.strictObject({
  ne_oldu: requiredText(4000),
  ne_zaman: optional(200),
  nerede: optional(300),
  ad: optional(200),
  iletisim: optional(300),
  dil: language,
  /** A trap: people do not see it, robots fill it in. */
  web_sitesi: text(200).optional(),
});
export type NoticedBreach = z.output<typeof noticed>;

/** The door for those who notice something, also without a name: an HTML form without script. */
export const breachDoor = endpointsOf('breaches', {
  submit: endpoint({
    summary: 'Fark edilen bir ihlali bildir / Report a breach that was noticed',
    ...PUBLIC_FORM,
    path: '/api/ihlal-bildir/gonder/:slug',
    params: z.strictObject({ slug: formSlug }),
    status: 201,
    body: noticed,
    answers: messageOnly,
  }),
});
