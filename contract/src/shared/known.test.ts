import { expect, it } from 'vitest';
import { agreed, allOf, anyOf, complete, known, opposite } from './known.ts';

it('takes only an answer for a yes or a no', () => {
  expect([true, false, null, undefined].map(known)).toEqual([
    'evet',
    'hayir',
    'bilinmiyor',
    'bilinmiyor',
  ]);
  expect((['evet', 'hayir', 'bilinmiyor'] as const).map(opposite)).toEqual([
    'hayir',
    'evet',
    'bilinmiyor',
  ]);
});

it('calls all, any and none of nothing a question', () => {
  expect([allOf([]), anyOf([]), complete(0, 0)]).toEqual(Array(3).fill('bilinmiyor'));
  expect([complete(0, 2), complete(2, 2)]).toEqual(['hayir', 'evet']);
});

it('lets a no decide over all and a yes over any, whatever else is unknown', () => {
  expect(allOf(['evet', 'bilinmiyor', 'hayir'])).toBe('hayir');
  expect(allOf(['evet', 'bilinmiyor'])).toBe('bilinmiyor');
  expect(allOf(['evet'])).toBe('evet');
  expect(anyOf(['hayir', 'bilinmiyor', 'evet'])).toBe('evet');
  expect(anyOf(['hayir', 'bilinmiyor'])).toBe('bilinmiyor');
  expect(anyOf(['hayir'])).toBe('hayir');
});

it('needs a record’s own answer and its linked records to agree', () => {
  expect(agreed('hayir', 0)).toBe('hayir');
  expect(agreed('evet', 1)).toBe('evet');
  expect(agreed('bilinmiyor', 1)).toBe('evet');
  expect([agreed('evet', 0), agreed('hayir', 1), agreed('bilinmiyor', 0)]).toEqual(
    Array(3).fill('bilinmiyor'),
  );
});
