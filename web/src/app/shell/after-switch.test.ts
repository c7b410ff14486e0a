import { expect, it } from 'vitest';
import { addressAfterSwitch } from './after-switch.ts';

it.each([
  ['/veri-isleme', '', '/veri-isleme'],
  ['/veri-isleme', '?kayit=12&sirala=-risk&departman=7', '/veri-isleme?sirala=-risk'],
  ['/envanter/guncelle/12', '', '/veri-isleme'],
  ['/envanter/varlik/guncelle/3', '?x=1', '/varlik-listesi'],
  ['/tablolar', '?sekme=verbis', '/tablolar?sekme=verbis'],
])('%s%s leads to %s', (path, search, to) => {
  expect(addressAfterSwitch(path, search)).toBe(to);
});
