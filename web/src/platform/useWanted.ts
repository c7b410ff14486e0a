import { useState } from 'react';

/** Whether something was ever wanted: a part loaded for its first opening stays mounted to fade. */
export function useWanted(now: boolean): boolean {
  const [wanted, setWanted] = useState(now);
  if (now && !wanted) setWanted(true);
  return wanted || now;
}
