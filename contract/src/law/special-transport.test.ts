import { expect, it } from 'vitest';
import { codesOf } from '../lookups.ts';
import { WAYS } from './special-transport.ts';

it('answers every way of transfer with a measure of the list, or none, and its source', () => {
  expect(Object.keys(WAYS).toSorted()).toEqual(codesOf('aktarim_yontemi').toSorted());
  for (const { tedbir, kaynak, dayanak } of Object.values(WAYS)) {
    if (tedbir !== null) expect(codesOf('alinan_tedbirler')).toContain(tedbir);
    expect(['metin', 'yorum']).toContain(kaynak);
    expect(dayanak).toContain('2018/10');
  }
});
