import { describe, expect, it } from 'vitest';
import { addressOf, isLoopback, networkOf } from './network-address.ts';

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:C000:0207', '192.0.2.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('spelled %s is %s', (text, address) => {
    expect(addressOf(text)).toBe(address);
  });

  it.each(['', 'unknown', '192.0.2', '0300.1.2.3', '1', 'x'.repeat(7008), '192.0.2.7 ', '::1::'])(
    'is not read from %j',
    (text) => {
      expect(addressOf(text)).toBeUndefined();
    },
  );
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::5:6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('knows this machine by its names', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.0.1', '::1', '[::1]', 'app.localhost'])
    expect(isLoopback(host), host).toBe(true);
  for (const host of ['0.0.0.0', '::', '10.0.0.1', 'localhost.test', '127.0.0.1.test', ''])
    expect(isLoopback(host), host).toBe(false);
});
