import { describe, expect, it } from 'vitest';
import { gapLabel, readGap, writeGap } from './gap.ts';

describe('a gap in the address', () => {
  it('names what is missing in which category', () => {
    const gap = readGap('sure_eksik.kimlik');
    expect(gap).toEqual({ kod: 'sure_eksik', kategori: 'kimlik' });
    expect(gap && writeGap(gap)).toBe('sure_eksik.kimlik');
    expect(gap && gapLabel(gap, 'tr')).toBe(
      'VERBİS: Kimlik: Saklama süresi belirtilmemiş faaliyet',
    );
  });

  it('needs no category where no data are ticked', () => {
    expect(readGap('veri_yok')).toEqual({ kod: 'veri_yok' });
    expect(writeGap({ kod: 'veri_yok' })).toBe('veri_yok');
    expect(gapLabel({ kod: 'veri_yok' }, 'en')).toBe('VERBİS: No personal data selected');
  });

  it.each(['', 'sure_eksik', 'uydurma.kimlik', 'sure_eksik.uydurma'])('is not %j', (text) => {
    expect(readGap(text)).toBeUndefined();
  });
});
