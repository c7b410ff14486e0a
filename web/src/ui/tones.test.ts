import { expect, it } from 'vitest';
import { TONES, toneOf } from './tones.ts';

/** Relative luminance of a colour as `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('gives every company a colour on which white letters are read', () => {
  const given = new Set(Array.from({ length: 100 }, (_, id) => toneOf(id + 1)));
  expect([...given].toSorted()).toEqual([...TONES].toSorted());
  for (const hex of TONES) expect(1.05 / (luminance(hex) + 0.05), hex).toBeGreaterThan(4.5);
});

it('gives the same company the same colour, and the next another', () => {
  expect(toneOf(41)).toBe(toneOf(41));
  expect(toneOf(41)).not.toBe(toneOf(42));
});
