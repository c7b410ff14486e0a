import { describe, expect, it } from 'vitest';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { problemsOf } from './problems.ts';
import { emptyValues } from '../values.ts';

const empty = emptyValues(processingActivityFields);
const enough = { ...empty, surec_ismi: 'Bordro', department_id: 3 };
const problems = (values: typeof empty) => [
  ...problemsOf(processingActivityFields, values, 'danışman'),
];

describe('problemsOf', () => {
  it('asks only for what the server refuses to miss, in the order of the form', () => {
    expect(problems(empty)).toEqual([
      ['surec_ismi', { kind: 'write' }],
      ['department_id', { kind: 'choose' }],
    ]);
    expect(problems(enough)).toEqual([]);
  });

  it('asks for the words behind “other” only while it is chosen', () => {
    expect(problems({ ...enough, faaliyet_amaci: 'diger_amac' })).toEqual([
      ['faaliyet_amaci_yaziniz', { kind: 'write' }],
    ]);
    expect(problems({ ...enough, surec_ismi: '   ' })).toHaveLength(1);
  });

  it('names the room that over-long text has, the general one where the field names none', () => {
    expect(problems({ ...enough, surec_ismi: 'x'.repeat(201) })).toEqual([
      ['surec_ismi', { kind: 'long', max: 200 }],
    ]);
    expect(problems({ ...enough, faaliyet_aciklamasi: 'x'.repeat(4001) })).toEqual([
      ['faaliyet_aciklamasi', { kind: 'long', max: 4000 }],
    ]);
  });

  it('leaves hidden fields and those of another role alone', () => {
    const long = { ...enough, veri_isleyen_unvan: 'x'.repeat(999) };
    expect(problems(long)).toEqual([]);
    const note = { ...enough, diger_aciklamalar_danisman: 'x'.repeat(9999) };
    expect([...problemsOf(processingActivityFields, note, 'temsilci')]).toEqual([]);
  });
});
