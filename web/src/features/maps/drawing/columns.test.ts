import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amplyWide, columnsIn, metricsFor, SIDE } from './columns.ts';

const WIDE = metricsFor(false);
const anyWanted = fc.array(fc.integer({ min: 30, max: 700 }), { minLength: 4, maxLength: 4 });

describe('the columns of a map', () => {
  it('are as wide as the picture where names are short', () => {
    const { widths, lefts } = columnsIn(WIDE, [90, 120, 100, 60], 1040);
    expect(widths).toEqual(WIDE.widths);
    expect(lefts[0]).toBe(SIDE);
  });

  it('show every name whole where there is room, and never more than a long one may take', () => {
    fc.assert(
      fc.property(anyWanted, fc.integer({ min: 0, max: 1500 }), (wanted, more) => {
        const { widths, width } = columnsIn(WIDE, wanted, amplyWide(WIDE, wanted) + more);
        widths.forEach((one, at) =>
          expect(one).toBeGreaterThanOrEqual(Math.min(wanted[at] ?? 0, WIDE.most) - 0.001),
        );
        expect(width).toBeCloseTo(amplyWide(WIDE, wanted) + more);
      }),
    );
  });

  it('take from the lines before they cut a name, and then from all names alike', () => {
    const wanted = [240, 300, 220, 60];
    const tight = columnsIn(WIDE, wanted, 240 + 300 + 220 + 132 + 168 + 2 * SIDE);
    expect(tight.widths).toEqual([240, 300, 220, 132]);
    const { widths } = columnsIn(WIDE, wanted, 900);
    expect(widths[0]).toBeLessThan(240);
    expect(widths[1]).toBeLessThan(300);
    expect(widths[3]).toBeGreaterThanOrEqual(60);
  });

  it('cut no name where the map has to be scrolled anyhow', () => {
    const wanted = [140, 160, 150, 90];
    const { widths, width } = columnsIn(metricsFor(true), wanted, 358);
    expect(widths).toEqual([140, 160, 150, 104]);
    expect(width).toBeGreaterThan(358);
  });
});
