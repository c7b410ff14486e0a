import { expect, it } from 'vitest';
import { addTexts, translator } from './translate.ts';

const [tr, en] = [translator('tr'), translator('en')];
const GROUP = {
  rows_zero: 'no rows',
  rows_one: '{{count, number}} row of {{name}}',
  rows_other: '{{count, number}} rows of {{name}}',
  title: 'Rows',
};
addTexts('en', { ui: structuredClone(GROUP) });
addTexts('tr', {
  ui: { rows_one: '{{count, number}} satır', rows_other: '{{count, number}} satır' },
});

const rows = (count: number, t = en) => t('ui.rows', { count, name: 'A', defaultValue: '' });

it('chooses the form of a sentence by its count, in the numbers of its language', () => {
  expect([0, 1, 1234].map((count) => rows(count))).toEqual([
    'no rows',
    '1 row of A',
    '1,234 rows of A',
  ]);
  expect([0, 1234].map((count) => rows(count, tr))).toEqual(['0 satır', '1.234 satır']);
});

it('adds groups to those that are there', () => {
  addTexts('en', { ui: { more: '{{text}} and {{none}}' } });
  expect(en('ui.more', { text: '$& {{none}}', defaultValue: '' })).toBe('$& {{none}} and ');
  expect(en('ui.title', { defaultValue: '' })).toBe('Rows');
});

it('answers a key without a sentence as it is, or with what is said instead', () => {
  expect(en('ui.nothing', { defaultValue: 'instead' })).toBe('instead');
  expect(tr('common.close')).toBe('common.close');
});
