import { describe, expect, it } from 'vitest';
import { isShown, searchToSave } from './views.ts';

const view = {
  ...{
    id: 1,
    ad: 'İK',
    sahibi: 'Ece',
    benim: true,
    silinebilir: true,
    paylasilan: false,
    genel: false,
  },
  arama: 'departman=1',
  sutunlar: [{ alan: 'risk' }, { alan: 'durum', genislik: 120 }],
};

describe('a saved view', () => {
  it('keeps the address without the open record and the new rows', () => {
    expect(searchToSave('risk=Orta&kayit=9&ozel=1&kayitlar=1-4')).toBe('ozel=1&risk=Orta');
    expect(searchToSave('kayit=9')).toBe('');
  });
  it('is known in another order of the address', () => {
    expect(searchToSave('b=2&a=1')).toBe(searchToSave('a=1&b=2'));
  });
  it('is shown when filters, columns, their order and widths are its own', () => {
    const shown = (columns: typeof view.sutunlar | null, search = view.arama) =>
      isShown(view, { search, columns });
    expect(shown(view.sutunlar)).toBe(true);
    expect(shown(view.sutunlar.toReversed())).toBe(false);
    expect(shown([{ alan: 'risk' }, { alan: 'durum' }])).toBe(false);
    expect(shown(null)).toBe(false);
    expect(shown(view.sutunlar, '')).toBe(false);
  });
});
