import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY } from './selection.ts';
import { loadSelection, saveSelection } from './storage.ts';

const kept = new Map<string, string>();
const store = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
const picked = { chosen: [101], departments: { 101: 1 }, keys: { 101: 'key' } };

describe('kept selection', () => {
  beforeEach(() => kept.clear());

  it('comes back for the same person and company only', () => {
    saveSelection(store, 1, 7, picked);
    expect(loadSelection(store, 1, 7)).toEqual(picked);
    expect(loadSelection(store, 1, 8)).toEqual(EMPTY);
    expect(loadSelection(store, 2, 7)).toEqual(EMPTY);
  });

  it('leaves nothing behind once it is empty', () => {
    saveSelection(store, 1, 7, picked);
    saveSelection(store, 1, 7, EMPTY);
    expect(kept.size).toBe(0);
  });

  it('counts unreadable content as none', () => {
    for (const text of [
      '',
      '{',
      '{"chosen":["a"]}',
      '{"chosen":[-1],"departments":{},"keys":{}}',
    ]) {
      kept.set('emanet-secim:1:7', text);
      expect(loadSelection(store, 1, 7)).toEqual(EMPTY);
    }
  });

  it('survives a storage that refuses', () => {
    const full = {
      ...store,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => saveSelection(full, 1, 7, picked)).not.toThrow();
  });
});
