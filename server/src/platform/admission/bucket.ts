import { TokenBucket } from 'limiter';
import { fail } from '../errors.ts';

/** A burst of calls, and calls per second after it. */
export type Pace = Readonly<{ burst: number; perSecond: number }>;

export type Bucket = Readonly<{
  /** Takes what a call costs, or refuses it without taking anything. */
  spend: (costs: number) => void;
  /** Is it unused? */
  full: () => boolean;
}>;

const SECOND = 1000;

export function bucketOf({ burst, perSecond }: Pace): Bucket {
  const bucket = new TokenBucket({
    bucketSize: burst,
    tokensPerInterval: perSecond,
    interval: SECOND,
  });
  bucket.content = burst;
  return {
    spend: (costs) => {
      if (bucket.tryRemoveTokens(costs)) return;
      const seconds = Math.max(1, Math.ceil(bucket.getWaitTime(costs) / SECOND));
      fail('TOO_FAST', { values: { seconds }, retryAfter: seconds });
    },
    full: () => bucket.getWaitTime(burst) === 0,
  };
}
