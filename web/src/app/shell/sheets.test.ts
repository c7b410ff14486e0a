import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../..');
const CORE = dirname(dirname(fileURLToPath(import.meta.resolve('@mantine/core'))));
const COMPONENTS = join(CORE, 'esm/components');

const textOf = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/** Components that the sources take from the library. */
const used = new Set(
  globSync('**/*.{ts,tsx}', { cwd: SRC }).flatMap((file) =>
    matches(textOf(join(SRC, file)), /import \{([^}]*)\} from '@mantine\/core'/g).flatMap((names) =>
      names.split(',').flatMap((name) => name.trim().split(' as ')[0] ?? []),
    ),
  ),
);

/** Names of the sheets of a component and of those that it is made of. */
function sheetsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const from of matches(textOf(file), /from "(\.[^"]+)"/g))
    sheetsOf(resolve(dirname(file), from), seen);
  return seen;
}

it('brings the sheet of every component that is drawn, and of what it is made of', () => {
  const seen = new Set<string>();
  for (const name of used) sheetsOf(join(COMPONENTS, name, `${name}.mjs`), seen);
  const wanted = [...seen]
    .map((file) => basename(file))
    .filter((name) => name.endsWith('.module.mjs'))
    .map((name) => name.replace('.module.mjs', '.layer.css'))
    .filter((name) => existsSync(join(CORE, 'styles', name)));
  // Most come in three files; what one screen alone draws may bring its own.
  const brought = globSync('**/*.{ts,tsx}', { cwd: SRC }).flatMap((file) =>
    matches(textOf(join(SRC, file)), /^import '@mantine\/core\/styles\/([^']+)'/gm),
  );
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((name) => !brought.includes(name))).toEqual([]);
});
