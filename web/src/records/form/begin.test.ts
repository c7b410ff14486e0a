import { describe, expect, it } from 'vitest';
import { activityFields } from '@emanet/contract/processing-activities';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { madeRow } from '../made-row.ts';
import { beginning, beginWith } from './begin.ts';

const searchOf = (address: string) => new URL(address, 'http://test').searchParams;
const FROM_ACTIVITY = searchOf(beginWith('/ekle', madeRow({ id: 7, department_id: 10 })));

describe('a form begun from an activity', () => {
  it('names the activity and its department', () => {
    expect(beginning(supplierTransferFields, FROM_ACTIVITY, [10, 11])).toEqual({
      veri_harita_id: [7],
      department_id: 10,
    });
  });

  it('does not choose a department that the person does not have', () => {
    expect(beginning(supplierTransferFields, FROM_ACTIVITY, [11, 12])).toEqual({
      veri_harita_id: [7],
    });
  });

  it('takes the only department there is, whatever is asked', () => {
    expect(beginning(supplierTransferFields, FROM_ACTIVITY, [11])).toMatchObject({
      department_id: 11,
    });
    expect(beginning(activityFields, new URLSearchParams(), [11])).toEqual({ department_id: 11 });
  });

  it('fills in nothing that is not a number', () => {
    const odd = searchOf('/ekle?faaliyet=7;8&departman=-1');
    expect(beginning(supplierTransferFields, odd, [10, 11])).toEqual({});
  });
});
