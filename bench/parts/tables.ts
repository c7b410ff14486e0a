// How long the tables take: `npm run bench -- --only tables`. A company of 1,000 suppliers, 1,000 assets and
// 1,000 activities, each transfer and asset linked with ten of them, and one where each is linked
// with all of them. Beside the times: how much memory a file took at its most.
import { tables } from '@emanet/contract/tables';
import { fillLinkedRegisters } from '../../server/test/many/linked.ts';
import { openHouse, quantile } from '../house.ts';

const TARGET_MS = 300;
const MANY = 1000;
const ROUNDS = 15;

await using house = await openHouse();
const { app, config, db, makeCompany, makeDepartment, makeUser, cookieFor } = house;

for (const links of [10, MANY]) {
  const company = await makeCompany();
  const department = await makeDepartment(company);
  const cookie = await cookieFor((await makeUser({ companies: [company] })).user_id);
  await fillLinkedRegisters(db, company, department, MANY, links);
  console.log(`${MANY} suppliers and assets with ${links} of ${MANY} activities each`);
  await measure(company, cookie);
}

/** Each table, one look-up of each kind and each file, as often as it takes for a median. */
async function measure(company: number, cookie: string): Promise<void> {
  const { suppliers, assets, notification, supplier, asset } = tables;
  const at = (path: string, name: string) =>
    path
      .replace(':companyId', String(company))
      .replace(/:(supplier|asset)Name/, encodeURIComponent(name));
  const calls = {
    'table of suppliers': suppliers.path,
    'table of assets': assets.path,
    notification: notification.path,
    'one supplier': at(supplier.path, 'Tedarikçi 500'),
    'one asset': at(asset.path, 'Varlık 500'),
  };
  for (const [name, url] of Object.entries(calls)) {
    const times = await timed(() => app.inject({ url, headers: { cookie } }), ROUNDS);
    print(name, times, TARGET_MS);
  }
  for (const view of ['tedarikciler', 'varliklar', 'verbis'] as const) {
    const headers = { cookie, origin: config.BASE_URL };
    const { path } = tables.export;
    const post = () => app.inject({ method: 'POST', url: path, headers, payload: { view } });
    const memory = watchMemory();
    print(`${view} as Excel`, await timed(post, 3));
    console.log(`  memory: ${memory()} MB above what it was`);
  }
}

async function timed(ask: () => Promise<{ statusCode: number; body: string }>, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    const answer = await ask();
    if (answer.statusCode !== 200) throw new Error(answer.body);
    // The first one warms up.
    if (round > 0) times.push(performance.now() - began);
  }
  return times;
}

/** `target`: in milliseconds; a file has none. */
function print(what: string, times: readonly number[], target?: number): void {
  const median = quantile(times, 0.5);
  const measured = `median ${median.toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`;
  const wanted = target ? `, target ${target} ms: ${(median / target).toFixed(2)}×` : '';
  console.log(`${what}: ${measured}${wanted}`);
}

/** Looks at the process's memory until it is called, then answers the most there was, in MB. */
function watchMemory(): () => number {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  return () => {
    clearInterval(timer);
    return Math.round((most - before) / 1e6);
  };
}
