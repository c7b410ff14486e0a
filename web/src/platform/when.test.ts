import { describe, expect, it } from 'vitest';
import { dayWithWeekday, when, whenInFull } from './when.ts';

const now = new Date('2026-11-20T09:00:00Z');
const tr = (instant: string, withTime = false) => when(instant, 'tr', withTime, now);
const en = (instant: string, withTime = false) => when(instant, 'en', withTime, now);

describe('when something happened, in Turkey time', () => {
  it('names today with the hour', () => {
    expect(tr('2026-11-20T07:42:00Z')).toBe('bugün 10.42');
    expect(en('2026-11-20T07:42:00Z')).toBe('today 10:42');
  });

  it('begins the day at midnight in Turkey, not in Greenwich', () => {
    expect(tr('2026-11-19T21:00:00Z')).toBe('bugün 00.00');
    expect(tr('2026-11-19T20:59:00Z', true)).toBe('dün 23.59');
    expect(tr('2026-11-19T20:59:00Z')).toBe('dün');
  });

  it('gives the day, and the year when it is another one', () => {
    expect(tr('2026-11-18T08:00:00Z')).toBe('18 Kas');
    expect(tr('2026-11-03T11:02:00Z', true)).toBe('3 Kas 14.02');
    expect(tr('2025-12-31T20:59:00Z')).toBe('31 Ara 2025');
    expect(en('2026-11-18T08:00:00Z')).toBe('18 Nov');
  });

  it('puts the weekday where each language has it', () => {
    expect(dayWithWeekday('2026-11-03', 'tr', now)).toBe('3 Kas Sal');
    expect(dayWithWeekday('2026-11-03', 'en', now)).toBe('Tue 3 Nov');
    expect(dayWithWeekday('2026-11-19', 'tr', now)).toBe('dün');
  });

  it('takes a plain date, which has no hour', () => {
    expect(tr('2026-10-12')).toBe('12 Eki');
    expect(tr('2026-11-20', true)).toBe('bugün');
  });

  it('says nothing about what is no instant', () => {
    expect(tr('')).toBe('');
    expect(whenInFull('dün', 'tr')).toBe('');
  });

  it('is written out for titles and paper', () => {
    expect(whenInFull('2026-11-18T21:30:00Z', 'tr')).toBe('19 Kasım 2026 00.30');
    expect(whenInFull('2026-11-18T21:30:00Z', 'en')).toBe('19 November 2026 00:30');
  });
});
