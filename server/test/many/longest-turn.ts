import { setImmediate } from 'node:timers/promises';

/** The most processor time, in milliseconds, between two turns of the event loop until `work` is done. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [longest, last, isDone] = [0, used(), false];
  const done = work().finally(() => (isDone = true));
  while (!isDone) {
    await setImmediate();
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await done;
  return longest;
}
