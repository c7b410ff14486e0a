import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FIRST } from '../../../scripts/text-parts.ts';
import labels from '@emanet/contract/locales/labels.tr.json';
import tr from '../../locales/tr.json';

const SRC = path.join(import.meta.dirname, '../..');
/** Loaded before a list of a register is usable; the router's other screens bring all texts. */
const START = [
  'app/App.tsx',
  'app/shell/Shell.tsx',
  ...['processing-activities', 'supplier-transfers', 'public-transfers', 'assets'].map(
    (noun) => `features/${noun}/ListPage.tsx`,
  ),
].map((file) => path.join(SRC, file));

/** The modules that these bring along, without those that they load later. */
function reached(from: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const open = [...from];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    const code = readFileSync(file, 'utf8');
    found.set(file, code);
    for (const [, source = ''] of code.matchAll(/^(?:import|export|\}) .*?'(\.[^']+)';$/gm))
      open.push(path.join(path.dirname(file), source));
  }
  return found;
}

const holds = (key: string) =>
  FIRST.some((start) => key === start || key.startsWith(start.replace(/\.?$/, '.')));

it('the start has every text that the frame and the lists show at once', () => {
  const heads = Object.keys({ ...tr, ...labels }).join('|');
  const KEY = new RegExp(`['\`]((?:${heads})\\.\\w[\\w.]*)`, 'g');
  const files = reached(START);
  const missing = [...files].flatMap(([file, code]) =>
    [...code.matchAll(KEY)]
      .filter(([, key = '']) => !holds(key))
      .map(([, key]) => `${path.relative(SRC, file)}: ${key}`),
  );
  expect(files.size).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});
