// `npm run faults -- poisoned`: a thousand companies in which every scheduled job has work, and rows of one
// of them that no statement may store. Each job must serve the 999 others, and its figure count the one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const test = 'server/test/jobs-of-companies.test.ts';
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', test, '--disable-console-intercept'],
  {
    ...{ cwd: root, stdio: 'inherit' },
    env: { ...process.env, COMPANIES: process.env.COMPANIES ?? '1000' },
  },
);
process.exitCode = status ?? 1;
