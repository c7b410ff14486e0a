import { expect, it } from 'vitest';
import { choiceOf, choicesOf, choicesOn } from '../lookups.ts';
import { isValidOn, outOfForce } from './validity.ts';

const row = { valid_from: '2026-06-15', valid_until: '2026-12-31' };

it.each([
  ['2026-06-14', false, { problem: 'not_yet_valid', day: '2026-06-15' }],
  ['2026-06-15', true],
  ['2026-12-31', true],
  ['2027-01-01', false, { problem: 'no_longer_valid', day: '2026-12-31' }],
])('a row with days holds on %s: %s', (day, holds, why?: object) => {
  expect(isValidOn(row, day)).toBe(holds);
  expect(isValidOn({}, day)).toBe(true);
  expect(outOfForce(row, day)).toEqual(why);
});

it('a choice is not offered before the law that brought it, and named all the same', () => {
  const basis = 'k6_3_f_istihdam_isg';
  const offered = (day: string) => choicesOn('isleme_sarti', day).map(({ code }) => code);
  expect(offered('2024-05-31')).not.toContain(basis);
  expect(offered('2024-05-31')).toContain('k5_2_c_sozlesme');
  expect(offered('2024-06-01')).toContain(basis);
  expect(choiceOf('isleme_sarti', basis)).toBeDefined();
  const abroad = (day: string) => choicesOn('yurt_disi_mekanizma', day).length;
  expect(abroad('2024-05-31')).toBeLessThan(abroad('2024-06-01'));
  expect(abroad('2024-06-01')).toBe(choicesOf('yurt_disi_mekanizma').length);
});
