// Opening every screen with the demo in a browser that has seen nothing: `npm run bench -- --only opening`.
// Requests until it is drawn and in all, and the longest task of its main thread. Tasks are
// counted by the processor's time of that thread, so that a busy machine does not count; a screen over
// the limit is opened twice more and judged by the median, as all are with `--rounds 3`. `--write` puts
// the table into docs/performance.md. It serves the built web.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { REGISTERS } from '@emanet/contract/records/registers';
import { sessionCookie } from '../../e2e/steps/operator.ts';
import startServer from '../../e2e/server.ts';
import { listBehind, routes } from '../../e2e/steps/routes.ts';
import { openBrowser, quantile } from '../house.ts';
import { writeOpening } from '../report.ts';

const ROUNDS_WHEN_OVER = 3;
const MOST_TASK_MS = 200;
const MOST_KILOBYTES = 350;
const MOST_REQUESTS = 40;
/** Lists whose first load is held to its limits. */
const LISTS: readonly string[] = REGISTERS.map(({ path }) => path);
/** Nobody touches anything for so long after a list is drawn; what it loads by itself counts. */
const UNTOUCHED_MS = 5000;

type Opening = Readonly<{ task: number; drawn: number; kilobytes: number; requests: number }>;
type TraceEvent = Readonly<{
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: Readonly<{ name?: string }>;
}>;

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const stop = await startServer();
const browser = await openBrowser();
const rows: Record<string, string | number>[] = [];
const over: string[] = [];
try {
  for (const route of await routes()) {
    const path = await addressOf(route);
    if (!path) {
      console.log(`${route}: not opened, the demo has no such row`);
      continue;
    }
    const isHeld = LISTS.includes(route);
    const { task: first, drawn, kilobytes, requests } = await open(path, isHeld);
    const tasks = [first];
    const rounds = first > MOST_TASK_MS ? ROUNDS_WHEN_OVER : Number(flags.rounds);
    while (tasks.length < rounds) tasks.push((await open(path, false)).task);
    const task = Math.round(quantile(tasks, 0.5));
    rows.push({
      screen: route,
      'longest task ms': task,
      'KB drawn': drawn,
      KB: kilobytes,
      requests,
    });
    console.log(`${route}: ${task} ms, ${drawn} KB drawn, ${kilobytes} KB, ${requests} requests`);
    if (task > MOST_TASK_MS) over.push(`${route}: wanted ≤ ${MOST_TASK_MS} ms`);
    if (isHeld && (kilobytes > MOST_KILOBYTES || requests > MOST_REQUESTS))
      over.push(`${route}: wanted ≤ ${MOST_KILOBYTES} KB in ${MOST_REQUESTS} requests`);
  }
} finally {
  await browser.close();
  await stop();
}
if (flags.write) writeOpening(rows);
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

/** A route's address, with the first row of its list where it wants one; none where that list is empty. */
async function addressOf(route: string): Promise<string | undefined> {
  if (!route.includes(':id')) return route;
  const page = await newPage();
  const answer = await page.request.get(listBehind(route));
  const { data } = (await answer.json()) as { data: { id: number }[] };
  await page.context().close();
  return data[0] && route.replace(':id', String(data[0].id));
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
