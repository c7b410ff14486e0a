// `npm run site-font`: cuts the site's typeface down to the letters and weights that it uses, and the
// app's Turkish letters out of the 85 KB of all extended Latin ones. The public pages must not wait for
// letters that nobody reads there; the app loads the others where a name has one of them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import alphabet from '../web/src/site/fonts/letters.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
for (const [name, letters] of Object.entries(alphabet))
  await cut(name, letters, `web/src/site/fonts/inter-${name}.woff2`, { min: 450, max: 640 });
await cut('latin-ext', alphabet['latin-ext'], 'web/src/platform/theme/fonts/inter-turkish.woff2', {
  min: 100,
  max: 900,
});

/**
 * Writes the letters of a part of the typeface, in these weights, as a file of its own.
 * @param {string} part
 * @param {string} letters
 * @param {string} file
 * @param {{ min: number, max: number }} wght
 */
async function cut(part, letters, file, wght) {
  const whole = join(
    root,
    `node_modules/@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
  );
  const bytes = await subsetFont(await readFile(whole), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(join(root, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
