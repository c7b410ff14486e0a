import { describe, expect, it } from 'vitest';
import { changedFields } from './log.ts';

const fields = [{ name: 'dosya_ismi' }, { name: 'ilgili_kisi' }, { name: 'durum' }];
const changed = (before: object, after: object) =>
  changedFields(fields, { ...before }, { ...after }).map(({ alan }) => alan);

describe('what changed', () => {
  it('is nothing when choices only stand in another order', () => {
    expect(
      changed({ ilgili_kisi: ['stajyer', 'calisan'] }, { ilgili_kisi: ['calisan', 'stajyer'] }),
    ).toEqual([]);
  });

  it('is a choice more or less', () => {
    expect(changed({ ilgili_kisi: ['calisan'] }, { ilgili_kisi: ['calisan', 'stajyer'] })).toEqual([
      'ilgili_kisi',
    ]);
  });

  it('is nothing between two ways of being empty', () => {
    expect(
      changed({ dosya_ismi: null, ilgili_kisi: [] }, { dosya_ismi: '', ilgili_kisi: null }),
    ).toEqual([]);
  });

  it('tells no from not answered', () => {
    expect(changed({ durum: null }, { durum: false })).toEqual(['durum']);
  });

  it('keeps the stored values, the first and the last included', () => {
    expect(changedFields(fields, undefined, { dosya_ismi: 'Özlük' })).toEqual([
      { alan: 'dosya_ismi', eski: null, yeni: 'Özlük' },
    ]);
    expect(changedFields(fields, { dosya_ismi: 'Özlük' }, undefined)).toEqual([
      { alan: 'dosya_ismi', eski: 'Özlük', yeni: null },
    ]);
  });
});
