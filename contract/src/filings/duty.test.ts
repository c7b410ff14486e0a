import { expect, it } from 'vitest';
import { arisesByBalance, asksForBalance, dutyOf } from './duty.ts';

const TODAY = '2026-11-22';
const small = { calisan_sayisi: 49, bilanco_toplami: 99_999_999, ana_faaliyet_ozel: false };

it.each([
  ['both figures are small', small, 'exempt'],
  ['there are fifty employees', { ...small, calisan_sayisi: 50 }, 'due'],
  ['the balance sheet is large', { ...small, bilanco_toplami: 100_000_000 }, 'due'],
  ['a figure is not known', { ...small, bilanco_toplami: null }, 'unknown'],
  ['special data are the main business', { ...small, ana_faaliyet_ozel: true }, 'due'],
  [
    'special data are the business of very few people',
    { calisan_sayisi: 4, bilanco_toplami: 900_000, ana_faaliyet_ozel: true },
    'exempt',
  ],
  [
    'no balance-sheet books are kept and few work',
    { calisan_sayisi: 49, bilanco_toplami: null, bilanco_yok: true, ana_faaliyet_ozel: false },
    'exempt',
  ],
  [
    'no balance-sheet books are kept and fifty work',
    { calisan_sayisi: 50, bilanco_toplami: null, bilanco_yok: true },
    'due',
  ],
  [
    'no balance-sheet books are kept and nobody counted the employees',
    { calisan_sayisi: null, bilanco_toplami: null, bilanco_yok: true },
    'unknown',
  ],
  [
    'no balance-sheet books are kept for special data as the main business',
    { calisan_sayisi: 10, bilanco_toplami: null, bilanco_yok: true, ana_faaliyet_ozel: true },
    'due',
  ],
  [
    'an old balance sheet is large, but none is kept any longer',
    { ...small, bilanco_toplami: 900_000_000, bilanco_yok: true },
    'exempt',
  ],
  [
    'nobody answered whether special data are the main business',
    { calisan_sayisi: 30, bilanco_toplami: 50_000_000 },
    'unknown',
  ],
  [
    'both thresholds are far away, whatever the main business',
    { calisan_sayisi: 4, bilanco_toplami: 900_000 },
    'exempt',
  ],
  ['both thresholds are reached', { calisan_sayisi: 50, bilanco_toplami: null }, 'due'],
  ['the seat is abroad', { ...small, calisan_sayisi: 1, yerlesim: 'yurt_disi' }, 'due'],
  ['the Board exempts its kind', { ...small, calisan_sayisi: 900, istisna: 'avukat' }, 'exempt'],
  ['its kind is not known', { ...small, calisan_sayisi: 900, istisna: 'bakkal' }, 'due'],
] as const)('a controller where %s', (_, answers, duty) => {
  expect(dutyOf(answers, TODAY)).toBe(duty);
});

it('looks at the balance sheet before employees alone count', () => {
  const without = { calisan_sayisi: 4, bilanco_toplami: null, bilanco_yok: true };
  expect(dutyOf(without, '2026-01-11')).toBe('unknown');
  expect(dutyOf(without, '2026-01-12')).toBe('exempt');
});

it('goes by the figures in force on the day', () => {
  const special = { calisan_sayisi: 4, bilanco_toplami: 900_000, ana_faaliyet_ozel: true };
  expect(dutyOf(special, '2025-09-30')).toBe('due');
  expect(dutyOf(special, '2025-10-01')).toBe('exempt');
  expect(dutyOf(small, '2023-07-24')).toBe('due');
  expect(dutyOf({ ...small, bilanco_toplami: 24_999_999 }, '2023-07-24')).toBe('exempt');
});

it.each([
  ['from 1 April of an exempt company whose figure has no year', small, '2027-04-01', true],
  ['not before', small, '2027-03-31', false],
  [
    'where the figure is older than last year',
    { ...small, bilanco_yili: 2025 },
    '2027-04-01',
    true,
  ],
  ['not once it is from last year', { ...small, bilanco_yili: 2026 }, '2027-12-31', false],
  ['not where no balance sheet is kept', { ...small, bilanco_yok: true }, '2027-04-01', false],
  ['not of a kind that the Board exempts', { ...small, istisna: 'avukat' }, '2027-04-01', false],
  ['not of a company that has to register', { ...small, calisan_sayisi: 50 }, '2027-04-01', false],
] as const)('asks for the balance sheet %s', (_, answers, today, asked) => {
  expect(asksForBalance(answers, today)).toBe(asked);
});

it('counts from the last day of the tax return where the balance sheet alone makes the duty', () => {
  const crossed = { ...small, bilanco_toplami: 104_000_000, bilanco_yili: 2026 };
  expect(arisesByBalance(crossed, '2027-04-20')).toBe('2027-04-30');
  expect(arisesByBalance({ ...crossed, bilanco_yili: 2025 }, '2027-04-20')).toBeNull();
  expect(arisesByBalance({ ...crossed, calisan_sayisi: 50 }, '2027-04-20')).toBeNull();
  expect(arisesByBalance({ ...crossed, bilanco_toplami: 9 }, '2027-04-20')).toBeNull();
});
