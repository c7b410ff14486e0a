import type { Breach, Controller } from '../breaches.ts';
import type { Language } from '../shared/primitives.ts';
import { dataCategories, namesOf } from './choices.ts';
import { momentIn } from './form.ts';

/**
 * A letter to the persons affected, with the least that it has to say (Board decision 2019/271): when it
 * happened, the data by category, likely consequences, measures, and where to ask.
 */
export function draftLetter(
  row: Breach,
  { unvan, company_name }: Controller,
  lang: Language,
): Readonly<{ konu: string; metin: string }> {
  const company = unvan ?? company_name;
  const of = (special: boolean) => {
    const list = dataCategories().filter((one) => one.special === special);
    const codes = row.kategoriler.filter((code) => list.some((one) => one.code === code));
    return namesOf(list, codes, lang).join(', ');
  };
  const when = row.olay_baslangici ? momentIn(row.olay_baslangici, lang) : '…';
  const measures = row.sonraki_tedbirler.map(({ tedbir }) => `– ${tedbir}`).join('\n') || '…';
  const special = of(true);
  if (lang === 'en')
    return {
      konu: 'Information about a personal data breach',
      metin: [
        'Dear {ad},',
        `We inform you, under Article 12(5) of Law No. 6698, of a personal data breach at ${company} that also concerns you.`,
        `When it happened: ${when}`,
        `Personal data affected: ${of(false) || '…'}${special ? `\nSpecial categories of personal data affected: ${special}` : ''}`,
        `Likely consequences: ${row.etkiler ?? '…'}`,
        `Measures taken or proposed:\n${measures}`,
        `For questions: ${row.irtibat ?? '…'}`,
        `${company}\nData controller`,
      ].join('\n\n'),
    };
  return {
    konu: 'Kişisel veri ihlali hakkında bilgilendirme',
    metin: [
      'Sayın {ad},',
      `6698 sayılı Kanunun 12. maddesinin 5. fıkrası uyarınca, ${company} nezdinde sizi de ilgilendiren bir kişisel veri ihlali yaşandığını bildiririz.`,
      `İhlalin gerçekleştiği zaman: ${when}`,
      `Etkilenen kişisel veriler: ${of(false) || '…'}${special ? `\nEtkilenen özel nitelikli kişisel veriler: ${special}` : ''}`,
      `İhlalin olası sonuçları: ${row.etkiler ?? '…'}`,
      `Alınan ve önerilen tedbirler:\n${measures}`,
      `Bilgi almak için: ${row.irtibat ?? '…'}`,
      `${company}\nVeri sorumlusu`,
    ].join('\n\n'),
  };
}
