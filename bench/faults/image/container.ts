// A container of the image as deploy/ promises it: the image's user, a root that is read-only, no capability,
// no new privileges, a gigabyte of memory, and no place to write but its mounts.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run, type Image } from './build.ts';

const execute = promisify(execFile);

export type Mount = Readonly<{
  destination: string;
  type: string;
  source: string;
  options: readonly string[];
}>;
/** How one of the installations of deploy/ starts the image. */
export type Way = Readonly<{
  name: string;
  env: Readonly<Record<string, string>>;
  mounts: readonly Mount[];
}>;

export type Container = Readonly<{
  /** Code that its first process ended with. */
  ended: Promise<number | null>;
  lives: () => boolean;
  /** Runs a command beside the first process. */
  exec: (...command: string[]) => Promise<Readonly<{ good: boolean; says: string }>>;
  signal: (name: string) => void;
}>;

type Spec = {
  process: Record<string, unknown>;
  root: Record<string, unknown>;
  mounts: Mount[];
  linux: { namespaces: { type: string }[]; resources?: unknown };
};

export function startContainer(
  folder: string,
  { rootfs, settings }: Image,
  { name, env, mounts }: Way,
  command: readonly string[] = settings.Cmd,
): Container {
  const id = `emanet-${process.pid}-${name}`;
  const bundle = join(folder, `${name}-${Date.now()}`);
  mkdirSync(bundle);
  run('runc', ['spec', '--bundle', bundle]);
  const file = join(bundle, 'config.json');
  // The program's own example of such a file.
  const spec = JSON.parse(readFileSync(file, 'utf8')) as Spec;
  const passwd = readFileSync(join(rootfs, 'etc/passwd'), 'utf8');
  const user = passwd.split('\n').find((line) => line.startsWith(`${settings.User}:`));
  const [, , uid, gid] = (user ?? '').split(':').map(Number);
  const none = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
  Object.assign(spec.process, {
    ...{ terminal: false, user: { uid, gid }, args: command, cwd: settings.WorkingDir },
    ...{ env: [...settings.Env, ...Object.entries(env).map((pair) => pair.join('='))] },
    ...{ capabilities: none, noNewPrivileges: true, rlimits: [] },
  });
  Object.assign(spec.root, { path: rootfs, readonly: true });
  // The network is this machine's, where database, store and relay are.
  spec.linux.namespaces = spec.linux.namespaces.filter(({ type }) => type !== 'network');
  spec.linux.resources = { memory: { limit: 1024 ** 3 } };
  spec.mounts = spec.mounts.filter(({ type }) => type !== 'sysfs' && type !== 'cgroup');
  spec.mounts.push(...mounts);
  writeFileSync(file, JSON.stringify(spec));
  const state = ['--root', join(folder, 'runc')];
  const child = spawn('runc', [...state, 'run', '--bundle', bundle, id], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    ended: once(child, 'exit').then(([code]: (number | null)[]) => code ?? null),
    lives: () => child.exitCode === null,
    exec: (...words) =>
      execute('runc', [...state, 'exec', id, ...words]).then(
        ({ stdout, stderr }) => ({ good: true, says: `${stdout}${stderr}`.trim() }),
        (error: unknown) => ({ good: false, says: String(error) }),
      ),
    signal: (signal) => {
      spawnSync('runc', [...state, 'kill', id, signal]);
    },
  };
}
