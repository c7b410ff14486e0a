// Plain JavaScript without dependencies: it must run before anything is installed, on Node 18.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const node = join(root, 'node_modules', '.bin', 'node');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program in the repository and resolves with its exit code and what it printed.
 * With `stream` the output goes straight to the terminal instead.
 * @param {string} command
 * @param {string[]} args
 * @param {{ stream?: boolean, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { stream = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: stream ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout?.on('data', (/** @type {Buffer} */ data) => printed.push(data));
    child.stderr?.on('data', (/** @type {Buffer} */ data) => printed.push(data));
    const finish = (/** @type {number} */ code, note = '') => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(printed).toString() + note });
    };
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * npm as it was called, or the one in the path.
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? run(process.execPath, [cli, ...args]) : run('npm', args);
}

/**
 * Ends what is running when this process is told to end, or when npm, its parent, is gone.
 * @param {() => void} [before]
 */
export function endTogether(before = () => undefined) {
  let ending = false;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    if (ending) return;
    ending = true;
    before();
    for (const child of running) child.kill(signal);
    // Whoever still runs ends this process by ending itself.
    if (running.size === 0) process.exit(130);
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
