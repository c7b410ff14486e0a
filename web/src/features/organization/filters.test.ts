import type { DepartmentCounts, Representative } from '@emanet/contract/organization';
import { describe, expect, it } from 'vitest';
import { ALL_PEOPLE, departmentsLeft, peopleLeft } from './filters.ts';

const person = (rest: Partial<Representative>): Representative => ({
  user_id: 1,
  fullname: 'Işıl Çağlayan',
  email: 'isil@ornek.test',
  role: 'temsilci',
  company_id: 1001,
  department_id: 7,
  departments: [7],
  egitim_sorumlusu: false,
  varlik_sorumlusu: false,
  son_giris: '2026-11-20T06:12:04Z',
  surum: 1,
  ...rest,
});
const people = [
  person({}),
  person({ user_id: 2, fullname: 'Murat Aksoy', email: 'm@ornek.test', departments: [7, 8] }),
  person({ user_id: 3, fullname: 'Selin Kurt', departments: [9], son_giris: null }),
  person({ user_id: 4, fullname: 'Burak Şahin', departments: [9], varlik_sorumlusu: true }),
];

describe('the people shown', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ q: 'isil' }, [1, 3, 4]],
    [{ q: 'murat m@ornek' }, [2]],
    [{ departments: [8] }, [2]],
    [{ departments: [8, 9] }, [2, 3, 4]],
    [{ marks: ['girmedi'] }, [3]],
    [{ marks: ['girmedi', 'varlik'] }, [3, 4]],
    [{ departments: [7], marks: ['girmedi'] }, []],
  ])('are narrowed by %o', (asked, ids) => {
    const found = peopleLeft(people, { ...ALL_PEOPLE, ...asked }).map((one) => one.user_id);
    expect(found.toSorted()).toEqual(ids);
  });
});

const department = (department_id: number, department_name: string, temsilci: number) => ({
  ...{ department_id, department_name, company_id: 1001, surum: 1, temsilci },
  ...{ faaliyet: 0, aktarim: 0, varlik: 0, aksiyon: 0, acik_aksiyon: 0, anket: 0, onay: 0 },
});

it('finds departments without their marks, and those that nobody represents', () => {
  const rows: DepartmentCounts[] = [department(1, 'İş Sağlığı', 1), department(2, 'Satış', 0)];
  const ids = (asked: Parameters<typeof departmentsLeft>[1]) =>
    departmentsLeft(rows, asked).map((one) => one.department_id);
  expect(ids({ dq: 'saglik', vacant: false })).toEqual([]);
  expect(ids({ dq: 'is sagligi', vacant: false })).toEqual([1]);
  expect(ids({ dq: '', vacant: true })).toEqual([2]);
});
