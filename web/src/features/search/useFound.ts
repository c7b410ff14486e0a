import { search } from '@emanet/contract/search';
import { useDebouncedValue } from '@mantine/hooks';
import { useRead } from '../../nouns/read.ts';
import { useCompanyOrNone } from '../../platform/session/session.tsx';

const TYPING_PAUSE_MS = 120;
const FRESH_MS = 10_000;

/**
 * Findings of the server for the typed text. The last answer stays until the next one is there, and
 * an answer nobody waits for any more is not waited for. `settled`: the answer belongs to `typed`.
 */
export function useFound(typed: string) {
  const company = useCompanyOrNone()?.company_id;
  const wanted = typed.trim();
  const [q] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const query = useRead(
    search.find,
    { query: { q } },
    {
      enabled: q !== '' && wanted !== '' && company !== undefined,
      placeholderData: (before) => before,
      staleTime: FRESH_MS,
      retry: false,
    },
  );
  const nothing = wanted === '' || company === undefined;
  const offline = !nothing && query.fetchStatus === 'paused';
  return {
    // Nobody knows when the next answer comes, so the last one does not stand in for it.
    groups: nothing || (offline && query.isPlaceholderData) ? undefined : query.data,
    error: nothing ? null : query.error,
    offline,
    settled:
      nothing || (q === wanted && !query.isPlaceholderData && query.fetchStatus !== 'fetching'),
    retry: () => void query.refetch(),
  };
}
