import { z } from 'zod';
import { changedOf, endpoint, FRESH } from '../shared/endpoint.ts';
import { date, optionalEmail, language } from '../shared/primitives.ts';

/** Rhythms in which the head of a company's log is mailed. */
export const EVIDENCE_RHYTHMS = ['gunluk', 'haftalik', 'aylik'] as const;

/** The address to which heads of the log go, if one is set, and whether the caller may change it. */
const evidenceMail = z.object({
  kanit_eposta: z.string().nullable(),
  kanit_sikligi: z.enum(EVIDENCE_RHYTHMS),
  kanit_gonderimi: date.nullable(),
  /** The address refuses mails that people without an account may refuse. */
  reddetti: z.boolean(),
  degistirebilir: z.boolean(),
});
export type EvidenceMail = z.infer<typeof evidenceMail>;

export const companyEvidence = {
  evidenceMail: endpoint({
    name: 'companies.evidenceMail',
    summary: 'Kanıt e-postası / Address to which heads of the log are mailed',
    path: '/api/companies/evidence-mail',
    permission: 'organization.read',
    answers: z.object({ data: evidenceMail }),
  }),
  /** A redirected address takes evidence away from its owner, so it asks for as recent a sign-in as a key. */
  setEvidenceMail: endpoint({
    name: 'companies.setEvidenceMail',
    summary: 'Kanıt e-postasını değiştir / Change that address',
    method: 'POST',
    path: '/api/companies/evidence-mail',
    fresh: FRESH.act,
    permission: 'organization.write',
    body: z.strictObject({
      /** Nothing, or an empty one, ends the mails. */
      kanit_eposta: optionalEmail.transform((value) => value || null).nullable(),
      kanit_sikligi: z.enum(EVIDENCE_RHYTHMS),
      dil: language,
    }),
    answers: changedOf(evidenceMail),
  }),
};
