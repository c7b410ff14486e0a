import { describe, expect, it } from 'vitest';
import { copiedIds, narrow } from './library.ts';
import { groups } from './sample.ts';

const names = (search: string, department: string | null = null) =>
  narrow(groups, search, department).flatMap(({ items }) => items.map(({ id }) => id));

describe('library groups', () => {
  it('puts the largest department first and the rest in Turkish order', () => {
    expect(groups.map(({ department }) => department)).toEqual([
      'İnsan Kaynakları',
      'Bilgi Teknolojileri',
      'Güvenlik',
    ]);
  });

  it('finds names whichever Turkish i is typed', () => {
    expect(names('IŞIKLI')).toEqual([102]);
    expect(names('işıklı')).toEqual([102]);
    expect(names('istirahat')).toEqual([103]);
    expect(names('İSTİRAHAT takibi')).toEqual([103]);
  });

  it('finds by department and leaves out empty groups', () => {
    expect(names('güvenlik')).toEqual([104]);
    expect(names('', 'Güvenlik')).toEqual([104]);
    expect(narrow(groups, 'yok böyle bir şey', null)).toEqual([]);
  });

  it('knows what was copied from the rows of the company', () => {
    const rows = [{ veri_isleme_faaliyetleri_id: 101 }, { veri_isleme_faaliyetleri_id: null }, {}];
    expect([...copiedIds(rows)]).toEqual([101]);
  });
});
