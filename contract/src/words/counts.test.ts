import { expect, it } from 'vitest';
import { countWritten, minutesWritten } from './counts.ts';

it.each([
  ['1.250', 1250, false],
  ['1 250 kişi', 1250, false],
  ['25 adet', 25, false],
  ['~500', 500, true],
  ['Yaklaşık 1.000 kişi', 1000, true],
  ['1000+', 1000, true],
  ['100 kişi civarı', 100, true],
  ['en az 50', 50, true],
])('reads the count %s', (text, count, isAbout) => {
  expect(countWritten(text)).toEqual({ count, isAbout });
});

it.each(['10-20', '1,5', 'yüz', '12.5 kişi', '3/4', ''])('reads no count out of %s', (text) => {
  expect(countWritten(text)).toBeUndefined();
});

it.each([
  ['2 saat', 120],
  ['1,5 saat', 90],
  ['1 saat 30 dk', 90],
  ['90 dk.', 90],
  ['45 min', 45],
  ['2h', 120],
])('reads the length %s', (text, minutes) => {
  expect(minutesWritten(text)).toBe(minutes);
});

it.each(['90', 'yarım gün', '', '2 gün'])('reads no length out of %s', (text) => {
  expect(minutesWritten(text)).toBeUndefined();
});
