import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  ENGLISH,
  firstList,
  laterList,
  leanCode,
  leanList,
  NOTES,
  withoutExamples,
  withoutRows,
  withoutSources,
} from '../web/scripts/lean-contract.ts';

it('leaves out of an endpoint what the server alone reads', () => {
  const lean = leanCode(
    `export const calls = { list: endpoint({ summary: 'Liste', path: '/api/x', answers: z.string() }) };`,
  );
  expect(lean).toContain(`path: '/api/x'`);
  expect(lean).not.toMatch(/Liste|answers/);
  expect(leanCode(`export const add = calls.add({ summary: 'Ekle', body });`)).toMatch(
    /calls\.add\(\{ \.\.\.\{\}, body \}\)/,
  );
});

it('leaves out of rules the examples that their page alone shows', () => {
  const lean = withoutExamples(
    `const silent = []; export const rules = [{ kod: 'a', fires: [{ silent: 1 }, b.map((c) => ({ c }))], silent }];`,
  );
  expect(lean).toBe(
    `const silent = []; export const rules = [{ kod: 'a', fires: [], silent: [] }];`,
  );
});

it('leaves out of tables of the law the texts of their sources, and no pattern', () => {
  const table = `const rows = [{ yil: 5, kanun: 'VUK 253', kaynak: 'metin' }, { kanun: /VUK/u }];`;
  expect(withoutSources(table)).toBe(`const rows = [{ yil: 5,   }, { kanun: /VUK/u }];`);
});

it('keeps a list but not where it came from', () => {
  const list = { source: 'a book', items: [{ code: 'a', tr: 'A', purpose_tr: 'b' }] };
  expect(JSON.parse(leanList(JSON.stringify(list)))).toEqual({ items: [{ code: 'a', tr: 'A' }] });
});

it('parts a list into what a Turkish reader sees at once and what arrives later', () => {
  const item = { code: 'a', tr: 'A', en: 'B', note_tr: 'c', start_en: 'd', value: 1 };
  const list = JSON.stringify({ source: 'a book', items: [{ ...item, examples: [item] }] });
  expect(JSON.parse(firstList(list))).toEqual({
    items: [{ code: 'a', tr: 'A', value: 1, examples: [{ code: 'a', tr: 'A', value: 1 }] }],
  });
  const english = { en: 'B', start_en: 'd' };
  expect(JSON.parse(laterList(list, ENGLISH))).toEqual({
    items: [{ ...english, examples: [english] }],
  });
  const notes = { note_tr: 'c' };
  expect(JSON.parse(laterList(list, NOTES))).toEqual({ items: [{ ...notes, examples: [notes] }] });
});

it('sends of the sources of lines what a screen marks', () => {
  const items = [
    { code: 'a', source: 'general' },
    { code: 'b', source: 'law' },
  ];
  expect(JSON.parse(firstList(JSON.stringify({ items })))).toEqual({
    items: [{ code: 'a', source: 'general' }, { code: 'b' }],
  });
});

it('leaves out names that the server alone knows', () => {
  const names = path.join(import.meta.dirname, '../contract/src/law/service-names.ts');
  const left = withoutRows(readFileSync(names, 'utf8')).replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  expect(left.trim().split(/\n+/)).toEqual([
    "export const BY_NAMES: readonly string[] = ['rol_sorulur', 'yurt_disi_gorunuyor'];",
    'export const FURTHER_NAMES = {};',
    'export const FURTHER_CLOUDS = {};',
  ]);
});
