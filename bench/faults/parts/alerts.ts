// `npm run faults -- alerts`: faults are seeded into a node one by one, its figures are read before and
// after, and promtool (package `prometheus`) evaluates the shipped rules over them: each fault must fire
// its alert and no other, and each alert must have its fault.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULT_AT_MINUTE, seriesOf } from '../alerts/series.ts';
import { SEEDS, type Seed } from '../alerts/seeds.ts';
import { openCluster } from '../alerts/watched-node.ts';
import { need } from '../../packages.ts';

const RULES = join(import.meta.dirname, '../../../deploy/alerts.yml');
/** Minutes of the fault in which its alert must fire at least once, and another never. */
const LOOKED_AT = Array.from({ length: 25 }, (_, minute) => minute + 1);

need('promtool');
const alerts = [...(await readFile(RULES, 'utf8')).matchAll(/- alert: (\w+)/g)].map(
  ([, one]) => one,
);
const without = alerts.filter(
  (one) => !Object.values(SEEDS).some(({ fires }) => fires.includes(one ?? '')),
);
if (without.length > 0) fail(`no fault for ${without.join(', ')}`);
const cluster = await openCluster();
const folder = await mkdtemp(join(tmpdir(), 'emanet-promtool-'));
let right = 0;
try {
  for (const [name, seed] of Object.entries(SEEDS)) {
    const found = await firedBy(name, seed);
    const ok = found.join() === seed.fires.join();
    console.log(
      `${name}: ${found.join(', ') || 'none'}${ok ? '' : ` (wanted ${seed.fires.join(', ') || 'none'})`}`,
    );
    if (ok) right += 1;
    else process.exitCode = 1;
  }
} finally {
  await cluster.close();
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `${right} of ${Object.keys(SEEDS).length} faults fire their alert and no other (wanted all)`,
);

function fail(message: string): void {
  console.log(message);
  process.exitCode = 1;
}

/** Names of the alerts that fire while a node has a fault. */
async function firedBy(name: string, { seed, whileScraped, goesOn, gone }: Seed) {
  const node = await cluster.openNode();
  try {
    for (let n = 0; n < 20; n += 1) await node.read();
    const well = await node.scrape();
    await seed?.(node);
    const during = whileScraped?.(node);
    const fault = gone ? undefined : await node.scrape();
    await during;
    if (goesOn) await seed?.(node);
    const next = goesOn ? await node.scrape() : fault;
    return await evaluate(name, seriesOf(well, fault, next));
  } finally {
    await node.close();
  }
}

/** promtool fails where an alert fires that it was not told of, and names it. */
async function evaluate(name: string, input_series: unknown): Promise<string[]> {
  const expr = 'group by (alertname) (ALERTS{alertstate="firing"})';
  const test = {
    rule_files: [RULES],
    evaluation_interval: '1m',
    tests: [
      {
        ...{ name, interval: '15s', input_series },
        promql_expr_test: LOOKED_AT.map((minute) => ({
          ...{ expr, eval_time: `${FAULT_AT_MINUTE + minute}m` },
          exp_samples: [],
        })),
      },
    ],
  };
  const file = join(folder, 'test.yml');
  await writeFile(file, JSON.stringify(test));
  const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
    encoding: 'utf8',
  });
  const said = stdout + stderr;
  const found = [...said.matchAll(/alertname=\\?"(\w+)\\?"/g)].map(([, one]) => one ?? '');
  if (found.length === 0 && !said.includes('SUCCESS')) throw new Error(said);
  return [...new Set(found)].toSorted();
}
