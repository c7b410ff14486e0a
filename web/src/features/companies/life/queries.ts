import { companies, type CompanyArchive } from '@emanet/contract/companies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { STALE_AFTER_MS } from '../../../records/query-keys.ts';

const keyOf = (company_id: number) => ['company', company_id, 'life'];

/** While an archive is made, its progress is asked for so often. */
const SOON_MS = 1500;
export const isMaking = ({ durum }: CompanyArchive): boolean =>
  durum === 'bekliyor' || durum === 'suruyor';

/** The newest archives of a company, anew while one is being made. */
export const useArchives = (company_id: number, enabled = true) =>
  useQuery({
    queryKey: [...keyOf(company_id), 'archives'],
    queryFn: async ({ signal }) => (await call(companies.archives, { company_id, signal })).data,
    staleTime: 0,
    enabled,
    refetchInterval: ({ state }) => (state.data?.some(isMaking) ? SOON_MS : false),
  });

/** An erasure of a company that waits, and whether the reader may ask for one. */
export const useErasure = (company_id: number) =>
  useQuery({
    queryKey: [...keyOf(company_id), 'erasure'],
    queryFn: async ({ signal }) => (await call(companies.erasure, { company_id, signal })).data,
    staleTime: STALE_AFTER_MS,
  });

/** Consultants of a company, each with what they may do in it. */
export const useConsultants = (company_id: number) =>
  useQuery({
    queryKey: [...keyOf(company_id), 'consultants'],
    queryFn: async ({ signal }) => (await call(companies.consultants, { company_id, signal })).data,
    staleTime: STALE_AFTER_MS,
  });

/** Makes all of this about a company stale. */
export function useLifeChanged(company_id: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['company', company_id] });
}
