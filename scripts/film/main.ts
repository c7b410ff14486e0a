// `npm run demo-videos`: the demo's training videos, drawn and encoded by the browser itself from
// server/src/demo/training/slides.json. They are kept in the repository.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import films from '../../server/src/demo/training/slides.json' with { type: 'json' };
import { ensureChromium } from '../chromium.mjs';
import { drawFilm } from './draw.ts';
import { webmOf } from './webm.ts';

/** Seconds that a slide stays, as server/src/demo/training/videos.ts reckons. */
const SLIDE_SECONDS = 12;
/** Pictures a second. */
const RATE = 4;
const SIZE = { width: 960, height: 540 };
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'server/src/demo/training');
const fonts = join(root, 'node_modules/@fontsource-variable/inter/files');

if (!(await ensureChromium())) process.exit(1);
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const page = await browser.newPage();
  // An address of https, since only there pages may encode.
  await page.route('https://slides.test/**', async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    await route.fulfill(
      name ? { body: await readFile(join(fonts, name)) } : { contentType: 'text/html', body: '' },
    );
  });
  await page.goto('https://slides.test/');
  for (const { file, slides } of films) {
    const given = { slides, seconds: SLIDE_SECONDS, rate: RATE, size: SIZE };
    const frames = (await page.evaluate(drawFilm, given)).map(({ at, key, base64 }) => ({
      at,
      key,
      bytes: Buffer.from(base64, 'base64'),
    }));
    const seconds = slides.length * SLIDE_SECONDS;
    await writeFile(join(folder, file), webmOf(frames, { ...SIZE, seconds }));
  }
} finally {
  await browser.close();
}
