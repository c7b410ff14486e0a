import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMAND_NAMES, USAGE } from '../../server/src/admin/run.ts';
import { SETTINGS } from '../../server/src/platform/start/config.ts';
import { SETTING_NOTES } from '../../server/src/platform/start/setting-notes.ts';
import { root } from '../run.mjs';
import { generated } from './pages.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const PAGES = globSync(['*.md', 'docs/**/*.md', 'server/src/features/*/README.md'], { cwd: root });

/** Most lines of pages that a newcomer reads first. */
const MOST_LINES = { 'README.md': 150, 'docs/architecture.md': 200, 'docs/known-gaps.md': 40 };

it('pages made from the code are current; npm run docs writes them', async () => {
  const stale = (await generated()).filter(([file, text]) => read(file) !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});

it('each setting is explained once, and no note explains a setting that is gone', () => {
  const noted = Object.values(SETTING_NOTES).flatMap((notes) => Object.keys(notes));
  expect(noted.toSorted()).toEqual([...SETTINGS].toSorted());
});

it('the usage of npm run admin names each of its commands', () => {
  const lines = USAGE.split('\n').map((line) => line.trim());
  const unnamed = COMMAND_NAMES.filter(
    (name) => !lines.some((line) => line === name || line.startsWith(`${name} `)),
  );
  expect(COMMAND_NAMES.length).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});

it.each(Object.entries(MOST_LINES))('%s has at most %d lines', (file, most) => {
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

it('no line of the README is too long for a screen', () => {
  expect(
    read('README.md')
      .split('\n')
      .filter((line) => line.length > 200),
  ).toEqual([]);
});

it('every link of a page leads to a file', () => {
  const links = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
      ([, target = '']) => ({ page, target, path: join(dirname(page), target) }),
    ),
  );
  expect(links.length).toBeGreaterThan(200);
  const broken = links.filter(({ path }) => !existsSync(join(root, path)));
  expect(broken.map(({ page, target }) => `${page}: ${target}`)).toEqual([]);
});

it('the code that the README shows is the code of the files that it names', () => {
  const [, block = ''] = /```ts\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
  const parts = block.split(/^\/\/ (?=\S+\/\S+\.tsx?$)/m).filter((part) => part.trim() !== '');
  expect(parts.length).toBe(4);
  const invented = parts.filter((part) => {
    const [file = '', ...lines] = part.trimEnd().split('\n');
    return !read(file).includes(lines.join('\n'));
  });
  expect(invented).toEqual([]);
});

it('the folders and addresses that the README names are there', () => {
  const readme = read('README.md');
  const paths = [
    ...readme.matchAll(/`((?:contract|server|web|e2e|bench|deploy|scripts)\/[\w./-]*)`/g),
  ];
  expect(paths.length).toBeGreaterThan(10);
  expect(
    paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path))),
  ).toEqual([]);
  const router = [
    'web/src/app/router.tsx',
    'web/src/app/further-screens.ts',
    'contract/src/records/registers.ts',
  ]
    .map(read)
    .join('');
  const addresses = [...readme.matchAll(/(?:at|and) `(\/[a-z-]+)`/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((path) => !router.includes(path) && path !== '/login')).toEqual([]);
});
