import { companies } from '@emanet/contract/companies';
import { companyEvidence } from '@emanet/contract/companies/evidence';
import { useRead } from '../../../nouns/read.ts';

/** A pending erasure of a company, and whether the reader may request one. */
export const useErasure = (company_id: number) => useRead(companies.erasure, { company_id });

/** The address for heads of a company's log, and whether the reader may change it. */
export const useEvidenceMail = (company_id: number) =>
  useRead(companyEvidence.evidenceMail, { company_id });

/** Consultants of a company, each with the rights in it. */
export const useConsultants = (company_id: number) =>
  useRead(companies.consultants, { company_id });
