import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Does the work while no other process of this clone does it: two starts beside each other
 * must not install or build over one another.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const file = fileOf(name);
  const free = () => rmSync(file, { force: true });
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, 200));
  process.once('exit', free);
  try {
    return await work();
  } finally {
    free();
    process.off('exit', free);
  }
}

/**
 * Waits while another process does this work.
 * @param {string} name
 */
export async function released(name) {
  const file = fileOf(name);
  while (existsSync(file) && holderLives(file))
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** @param {string} name */
const fileOf = (name) => join(root, `.${name}.lock`);

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!holderLives(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function holderLives(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Empty for the moment between making the file and writing into it.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
