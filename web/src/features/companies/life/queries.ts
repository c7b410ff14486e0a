import { companies, type CompanyArchive } from '@emanet/contract/companies';
import { companyEvidence } from '@emanet/contract/companies/evidence';
import { useRead } from '../../../nouns/read.ts';

/** Interval at which the progress of an archive is read. */
const SOON_MS = 1500;
export const isMaking = ({ durum }: CompanyArchive) => durum === 'bekliyor' || durum === 'suruyor';

/** The newest archives of a company, read again while one is being made. */
export const useArchives = (company_id: number, enabled = true) =>
  useRead(
    companies.archives,
    { company_id },
    {
      staleTime: 0,
      enabled,
      refetchInterval: ({ state }) => (state.data?.data.some(isMaking) ? SOON_MS : false),
    },
  );

/** A pending erasure of a company, and whether the reader may request one. */
export const useErasure = (company_id: number) => useRead(companies.erasure, { company_id });

/** The address for heads of a company's log, and whether the reader may change it. */
export const useEvidenceMail = (company_id: number) =>
  useRead(companyEvidence.evidenceMail, { company_id });

/** Consultants of a company, each with the rights in it. */
export const useConsultants = (company_id: number) =>
  useRead(companies.consultants, { company_id });
