// `npm run site-font`: cuts the site's typeface down to the letters and weights that it uses. The
// public pages must not wait for 130 KB of letters that nobody reads there; the app keeps them all.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import alphabet from '../web/src/site/fonts/letters.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
for (const [name, letters] of Object.entries(alphabet)) {
  const whole = join(
    root,
    `node_modules/@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`,
  );
  const cut = await subsetFont(await readFile(whole), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 450, max: 640 } },
  });
  await writeFile(join(root, `web/src/site/fonts/inter-${name}.woff2`), cut);
  console.log(`inter-${name}.woff2: ${cut.length} bytes`);
}
