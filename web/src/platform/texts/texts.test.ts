import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { closureOf, KEYS, partOf, partsFor } from '../../../scripts/text-parts.ts';
import labels from '@emanet/contract/locales/labels.tr.json';
import tr from '../../locales/tr.json';

const SRC = path.join(import.meta.dirname, '../..');
const codeOf = (file: string) => readFileSync(file, 'utf8');
/** Modules that some module loads later, such as screens and dialogs. */
const LATER = globSync('{app,features,nouns,platform,records,ui}/**/*.{ts,tsx}', { cwd: SRC })
  .filter((name) => !name.includes('.test.'))
  .flatMap((name) =>
    [...codeOf(path.join(SRC, name)).matchAll(/import\('(\.[^']+\.tsx?)'\)/g)].map(
      ([, source = '']) => path.join(SRC, path.dirname(name), source),
    ),
  );

/** Keys that a module writes out whole. */
const keysIn = (file: string) =>
  [...codeOf(file).matchAll(/'([a-z]\w*(?:\.\w+)+)'/gi)].flatMap(([, key = '']) =>
    KEYS.has(key) ? [key] : [],
  );

it('brings each part loaded later with the texts that its modules name', () => {
  expect(new Set(LATER).size).toBeGreaterThan(100);
  const missing = LATER.flatMap((file) => {
    const parts = ['start', ...partsFor(file)];
    return [...closureOf([file])]
      .filter((one) => /\.tsx?$/.test(one))
      .flatMap(keysIn)
      .filter((key) => !parts.includes(partOf(key)))
      .map((key) => `${path.relative(SRC, file)}: ${key}`);
  });
  expect(missing).toEqual([]);
});

it('gives a screen the texts of its own feature, not those of others', () => {
  const parts = partsFor(path.join(SRC, 'features/texts/TextPage.tsx'));
  expect(parts).toContain('texts');
  expect(parts).not.toContain('training');
  expect(partsFor(path.join(SRC, 'features/assets/ListPage.tsx'))).toEqual(['names']);
});

it('finds every text in code by its key, or by the beginning of it', () => {
  // Labels that the server alone says are in no code of the browser.
  const own = [...KEYS].filter((key) => holds(tr, key) && !holds(labels, key));
  expect(own.length).toBeGreaterThan(1500);
  expect(own.filter((key) => partOf(key) === 'nowhere')).toEqual([]);
});

function holds(texts: object, key: string): boolean {
  let at: unknown = texts;
  for (const name of key.split('.')) {
    if (typeof at !== 'object' || at === null) return false;
    at = Reflect.get(at, name) ?? Reflect.get(at, `${name}_other`);
  }
  return typeof at === 'string';
}
