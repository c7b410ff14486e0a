import { expect, it } from 'vitest';
import { isMersisNumber, isTaxNumber, taxNumberIn } from './company-numbers.ts';

it.each(['0010010010', '4840847211', '10000000146'])('%s is a tax number', (text) => {
  expect(isTaxNumber(text)).toBe(true);
});

it('every digit of a tax number counts', () => {
  for (let at = 0; at < 10; at += 1) {
    const digits = [...'4840847211'];
    digits[at] = String((Number(digits[at]) + 1) % 10);
    expect(isTaxNumber(digits.join('')), `digit ${at}`).toBe(false);
  }
});

it.each(['', '484084721', '48408472110', '484084721a', '10000000145'])('%j is none', (text) => {
  expect(isTaxNumber(text)).toBe(false);
});

it('a MERSİS number holds a tax number', () => {
  expect(isMersisNumber('0484084721100018')).toBe(true);
  expect(taxNumberIn('0484084721100018')).toBe('4840847211');
  expect(isMersisNumber('1000000014600015')).toBe(true);
  expect(taxNumberIn('1000000014600015')).toBe('10000000146');
  expect(isMersisNumber('0484084721200018')).toBe(false);
  expect(isMersisNumber('484084721100018')).toBe(false);
});
