import { describe, expect, it } from 'vitest';
import type { Field } from '@emanet/contract/records/fields';
import { draftKey, dropDraft, readDraft, writeDraft } from './draft.ts';

const fields: readonly Field[] = [
  { name: 'ad', section: 'a', control: 'text' },
  { name: 'sartlar', section: 'a', control: 'multiselect', lookup: 'isleme_sarti' },
];
const base = { ad: null, sartlar: [] };
const draft = { values: { ad: 'Bordro', sartlar: ['a'] }, base, surum: 2, savedAt: 1000 };

function device() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const broken = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

describe('a draft', () => {
  it('comes back as it was kept, until it is dropped', () => {
    const storage = device();
    expect(writeDraft(storage, 'k', draft)).toBe(true);
    expect(readDraft(storage, 'k', fields)).toEqual(draft);
    dropDraft(storage, 'k');
    expect(readDraft(storage, 'k', fields)).toBeUndefined();
  });

  it('is not offered when it holds no change', () => {
    const storage = device();
    writeDraft(storage, 'k', { ...draft, values: { ...base, ad: '  ' } });
    expect(readDraft(storage, 'k', fields)).toBeUndefined();
  });

  it('is offered for a link alone, and not for one it cannot read', () => {
    const storage = device();
    const links = [[5, { way: 'ekle', brought: false }]] as const;
    writeDraft(storage, 'k', { ...draft, values: base, links });
    expect(readDraft(storage, 'k', fields)?.links).toEqual(links);
    storage.setItem('k', JSON.stringify({ ...draft, links: [[5, 'ekle']] }));
    expect(readDraft(storage, 'k', fields)).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"values":1}'])('that reads %j is no draft', (kept) => {
    const storage = device();
    storage.setItem('k', kept);
    expect(readDraft(storage, 'k', fields)).toBeUndefined();
  });

  it('keeps no field that the register no longer has', () => {
    const storage = device();
    const old = { ...draft, values: { ...draft.values, eski: 'x' } };
    writeDraft(storage, 'k', old);
    expect(readDraft(storage, 'k', fields)?.values).toEqual(draft.values);
  });

  it('says so when the device keeps nothing, and never breaks the form', () => {
    expect(writeDraft(broken, 'k', draft)).toBe(false);
    expect(readDraft(broken, 'k', fields)).toBeUndefined();
    expect(() => dropDraft(broken, 'k')).not.toThrow();
  });

  it('belongs to one person, company, register and record', () => {
    const of = { user: 1, company: 2, noun: 'processingActivities', id: 3 };
    const others = [
      { ...of, user: 9 },
      { ...of, company: 9 },
      { ...of, noun: 'assets' },
      { ...of, id: 9 },
      { ...of, id: undefined },
    ];
    expect(new Set([of, ...others].map(draftKey)).size).toBe(6);
  });
});
