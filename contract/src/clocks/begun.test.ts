import { describe, expect, it } from 'vitest';
import { BREACH_LABELS } from '../breaches/fields.ts';
import { monthsAfter } from '../shared/time/rounds.ts';
import { clocksToBegin } from './begun.ts';
import { CLOCKS } from './kinds.ts';
import { clockQuestions } from './questions.ts';

const TODAY = '2026-11-28';
type Known = Parameters<typeof clocksToBegin>[0];
const facts: Known = {
  ...{ duty: 'due', registered: false, kinds: [] },
  ...{ before: 'exempt', arose: null, today: TODAY },
};
const kindsOf = (more: Partial<Known>) =>
  clocksToBegin({ ...facts, ...more }).map(({ tur, baslangic }) => [tur, baslangic]);

describe('clocks that begin by themselves', () => {
  it('run from today where answers end an exemption', () => {
    expect(kindsOf({})).toEqual([
      ['verbis_ilk_kayit', TODAY],
      ['periyodik_imha', TODAY],
    ]);
  });

  it.each([
    ['nobody knows yet whether it has to', { duty: 'unknown' }],
    ['it is exempt', { duty: 'exempt' }],
    ['it was never judged before', { before: null }],
    ['it was not known before', { before: 'unknown' }],
    ['it had to before, since an unknown day', { before: 'due' }],
    ['it is registered', { registered: true }],
  ] as const)('do not where %s', (_, more) => {
    expect(kindsOf(more)).toEqual([]);
  });

  it('run from the last day of the tax return where the balance sheet made the duty', () => {
    const [first] = kindsOf({ bilancodan: '2026-04-30' });
    expect(first).toEqual(['verbis_ilk_kayit', '2026-04-30']);
  });

  it('run once', () => {
    expect(kindsOf({ kinds: ['verbis_ilk_kayit', 'periyodik_imha'] })).toEqual([]);
  });

  it('take disposal from the day on which the duty arose, until its interval is over', () => {
    const known = { before: 'due', kinds: ['verbis_ilk_kayit'] } as const;
    expect(kindsOf({ ...known, arose: '2026-06-01' })).toEqual([['periyodik_imha', '2026-06-01']]);
    expect(kindsOf({ ...known, arose: '2026-05-28' })).toEqual([['periyodik_imha', '2026-05-28']]);
    expect(kindsOf({ ...known, arose: '2026-05-27' })).toEqual([]);
    expect(clockQuestions({ ...facts, kinds: ['verbis_ilk_kayit'] })).toEqual(['periyodik_imha']);
  });
});

it('adds months as the database does', () => {
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAfter('2026-11-28', 2)).toBe('2027-01-28');
});

it('names the beginning of the 72 hours like none of the moments that it may come from', () => {
  const { fark_edilme, isleyen_haberi, ogrenme } = BREACH_LABELS;
  const moments = [fark_edilme, isleyen_haberi, ogrenme].map(({ tr }) => tr);
  expect(moments).not.toContain(CLOCKS.ihlal_kurul.baslatan.tr);
});
