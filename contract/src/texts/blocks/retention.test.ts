import { describe, expect, it } from 'vitest';
import { gridOf } from '../grid.ts';
import { plainOf } from '../model.ts';
import { render } from '../render.ts';
import { bodyOf } from '../templates.ts';

const COVERAGE = { tumu: true, gruplar: [], departmanlar: [], faaliyetler: [], aktarim: null };
const activity = (id: number, more: object) => ({
  ...{ id, surec_ismi: `İş ${id}`, ilgili_kisi: ['calisan'], islenme_amaci: ['egitim'] },
  ...{ isleme_sarti: ['k5_2_c_sozlesme'], saklandigi_alan: ['klasor'], imha_yontemi: 'yok_etme' },
  ...more,
});

const rowsOf = (activities: object[], lang: 'tr' | 'en' = 'tr') => {
  const register = {
    ...{ company: { company_id: 1, unvan: 'Ilgaz' }, form: {}, address: 'https://x.example' },
    ...{ activities: activities as never[], suppliers: [], bodies: [], assets: [] },
    cookies: [],
  };
  const text = render(bodyOf('imha'), COVERAGE, register, { lang, siz: false });
  const section = text.bolumler.find(({ k }) => k === 'sureler');
  const cells = section?.cumleler.filter(({ hucre }) => hucre) ?? [];
  const { columns, rows } = gridOf(cells);
  return {
    columns,
    rows: rows.map((row) => row.cells.map((own) => own.map(plainOf).join('').trim())),
    gaps: section?.bosluklar.map(({ kaynak }) => kaynak.alan),
  };
};

describe('the table of a retention policy', () => {
  it('tells of each category its period, start, law and disposal, and no name of an activity', () => {
    const { columns, rows, gaps } = rowsOf([
      activity(1, { islenen_kisisel_veriler: ['ad_soyad'], saklama_suresi: 'is_iliskisi_10' }),
      activity(2, { islenen_kisisel_veriler: ['kamera_kaydi'], saklama_suresi: 'cctv_30' }),
    ]);
    expect(gaps).toEqual([]);
    expect(columns.slice(2)).toEqual([
      ...['Azami süre', 'Sürenin başlangıcı', 'Dayanak', 'İmha yöntemi'],
    ]);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.slice(2, 4)).toEqual(['10 yıl', 'İş ilişkisinin sona ermesi']);
    expect(rows[0]?.[4]).toContain('TBK m.146');
    expect(rows[1]?.slice(2, 4)).toEqual(['30 gün', 'Kayıt tarihi']);
    expect(rows[1]?.[4]).toContain('Kanuni süre yok');
    expect(rows.flat().join()).not.toContain('İş 1');
  });

  it('disposes of nothing that is not kept, and asks for a way of disposal', () => {
    const seen = { islenen_kisisel_veriler: ['ad_soyad'], saklama_suresi: 'gorulur_saklanmaz' };
    expect(rowsOf([activity(1, seen)]).rows[0]?.at(-1)).toBe('Saklanmaz');
    expect(rowsOf([activity(1, { ...seen, imha_yontemi: null })]).gaps).toEqual(['imha_yontemi']);
    expect(rowsOf([activity(1, seen)], 'en').rows[0]?.[3]).toBe('The document being seen');
  });
});
