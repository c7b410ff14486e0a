import { describe, expect, it } from 'vitest';
import { inRanges, madeAddress, rangesOf, readRanges, writeRanges } from './ranges.ts';

describe('records in an address', () => {
  it('are ranges, whatever their order', () => {
    expect(rangesOf([9, 4, 5, 6, 12, 5])).toEqual([
      [4, 6],
      [9, 9],
      [12, 12],
    ]);
    expect(madeAddress('/veri-isleme', [4, 5, 9])).toBe('/veri-isleme?kayitlar=4-5%2C9');
    expect(madeAddress('/veri-isleme', [])).toBe('/veri-isleme');
  });
  it('come back as they were written, and nonsense is left out', () => {
    expect(
      readRanges(
        writeRanges([
          [4, 6],
          [9, 9],
        ]),
      ),
    ).toEqual([
      [4, 6],
      [9, 9],
    ]);
    expect(readRanges('x,4-,-3,7,1-2-3')).toEqual([[7, 7]]);
  });
  it('hold what lies between their ends', () => {
    expect([3, 4, 6, 7].map((id) => inRanges([[4, 6]], id))).toEqual([false, true, true, false]);
  });
});
