import { run } from './run.mjs';

const linted = /\.(ts|tsx|js|mjs)$/;
/** Files that decide how every file is read. */
const decides = /(^|\/)(eslint\.[^/]+|tsconfig[^/]*\.json|package(-lock)?\.json)$/;

/**
 * The files to lint: locally those that differ from the main line, so that a lint takes seconds, not
 * minutes. All of them in continuous integration, where nothing differs, and where a file
 * that all depend on does.
 * @returns {Promise<string[]>}
 */
export async function filesToLint() {
  return process.env.CI ? ['.'] : toLint(await changedFiles());
}

/**
 * @param {string[]} changed
 * @returns {string[]}
 */
export function toLint(changed) {
  if (changed.length === 0 || changed.some((file) => decides.test(file))) return ['.'];
  return changed.filter((file) => linted.test(file));
}

/** Files that came or changed since the main line, committed or not; none outside a clone. */
async function changedFiles() {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = await git('merge-base', 'HEAD', main);
    if (!base[0]) continue;
    const changed = await git('diff', '--name-only', '--diff-filter=d', base[0]);
    return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
  }
  return [];
}

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.split('\n').filter((line) => line !== '') : [];
}
