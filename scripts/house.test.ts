import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const MOST_IN_A_FOLDER = 30;
/** Folders that hold one file for each noun. */
const NOUNS = ['contract/src', 'e2e'];
const MOST_PIXELS = 300;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|js|css)$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('no folder holds more source files than one looks through', () => {
  const folders = Map.groupBy(files, dirname);
  const full = [...folders].filter(
    ([folder, inside]) => !NOUNS.includes(folder) && inside.length > MOST_IN_A_FOLDER,
  );
  expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

it('style sheets take their sizes from the tokens', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const pixels = sheets.flatMap((file) => read(file).match(/\b[\d.]+px\b/g) ?? []);
  expect(pixels.length).toBeLessThanOrEqual(MOST_PIXELS);
});

it('no code of the browser calls a schema of the contract, which is recorded there and checks nothing', () => {
  const callers = files.filter(
    (file) =>
      /^(?:web|contract)\/src\//.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /\.safeParse\(/.test(read(file)),
  );
  expect(callers).toEqual(['web/src/ui/form/problems.ts']);
});

it('no file imports itself by way of others', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  expect(imports.get('server/src/app.ts')?.length).toBeGreaterThan(5);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

/** Files of the repository that a file imports; types alone are gone when it runs. */
function importsOf(file: string): string[] {
  const statements = read(file).matchAll(
    /(?:^|\n)(?:import|export)(?! type)[^;'"]*?from '([^']+)'|import\(\s*'([^']+)'/g,
  );
  return [...statements]
    .map(([, named = '', lazy = '']) => named || lazy)
    .map((name) => name.replace(/^@emanet\/contract\/(.+?)(\.json)?$/, '/contract/src/$1.ts'))
    .filter((name) => /^[./]/.test(name))
    .map((name) => (name.startsWith('/') ? name.slice(1) : normalize(join(dirname(file), name))));
}
