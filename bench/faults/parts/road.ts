// `npm run faults -- road`: 1,000 companies of the release of 2026-11-22, whose migrations were another
// line, come to today's and go back while people work: its node serves while the database is migrated,
// today's takes over, its own starts anew on today's tables, and today's again. Nobody may fail, nothing
// acknowledged may be missing, and the verifier must find every log whole.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../../server/src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { schemaFiles } from '../../../server/src/schema/write.ts';
import { startApp, type Running } from '../../api/servers.ts';
import { SEED } from '../release/seed.ts';
import { ROOT, unpackRelease } from '../release/tree.ts';
import { peopleOf, type Person } from '../release/people.ts';

/** The last commit of that day. */
const RELEASE = '4495e3a1d16cc5e8ee6d233d571b9625ef4cbc81';
const COMPANIES = Number(process.env.COMPANIES ?? 1000);
const RECORDS = COMPANIES * 100;
const PEOPLE = 20;
const SERVED_MS = 10_000;
const LONGEST_MS = 3_000;

await using release = await unpackRelease(RELEASE);
const { tree } = release;
const folder = await mkdtemp(join(tmpdir(), 'emanet-road-'));
const database = await startEmbedded({ dataDir: folder, log: createLog('error') });
const { url } = database;
const owner = new pg.Client({ connectionString: url });
await owner.connect();
try {
  const people = peopleOf(await seed());
  // It was made when that release was; its nodes are believed beside a database that is not new (0530).
  await owner.query("update schema_migrations set applied_at = '2026-11-22'");
  const settings = { LOG_LEVEL: 'error' };
  const lines: string[] = [];
  const before = () => startApp(url, folder, [], settings, { tree, lines });
  const today = () => startApp(url, folder, [], { ...settings, MIGRATE_AT_START: 'off' });

  const first = await before();
  await served('the release of 22.11.', first, () => sleep(SERVED_MS));
  let waits = 0;
  await served('it while the database is migrated', first, async () => {
    const began = performance.now();
    const done = await migrate(url, { onWait: () => (waits += 1) });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${done.length} migrations in ${seconds} s, ${waits} waits for a table`);
  });
  await served('it on the new tables', first, () => sleep(SERVED_MS));
  const second = await today();
  await served("today's", second, () => sleep(SERVED_MS));
  await first.stop();
  const third = await before();
  await served('back: its node, started anew', third, () => sleep(SERVED_MS));
  await second.stop();
  const fourth = await today();
  await served("today's again", fourth, () => sleep(SERVED_MS));
  await third.stop();
  await people.end();
  const missing = await people.missing(owner);
  console.log(
    `${missing.lost} of ${missing.kept} acknowledged lost, ${missing.doubled} doubled (wanted 0), ${missing.unlogged} without an entry (wanted 0)`,
  );
  if (missing.lost + missing.doubled + missing.unlogged > 0 || missing.kept === 0)
    process.exitCode = 1;
  await fourth.stop();
  verify();
  // A day later.
  await owner.query("update schema_migrations set applied_at = applied_at - interval '2 days'");
  console.log(
    `a day later: ${(await migrate(url)).join(', ')} (wanted the end of the logs of before)`,
  );
  const different = await differences();
  console.log(`${different.length} lines of the schema differ from a new database's (wanted 0)`);
  for (const line of different.slice(0, 20)) console.log(`  ${line}`);
  if (different.length > 0) process.exitCode = 1;
  verify();

  async function served(name: string, node: Running, work: () => Promise<unknown>): Promise<void> {
    const counted = await people.during(node.address, work);
    console.log(
      `${name}: ${counted.failed} of ${counted.asked} calls failed (wanted 0), answered after ${(counted.longest / 1000).toFixed(1)} s at most (wanted ≤ ${LONGEST_MS / 1000})`,
    );
    for (const [why, times] of counted.why) console.log(`  ${times} × ${why}`);
    for (const line of lines
      .splice(0)
      .filter((one) => one.startsWith('{'))
      .slice(0, 5))
      console.log(`  ${line.slice(0, 300)}`);
    if (counted.failed > 0 || counted.longest > LONGEST_MS || counted.asked === 0)
      process.exitCode = 1;
  }
} finally {
  await owner.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The data of the release before, made by its own code. */
async function seed(): Promise<Person[]> {
  const file = join(tree, 'bench/seed-of-road.ts');
  await writeFile(file, SEED);
  const words = [file, url, String(COMPANIES), String(RECORDS), String(PEOPLE)];
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    ...{ cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 },
  });
  if (status !== 0) throw new Error(stderr);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${COMPANIES} companies with ${RECORDS} activities made in ${seconds} s`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as Person[];
}

/** Lines of the readable schema that are there or in the repository alone; columns may stand in another order. */
async function differences(): Promise<string[]> {
  const schema = (await schemaFiles(url)).find(({ path }) => path.endsWith('.sql'));
  const wanted = await readFile(schema?.path ?? '', 'utf8');
  const [here, there] = [schema?.text ?? '', wanted].map((text) => text.split('\n').map(wordsOf));
  const alone = (some: readonly string[] = [], others: readonly string[] = []) => {
    const known = new Set(others);
    return some.filter((line) => !known.has(line));
  };
  return [
    ...alone(here, there).map((line) => `+ ${line}`),
    ...alone(there, here).map((line) => `- ${line}`),
  ];
}

function wordsOf(line: string): string {
  return line
    .split(/[\s,();]+/)
    .toSorted()
    .join(' ')
    .trim();
}

function verify(): void {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'server/src/verify-log/main.ts')],
    {
      ...{ cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 },
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, SECRET: 'x'.repeat(40) },
    },
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const said = `${stdout}${stderr}`.trim().split('\n');
  console.log(
    `verify-log: exit code ${status} (wanted 0) after ${seconds} s: ${said.slice(-3).join(' / ')}`,
  );
  if (status !== 0) {
    console.log(
      said
        .filter((line) => !/whole/.test(line))
        .slice(0, 20)
        .join('\n'),
    );
    process.exitCode = 1;
  }
}
