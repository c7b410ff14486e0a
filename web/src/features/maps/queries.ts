import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { useCompany } from '../../platform/session/session.tsx';
import type { MapShape } from './model/shape.ts';
import { mapKey } from '../../records/query-keys.ts';

/**
 * A map of the company shown. It stands under the key of the company's records, which is dropped
 * when one of them changes; the language is part of it because a country may have to be named.
 */
export function useDataMap({ endpoint, key }: MapShape) {
  const { company_id } = useCompany();
  const lang = useLanguage();
  return useQuery({
    queryKey: mapKey(company_id, key, lang),
    queryFn: async ({ signal }) =>
      (await call(endpoint, { params: { companyId: String(company_id) }, signal })).data,
    staleTime: 0,
  });
}
