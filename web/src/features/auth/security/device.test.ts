import { expect, it } from 'vitest';
import { isHandheld, ownDevice } from './device.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142 Mobile', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'Mac'],
  ['curl/8', ''],
])('%s is called %s', (agent, name) => expect(ownDevice(agent)).toBe(name));

it('tells telephones from computers', () => {
  expect(['Safari 19, iOS', 'Chrome 142, Windows', null].map(isHandheld)).toEqual([
    true,
    false,
    false,
  ]);
});
