import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bound on what a process and its children hold together, their page cache included. */
export type Bound = Readonly<{
  /** How often the kernel has ended a process for want of memory. */
  kills: () => number;
  /** Memory held besides the page cache, in MB. */
  held: () => number;
  lift: () => void;
}>;

const ROOTS = [
  {
    ...{
      root: '/sys/fs/cgroup/memory',
      line: /^\d+:memory:(.*)$/m,
      limit: 'memory.limit_in_bytes',
    },
    ...{ events: 'memory.oom_control', held: /^total_rss (\d+)$/m },
  },
  {
    ...{ root: '/sys/fs/cgroup', line: /^0::(.*)$/m, limit: 'memory.max' },
    ...{ events: 'memory.events', held: /^anon (\d+)$/m },
  },
];

/**
 * Runs `start`, which begins a process at once, in a control group of so many bytes, where this user may
 * make one; elsewhere there is no bound. This process itself stays outside.
 */
export function bounded<T>(bytes: number, start: () => T): readonly [T, Bound | undefined] {
  for (const { root, line, limit, events, held } of ROOTS) {
    const own = line.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1];
    const group = join(root, `emanet-${process.pid}`);
    const move = (to: string) => writeFileSync(join(to, 'cgroup.procs'), String(process.pid));
    try {
      mkdirSync(group);
      writeFileSync(join(group, limit), String(bytes));
      move(group);
    } catch {
      continue;
    }
    try {
      const read = (file: string, value: RegExp) =>
        Number(value.exec(readFileSync(join(group, file), 'utf8'))?.[1] ?? 0);
      const bound = {
        kills: () => read(events, /^oom_kill (\d+)$/m),
        held: () => read('memory.stat', held) / 1024 / 1024,
        lift: () => rmdirSync(group),
      };
      return [start(), bound];
    } finally {
      move(join(root, own ?? ''));
    }
  }
  return [start(), undefined];
}
