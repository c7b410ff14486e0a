import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { node, npm, root, run } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.emanet-stamp');

/** Installs exactly what package-lock.json names, unless that is what is there; true if it is. */
export async function ensureInstalled(ended = () => false) {
  if (await isInstalled()) return true;
  return alone('install', async () => {
    if (await isInstalled()) return true;
    console.log('Installing packages; the first time this takes about a minute …');
    const { code, output } = await npm(['ci', '--include=dev', '--loglevel=error']);
    if (ended()) return false;
    if (code !== 0) {
      console.error(`${output}\nnpm ci failed; see above. Is the npm registry within reach?`);
      return false;
    }
    if (!(await nodeRuns())) {
      console.error(
        'npm installed no working node_modules/.bin/node: are install scripts allowed?',
      );
      return false;
    }
    stamp();
    return true;
  });
}

async function isInstalled() {
  if (read(stampFile) === want()) return await nodeRuns();
  // Somebody ran npm by hand since the lock file changed.
  const mtime = (/** @type {string} */ file) =>
    statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byHand = mtime(join(root, 'node_modules', '.package-lock.json'));
  if (byHand < mtime(lockFile) || !(await nodeRuns())) return false;
  stamp();
  return true;
}

async function nodeRuns() {
  return (await run(node, ['--version'])).code === 0;
}

function stamp() {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, want());
}

function want() {
  const content = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${process.platform} ${process.arch} ${content}`;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
