// `npm run faults`: what fails around the application, made to fail; each part prints its figures and
// fails by itself. `npm run faults -- s3` runs one of them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const parts = readdirSync(join(import.meta.dirname, 'parts')).map((name) =>
  name.replace(/\.ts$/, ''),
);
const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !parts.includes(wanted))
  throw new Error(`no such part; there are ${parts.join(', ')}`);

for (const part of wanted === undefined ? parts : [wanted]) {
  console.log(`— ${part}`);
  const file = join(import.meta.dirname, 'parts', `${part}.ts`);
  if (spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
}
