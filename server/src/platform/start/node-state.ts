import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';

/** The state of this node, without that of its dependencies. */
export type NodeState = Readonly<{
  /** The node still serves and asks its load balancer to send no more. */
  draining: () => boolean;
  /** Whether the worker of the queue is alive; unknown where no jobs run. */
  worker: () => boolean | undefined;
  /** Registers the function that reports whether the worker is alive. */
  watchWorker: (alive: () => boolean) => void;
  /** Brings the platform's figures among the metrics up to date. */
  readFigures: (registry: Registry) => Promise<void>;
  /** Names what does so. */
  watchFigures: (read: (registry: Registry) => Promise<void>) => void;
  /** Drains for so long, unless the node is in a hurry. */
  drain: (seconds: number) => Promise<void>;
  /** Ends draining at once, also before it begins. */
  hurry: () => void;
}>;

export function createNodeState(): NodeState {
  const hurried = new AbortController();
  let draining = false;
  let worker: (() => boolean) | undefined;
  let figures: ((registry: Registry) => Promise<void>) | undefined;
  return {
    draining: () => draining,
    worker: () => worker?.(),
    watchWorker: (alive) => {
      worker = alive;
    },
    readFigures: async (registry) => figures?.(registry),
    watchFigures: (read) => {
      figures = read;
    },
    drain: async (seconds) => {
      draining = true;
      await sleep(seconds * 1000, undefined, { signal: hurried.signal }).catch(() => undefined);
    },
    hurry: () => {
      hurried.abort();
    },
  };
}
