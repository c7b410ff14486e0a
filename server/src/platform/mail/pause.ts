import type { Clock } from '../clock.ts';

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** Pause of a node's delivery while the mail server takes no mail at all. */
export type Pause = Readonly<{
  /** Whether the server may be asked now. */
  over: () => boolean;
  /** Whether the last mail failed for all: one is tried then, not several. */
  failing: () => boolean;
  fail: () => void;
  succeed: () => void;
}>;

/** Pauses that grow with each failure. A clock that is set back ends one. */
export function createPause(clock: Clock): Pause {
  let began = 0;
  let length = 0;
  const over = () => {
    const passed = clock.now().getTime() - began;
    return passed < 0 || passed >= length;
  };
  return {
    over,
    failing: () => length > 0,
    fail: () => {
      // Several mails fail in one moment.
      if (!over()) return;
      began = clock.now().getTime();
      length = length === 0 ? FIRST_MS : Math.min(2 * length, LONGEST_MS);
    },
    succeed: () => {
      length = 0;
    },
  };
}
