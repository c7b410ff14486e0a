import { describe, expect, it } from 'vitest';
import { businessDaysBetween, noticeOf } from './notice.ts';

const signed = (day: string, notified?: string) => ({
  standart_sozlesme_imza_tarihi: day,
  standart_sozlesme_bildirim_tarihi: notified ?? null,
});

describe('the notice of a standard contract', () => {
  it('is not spoken of before the contract is signed', () => {
    expect(noticeOf({}, '2026-11-20')).toBeUndefined();
    expect(noticeOf({ standart_sozlesme_imza_tarihi: '' }, '2026-11-20')).toBeUndefined();
  });

  it('is due five business days after the signature', () => {
    expect(noticeOf(signed('2026-11-16'), '2026-11-19')).toEqual({
      due: '2026-11-23',
      state: 'left',
      days: 2,
    });
    expect(noticeOf(signed('2026-11-16'), '2026-11-23')?.state).toBe('today');
    expect(noticeOf(signed('2026-11-16'), '2026-11-25')).toMatchObject({ state: 'late', days: 2 });
  });

  it('leaves public holidays out', () => {
    // 29 October is a Thursday in 2026.
    expect(noticeOf(signed('2026-10-26'), '2026-10-27')?.due).toBe('2026-11-03');
    expect(businessDaysBetween('2026-10-28', '2026-10-30')).toBe(1);
  });

  it('says whether it was made in time', () => {
    expect(noticeOf(signed('2026-11-16', '2026-11-23'), '2026-12-01')?.state).toBe('inTime');
    expect(noticeOf(signed('2026-11-16', '2026-11-24'), '2026-12-01')?.state).toBe('notInTime');
  });
});
