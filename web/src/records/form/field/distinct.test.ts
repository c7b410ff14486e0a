import { expect, it } from 'vitest';
import { distinct } from './distinct.ts';

it('offers each name once, in Turkish order, and leaves out what is no name', () => {
  const used = [
    'Çınar A.Ş.',
    ' ışık Ltd. ',
    'IŞIK LTD.',
    'İnci A.Ş.',
    '',
    '  ',
    null,
    7,
    'Cem A.Ş.',
  ];
  expect(distinct(used)).toEqual(['Cem A.Ş.', 'Çınar A.Ş.', 'ışık Ltd.', 'İnci A.Ş.']);
});
