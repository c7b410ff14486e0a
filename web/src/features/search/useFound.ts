import { search } from '@emanet/contract/search';
import { useDebouncedValue } from '@mantine/hooks';
import { useRead } from '../../nouns/read.ts';
import { useCompanyOrNone } from '../../platform/session/session.tsx';

const TYPING_PAUSE_MS = 120;
const FRESH_MS = 10_000;
const OPTIONS = { staleTime: FRESH_MS, retry: false } as const;

/**
 * Findings of the server for the typed text. The last answer stays until the next one is there, and
 * an answer nobody waits for any more is not waited for. `settled`: the answer belongs to `typed`.
 * `across`: in all clients of a consultant.
 */
export function useFound(typed: string, across: boolean) {
  const company = useCompanyOrNone()?.company_id;
  const wanted = typed.trim();
  const [q] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const enabled = q !== '' && wanted !== '' && company !== undefined;
  const asked = { query: { q } };
  const here = useRead(search.find, asked, {
    ...OPTIONS,
    enabled: enabled && !across,
    placeholderData: (before) => before,
  });
  const everywhere = useRead(search.findAcross, asked, {
    ...OPTIONS,
    enabled: enabled && across,
    placeholderData: (before) => before,
  });
  const query = across ? everywhere : here;
  const nothing = wanted === '' || company === undefined;
  const offline = !nothing && query.fetchStatus === 'paused';
  // Nobody knows when the next answer comes, so the last one does not stand in for it.
  const unknown = nothing || (offline && query.isPlaceholderData);
  return {
    groups: unknown || across ? undefined : here.data,
    /** Findings in all clients, where they are asked for. */
    clients: unknown || !across ? undefined : everywhere.data,
    error: nothing ? null : query.error,
    offline,
    settled:
      nothing || (q === wanted && !query.isPlaceholderData && query.fetchStatus !== 'fetching'),
    retry: () => void query.refetch(),
  };
}
