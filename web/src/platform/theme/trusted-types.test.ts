import { expect, it } from 'vitest';
import { sheetText } from './trusted-types.ts';

it('lets sheets through and nothing with a tag', () => {
  expect(sheetText('@media (width >= 900px) { a > b { color: red } }')).toContain('color: red');
  expect(() => sheetText('<img src=x onerror=alert(1)>')).toThrow(TypeError);
});
