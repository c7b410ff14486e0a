import { run } from './run.mjs';

const linted = /\.(ts|tsx|js|mjs)$/;
/** Files that decide how every file is read. */
const decides =
  /(^|\/)(eslint\.[^/]+|tsconfig[^/]*\.json|package(-lock)?\.json|\.prettier[^/]*|\.editorconfig)$/;

/** Every file, as an argument of ESLint and Prettier. */
const all = ['.'];

/**
 * The files to lint and to format-check: locally those that differ from the main line, so that it
 * takes seconds, not minutes. All of them in continuous integration, outside a clone, and where a
 * file that all depend on differs.
 * @returns {Promise<{ lint: string[], format: string[] }>}
 */
export async function filesToCheck() {
  const changed = process.env.CI ? undefined : await changedFiles();
  return changed ? toCheck(changed) : { lint: all, format: all };
}

/** @param {string[]} changed */
export function toCheck(changed) {
  if (changed.some((file) => decides.test(file))) return { lint: all, format: all };
  return { lint: changed.filter((file) => linted.test(file)), format: changed };
}

/** Files that came or changed since the main line, committed or not; undefined outside a clone. */
async function changedFiles() {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = await git('merge-base', 'HEAD', main);
    if (!base[0]) continue;
    const changed = await git('diff', '--name-only', '--diff-filter=d', base[0]);
    return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
  }
  return undefined;
}

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.split('\n').filter((line) => line !== '') : [];
}
