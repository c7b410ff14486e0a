import { expect, it } from 'vitest';
import { attendedText } from './sessions.ts';

it.each([
  [0, 0, '–'],
  [0, 12, '– / 12'],
  [3, 12, '3 / 12'],
])('%i of %i who attended read %s', (katilan, listede, text) => {
  expect(attendedText({ katilan, listede })).toBe(text);
});
