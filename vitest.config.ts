import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { compileCache } from './scripts/run.mjs';

/** Tests that replace modules or parts of Node, or measure a process: each needs one of its own. */
const apart = [
  'server/src/platform/files/{full-disk,memory}.test.ts',
  'contract/src/records/rules/valid-from.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['server/test/global-setup.ts'],
    setupFiles: ['server/test/fuzz/seed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    // Processes that tests start read what Node compiled for the ones before.
    env: { TZ: 'Europe/Istanbul', NODE_COMPILE_CACHE: compileCache },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [
            '{contract,server,web}/src/**/*.test.{ts,tsx}',
            '{server/test,scripts,bench}/**/*.test.ts',
          ],
          exclude: process.env.SKIP_BENCH ? [...apart, 'bench/**'] : apart,
          // A module is read once for all files of a worker, not once a file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
