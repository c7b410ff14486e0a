import type { NamedDocument } from '@emanet/contract/documents';
import library from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { describe, expect, it } from 'vitest';
import { emptyValues } from '../../records/form/values.ts';
import { fillingOf, inLibrary, offeredFor } from './library-fill.ts';

const NAME = 'İş Başvurularının Alınması';
const item = inLibrary(library.items, NAME);
const blank = emptyValues(processingActivityFields);
const filled = (own = {}, documents: readonly NamedDocument[] = []) => {
  if (!item) throw new Error('not in the library');
  return fillingOf(item, { ...blank, ...own }, { role: 'yönetici', documents });
};

describe('filling from the library', () => {
  it.each([NAME, ` ${NAME.toLocaleUpperCase('tr')} `, 'Receiving job applications'])(
    'knows an activity by its name: %s',
    (name) => expect(inLibrary(library.items, name)?.code).toBe('aday_basvuru_alma'),
  );

  it('knows no other name', () => {
    expect(inLibrary(library.items, 'İş Başvurusu')).toBeUndefined();
    expect(inLibrary(library.items, ' ')).toBeUndefined();
  });

  it('is not offered for a copy of the library', () => {
    expect(offeredFor(library.items, { ...blank, surec_ismi: NAME })).toBe(item);
    const copy = { ...blank, surec_ismi: NAME, veri_isleme_faaliyetleri_id: 7 };
    expect(offeredFor(library.items, copy)).toBeUndefined();
  });

  it('writes what is empty and leaves what somebody wrote', () => {
    expect(filled()).toMatchObject({ saklama_suresi: 'aday_1', ilgili_kisi: ['calisan_adayi'] });
    expect(filled({ dosya_ismi: 'Bizim dosya' })).not.toHaveProperty('dosya_ismi');
  });

  it('attests nothing and reaches for no field of another role', () => {
    const names = Object.keys(filled());
    for (const open of ['durum', 'ilkelere_uygunluk', 'veri_isleyen_unvan', 'department_id'])
      expect(names).not.toContain(open);
    expect(names).not.toContain('diger_aciklamalar_danisman');
  });

  it('names a text only where the company has it', () => {
    expect(filled()).not.toHaveProperty('aydinlatma_metni');
    const text: NamedDocument = {
      id: 5,
      dokuman_ismi: 'ÇALIŞAN ADAYI AYDINLATMA METNİ',
      dokuman_tur: 'Aydınlatma Metni',
      lastupdated: '2026-01-01',
      company_id: 1,
      dokuman_linki: null,
      guncel: true,
    };
    expect(filled({}, [text]).aydinlatma_metni).toBe(5);
  });
});
