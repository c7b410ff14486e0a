import { describe, expect, it } from 'vitest';
import { byDepartment, inTotal } from './overview.ts';

const row = (department_id: number, eksiksizlik: number, risk = 'Düşük', warnings = 0) => ({
  department_id,
  department_name: department_id === 1 ? 'Satış' : 'İdari İşler',
  eksiksizlik,
  risk,
  ozel_nitelikli: risk === 'Yüksek',
  uyarilar: Array.from({ length: warnings }, () => ({})),
});
const rows = [row(1, 100), row(1, 91, 'Yüksek', 2), row(2, 40, 'Orta', 1)];
const departments = [{ department_id: 3, department_name: 'Çağrı Merkezi' }];

describe('inventory overview', () => {
  it('counts per department in Turkish order, empty departments included', () => {
    expect(byDepartment(rows, departments)).toEqual([
      {
        id: 3,
        name: 'Çağrı Merkezi',
        activities: 0,
        completeness: 0,
        warnings: 0,
        high: 0,
        special: 0,
      },
      {
        id: 2,
        name: 'İdari İşler',
        activities: 1,
        completeness: 40,
        warnings: 1,
        high: 0,
        special: 0,
      },
      { id: 1, name: 'Satış', activities: 2, completeness: 95, warnings: 1, high: 1, special: 1 },
    ]);
  });

  it('adds up, and never rounds an incomplete inventory to 100', () => {
    expect(inTotal(rows)).toMatchObject({ activities: 3, completeness: 77, warnings: 2, high: 1 });
    expect(inTotal([row(1, 100), row(1, 99)]).completeness).toBe(99);
  });
});
