import { afterEach, expect, it, vi } from 'vitest';
import { sheetText, threadAddress } from './trusted-types.ts';

it('lets sheets through and nothing with a tag', () => {
  expect(sheetText('@media (width >= 900px) { a > b { color: red } }')).toContain('color: red');
  expect(() => sheetText('<img src=x onerror=alert(1)>')).toThrow(TypeError);
});

afterEach(() => vi.unstubAllGlobals());

it('lets a thread of this site through and none from elsewhere', () => {
  vi.stubGlobal('location', new URL('https://emanet.test/dokumanlar'));
  expect(threadAddress('/assets/pdf.worker.js')).toBe('/assets/pdf.worker.js');
  for (const address of ['https://evil.test/assets/a.js', '/api/files/1', 'data:text/js,1'])
    expect(() => threadAddress(address)).toThrow(TypeError);
});
