import type { Proposal } from '@emanet/contract/questionnaires';
import { expect, it } from 'vitest';
import { begun, waysOf } from './choices.ts';

const proposal = (alan: string, deger: unknown, simdi: unknown, ayni = false): Proposal => ({
  ...{ alan, deger, simdi, ayni },
  yazi: '',
});

it('takes what fills a gap, adds to lists, and leaves what would overwrite', () => {
  const all = [
    proposal('bos', 'iki yıl', null),
    proposal('liste', ['b'], ['a']),
    proposal('dolu', 'iki yıl', 'beş yıl'),
    proposal('ayni', 'x', 'x', true),
  ];
  expect(begun(all)).toEqual({ bos: 'yerine', liste: 'ekle', dolu: 'birak', ayni: 'birak' });
  expect(all.map(waysOf)).toEqual([
    ['yerine', 'birak'],
    ['ekle', 'yerine', 'birak'],
    ['yerine', 'birak'],
    ['yerine', 'birak'],
  ]);
});
