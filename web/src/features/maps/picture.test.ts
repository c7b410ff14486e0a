import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from './labels.ts';
import { ratioFor } from './picture.ts';

describe('a picture', () => {
  it('is twice as sharp while browsers draw it, and never too large for them', () => {
    expect(ratioFor({ width: 1200, height: 2000 })).toBe(2);
    fc.assert(
      fc.property(
        fc.integer({ min: 800, max: 4000 }),
        fc.integer({ min: 200, max: 90_000 }),
        (width, height) => {
          const ratio = ratioFor({ width, height });
          expect(ratio).toBeGreaterThan(0);
          expect(Math.max(width, height) * ratio).toBeLessThanOrEqual(16_001);
          expect(width * height * ratio ** 2).toBeLessThanOrEqual(120_000_100);
        },
      ),
    );
  });
});

describe('a name too long for its box', () => {
  const fits = (most: number) => (text: string) => [...text].length <= most;

  it('is cut to what fits, with an ellipsis', () => {
    expect(shorten('Bordro', fits(6))).toBe('Bordro');
    expect(shorten('Bordro Hazırlanması', fits(8))).toBe('Bordro…');
    expect(shorten('Bordro', fits(0))).toBe('…');
  });

  it('loses no more than it must', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), fc.nat(50), (name, most) => {
        const cut = shorten(name, fits(most));
        if (fits(most)(name)) expect(cut).toBe(name);
        else if (most > 0) expect([...cut].length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
