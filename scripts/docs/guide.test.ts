import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node, root } from '../run.mjs';

/** Recipes in their order: uploads, jobs and screens build on the noun. */
const RECIPES = ['field', 'noun', 'upload', 'job-and-mail', 'rule', 'screen'];
const COMPILER = join(root, 'node_modules/typescript-7/bin/tsc');
const WORKSPACES = ['contract', 'server', 'web'];
/** Sources that the recipes change, and what their compilation reads. */
const COPIED = [...WORKSPACES, 'scripts', 'tsconfig.json', 'package.json'];

const page = (name: string) => readFileSync(join(root, 'docs/guide', `${name}.md`), 'utf8');
const diffOf = (name: string): string => {
  const [, diff] = /```diff\n([\s\S]*?)```/.exec(page(name)) ?? [];
  if (!diff) throw new Error(`docs/guide/${name}.md has no diff.`);
  return diff;
};

let copy = '';

function copySources(): void {
  const files = execFileSync('git', ['ls-files', '-z', ...COPIED], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), readFileSync(join(root, file)));
  }
  for (const place of ['', ...WORKSPACES]) linkPackages(place);
}

/** Packages are linked one by one, so that those of the house lead into the copy. */
function linkPackages(place: string): void {
  const from = join(root, place, 'node_modules');
  const to = join(copy, place, 'node_modules');
  const names = spawnSync('ls', ['-A', from], { encoding: 'utf8' }).stdout.split('\n');
  if (names.length <= 1) return;
  mkdirSync(to, { recursive: true });
  for (const name of names.filter((one) => one && one !== '@emanet'))
    symlinkSync(join(from, name), join(to, name));
  if (!readdirSync(from).includes('@emanet')) return;
  mkdirSync(join(to, '@emanet'));
  for (const name of WORKSPACES) symlinkSync(join(copy, name), join(to, '@emanet', name));
}

/** Applies a recipe to the copy; one line of context is enough, as neighbours come and go. */
function apply(name: string): void {
  const { status, stderr } = spawnSync('git', ['apply', '-C1', '-'], {
    cwd: copy,
    input: diffOf(name),
    encoding: 'utf8',
    // A folder inside another repository would be taken for a part of it.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(copy) },
  });
  expect({ name, status, stderr }).toMatchObject({ status: 0 });
}

/** Files that the compiler finds wrong. */
function wrongFiles(project: string): string[] {
  const { stdout } = spawnSync(
    node,
    [COMPILER, '-p', project, '--incremental', '--tsBuildInfoFile', join(copy, `${project}.info`)],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );
  const files = [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(files)].toSorted();
}

// Four compilations of the whole house: a local `npm test` leaves them to continuous integration.
describe.skipIf(process.env.SKIP_BENCH)('recipes of the guide', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'emanet-guide-'));
    copySources();
    const config = {
      extends: './tsconfig.json',
      include: ['contract/src', 'server'],
      exclude: ['**/*.test.ts'],
    };
    writeFileSync(join(copy, 'server.json'), JSON.stringify(config));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('apply one after the other and compile', { timeout: 600_000 }, () => {
    for (const name of RECIPES) apply(name);
    expect(wrongFiles('server.json')).toEqual([]);
    expect(wrongFiles('web')).toEqual([]);
  });

  it('name the files that a new register still lacks', { timeout: 600_000 }, () => {
    apply('register');
    const wrong = [...wrongFiles('server.json'), ...wrongFiles('web')];
    const [, list = ''] = /<!-- asked -->\n([\s\S]*?)<!-- end -->/.exec(page('register')) ?? [];
    const named = [...list.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file);
    expect([...new Set(wrong)].toSorted()).toEqual(named.toSorted());
  });
});
