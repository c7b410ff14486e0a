// Writes `.br` and `.gz` beside every text file of the built web, so that the server compresses nothing itself.
// A server may run meanwhile: it hands out the files themselves until these are whole.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const DIST = path.join(import.meta.dirname, '../dist');
const TEXT = /\.(js|css|html|svg|json|txt)$/;
const TOO_SMALL = 512;
/** Behind whatever answers people. */
const PRIORITY = 10;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function beside(name: string): Promise<void> {
  // Pages get a nonce or the site's address when they are served, so none is compressed ahead.
  if (name.endsWith('.html')) return;
  const file = path.join(DIST, name);
  const content = await readFile(file);
  if (content.length < TOO_SMALL) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeWhole(`${file}.br`, await brotli(content, { params }));
  await writeWhole(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

setPriority(PRIORITY);
const names = await readdir(DIST, { recursive: true });
await Promise.all(names.filter((name) => TEXT.test(name)).map(beside));
