import { setImmediate } from 'node:timers/promises';

/**
 * The longest turn of the event loop until `work` is done, as a share of all processor time that it took:
 * 1 where others had no turn at all.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  const began = used();
  let [longest, last, isDone] = [0, began, false];
  const done = work().finally(() => (isDone = true));
  while (!isDone) {
    await setImmediate();
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await done;
  return longest / (last - began);
}
