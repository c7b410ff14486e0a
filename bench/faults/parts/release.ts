// `npm run faults -- release`: the API tests of the release before, with its code, on today's tables. Its
// nodes serve on while the database is migrated. RELEASE names a commit; without it, it is the last one
// before the day of the newest migration.
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const MIGRATIONS = 'server/migrations';
/** Tests of what comes over HTTP; those of the platform are about its own files, processes and migrations. */
const TESTS = ['server/src/features', 'server/src/records', 'server/test/authorisation'];

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

const { RELEASE: ref = releaseBefore() } = process.env;
const only = process.argv.slice(2);
const tree = await mkdtemp(join(tmpdir(), 'emanet-release-'));
try {
  console.log(git('log', '-1', '--format=%h of %ad: %s', '--date=short', ref));
  const archive = execFileSync('git', ['archive', ref], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  await install();
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
} finally {
  await rm(tree, { recursive: true, force: true });
}

function releaseBefore(): string {
  const newest = ['log', '-1', '--diff-filter=A', '--date=short', '--format=%ad', '--'];
  const day = git(...newest, `${MIGRATIONS}/[0-9]*.sql`);
  return git('log', '-1', '--format=%H', `--before=${day} 00:00`);
}

/** Packages as its lock file names them: those that are here, when it is the same. */
async function install(): Promise<void> {
  const lock = 'package-lock.json';
  const same = (await readFile(join(tree, lock))).equals(await readFile(join(ROOT, lock)));
  const [program, ...args] = same
    ? ['cp', '-a', join(ROOT, 'node_modules'), tree]
    : ['npm', 'ci', '--include=dev', '--include=optional', '--loglevel=error'];
  execFileSync(program ?? '', args, { cwd: tree, stdio: 'inherit' });
}
