// `npm run bench`: what Emanet takes beside a floor on the same database, how it grows, and what
// single screens take. `--quick` measures the ratios only, `--write` writes them into the report all the
// same; `--only search` runs one part of `parts`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureGrowth } from './api/growth.ts';
import { measureMixed } from './api/mixed.ts';
import { measureOthers } from './api/others.ts';
import { measureRatios } from './api/ratios.ts';
import { openKept, PER_COMPANY } from './database.ts';
import { rounded } from './numbers.ts';
import { ratioRows, writeReport, type Results } from './report.ts';

const RECORDS = 100_000;
const ROUNDS = 3;
/** Parts that fill databases of tens of gigabytes, and run by their name alone. */
const HOURLONG = ['ten-thousand', 'years'];
const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    largest: { type: 'string', default: '1000000' },
    companies: { type: 'string' },
    years: { type: 'string' },
  },
});

const rounds = Number(flags.rounds ?? ROUNDS);

if (flags.only) runPart(flags.only);
else {
  const results = await measure();
  if (!flags.quick || flags.write) writeReport(results);
  if (!flags.quick) for (const part of parts()) if (!HOURLONG.includes(part)) runPart(part);
  if (flags.json) console.log(JSON.stringify(summary(results)));
}

async function measure(): Promise<Results> {
  const kept = await openKept({ companies: RECORDS / PER_COMPANY, records: RECORDS });
  try {
    const ratios = await measureRatios(kept, rounds, 1);
    print(ratioRows(ratios));
    if (flags.quick) return { ratios };
    const oneCompany = await measureRatios(kept, rounds, 1, true);
    print(ratioRows(oneCompany));
    const others = await measureOthers(kept);
    print(others);
    const mixed = await measureMixed(kept, Number(flags.minutes));
    print(mixed);
    await kept.close();
    const sizes = [10_000, RECORDS, Number(flags.largest)];
    const growth = await measureGrowth(
      sizes.map((records) => ({
        size: String(records),
        open: () => openKept({ companies: records / PER_COMPANY, records }),
      })),
    );
    print(growth);
    return { ratios, oneCompany, others, mixed, growth };
  } finally {
    await kept.close();
  }
}

/** Shows a result as soon as it is there, since the whole takes a while. */
function print(found: object): void {
  if (flags.json) return;
  if (Array.isArray(found)) console.table(found);
  else console.log(JSON.stringify(found));
}

/** The one line that a program reads. */
function summary({ ratios, growth }: Results) {
  return {
    ratios: Object.fromEntries(
      Object.entries(ratios.ratios).map(([kind, ratio]) => [kind, rounded(ratio)]),
    ),
    growth: growth?.factor ?? null,
    ms: Object.fromEntries(
      Object.entries(ratios.ms).map(([kind, { p50 }]) => [kind, rounded(p50)]),
    ),
  };
}

/** Parts that bring a database of their own: `list`, `map`, `search` and so on. */
function parts(): string[] {
  return readdirSync(join(import.meta.dirname, 'parts')).map((name) => name.replace(/\.ts$/, ''));
}

function runPart(name: string): void {
  if (!parts().includes(name)) throw new Error(`no such part; there are ${parts().join(', ')}`);
  const path = join(import.meta.dirname, 'parts', `${name}.ts`);
  console.log(`— ${name}`);
  const given = [
    ...(flags.rounds ? ['--rounds', flags.rounds] : []),
    ...(flags.write ? ['--write'] : []),
    ...(flags.companies ? ['--companies', flags.companies] : []),
    ...(flags.years ? ['--years', flags.years] : []),
  ];
  const { status } = spawnSync(process.execPath, ['--expose-gc', path, ...given], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
