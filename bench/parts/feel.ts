// How it feels under the hand, in Chromium: `npm run bench -- --only feel`. From a key to the paint that
// shows it on a list of 1,000 records, and the slowest interactions of every screen, as the browser
// itself times them (Event Timing, in steps of 8 ms). A database and a server of its own, with the
// built web; waits say nothing while other work holds the processors, time of the main thread does.
import type { Page } from '@playwright/test';
import { addActivities, addLinked } from '../../server/test/many/records.ts';
import { openWeb, quantile } from '../house.ts';

const RECORDS = 1000;
const WANTED_MS = 100;
const LIST = '/veri-isleme';
const SCREENS = [
  ...['/denetim', LIST, '/tedarikciler', '/varlik-listesi', '/aksiyonlar?gorunum=liste'],
  ...['/dokumanlar', '/tablolar', '/tablolar?gorunum=verbis', '/tablolar?gorunum=matris'],
  ...['/tedarikci-haritasi', '/performans', '/organizasyon', '/sureler', '/veri-ihlalleri'],
  ...['/basvurular', '/metinler', '/kurallar', '/envanter', '/sirket'],
];

let used = 0;

await using house = await openWeb();

const company = await house.makeCompany();
const department = await house.makeDepartment(company);
const activities = await addActivities(house.db, { company, department }, RECORDS);
await addLinked(house.db, { company, department }, activities, RECORDS / 10);
await house.settle();
const { user_id } = await house.makeUser({ companies: [company], role: 'yönetici' });
const context = await house.windowOf(user_id);
// The longest of an interaction's events is how long its hand waited.
await context.addInitScript(`
  window.hands = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) hands.set(id, Math.max(hands.get(id) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`);
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await measureKeys(page);
for (const path of SCREENS) await measureScreen(page, path);

/** Waits of the hand since the last call; what took less than 16 ms is not told and counts as that. */
async function waits(page: Page, made: number): Promise<number[]> {
  await page.waitForTimeout(150);
  const told = await page.evaluate<number[]>(
    `(() => { const all = [...hands.values()]; hands.clear(); return all; })()`,
  );
  return [...told, ...Array<number>(Math.max(0, made - told.length)).fill(16)];
}

/** Processor time that the main thread has used since the last call, in ms. */
async function mainThread(): Promise<number> {
  const { metrics = [] } = await session.send('Performance.getMetrics');
  const now = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  const since = now - used;
  used = now;
  return since;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(house.address + path, { waitUntil: 'networkidle' });
  await page.locator('main:has(h1):not(:has([aria-busy=true]))').waitFor();
  await waits(page, 0);
  await mainThread();
}

async function measureKeys(page: Page): Promise<void> {
  await open(page, LIST);
  const press = async (what: string, keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key, { delay: 10 });
    await report(`${what}, ${RECORDS} records`, await waits(page, keys.length));
  };
  await page.locator('[data-row]').first().focus();
  await press('arrow keys', Array<string>(40).fill('ArrowDown'));
  await press('page keys', ['PageDown', 'PageUp', 'End', 'Home', 'End', 'Home']);
  await press('ticks', Array<string>(10).fill('x'));
  await page.locator('main input').first().focus();
  await press('letters of a search', [...'faaliyet 12', ...Array<string>(5).fill('Backspace')]);
  await press('all of it deleted', Array<string>(6).fill('Backspace'));
}

/** Presses what a visit presses: tabs of the page, its buttons that open something, Escape. */
async function measureScreen(page: Page, path: string): Promise<void> {
  await open(page, path);
  const made: number[] = [];
  const press = async (act: () => Promise<unknown>) => {
    await act().catch(() => undefined);
    made.push(...(await waits(page, 1)));
  };
  const visible =
    'main label:has(> input[type=radio]), main button[aria-haspopup], main [data-row]';
  const parts = page.locator(visible).locator('visible=true');
  const count = Math.min(8, await parts.count());
  for (let at = 0; at < count; at += 1) {
    await press(() => parts.nth(at).click({ timeout: 2000, noWaitAfter: true }));
    await press(() => page.keyboard.press('Escape'));
  }
  await press(() => page.keyboard.press('Tab'));
  await report(path, made);
}

async function report(what: string, times: readonly number[]): Promise<void> {
  const each = (await mainThread()) / times.length;
  const p95 = quantile(times, 0.95);
  console.log(
    `${what}: p95 ${p95.toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} of ${times.length} ` +
      `(wanted ≤ ${WANTED_MS}), ${each.toFixed(0)} ms of the main thread each${p95 > WANTED_MS ? ' SLOW' : ''}`,
  );
}
