// `npm run cluster`: replaces each of three nodes twice behind nginx and then haproxy, under
// callers that never repeat a request, and fails when one of their requests does or when an import of half a
// minute, under way on a node that is asked to end, does not end whole. `--drain 0` shows what
// happens to nodes that close at once; `nginx` or `haproxy` runs that one alone.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processingActivities } from '@emanet/contract/processing-activities';
import { freePort } from '../../scripts/free-port.mjs';
import { openSession } from '../../server/src/features/auth/sessions.ts';
import { activityBody } from '../../server/src/features/processing-activities/sample.ts';
import { factories } from '../../server/test/factories.ts';
import { startApp, type Running } from '../api/servers.ts';
import { need } from '../packages.ts';
import { balancerNames, startBalancer } from './balancers.ts';
import { makeImports, rowsOf, type Import } from './imports.ts';
import { openGround } from '../ground.ts';

const CALLERS = 20;
const LEAST_REQUESTS = 10_000;
const ROUNDS = 2;
/** One in so many requests adds a record; nobody may repeat these for the caller. */
const WRITES = 8;
/** Milliseconds between the requests of a caller. */
const PAUSE_MS = 150;
/** Imports asked for before each replacement: the balancer gives the node that ends one of them. */
const IMPORTS = 3;
/** `npm run doctor -- --nodes 3` reckons 93, the part itself takes a dozen. */
const CONNECTIONS = 120;
/** Failures told one by one. */
const MOST_TOLD = 10;
const { values: flags, positionals } = parseArgs({
  options: { drain: { type: 'string', default: '4' } },
  allowPositionals: true,
});

type Person = Readonly<{ cookie: string; department: number }>;
type Failed = Readonly<{ at: number; what: string; status: number; node: string; text: string }>;
type Count = { asked: number; added: number; failed: Failed[] };

need(...balancerNames);
await using ground = await openGround({ max_connections: CONNECTIONS });
const { db, folder, url } = ground;
for (const name of balancerNames)
  if (positionals.length === 0 || positionals.includes(name)) await measure(name);

async function measure(name: (typeof balancerNames)[number]): Promise<void> {
  const front = await freePort();
  const address = `http://127.0.0.1:${front}`;
  const ports = [await freePort(), await freePort(), await freePort()];
  const lines: string[] = [];
  const startNode = (port: number) =>
    startApp(
      url,
      folder,
      [],
      {
        PORT: String(port),
        BASE_URL: address,
        DRAIN_SECONDS: flags.drain,
        LOG_LEVEL: 'warn',
      },
      { lines },
    );
  const nodes = new Map<number, Running>();
  for (const port of ports) nodes.set(port, await startNode(port));
  const placed = { folder: join(folder, name), port: front, nodes: ports };
  const balancer = await startBalancer(name, placed);
  const company = await factories(db).makeCompany();
  const people = await makePeople(company, front);
  const imports = await makeImports(db, url, address, IMPORTS * ROUNDS * ports.length);
  const counted: Count = { asked: 0, added: 0, failed: [] };
  const done = new AbortController();
  const callers = people.map((person) => call(address, person, counted, done.signal));
  const before = await rowsOf(db, company);
  const begun: Import[] = [];
  const ends: { node: string; from: number; to: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const port of ports) {
      const importing = await imports.begin(IMPORTS);
      begun.push(...importing);
      await sleep(2000);
      const from = performance.now();
      await nodes.get(port)?.stop();
      ends.push({ node: `127.0.0.1:${port}`, from, to: performance.now() });
      nodes.set(port, await startNode(port));
      await Promise.all(importing);
    }
  while (counted.asked < LEAST_REQUESTS) await sleep(200);
  done.abort();
  await Promise.all(callers);
  const lost = counted.added - ((await rowsOf(db, company)) - before);
  await imports.end();
  await balancer.stop();
  await Promise.all([...nodes.values()].map((node) => node.stop()));
  const { asked, added, failed } = counted;
  console.log(
    `${name}: ${failed.length} of ${asked} requests failed (wanted 0), ${CALLERS} callers, ` +
      `${ports.length * ROUNDS} nodes replaced; ${added} records added, ${lost} lost`,
  );
  const cut = await tellImports(begun, ends);
  for (const one of failed.slice(0, MOST_TOLD)) tellFailed(one, ends, lines);
  if (failed.length > 0 || lost > 0 || cut) process.exitCode = 1;
}

/** Whether an import did not end whole, or none was under way on a node that was asked to end. */
async function tellImports(
  begun: readonly Import[],
  ends: readonly Readonly<{ node: string; from: number; to: number }>[],
): Promise<boolean> {
  const all = await Promise.all(begun);
  const failed = all.filter(({ wrong }) => wrong);
  const underWay = all.filter(({ node, endedAt, ms }) =>
    ends.some((end) => end.node === node && endedAt - ms < end.from && end.from < endedAt),
  );
  const seconds = all.map(({ ms }) => ms / 1000);
  console.log(
    `  ${failed.length} of ${all.length} imports failed (wanted 0), ` +
      `${Math.min(...seconds).toFixed(0)} to ${Math.max(...seconds).toFixed(0)} s each, ` +
      `${underWay.length} under way on a node that was asked to end`,
  );
  for (const { wrong, ms } of failed) console.log(`  after ${(ms / 1000).toFixed(1)} s: ${wrong}`);
  return failed.length > 0 || underWay.length === 0;
}

/** Failures with their time and node, and the lines of the nodes about it. */
function tellFailed(
  { at, what, status, node, text }: Failed,
  ends: readonly Readonly<{ node: string; from: number }>[],
  lines: readonly string[],
): void {
  const last = ends.findLast(({ from }) => from < at);
  const since = last ? `${Math.round(at - last.from)} ms after ${last.node} was asked to end` : '';
  console.log(`  ${what} ${status || ''} ${node} ${since}: ${text.slice(0, 200)}`);
  const id = /"request_id":"([^"]+)"/.exec(text)?.[1];
  for (const line of lines) if (id && line.includes(id)) console.log(`    ${line}`);
}

async function makePeople(company: number, port: number): Promise<Person[]> {
  const make = factories(db);
  const department = await make.makeDepartment(company);
  const people: Person[] = [];
  for (let n = 0; n < CALLERS; n += 1) {
    const { user_id } = await make.makeUser({ companies: [company] });
    const cookie = `emanet-${port}=${await openSession(db.system, user_id)}`;
    people.push({ cookie, department });
  }
  return people;
}

/** Asks one request after the other; what comes back is neither repeated nor forgiven. */
async function call(address: string, person: Person, counted: Count, end: AbortSignal) {
  const headers = { cookie: person.cookie, origin: address, 'content-type': 'application/json' };
  for (let n = 0; !end.aborted; n += 1) {
    const writes = n % WRITES === 0;
    const asked = writes
      ? fetch(`${address}${processingActivities.add.path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(activityBody(person.department, `Süreç ${randomUUID()}`)),
        })
      : fetch(`${address}/api/auth/session`, { headers });
    const failed = { at: performance.now(), what: writes ? 'POST' : 'GET', status: 0, node: '' };
    try {
      const answer = await asked;
      const text = await answer.text();
      if (answer.ok && writes) counted.added += 1;
      const node = answer.headers.get('x-node') ?? 'of the balancer';
      if (!answer.ok) counted.failed.push({ ...failed, status: answer.status, node, text });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      counted.failed.push({ ...failed, text: String(cause) });
    }
    counted.asked += 1;
    await sleep(PAUSE_MS);
  }
}
