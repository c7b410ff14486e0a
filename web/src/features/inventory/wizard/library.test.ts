import { describe, expect, it } from 'vitest';
import { groupByDepartment, isPresent, narrow, partOf, presentIn, titleOf } from './library.ts';
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

  it('shows the English name to its readers and finds by both', () => {
    const [hiring] = library;
    if (!hiring) throw new Error('no sample');
    expect(titleOf({ ...hiring, english: 'Hiring' }, 'en')).toBe('Hiring');
    expect(titleOf({ ...hiring, english: 'Hiring' }, 'tr')).toBe(hiring.name);
    expect(titleOf({ ...hiring, english: null }, 'en')).toBe(hiring.name);
    const [group] = narrow(groupByDepartment([{ ...hiring, english: 'Hiring' }]), 'hiring', null);
    expect(group?.items.map(({ id }) => id)).toEqual([hiring.id]);
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

describe('parts of the library', () => {
  const [hiring, lights, sick, visitors] = library;
  if (!hiring || !lights || !sick || !visitors) throw new Error('no sample');
  const all = groupByDepartment([
    hiring,
    { ...lights, general: false, sectors: ['otel'] },
    { ...sick, sectors: ['otel', 'saglik'] },
    { ...visitors, general: false, sectors: ['saglik'] },
  ]);
  const idsOf = (part: Parameters<typeof partOf>[1]) =>
    partOf(all, part).flatMap(({ items }) => items.map(({ id }) => id));

  it('are the general activities, and what somebody added', () => {
    expect(idsOf('genel')).toEqual([101, 103]);
  });

  it('are those of a sector, its own first', () => {
    expect(idsOf('otel')).toEqual([102, 103]);
    expect(idsOf('saglik')).toEqual([104, 103]);
    expect(idsOf('uretim')).toEqual([]);
  });

  it('are everything', () => {
    expect(idsOf('tumu')).toHaveLength(4);
  });
});
