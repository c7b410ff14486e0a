import { z } from 'zod';
import { endpoint, listOf } from '../shared/endpoint.ts';
import { date, id } from '../shared/primitives.ts';

/**
 * An answer that a client owes: a department's confirmation, a questionnaire, a signature under a text, a
 * training, an answer to a data subject, the subject's own answer to a question, and whatever a duty waits for.
 */
export const WAITING_KINDS = [
  'onay',
  'anket',
  'imza',
  'egitim',
  'basvuru',
  'basvuran',
  'is',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const waiting = z.object({
  company_id: id,
  tur: z.enum(WAITING_KINDS),
  /** Number of the department, questionnaire, text, application or clock; 0 for a training without a department. */
  id: z.int(),
  /** Name of the text, the application or the duty. */
  ad: z.string().nullable(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  /** People who have not answered: the first names, and how many there are. */
  kisiler: z.array(z.string()),
  sayi: z.int(),
  /** The day on which the answer was asked for, and the last one for it. */
  istendi: date,
  son_gun: date.nullable(),
  /** People whose mail came back or could not be sent. */
  ulasmayan: z.int(),
});
export type Waiting = z.infer<typeof waiting>;

/** Answers that are missing, in all clients. */
export const waitingEndpoint = {
  waiting: endpoint({
    permission: 'portfolio.read',
    summary: 'Müşterilerde yanıtlamayanlar / Answers that are missing in all clients',
    path: '/api/portfoy/bekleyenler',
    answers: listOf(waiting),
  }),
};
