// `npm run faults`: what fails around the application, made to fail; each part prints its figures and
// fails by itself. `npm run faults -- s3` runs one of them; with `--seeded` a part, or all, must fail on a
// copy of the tree with a defect that it is there for.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFECTS, failsOnDefect } from './seeded.ts';

const { values, positionals } = parseArgs({
  options: { seeded: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const parts = values.seeded
  ? Object.keys(DEFECTS)
  : readdirSync(join(import.meta.dirname, 'parts')).map((name) => name.replace(/\.ts$/, ''));
const unknown = positionals.filter((part) => !parts.includes(part));
if (unknown.length > 0) throw new Error(`no such part; there are ${parts.join(', ')}`);

for (const part of positionals.length > 0 ? positionals : parts) {
  console.log(`— ${part}`);
  const holds = values.seeded
    ? failsOnDefect(part)
    : spawnSync(process.execPath, [join(import.meta.dirname, 'parts', `${part}.ts`)], {
        stdio: 'inherit',
      }).status === 0;
  if (!holds) process.exitCode = 1;
}
