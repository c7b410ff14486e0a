import type { DueOfClient } from '@emanet/contract/portfolio';
import { expect, it } from 'vitest';
import { aheadOf, byPlan, countsOf, givenOf, loadOf } from './week.ts';

const NOW = Date.parse('2026-11-20T09:00:00+03:00');
const due = (sure_id: number, son_an: string): DueOfClient => ({
  ...{ sure_id, son_an, company_id: 1, tur: 'aksiyon', record_id: sure_id, department_id: null },
  ...{ ad: 'Ad', department_name: null, gun: son_an.slice(0, 10), birim: 'tarih', sahip: null },
  ...{ madde: '', sorumlu_id: null, sorumlu: null, surum: 1, plan_gunu: null, bekleniyor: null },
});
const rows = [due(1, '2026-11-01T20:59:59Z'), due(2, '2026-11-21T20:59:59Z')];

it('says that there is more where a week lists not all', () => {
  expect(countsOf({ isler: rows, fazlasi: true }, NOW)).toEqual([
    ['portfolio.dueCount', 2],
    ['portfolio.lateCount', 1],
    ['portfolio.moreDue', 1],
  ]);
  expect(countsOf({ isler: rows, fazlasi: false }, NOW)[2]).toEqual(['portfolio.moreDue', 0]);
});

it('says of an empty week that nothing is ahead only where every question is answered', () => {
  const [answered, asked] = [{ sorular: [] }, { sorular: ['periyodik_imha'] as const }];
  expect(aheadOf('2026-12-01', undefined)).toBe('portfolio.nextDay');
  expect(aheadOf(null, undefined)).toBeUndefined();
  expect(aheadOf(null, [answered])).toBe('portfolio.nothingAhead');
  expect(aheadOf(null, [answered, { sorular: [...asked.sorular] }])).toBe('portfolio.undatedAhead');
});

it('names of the duties asked about those that were given', () => {
  const given = [{ company_id: 1, sure_id: 2, sorumlu_id: 4 }];
  expect(givenOf(rows, given).map(({ sure_id }) => sure_id)).toEqual([2]);
});

it('lists planned duties day by day, then the others', () => {
  const [first, second] = rows;
  if (!first || !second) throw new Error('no duties');
  const later = { ...first, plan_gunu: '2026-12-02' };
  const sooner = { ...second, plan_gunu: '2026-12-01' };
  expect(byPlan([first, later, sooner]).map(({ plan_gunu }) => plan_gunu)).toEqual([
    '2026-12-01',
    '2026-12-02',
    null,
  ]);
  expect(loadOf([first, later, { ...sooner, bekleniyor: '2026-11-30T09:00:00Z' }])).toEqual([
    ['portfolio.plan.planned', 2],
    ['portfolio.plan.waiting', 1],
  ]);
});
