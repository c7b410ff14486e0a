import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { openSession } from '../../../server/src/features/auth/sessions.ts';
import { activityBody } from '../../../server/src/features/processing-activities/sample.ts';
import type { WholeDb } from '../../../server/src/platform/db.ts';
import { factories } from '../../../server/test/factories.ts';

const MOST_MS = 10_000;
const HEALED_MS = 30_000;

/** Milliseconds after which nobody fails any more, and within which everybody is answered. */
type Limits = Readonly<{ healedMs?: number; longestMs?: number }>;

type Outcome = Readonly<{ ok: boolean; id?: number }>;
type Headers = Record<string, string>;
type Call = () => Promise<Outcome>;

/** Callers of as many companies: some add records, the rest read. */
export async function callersOf(
  db: WholeDb,
  address: string,
  { writers, readers } = { writers: 10, readers: 10 },
): Promise<Call[]> {
  const make = factories(db);
  const callers: Call[] = [];
  for (let n = 0; n < writers + readers; n += 1) {
    const company = await make.makeCompany();
    const department = await make.makeDepartment(company);
    const { user_id } = await make.makeUser({ companies: [company] });
    const cookie = `emanet-${new URL(address).port}=${await openSession(db.system, user_id)}`;
    const headers = { cookie, origin: address };
    callers.push(
      n < writers ? () => add(address, headers, department) : () => read(address, headers),
    );
  }
  return callers;
}

async function read(address: string, headers: Headers): Promise<Outcome> {
  const { ok } = await fetch(`${address}${processingActivities.list.path}?limit=5`, { headers });
  return { ok };
}

async function add(address: string, headers: Headers, department: number): Promise<Outcome> {
  const answer = await fetch(`${address}${processingActivities.add.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(activityBody(department, `Süreç ${randomUUID()}`)),
  });
  if (!answer.ok) return { ok: false };
  const { data } = processingActivities.add.answers.parse(await answer.json());
  return { ok: true, id: data.id };
}

/**
 * Lets everybody call for `seconds`, with `fault` after the first of them, and prints what came of it:
 * every call answered within its limit, nobody failing after its limit, nothing lost that was
 * acknowledged, and no record stored twice.
 */
export async function measure(
  name: string,
  db: WholeDb,
  callers: readonly Call[],
  seconds: number,
  fault: () => Promise<void>,
  { healedMs = HEALED_MS, longestMs = MOST_MS }: Limits = {},
): Promise<void> {
  const stored: number[] = [];
  const counted = { asked: 0, failed: 0, before: 0, longest: 0, lastFailure: 0 };
  let faultAt = Infinity;
  const until = performance.now() + seconds * 1000;
  const run = async (call: Call) => {
    while (performance.now() < until) {
      const began = performance.now();
      const { ok, id } = await call().catch((): Outcome => ({ ok: false }));
      const now = performance.now();
      counted.asked += 1;
      counted.longest = Math.max(counted.longest, now - began);
      if (id !== undefined) stored.push(id);
      if (!ok) {
        counted.failed += 1;
        counted.lastFailure = now;
        if (now < faultAt) counted.before += 1;
      }
      await sleep(20);
    }
  };
  const running = Promise.all(callers.map(run));
  await sleep(1_000);
  faultAt = performance.now();
  await fault();
  await running;
  const { rows } = await sql<{ n: number; doubled: number }>`
    select count(*) filter (where id = any(${stored}::int[]))::int as n,
      (count(*) - count(distinct surec_ismi))::int as doubled
    from veri_harita where surec_ismi ~ '^Süreç [0-9a-f-]{36}$'`.execute(db.system);
  const lost = stored.length - (rows[0]?.n ?? 0);
  const doubled = rows[0]?.doubled ?? 0;
  const healed = Math.max(0, counted.lastFailure - faultAt);
  console.log(
    `${name}: ${counted.failed} of ${counted.asked} calls failed, ${counted.before} of them before the fault (wanted 0); ` +
      `answered after ${(counted.longest / 1000).toFixed(1)} s at most (wanted ≤ ${longestMs / 1000}); ` +
      `well after ${(healed / 1000).toFixed(1)} s (wanted ≤ ${healedMs / 1000}); ` +
      `${lost} of ${stored.length} acknowledged records lost, ${doubled} doubled (wanted 0)`,
  );
  const { before, longest } = counted;
  if (
    before > 0 ||
    longest > longestMs ||
    healed > healedMs ||
    lost + doubled > 0 ||
    stored.length === 0
  )
    process.exitCode = 1;
}
