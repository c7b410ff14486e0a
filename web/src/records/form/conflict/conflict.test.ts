import { describe, expect, it } from 'vitest';
import type { Field } from '@emanet/contract/records/fields';
import { differencesOf, mergeOf } from './conflict.ts';

const fields: readonly Field[] = [
  { name: 'ad', section: 'a', control: 'text' },
  { name: 'sure', section: 'a', control: 'text' },
  { name: 'sartlar', section: 'a', control: 'multiselect', lookup: 'isleme_sarti' },
  { name: 'not', section: 'a', control: 'textarea', writableBy: ['danışman'] },
];
const base = { ad: 'Bordro', sure: null, sartlar: ['a', 'b'], not: null };
const mine = { ...base, ad: 'Bordro hazırlanması' };
const theirs = { ...base, sure: '10 yıl', sartlar: ['b', 'a'], not: 'bakınız' };
const names = (list: { field: Field }[]) => list.map((one) => one.field.name);

describe('differencesOf', () => {
  it('lists only fields that differ, and proposes each to whoever changed it', () => {
    const found = differencesOf(fields, 'danışman', base, mine, theirs);
    expect(found.map((one) => [one.field.name, one.proposed, one.both])).toEqual([
      ['ad', 'mine', false],
      ['sure', 'theirs', false],
      ['not', 'theirs', false],
    ]);
  });

  it('marks what both changed and keeps mine unless it is chosen otherwise', () => {
    const both = differencesOf(fields, 'danışman', base, mine, { ...base, ad: 'Ücret bordrosu' });
    expect(both).toMatchObject([{ both: true, proposed: 'mine' }]);
  });

  it('does not ask about fields the role may not write', () => {
    expect(names(differencesOf(fields, 'temsilci', base, mine, theirs))).toEqual(['ad', 'sure']);
  });
});

describe('mergeOf', () => {
  const differences = differencesOf(fields, 'danışman', base, mine, theirs);

  it('takes every field from whoever changed it when nothing is picked', () => {
    expect(mergeOf(theirs, differences, {})).toEqual({ ...theirs, ad: 'Bordro hazırlanması' });
  });

  it('follows what is picked', () => {
    expect(mergeOf(theirs, differences, { ad: 'theirs', sure: 'mine' })).toEqual({
      ...theirs,
      ad: 'Bordro',
      sure: null,
    });
  });
});
