import { describe, expect, it } from 'vitest';
import { isObjected, READINGS } from './readings.fixture.ts';
import { spoken } from './sound.fixture.ts';

describe.each(READINGS)('the $name reading of a specialist', ({ objected, lawful, day }) => {
  it.each(objected)('objects to %s', (...row) => {
    const [, values, codes, noun] = row;
    expect(isObjected(row, day), `${codes} of ${spoken(noun, values, day).join(', ')}`).toBe(true);
  });

  it.each(lawful)('lets pass %s', (_, values, __, noun) => {
    expect(spoken(noun, values, day)).toEqual([]);
  });
});
