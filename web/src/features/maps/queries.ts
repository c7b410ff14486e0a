import { useRead } from '../../nouns/read.ts';
import { useCompany } from '../../platform/session/session.tsx';
import type { MapShape } from './model/shape.ts';

/** A map of the company shown, drawn anew when a record changes. */
export const useDataMap = ({ endpoint }: MapShape) =>
  useRead(endpoint, { params: { companyId: String(useCompany().company_id) } }, { staleTime: 0 });
