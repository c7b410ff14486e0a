import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone, released } from './lock.mjs';
import { node, root, run } from './run.mjs';

const web = join(root, 'web');
const stampFile = join(web, 'dist', '.stamp');
/** Says of which build the compressed files are. */
const compressedFile = join(web, 'dist', '.compressed');
const made = new Set(['node_modules', 'dist']);

/** Builds the web, with the compressed files that are sent, unless web/dist is of exactly these sources. */
export const ensureWebBuilt = async (ended = () => false) =>
  (await buildWeb(ended)) && (await compressWeb(ended));

/** The same without the compressed files: a server can run already. */
export async function buildWeb(ended = () => false) {
  if (isBuilt()) return true;
  return alone('build', async () => {
    if (isBuilt()) return true;
    console.log('Building the web …');
    const sources = fingerprint();
    const { code, output } = await run(node, [
      'node_modules/vite/bin/vite.js',
      'build',
      'web',
      '--logLevel',
      'warn',
    ]);
    if (ended()) return false;
    if (code !== 0) {
      console.error(output);
      return false;
    }
    writeFileSync(stampFile, sources);
    return true;
  });
}

/** Makes the compressed files of what is built, unless they are there. */
export async function compressWeb(ended = () => false) {
  const isCompressed = () => read(compressedFile) === read(stampFile);
  if (isCompressed()) return true;
  return alone('compress', async () => {
    if (isCompressed()) return true;
    const built = read(stampFile);
    const { code, output } = await run(node, ['web/scripts/compress.ts']);
    if (ended()) return false;
    if (code === 0) writeFileSync(compressedFile, built);
    else console.error(output);
    return code === 0;
  });
}

/** Waits for the build that another process has begun, and says whether it went well. */
export async function webBuilt() {
  await released('build');
  return isBuilt();
}

const isBuilt = () => read(stampFile) === fingerprint();

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Changes with any source of the web and its packages; no setting goes into a build. */
function fingerprint() {
  const hash = createHash('sha256');
  const inputs = [web, join(root, 'contract', 'src'), join(root, 'package-lock.json')];
  for (const file of inputs.flatMap(filesIn)) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !made.has(name));
  return names.sort().flatMap((name) => filesIn(join(path, name)));
}
