import { describe, expect, it } from 'vitest';
import type { Entry } from './entries.ts';
import { parseRecent, recentEntries, recentKey, withChoice } from './recent.ts';

const record = (id: number): Entry => ({
  key: `/veri-isleme?kayit=${id}`,
  kind: 'veri_harita',
  label: `Faaliyet ${id}`,
  hint: 'Satış',
  special: true,
  to: `/veri-isleme?kayit=${id}`,
  keep: true,
});
const screen: Entry = {
  key: 'screen:/tablolar',
  kind: 'screen',
  label: 'Tablolar',
  to: '/tablolar',
};
const choose = (...entries: Entry[]) =>
  entries.reduce<ReturnType<typeof withChoice>>((kept, entry) => withChoice(kept, entry), []);

describe('recent choices', () => {
  it('stand apart for every person and company', () => {
    const keys = [recentKey(1, 12), recentKey(11, 2), recentKey(1, 1), recentKey(2, 1)];
    expect(new Set(keys).size).toBe(4);
  });

  it('hold the last one first, each once, and not too many', () => {
    const kept = choose(...[1, 2, 3, 4, 5, 6, 7, 2].map(record));
    expect(kept.map((one) => one.label)).toEqual([2, 7, 6, 5, 4, 3].map((id) => `Faaliyet ${id}`));
  });

  it('hold no action and no "show all"', () => {
    const action: Entry = { key: 'a', kind: 'action', label: 'Çıkış', run: () => undefined };
    const all: Entry = { key: 'b', kind: 'all', label: 'Tümü', to: '/veri-isleme?q=a' };
    expect(choose(record(1), action, all)).toHaveLength(1);
  });

  it('come back as they were written', () => {
    const kept = choose(record(1), screen);
    expect(parseRecent(JSON.stringify(kept))).toEqual(JSON.parse(JSON.stringify(kept)));
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['{}'],
    ['[1, null, "a"]'],
    ['[{"to":"//evil.test","kind":"screen","label":"x"}]'],
    ['[{"to":"javascript:alert(1)","kind":"screen","label":"x"}]'],
    ['[{"to":"/a","kind":"action","label":"x"}]'],
    ['[{"to":"/a","kind":"screen"}]'],
    ['[{"to":"/a","kind":"screen","label":"x","hint":{}}]'],
  ])('ignore what is no choice: %s', (kept) => {
    expect(parseRecent(kept)).toEqual([]);
  });

  it('show a screen as it is called now, and only while it is offered', () => {
    const kept = choose(record(1), screen);
    const shown = recentEntries(kept, [{ ...screen, label: 'Tables' }]);
    expect(shown.map((one) => one.label)).toEqual(['Tables', 'Faaliyet 1']);
    expect(recentEntries(kept, []).map((one) => one.label)).toEqual(['Faaliyet 1']);
  });
});
