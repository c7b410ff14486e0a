import { describe, expect, it } from 'vitest';
import type { Field } from '@emanet/contract/records/fields';
import { bodyOf, emptyValues, isChanged, sameValue, valuesOf } from './values.ts';

const fields: readonly Field[] = [
  { name: 'ad', section: 'a', control: 'text', required: true },
  { name: 'sartlar', section: 'a', control: 'multiselect', lookup: 'isleme_sarti' },
  {
    name: 'menfaat',
    section: 'a',
    control: 'textarea',
    visibleWhen: { field: 'sartlar', hasAny: ['k5_2_f_mesru_menfaat'] },
  },
  {
    name: 'kisiler',
    section: 'a',
    control: 'multiselect',
    lookup: 'ilgili_kisi',
    visibleWhen: { field: 'ad', is: 'x' },
  },
  { name: 'onay', section: 'a', control: 'boolean' },
  { name: 'not', section: 'a', control: 'textarea', writableBy: ['danışman'] },
  { name: 'kaynak_id', section: 'a', control: 'hidden-id' },
];

describe('valuesOf', () => {
  it('takes what the fields name and nothing else', () => {
    const row = { ad: 'Bordro', sartlar: ['a'], onay: false, surum: 3, risk: 'Orta' };
    expect(valuesOf(fields, row)).toEqual({
      ...emptyValues(fields),
      ad: 'Bordro',
      sartlar: ['a'],
      onay: false,
    });
  });

  it('puts nothing in place of what a control cannot hold', () => {
    expect(valuesOf(fields, { ad: { x: 1 }, sartlar: 'a', onay: undefined })).toEqual(
      emptyValues(fields),
    );
  });
});

describe('bodyOf', () => {
  const values = {
    ...emptyValues(fields),
    ad: '  Bordro ',
    menfaat: 'eski açıklama',
    kisiler: ['calisan'],
    not: 'danışmanın notu',
    kaynak_id: 7,
  };

  it('sends hidden fields as nothing, so that no stale answer is kept', () => {
    const body = bodyOf(fields, values, 'danışman');
    expect(body).toMatchObject({ ad: 'Bordro', menfaat: null, kisiler: [] });
    const asked = { ...values, sartlar: ['k5_2_f_mesru_menfaat'] };
    expect(bodyOf(fields, asked, 'danışman')).toMatchObject({ menfaat: 'eski açıklama' });
  });

  it('leaves out what the role may not write and what nobody writes', () => {
    expect(bodyOf(fields, values, 'temsilci')).not.toHaveProperty('not');
    expect(bodyOf(fields, values, 'danışman')).toHaveProperty('not', 'danışmanın notu');
    expect(bodyOf(fields, values, 'danışman')).not.toHaveProperty('kaynak_id');
  });

  it('names the version it started from when there is one', () => {
    expect(bodyOf(fields, values, 'danışman', 4)).toHaveProperty('surum', 4);
    expect(bodyOf(fields, values, 'danışman')).not.toHaveProperty('surum');
  });
});

describe('other registers', () => {
  const transfer: readonly Field[] = [
    { name: 'veri_harita_id', section: 'a', control: 'activities' },
    { name: 'tarih', section: 'a', control: 'date' },
    { name: 'kaynak', section: 'a', control: 'hidden-id' },
  ];

  it('hold activities by id and never send what the server sets', () => {
    const values = valuesOf(transfer, { veri_harita_id: [3, 7], tarih: '2026-11-20' });
    expect(values.veri_harita_id).toEqual([3, 7]);
    expect(valuesOf(transfer, { veri_harita_id: ['3'] }).veri_harita_id).toEqual([]);
    expect(bodyOf(transfer, values, 'danışman')).toEqual({
      veri_harita_id: [3, 7],
      tarih: '2026-11-20',
    });
  });
});

describe('sameValue', () => {
  it('sees no change in white space, in order, or between blank and nothing', () => {
    expect(sameValue(' a ', 'a')).toBe(true);
    expect(sameValue('  ', null)).toBe(true);
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(true);
  });

  it('tells no from not stated', () => {
    expect(sameValue(false, null)).toBe(false);
    expect(sameValue(['a'], ['a', 'b'])).toBe(false);
  });

  it('makes a form changed', () => {
    const before = emptyValues(fields);
    expect(isChanged(fields, before, { ...before, ad: ' ' })).toBe(false);
    expect(isChanged(fields, before, { ...before, onay: false })).toBe(true);
  });
});
