// Opening every screen with the demo in a browser that has seen nothing: `npm run bench -- --only opening`.
// Requests until it is drawn and in all, and the longest task of its main thread. Tasks are
// counted by the processor's time of that thread, the median of three openings, so that a busy machine
// does not count. It serves the built web.
import { chromium, type Page } from '@playwright/test';
import { sessionCookie } from '../../e2e/operator.ts';
import startServer from '../../e2e/server.ts';
import { listBehind, routes } from '../../e2e/steps/routes.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { quantile } from '../house.ts';

const ROUNDS = 3;
const MOST_TASK_MS = 200;
const MOST_KILOBYTES = 350;
const MOST_REQUESTS = 40;
/** The screen that is opened most; the first load is held to its limits there. */
const LIST = '/veri-isleme';
/** Nobody touches anything for so long after a screen is drawn; what it loads by itself counts. */
const UNTOUCHED_MS = 10_000;

type Opening = Readonly<{ task: number; drawn: number; kilobytes: number; requests: number }>;
type TraceEvent = Readonly<{
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: Readonly<{ name?: string }>;
}>;

const stop = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const over: string[] = [];
try {
  for (const route of await routes()) {
    const path = await addressOf(route);
    const first = await open(path, route === LIST);
    const tasks = [first.task];
    while (tasks.length < ROUNDS) tasks.push((await open(path, false)).task);
    const task = quantile(tasks, 0.5);
    const { drawn, kilobytes, requests } = first;
    console.log(
      `${path}: longest task ${task.toFixed(0)} ms (wanted ≤ ${MOST_TASK_MS}), ` +
        `${drawn} KB until it is drawn, ${kilobytes} KB in all, ${requests} requests`,
    );
    if (task > MOST_TASK_MS) over.push(path);
    if (route === LIST && (kilobytes > MOST_KILOBYTES || requests > MOST_REQUESTS))
      over.push(`${path}: wanted ≤ ${MOST_KILOBYTES} KB in ${MOST_REQUESTS} requests`);
  }
} finally {
  await browser.close();
  await stop();
}
console.log(over.length === 0 ? 'nothing is over its limit' : `over: ${over.join(', ')}`);

async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'tr-TR',
    baseURL: String(process.env['E2E_URL']),
  });
  await context.addCookies([await sessionCookie('yonetici@demo.emanet.test')]);
  return context.newPage();
}

/** A route's address, with the first row of its list where it wants one. */
async function addressOf(route: string): Promise<string> {
  if (!route.includes(':id')) return route;
  const page = await newPage();
  const answer = await page.request.get(listBehind(route));
  const { data } = (await answer.json()) as { data: { id: number }[] };
  await page.context().close();
  return route.replace(':id', String(data[0]?.id));
}

async function open(path: string, untouched: boolean): Promise<Opening> {
  const page = await newPage();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  network.on('Network.requestWillBeSent', () => (requests += 1));
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(path);
  await page.locator('main:has(h1):not(:has([aria-busy=true]))').waitFor();
  const drawn = Math.round(bytes / 1024);
  await page.waitForLoadState('networkidle');
  const task = longestTask(await browser.stopTracing());
  if (untouched) await page.waitForTimeout(UNTOUCHED_MS);
  await page.context().close();
  return { task, drawn, kilobytes: Math.round(bytes / 1024), requests };
}

/** The longest task of the page's main thread, in milliseconds of that thread. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
