import { useCallback, useEffect, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60;

/** Seconds as "0:42". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** Counts down from `seconds`; measured by the clock, so a sleeping tab does not stretch it. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [ends, setEnds] = useState(() => Date.now() + seconds * SECOND);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((ends - now) / SECOND));
  const done = left === 0;
  useEffect(() => {
    if (done) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [done]);
  const restart = useCallback(() => {
    setNow(Date.now());
    setEnds(Date.now() + seconds * SECOND);
  }, [seconds]);
  return { left, restart };
}
