import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['server/test/global-setup.ts'],
    include: [
      '{contract,server,web}/src/**/*.test.{ts,tsx}',
      '{server/test,scripts,bench}/**/*.test.ts',
    ],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { TZ: 'Europe/Istanbul' },
  },
});
