// Plain JavaScript without dependencies: it must run before anything is installed, on Node 18.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const node = join(root, 'node_modules', '.bin', 'node');
/** Files that Node keeps of compiled files from one process to the next. */
export const compileCache = join(root, 'node_modules', '.cache', 'node');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program in the repository and resolves with its exit code and what it printed.
 * With `stream` the output goes straight to the terminal instead. With `group` it gets a process
 * group of its own, so that whatever it starts can be ended with it; after `limit` minutes it is.
 * @param {string} command
 * @param {string[]} args
 * @param {{ stream?: boolean, group?: boolean, limit?: number,
 *   env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { stream = false, group = false, limit, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      detached: group,
      stdio: stream ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    if (group) groups.add(child);
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout?.on('data', (/** @type {Buffer} */ data) => printed.push(data));
    child.stderr?.on('data', (/** @type {Buffer} */ data) => printed.push(data));
    const tooLong = () => {
      console.log(`── ended after ${limit} minutes: ${args.join(' ')}`);
      send(child, 'SIGKILL');
    };
    const timer = limit ? setTimeout(tooLong, limit * 60_000) : undefined;
    const finish = (/** @type {number} */ code, note = '') => {
      clearTimeout(timer);
      running.delete(child);
      // Processes that it started and did not end itself must not go on without it.
      if (group) send(child, 'SIGKILL');
      resolve({ code, output: Buffer.concat(printed).toString() + note });
    };
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** @type {WeakSet<import('node:child_process').ChildProcess>} */
const groups = new WeakSet();
const KILL_AFTER_MS = 10_000;

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function send(child, signal) {
  if (!child.pid || !groups.has(child)) return child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

/**
 * npm as it was called, or the one in the path; with `newNode` on the Node it installed before.
 * @param {string[]} args
 */
export function npm(args, newNode = false) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return run(newNode ? node : process.execPath, [cli, ...args]);
  const path = [...(newNode ? [dirname(node)] : []), process.env.PATH].join(delimiter);
  return run('npm', args, { env: { PATH: path } });
}

/**
 * Ends what is running when this process is told to end, or when npm, its parent, is gone.
 * Returns whether that has happened; code that waits for `run` then stops by itself.
 * @returns {() => boolean}
 */
export function endTogether() {
  let ending = false;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    if (ending) return;
    ending = true;
    if (running.size === 0) process.exit(130);
    for (const child of running) {
      send(child, signal);
      // Only a group is forced: the server needs its time to stop its database.
      if (groups.has(child)) setTimeout(() => send(child, 'SIGKILL'), KILL_AFTER_MS).unref();
    }
  };
  process.on('SIGINT', () => end('SIGINT'));
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGHUP', () => end('SIGTERM'));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || end('SIGTERM'), 500).unref();
  }
  return () => ending;
}
