import type { DepartmentConfirmations } from '@emanet/contract/confirmations';
import { describe, expect, it } from 'vitest';
import {
  isConfirmed,
  narrowed,
  NOTHING,
  rowsOf,
  stateIn,
  stateOf,
  unrepresented,
} from './filters.ts';

const department = (
  department_id: number,
  department_name: string,
  durum: 'zamaninda' | 'gec' | 'bekliyor' | undefined,
  rest: Partial<DepartmentConfirmations> = {},
): DepartmentConfirmations => ({
  department_id,
  department_name,
  faaliyet: 5,
  degisen: 0,
  uyarili: 0,
  temsilciler: ['Işıl Çağlayan'],
  birlesenler: [],
  donemler: durum
    ? [
        {
          donem: '2026-11-09',
          durum,
          soruldu: '2026-11-09',
          onay_tarihi: null,
          onaylayan: null,
          hatirlatmalar: [],
        },
      ]
    : [],
  ...rest,
});
const rows = rowsOf(
  [
    department(1, 'Mali İşler', 'zamaninda', { degisen: 2 }),
    department(2, 'Lojistik', 'bekliyor', { temsilciler: [] }),
    department(3, 'Satış', 'bekliyor'),
    department(4, 'Yeni', undefined),
  ],
  '2026-11-09',
);

it('names the state of each department in the round', () => {
  expect(rows.map(stateOf)).toEqual(['degisti', 'temsilci_yok', 'bekliyor', 'sorulmadi']);
  expect(rows.filter(isConfirmed)).toEqual([]);
  const [valid] = rowsOf([department(1, 'Mali İşler', 'gec')], '2026-11-09');
  expect(valid && [stateOf(valid), isConfirmed(valid)]).toEqual(['onayli', true]);
});

it('finds departments that nobody can confirm, in whatever round they were asked', () => {
  const fresh = rowsOf([department(5, 'Ar-Ge', undefined, { temsilciler: [] })], '2026-11-09');
  expect(unrepresented([...rows, ...fresh]).map((one) => one.department_id)).toEqual([2, 5]);
});

it('names the same state among all rounds, and none in a round of others', () => {
  expect(rows.map((row) => stateIn(row, '2026-11-09'))).toEqual(rows.map(stateOf));
  expect(rows.map((row) => stateIn(row, '2026-08-11'))).toEqual(rows.map(() => 'sorulmadi'));
});

describe('the departments shown', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ q: 'mali isler' }, [1]],
    [{ q: 'isil' }, [1, 3, 4]],
    [{ states: ['bekliyor', 'temsilci_yok'] }, [2, 3]],
    [{ changes: ['degisti'] }, [1]],
  ] as const)('are narrowed by %o', (asked, ids) => {
    const shown = narrowed(rows, { ...NOTHING, round: '', ...asked });
    expect(shown.map((row) => row.department_id)).toEqual(ids);
  });
});
