import { expect, it } from 'vitest';
import { readXml } from './xml.ts';

it.each([
  ['tag', '<c r="'],
  ['text', '<t>'],
  ['comment', '<!--'],
])('a %s that never ends is refused before much of it is read', async (_, begin) => {
  let read = 0;
  const endless = async function* () {
    yield Buffer.from(`<?xml version="1.0"?><sheet>${begin}`);
    for (; read < 100; read++) yield Buffer.alloc(1024 * 1024, 'a');
  };
  await expect(readXml(endless(), {})).rejects.toMatchObject({ code: 'SHEET_TOO_MUCH' });
  expect(read).toBeLessThan(4);
});
