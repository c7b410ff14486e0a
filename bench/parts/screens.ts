// Screens in Chromium: `npm run bench -- --only screens`. From a click in the menu to the rows
// of lists of 100, 1,000 and 10,000 records, frames while scrolling, and what each screen loads and
// keeps in memory, the first time and again. A database and a server of its own, with the built web.
import type { BrowserContext, Page } from '@playwright/test';
import { addActivities, addLinked } from '../../server/test/many/records.ts';
import { openWeb, quantile } from '../house.ts';

const SIZES = [100, 1000, 10_000] as const;
const ROUNDS = 5;
const SCROLL_MS = 3000;
const WANTED_FPS = 55;
const LIST = '/veri-isleme';
const SCREENS = [
  '/denetim',
  LIST,
  '/tedarikciler',
  '/varlik-listesi',
  '/aksiyonlar',
  '/dokumanlar',
  '/tablolar',
  '/tedarikci-haritasi',
  '/performans',
  '/organizasyon',
];

await using house = await openWeb();

let largest: BrowserContext | undefined;
for (const records of SIZES) {
  largest = await companyOf(records);
  await measureList(largest, records);
  if (records !== SIZES.at(-1)) await largest.close();
}
for (const path of SCREENS) console.log(await measureScreen(path));

/** A browser signed in to a new company of so many activities. */
async function companyOf(records: number): Promise<BrowserContext> {
  const company = await house.makeCompany();
  const department = await house.makeDepartment(company);
  const activities = await addActivities(house.db, { company, department }, records);
  if (records >= 1000) await addLinked(house.db, { company, department }, activities, records / 10);
  const { user_id } = await house.makeUser({ companies: [company] });
  return house.windowOf(user_id);
}

async function measureList(context: BrowserContext, records: number): Promise<void> {
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(`${house.address}/denetim`);
    await page.locator('main a[href^="/veri-isleme"]').first().waitFor();
    const began = performance.now();
    await page.locator('main a[href^="/veri-isleme"]').first().click();
    await page.getByText('Faaliyet 1', { exact: true }).waitFor();
    if (round > 0) times.push(performance.now() - began);
  }
  const frames = await framesWhileScrolling(page);
  console.log(
    `${records} records: rows ${quantile(times, 0.5).toFixed(0)} ms after the click ` +
      `(worst ${Math.max(...times).toFixed(0)}), ${frames.toFixed(0)} frames a second ` +
      `while scrolling (wanted ≥ ${WANTED_FPS})`,
  );
  await page.close();
}

/** The list scrolls 60 pixels in every frame, and turns round each second. */
function framesWhileScrolling(page: Page): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const list = [...document.querySelectorAll('main *')].find(
      (one) => one.scrollHeight > one.clientHeight + 50 && getComputedStyle(one).overflowY === 'auto',
    ) ?? document.scrollingElement;
    const began = performance.now();
    let frames = 0;
    while (performance.now() - began < ${SCROLL_MS}) {
      list.scrollBy(0, Math.floor(frames / 60) % 2 === 0 ? 60 : -60);
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return (frames * 1000) / (performance.now() - began);
  })()`);
}

/** One screen in a browser that has seen nothing, and once more in the same. */
async function measureScreen(path: string): Promise<string> {
  const context = await companyOf(1000);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const open = async () => {
    bytes = 0;
    const began = performance.now();
    await page.goto(house.address + path, { waitUntil: 'networkidle' });
    return { ms: performance.now() - began, kilobytes: Math.round(bytes / 1024) };
  };
  const [cold, warm] = [await open(), await open()];
  const heap = await page.evaluate<number>('performance.memory.usedJSHeapSize');
  await context.close();
  return (
    `${path}: ${cold.kilobytes} KB cold and ${warm.kilobytes} KB warm, silent after ` +
    `${cold.ms.toFixed(0)} and ${warm.ms.toFixed(0)} ms, heap ${Math.round(heap / 2 ** 20)} MB`
  );
}
