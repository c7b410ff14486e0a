import { expect, it } from 'vitest';
import { dayOfSerial, dayWritten } from './days.ts';

it.each([
  ['29.02.2024', '2024-02-29'],
  ['29/02/2024', '2024-02-29'],
  ['29 . 02 . 2024', '2024-02-29'],
  ['29.02.24', '2024-02-29'],
  ['1.5.98', '1998-05-01'],
  ['29 Şubat 2024', '2024-02-29'],
  ['29 Şubat 2024 Perşembe', '2024-02-29'],
  ['Perşembe, 29 Şubat 2024', '2024-02-29'],
  ['3 ARALIK 2025', '2025-12-03'],
  ['29-Feb-2024', '2024-02-29'],
  ['2024/02/29', '2024-02-29'],
  ['20240229', '2024-02-29'],
  ['2024-02-29T00:00:00Z', '2024-02-29'],
  ['2024-02-29 00:00:00', '2024-02-29'],
  // Midnight in Turkey, as programs write it in UTC.
  ['2024-02-28T21:00:00.000Z', '2024-02-29'],
])('reads the day %s', (text, day) => {
  expect(dayWritten(text)).toEqual({ day });
});

it.each([
  ['01.03.2025 14:30', '2025-03-01'],
  ['1.3.2025 14:30:15', '2025-03-01'],
  ['01/03/2025, 2:30 PM', '2025-03-01'],
  ['1 Mart 2025 saat 14.30', '2025-03-01'],
  ['1 Mart 2025, saat: 14', '2025-03-01'],
  ['1 Mart 2025 Cumartesi 14:30', '2025-03-01'],
  ['2025-03-01T14:30', '2025-03-01'],
  ['2025-03-01T14:30:00+03:00', '2025-03-01'],
  // In Turkey it is the next day.
  ['2025-03-01T22:30:00Z', '2025-03-02'],
])('reads the day of %s and says that it has an hour', (text, day) => {
  expect(dayWritten(text)).toEqual({ day, less: 'hour' });
});

it('reads the days that spreadsheets count, near enough to today to be none of another kind', () => {
  const day = { day: '2025-03-01', less: 'serial' };
  expect([dayWritten('45717'), dayWritten('45717,604'), dayOfSerial(45_717.6)]).toEqual([
    day,
    day,
    day,
  ]);
  expect([dayWritten('12345'), dayOfSerial(2025), dayOfSerial(99_999)]).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
});

it.each([
  ...['30.02.2024', '2/29/2024', 'Şubat 2024', '2024', '31.04.24', '14:30', 'saat 14.30'],
  ...['20241301', '2025-13-01T10:00:00Z', '1.3.2025 öğleden sonra'],
])('reads no day out of %s', (text) => {
  expect(dayWritten(text)).toBeUndefined();
});
