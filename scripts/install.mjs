import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { node, npm, root, run } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.emanet-stamp');

/** Installs exactly what package-lock.json names, unless that is what is there; true if it is. */
export async function ensureInstalled(ended = () => false) {
  if (await isStamped()) return true;
  return alone('install', async () => {
    if (await isStamped()) return true;
    console.log('Installing packages; the first time this takes about a minute …');
    if (!(await isInstalled()) && !(await install(ended, 'ci'))) return false;
    if (!(await nodeRuns())) {
      console.error('npm put no working node in node_modules/.bin: are install scripts allowed?');
      return false;
    }
    // On an old Node npm silently leaves out optional packages that ask for a newer one, among
    // them the compiled half of the bundler. The Node just installed gets them.
    if (isOld && !(await install(ended, 'install', '--no-save'))) return false;
    writeFileSync(stampFile, want());
    return true;
  });
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// The bundler asks for ^20.19.0 || >=22.12.0.
const isOld = major === 20 ? minor < 19 : major < 22 || (major === 22 && minor < 12);

/** Nothing is asked of the registry but packages. */
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * @param {() => boolean} ended
 * @param {'ci' | 'install'} command
 * @param {...string} options
 */
async function install(ended, command, ...options) {
  const args = [command, ...options, '--include=dev', '--include=optional', ...QUIET];
  const { code, output } = await npm(args, command === 'install');
  if (ended()) return false;
  if (code === 0) return true;
  console.error(`${output}\nnpm ${command} failed; see above. Is the npm registry within reach?`);
  return false;
}

async function isStamped() {
  return read(stampFile) === want() && (await nodeRuns());
}

/** Somebody ran npm by hand since the lock file changed. */
async function isInstalled() {
  const mtime = (/** @type {string} */ file) =>
    statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byHand = mtime(join(root, 'node_modules', '.package-lock.json'));
  return byHand >= mtime(lockFile) && (await nodeRuns());
}

async function nodeRuns() {
  return (await run(node, ['--version'])).code === 0;
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
