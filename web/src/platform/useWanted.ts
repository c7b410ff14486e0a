import { useState } from 'react';

/** Whether something has been wanted once: what is loaded for its first opening stays to fade away. */
export function useWanted(now: boolean): boolean {
  const [wanted, setWanted] = useState(now);
  if (now && !wanted) setWanted(true);
  return wanted || now;
}
