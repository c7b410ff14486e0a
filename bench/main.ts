// `npm run bench`: what Emanet takes, beside a floor on the same database.
import { parseArgs } from 'node:util';
import { openKept } from './database.ts';
import { measureRatios } from './api/ratios.ts';
import { rounded } from './numbers.ts';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    'one-company': { type: 'boolean', default: false },
  },
});
const kept = await openKept({ companies: 100, records: 100_000 });
try {
  const { ratios, ms } = await measureRatios(
    kept,
    Number(flags.rounds),
    Number(flags.seconds),
    flags['one-company'],
  );
  console.table(
    Object.fromEntries(
      Object.entries(ms).map(([kind, one]) => [
        kind,
        {
          ratio: rounded(ratios[kind as keyof typeof ratios]),
          ...Object.fromEntries(Object.entries(one).map(([name, value]) => [name, rounded(value)])),
        },
      ]),
    ),
  );
} finally {
  await kept.close();
}
