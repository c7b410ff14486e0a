import { expect, it } from 'vitest';
import { opensSearch } from './keys.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...more,
});

it('is Ctrl+K, and ⌘K where there is a command key', () => {
  expect(opensSearch(pressed('k', { ctrlKey: true }), false)).toBe(true);
  expect(opensSearch(pressed('K', { ctrlKey: true }), false)).toBe(true);
  expect(opensSearch(pressed('k', { metaKey: true }), true)).toBe(true);
});

it('is nothing else, least of all what edits text on a Mac', () => {
  expect(opensSearch(pressed('k', { ctrlKey: true }), true)).toBe(false);
  expect(opensSearch(pressed('k', { metaKey: true }), false)).toBe(false);
  expect(opensSearch(pressed('k'), false)).toBe(false);
  expect(opensSearch(pressed('k', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(opensSearch(pressed('k', { ctrlKey: true, altKey: true }), false)).toBe(false);
  expect(opensSearch(pressed('j', { ctrlKey: true }), false)).toBe(false);
});
