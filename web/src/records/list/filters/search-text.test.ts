import { describe, expect, it } from 'vitest';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import type { Language } from '@emanet/contract/shared/primitives';
import { wordsOf } from '@emanet/contract/shared/turkish';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { holdsAll } from '../../../ui/word-search.ts';
import { madeRow } from '../../made-row.ts';
import { searchText, spokenIn } from './search-text.ts';

const row = madeRow({
  surec_ismi: 'İşe Giriş Muayenesi ve ISI Ölçümü',
  islenen_kisisel_veriler: ['ad_soyad', 'asi_bilgisi'],
  isleme_sarti: ['k5_2_a_kanun'],
});

const finds = (q: string, lang: Language = 'tr') => {
  const text = searchText(row, processingActivityFields, lang);
  return holdsAll(text, wordsOf(q));
};

describe('search', () => {
  it.each(['işe giriş', 'İŞE GİRİŞ', 'muayenesi işe', 'ısı', 'ISI', 'ise giris', 'ölçumü'])(
    'looks at the name without minding case or marks: %s',
    (q) => expect(finds(q)).toBe(true),
  );

  it('minds every letter', () => expect(finds('usi')).toBe(false));

  it('looks at data, their category, the article of law and the department', () => {
    expect(finds('aşı bilgisi')).toBe(true);
    expect(finds('saglik bilgileri')).toBe(true);
    expect(finds('5/2-a')).toBe(true);
    expect(finds('insan kaynakları')).toBe(true);
    expect(finds('kanunlarda açıkça')).toBe(true);
  });

  it('looks at the labels of the language shown', () => {
    expect(finds('identity', 'en')).toBe(true);
    expect(finds('identity', 'tr')).toBe(false);
  });

  it('finds a country as it is typed and as it is shown', () => {
    const abroad = madeRow({ surec_ismi: 'Bulut', aktarim_ulkesi: 'GERMANY' });
    const text = searchText(abroad, supplierTransferFields, 'tr');
    expect(['germany', 'almanya', 'fransa'].map((word) => text.includes(word))).toEqual([
      ...[true, true, false],
    ]);
  });

  it('finds a choice by words of the trade, by all words of their phrase', async () => {
    const told = async (q: string) => {
      const spoken = await spokenIn(processingActivityFields, q);
      return wordsOf(q).map((word) => spoken(row, word));
    };
    expect(await told('Adı Soyadı muayene')).toEqual([true, true, false]);
    expect(await told('KVKK m.5/2(a)')).toEqual([true, true]);
    expect(await told('kişisel sağlık verisi')).toEqual([true, true, true]);
    expect(await told('cep telefonu')).toEqual([false, false]);
  });

  it('does not find codes or what is not there', () => {
    expect(finds('k5_2_a_kanun')).toBe(false);
    expect(finds('kamera')).toBe(false);
  });
});
