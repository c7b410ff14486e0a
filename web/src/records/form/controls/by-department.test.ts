import { compareTurkish } from '@emanet/contract/shared/turkish';
import { describe, expect, it } from 'vitest';
import { searchInGroups } from '../../../ui/search-select/filter-options.ts';
import { inDepartments } from './by-department.ts';

const activity = (id: number, name: string, department: string) => ({
  id,
  name,
  department,
  special: false,
});
const groups = inDepartments(
  [
    activity(1, 'Şoför takibi', 'Satış'),
    activity(2, 'Ücret bordrosu', 'İnsan Kaynakları'),
    activity(3, 'Çağrı kaydı', 'Satış'),
  ],
  compareTurkish,
);
const found = (search: string) =>
  searchInGroups({ options: groups, search, limit: Infinity }).map((one) =>
    'value' in one ? one.label : [one.group, one.items.map((item) => item.label)],
  );

describe('activities under their departments', () => {
  it('stand in the order of the Turkish alphabet', () => {
    expect(found('')).toEqual([
      ['İnsan Kaynakları', ['Ücret bordrosu']],
      ['Satış', ['Çağrı kaydı', 'Şoför takibi']],
    ]);
  });

  it('are found by their own name and by their department', () => {
    expect(found('SOFOR')).toEqual([['Satış', ['Şoför takibi']]]);
    expect(found('insan')).toEqual([['İnsan Kaynakları', ['Ücret bordrosu']]]);
    expect(found('müdür')).toEqual([]);
  });
});
