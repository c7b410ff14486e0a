import { describe, expect, it } from 'vitest';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { madeRow } from '../made-row.ts';
import { beginWith } from '../begin-address.ts';
import { beginning } from './begin.ts';

const searchOf = (address: string) => new URL(address, 'http://test').searchParams;
const FROM_ACTIVITY = searchOf(beginWith('/ekle', madeRow({ id: 7, department_id: 10 })));

const may = (departments: number[], activities = [7]) => ({ departments, activities });

describe('a form begun from an activity', () => {
  it('names the activity and its department', () => {
    expect(beginning(supplierTransferFields, FROM_ACTIVITY, may([10, 11]))).toEqual({
      veri_harita_id: [7],
      department_id: 10,
    });
  });

  it('does not choose a department that the person does not have', () => {
    expect(beginning(supplierTransferFields, FROM_ACTIVITY, may([11, 12]))).toEqual({
      veri_harita_id: [7],
    });
  });

  it('does not name an activity that the person may not see', () => {
    expect(beginning(supplierTransferFields, FROM_ACTIVITY, may([10, 11], [8]))).toEqual({
      department_id: 10,
    });
  });

  it('takes the only department there is, whatever is asked', () => {
    expect(beginning(supplierTransferFields, FROM_ACTIVITY, may([11]))).toMatchObject({
      department_id: 11,
    });
    expect(beginning(processingActivityFields, new URLSearchParams(), may([11]))).toEqual({
      department_id: 11,
    });
  });

  it('fills in nothing that is not a number', () => {
    const odd = searchOf('/ekle?faaliyet=7;8&departman=-1');
    expect(beginning(supplierTransferFields, odd, may([10, 11]))).toEqual({});
  });
});
