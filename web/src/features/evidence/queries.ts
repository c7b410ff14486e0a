import { evidence, type EvidenceFile } from '@emanet/contract/evidence';
import { useRead } from '../../nouns/read.ts';

/** Interval at which the progress of a file is read. */
const SOON_MS = 1500;
export const isMaking = ({ durum }: EvidenceFile) => durum === 'bekliyor' || durum === 'suruyor';

/** Evidence files, the newest first, read again while one is being made. */
export const useEvidenceFiles = () =>
  useRead(
    evidence.list,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.data.some(isMaking) ? SOON_MS : false),
    },
  );

/** Parts of a file with their records, at the end of a day or now. */
export const useSections = (day: string | null) =>
  useRead(evidence.sections, day === null ? {} : { day });
