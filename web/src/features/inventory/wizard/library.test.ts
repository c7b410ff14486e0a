import { describe, expect, it } from 'vitest';
import { isPresent, narrow, presentIn } from './library.ts';
import { groups, library } from './sample.ts';

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

  it('knows what the company has, copied or of that name in that department', () => {
    const [hiring, lights, sick] = library;
    if (!hiring || !lights || !sick) throw new Error('no sample');
    const present = presentIn([
      { veri_isleme_faaliyetleri_id: 101 },
      { veri_isleme_faaliyetleri_id: null, surec_ismi: 'IŞIKLI  pano kaydı', department_id: 5 },
      { surec_ismi: 'İSTİRAHAT RAPORLARININ TAKİBİ', department_id: 6 },
    ]);
    expect(isPresent(present, hiring, null)).toBe(true);
    expect(isPresent(present, lights, 5)).toBe(true);
    expect(isPresent(present, lights, 6)).toBe(false);
    expect(isPresent(present, lights, null)).toBe(false);
    expect(isPresent(present, sick, 6)).toBe(true);
  });
});
