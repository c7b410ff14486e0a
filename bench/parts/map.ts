// How long a map takes and how smoothly it moves: `npm run bench -- --only map`. Starts a database and a
// server of its own with the built web, and looks at maps of 300 and 2,000 boxes in Chromium,
// folded as they open and with everything open.
import { maps } from '@emanet/contract/maps';
import type { BrowserContext, Page } from '@playwright/test';
import { fillSupplierMap } from '../../server/test/many/records.ts';
import { openWeb, quantile } from '../house.ts';

const ROUNDS = 7;
const MOVES_MS = 3000;
const WANTED_FPS = 40;
const SIZES = [
  { boxes: 300, readyMs: 1500, departments: 12, activities: 190, suppliers: 90, countries: 8 },
  { boxes: 2000, readyMs: 6000, departments: 20, activities: 1300, suppliers: 664, countries: 16 },
] as const;

await using house = await openWeb();

for (const size of SIZES) {
  const company = await house.makeCompany();
  await fillSupplierMap(house.db, company, size);
  const { user_id } = await house.makeUser({ companies: [company] });
  const cookie = await house.cookieFor(user_id);
  const context = await house.windowOf(user_id);
  console.log(`${size.boxes} boxes: answered in ${await answerMs(company, cookie)} ms`);
  for (const opened of ['', '?acik=hepsi']) await measure(context, size, opened);
  await context.close();
}

/** How long the server takes over the data of a map, in the middle. */
async function answerMs(company: number, cookie: string): Promise<string> {
  const url = house.address + maps.suppliers.path.replace(':companyId', String(company));
  const times: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const began = performance.now();
    await (await fetch(url, { headers: { cookie } })).arrayBuffer();
    times.push(performance.now() - began);
  }
  return quantile(times, 0.5).toFixed(0);
}

/** From the beginning of a navigation, everything but the data in the cache, until it is drawn. */
async function readyMs(page: Page, opened: string): Promise<number> {
  await page.goto(`${house.address}/tedarikci-haritasi${opened}`);
  await page.locator('[data-box]').first().waitFor();
  return page.evaluate<number>(`(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return performance.now();
  })()`);
}

async function measure(context: BrowserContext, size: (typeof SIZES)[number], opened: string) {
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) times.push(await readyMs(page, opened));
  const [, ...warm] = times;
  const pan = await framesOf(page, 'frame.scrollBy(0, there ? 90 : -90)');
  const zoom = await framesOf(
    page,
    'frame.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: there ? 14 : -14 }))',
  );
  const state = opened ? 'everything open' : 'as it opens';
  console.log(
    `${size.boxes} boxes, ${state}: ready in ${quantile(warm, 0.5).toFixed(0)} ms ` +
      `(worst ${Math.max(...warm).toFixed(0)}, wanted < ${size.readyMs}), ` +
      `pan ${pan.toFixed(0)} and zoom ${zoom.toFixed(0)} frames a second ` +
      `(wanted ≥ ${WANTED_FPS})`,
  );
  await page.close();
}

/** Frames a second while a move is made in every single one of them, there and back each second. */
function framesOf(page: Page, move: string): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const frame = document.querySelector('[data-box]').closest('[role="group"]');
    const { left, top } = frame.getBoundingClientRect();
    const at = { clientX: left + 400, clientY: top + 250, ctrlKey: true, cancelable: true };
    const began = performance.now();
    let frames = 0;
    while (performance.now() - began < ${MOVES_MS}) {
      const there = Math.floor(frames / 60) % 2 === 0;
      ${move};
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return (frames * 1000) / (performance.now() - began);
  })()`);
}
