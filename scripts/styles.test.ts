import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'web', 'src');

// The build turns it into variables that only the public site sets: here it would be no colour.
it('no sheet of the application uses light-dark()', () => {
  const sheets = globSync('{app,ui,records,features}/**/*.css', { cwd: SOURCES });
  expect(sheets.length).toBeGreaterThan(10);
  const using = sheets.filter((one) =>
    readFileSync(join(SOURCES, one), 'utf8').includes('light-dark('),
  );
  expect(using).toEqual([]);
});

// Sizes, spaces and breaks come from the theme's tokens; a long sheet says what the kit should say.
it('no sheet of the web is long, and all of them hold few lines and sizes in pixels', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCES });
  expect(sheets.length).toBeGreaterThan(100);
  const texts = sheets.map((one) => [one, readFileSync(join(SOURCES, one), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.split('\n').length > 121).map(([one]) => one)).toEqual([]);
  const lines = texts.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(6_490);
  const sizes = texts.flatMap(([, text]) => text.match(/[\d.]+px/g) ?? []);
  expect(sizes.length).toBeLessThanOrEqual(300);
});
