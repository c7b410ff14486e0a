import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection, type Call } from './load.ts';

export type Paced = Readonly<{ times: number[]; failed: number; late: number }>;

/**
 * So many requests a second, however long their answers take: a slow one does not make the next one
 * wait, as people would not. A time counts from when its request was due.
 */
export async function paced(
  address: string,
  next: () => Call,
  perSecond: number,
  seconds: number,
): Promise<Paced> {
  const free: ReturnType<typeof openConnection>[] = [];
  const all: ReturnType<typeof openConnection>[] = [];
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  let failed = 0;
  let late = 0;
  const began = performance.now();
  const one = async (due: number) => {
    let connection = free.pop();
    while (connection && !connection.isOpen()) connection = free.pop();
    connection ??= openConnection(address);
    if (!all.includes(connection)) all.push(connection);
    try {
      const { status } = await connection.ask(next());
      if (status >= 400) failed += 1;
      free.push(connection);
    } catch {
      failed += 1;
    }
    times.push(performance.now() - due);
  };
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = began + (count * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    else if (wait < -1000) late += 1;
    const work = one(due);
    running.add(work);
    void work.finally(() => running.delete(work));
  }
  await Promise.all(running);
  for (const connection of all) connection.close();
  return { times, failed, late };
}
