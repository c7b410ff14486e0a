import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

export const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

/**
 * The files of a commit with their packages, in a folder that goes when its caller is done. RELEASE_TREE
 * names one that is there already and stays.
 */
export async function unpackRelease(ref: string) {
  const { RELEASE_TREE } = process.env;
  if (RELEASE_TREE) return { tree: RELEASE_TREE, [Symbol.asyncDispose]: () => Promise.resolve() };
  console.log(git('log', '-1', '--format=%h of %ad: %s', '--date=short', ref));
  const tree = await mkdtemp(join(tmpdir(), 'emanet-release-'));
  const archive = execFileSync('git', ['archive', ref], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  await install(tree);
  return {
    tree,
    [Symbol.asyncDispose]: () => rm(tree, { recursive: true, force: true }),
  };
}

/** Packages as its lock file names them: those that are here, when it is the same. */
async function install(tree: string): Promise<void> {
  const lock = 'package-lock.json';
  const same = (await readFile(join(tree, lock))).equals(await readFile(join(ROOT, lock)));
  const [program, ...args] = same
    ? ['cp', '-a', join(ROOT, 'node_modules'), tree]
    : ['npm', 'ci', '--include=dev', '--include=optional', '--loglevel=error'];
  execFileSync(program ?? '', args, { cwd: tree, stdio: 'inherit' });
}
