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
