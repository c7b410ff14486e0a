import { describe, expect, it } from 'vitest';
import { searchToSave, withoutSaved, withSaved } from './saved-filters.ts';

describe('saved filters', () => {
  it('keep the address without the open record', () => {
    expect(searchToSave('risk=Orta&kayit=9&ozel=1')).toBe('ozel=1&risk=Orta');
    expect(searchToSave('kayit=9')).toBe('');
  });

  it('know the same filter in another order', () => {
    expect(searchToSave('b=2&a=1')).toBe(searchToSave('a=1&b=2'));
  });

  it('replace what a name held, and need a name', () => {
    const once = withSaved([], ' İK ', 'departman=1');
    expect(once).toEqual([{ name: 'İK', search: 'departman=1' }]);
    expect(withSaved(once, 'İK', 'departman=2')).toEqual([{ name: 'İK', search: 'departman=2' }]);
    expect(withSaved(once, '   ', 'departman=2')).toEqual(once);
  });

  it('go by name', () => {
    expect(withoutSaved(withSaved([], 'İK', 'a=1'), 'İK')).toEqual([]);
  });
});
