// `npm run site-font`: cuts the typeface of site and application down to the letters, weights and features
// that they use. Neither waits for letters that nobody reads there; the application loads the others,
// 130 KB, where a name has one of them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import alphabet from '../web/src/site/fonts/letters.json' with { type: 'json' };

const WEIGHTS = { min: 400, max: 700 };
const FEATURES = ['kern', 'ccmp', 'locl', 'cv11', 'ss03', 'tnum'];

const root = join(import.meta.dirname, '..');
for (const [part, letters] of Object.entries(alphabet)) {
  const whole = `node_modules/@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`;
  const bytes = await subsetFont(await readFile(join(root, whole)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
  const file = `web/src/site/fonts/inter-${part}.woff2`;
  await writeFile(join(root, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
