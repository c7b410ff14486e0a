import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignBinaries } from './supply/binaries.mjs';
import { alone } from './lock.mjs';
import { node, npm, root, run } from './run.mjs';

const stampFile = join(root, 'node_modules', '.emanet-stamp');

/**
 * Installs exactly what package-lock.json names, unless that is what is there; true if it is.
 * `toRun` leaves out what only those need who change the project: a first start waits a third less.
 */
export async function ensureInstalled(ended = () => false, { toRun = false } = {}) {
  if (await isStamped(toRun)) return true;
  return alone('install', async () => {
    if (await isStamped(toRun)) return true;
    console.log('Installing packages; the first time this takes about half a minute …');
    const dev = toRun ? '--omit=dev' : '--include=dev';
    // Packages are added to those that a running server reads.
    const command = (await isStamped(true)) ? 'install' : 'ci';
    if (!(await isInstalled(toRun)) && !(await install(ended, command, dev))) return false;
    const foreign = await foreignBinaries(join(root, 'node_modules'));
    if (foreign.length > 0) {
      console.error(
        `Not the published programs, and not run (scripts/supply/binaries.json): ${foreign.join(', ')}`,
      );
      return false;
    }
    if (!(await nodeRuns())) {
      console.error(
        'npm put no working node in node_modules/.bin: are optional packages left out?',
      );
      return false;
    }
    // On an old Node npm silently leaves out optional packages that ask for a newer one, among
    // them the compiled half of the bundler. The Node just installed gets them.
    if (isOld && !(await install(ended, 'install', dev))) return false;
    writeFileSync(stampFile, want(toRun));
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
 * @param {string} dev
 */
async function install(ended, command, dev) {
  const args = [command, dev, '--include=optional', '--no-save', ...QUIET];
  const { code, output } = await npm(args, command === 'install');
  if (ended()) return false;
  if (code === 0) return true;
  console.error(`${output}\nnpm ${command} failed; see above. Is the npm registry within reach?`);
  return false;
}

/** @param {boolean} toRun */
async function isStamped(toRun) {
  const stamp = read(stampFile);
  return (stamp === want(false) || (toRun && stamp === want(true))) && (await nodeRuns());
}

/**
 * Somebody ran npm by hand since the lock file changed.
 * @param {boolean} toRun
 */
async function isInstalled(toRun) {
  const there = packages(join('node_modules', '.package-lock.json'));
  const wanted = Object.entries(packages('package-lock.json')).filter(
    ([path, { dev, optional, link }]) =>
      path.startsWith('node_modules/') && !optional && !link && !(toRun && dev),
  );
  if (!wanted.every(([path, { version }]) => there[path]?.version === version)) return false;
  // No program is run before it is known to be the published one.
  const foreign = await foreignBinaries(join(root, 'node_modules'));
  return foreign.length === 0 && nodeRuns();
}

/**
 * @typedef {Record<string, { version?: string, dev?: true, optional?: true, link?: true }>} Packages
 * @param {string} file
 */
function packages(file) {
  /** @type {unknown} */
  const lock = JSON.parse(read(join(root, file)) || '{}');
  return /** @type {{ packages?: Packages }} */ (lock).packages ?? {};
}

async function nodeRuns() {
  return (await run(node, ['--version'])).code === 0;
}

/** @param {boolean} toRun */
function want(toRun) {
  const content = createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .digest('hex');
  return `${process.platform} ${process.arch} ${content}${toRun ? ' to run' : ''}`;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
