import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|txt)$/;
const TOO_SMALL = 512;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing itself. */
async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => beside(folder, name)));
}

async function beside(folder: string, name: string): Promise<void> {
  // Pages get a nonce or the site's address when they are served, so none is compressed ahead.
  if (name.endsWith('.html')) return;
  const file = path.join(folder, name);
  const content = await readFile(file);
  if (content.length < TOO_SMALL) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Runs after the public pages have been written. */
export function precompress(): Plugin {
  return {
    name: 'emanet:precompress',
    sharedDuringBuild: true,
    buildApp: {
      order: 'post',
      handler: (builder) =>
        compressFolder(path.resolve(builder.config.root, builder.config.build.outDir)),
    },
  };
}
