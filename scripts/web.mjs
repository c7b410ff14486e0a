import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone, released } from './lock.mjs';
import { node, root, run } from './run.mjs';

const web = join(root, 'web');
const stampFile = join(web, 'dist', '.stamp');
const made = new Set(['node_modules', 'dist']);

/** Builds the web unless web/dist was built from exactly these sources. */
export async function ensureWebBuilt(ended = () => false) {
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

/** Waits for the build that another process has begun, and says whether it went well. */
export async function webBuilt() {
  await released('build');
  return isBuilt();
}

function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

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
