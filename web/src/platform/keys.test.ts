import { describe, expect, it } from 'vitest';
import { actOf, KEYS } from './keys.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...more,
});

it('opens the palette by Ctrl+K, and by ⌘K where there is a command key', () => {
  expect(actOf('everywhere', pressed('k', { ctrlKey: true }), false)).toBe('palette');
  expect(actOf('everywhere', pressed('K', { ctrlKey: true }), false)).toBe('palette');
  expect(actOf('everywhere', pressed('k', { metaKey: true }), true)).toBe('palette');
});

it('means nothing else, least of all what edits text on a Mac', () => {
  for (const [event, mac] of [
    [pressed('k', { ctrlKey: true }), true],
    [pressed('k', { metaKey: true }), false],
    [pressed('k'), false],
    [pressed('k', { ctrlKey: true, shiftKey: true }), false],
    [pressed('k', { ctrlKey: true, altKey: true }), false],
    [pressed('/', { ctrlKey: true }), false],
  ] as const)
    expect(actOf('everywhere', event, mac)).toBeUndefined();
});

it('knows letters of either case and tells Shift apart where it matters', () => {
  expect(actOf('lists', pressed('J', { shiftKey: true }))).toBe('down');
  expect(actOf('lists', pressed('x'))).toBe('tick');
  expect(actOf('lists', pressed('X', { shiftKey: true }))).toBe('range');
  expect(actOf('lists', pressed('F10'))).toBeUndefined();
  expect(actOf('lists', pressed('F10', { shiftKey: true }))).toBe('menu');
  expect(actOf('lists', pressed('e', { ctrlKey: true }))).toBeUndefined();
  // Shift makes a question mark on most keyboards.
  expect(actOf('everywhere', pressed('?', { shiftKey: true }))).toBe('keys');
});

describe('the table of keys', () => {
  it.each(Object.entries(KEYS))('gives no key of %s two meanings', (_place, acts) => {
    const all = Object.values(acts).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
