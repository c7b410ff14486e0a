// `npm run faults -- release`: the API tests of the release before, with its code, on today's tables. Its
// nodes serve on while the database is migrated. RELEASE names a commit; without it, it is the last one
// before the day of the newest migration.
import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { git, ROOT, unpackRelease } from '../release/tree.ts';

const MIGRATIONS = 'server/migrations';
/** Tests of what comes over HTTP; those of the platform are about its own files, processes and migrations. */
const TESTS = ['server/src/features', 'server/src/records', 'server/test/authorisation'];

const { RELEASE: ref = releaseBefore() } = process.env;
const only = process.argv.slice(2);
await using release = await unpackRelease(ref);
const { tree } = release;
const known = new Set(git('ls-tree', '--name-only', ref, `${MIGRATIONS}/`).split('\n'));
const now = git('ls-files', `${MIGRATIONS}/[0-9]*.sql`).split('\n');
console.log(`${now.filter((name) => !known.has(name)).length} migrations are newer`);
// Its tests migrate their database themselves: by today's files.
await rm(join(tree, MIGRATIONS), { recursive: true });
await cp(join(ROOT, MIGRATIONS), join(tree, MIGRATIONS), { recursive: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...(only.length > 0 ? only : TESTS)],
  { cwd: tree, stdio: 'inherit' },
);
if (status !== 0) process.exitCode = 1;

function releaseBefore(): string {
  const newest = ['log', '-1', '--diff-filter=A', '--date=short', '--format=%ad', '--'];
  const day = git(...newest, `${MIGRATIONS}/[0-9]*.sql`);
  return git('log', '-1', '--format=%H', `--before=${day} 00:00`);
}
