import { MINUTE_MS } from '@emanet/contract/shared/time/today';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** Now, in milliseconds since 1970, updated by the minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE_MS / 4, { autoInvoke: true });
  return now;
}
