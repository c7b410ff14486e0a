import { describe, expect, it } from 'vitest';
import { daysOfDuration, durationIn, durationText, readDuration } from './durations.ts';

describe('a span of time', () => {
  it.each([
    ['P30D', '30 gün', '30 days'],
    ['P1W', '1 hafta', '1 week'],
    ['P6M', '6 ay', '6 months'],
    ['P10Y', '10 yıl', '10 years'],
  ])('%s reads %s and %s, and is read back from both', (stored, tr, en) => {
    expect([durationText(stored, 'tr'), durationText(stored, 'en')]).toEqual([tr, en]);
    expect([stored, tr, en].map(readDuration)).toEqual([stored, stored, stored]);
  });

  it('is read in any case and with any blank', () => {
    expect(['6AY', ' 6  Ay ', '10 YIL', '2 WEEKS', '1 Month'].map(readDuration)).toEqual([
      'P6M',
      'P6M',
      'P10Y',
      'P2W',
      'P1M',
    ]);
  });

  it.each([
    '',
    '6',
    'ay',
    '0 ay',
    '-1 ay',
    '1,5 yıl',
    '6 asır',
    '6 ay 2 gün',
    'P0D',
    'P1H',
    'PT5M',
  ])('is nothing in %j', (text) => {
    expect(readDuration(text)).toBeUndefined();
    expect(durationIn(text)).toBeUndefined();
  });

  it('can be compared with another', () => {
    const days = ['P29D', 'P1M', 'P5W', 'P11M', 'P1Y'].map((one) => {
      const found = durationIn(one);
      return found ? daysOfDuration(found) : 0;
    });
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });
});
