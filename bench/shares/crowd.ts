// A crowd of callers, in a process of its own: each asks again as soon as it has its answer, and reads
// all of it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';

export type Asked = Readonly<{
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array | undefined;
}>;

type Order = Readonly<{ seconds: number; asked: readonly Asked[] }>;

/** Sent by the function below and by nobody else. */
const isOrder = (message: unknown): message is Order =>
  message instanceof Object && 'seconds' in message && 'asked' in message;

/** Lets a crowd ask for so long; prints how often each status was answered. */
export async function crowd(asked: readonly Asked[], seconds: number): Promise<void> {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  child.on('message', (statuses) => {
    console.log(statuses);
  });
  child.send({ asked, seconds } satisfies Order);
  await once(child, 'exit');
}

/** Asks once; resolves with the status when the whole answer is there. */
function askOnce(agent: Agent, { url, method, headers, body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
      answer.on('error', reject);
      answer.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

if (process.send)
  process.once('message', (message) => {
    if (!isOrder(message)) throw new Error('a crowd is told whom to ask');
    const { asked, seconds } = message;
    const agent = new Agent({ keepAlive: true });
    const until = Date.now() + seconds * 1000;
    // Calls that are still being answered are cut off.
    setTimeout(() => {
      agent.destroy();
    }, seconds * 1000);
    const statuses: Record<string, number> = {};
    const one = async (call: Asked) => {
      while (Date.now() < until) {
        const status = await askOnce(agent, call).catch(() => 'lost');
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    void Promise.all(asked.map(one)).then(() => {
      process.send?.(statuses, undefined, undefined, () => {
        process.exit();
      });
    });
  });
