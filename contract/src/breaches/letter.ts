import type { Breach, Controller } from '../breaches.ts';
import { choicesOf } from '../lookups.ts';
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

/** Contents that a letter must have (Board decision 2019/271), each recognised by its words. */
export const LETTER_CONTENTS = ['zaman', 'veriler', 'sonuclar', 'tedbirler', 'irtibat'] as const;
export type LetterContent = (typeof LETTER_CONTENTS)[number];

const DAY = /\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b\d{4}\b|bilinmiyor|belirlenemedi|not known/iu;
const WAY_TO_ASK = /@|\+?\d[\d ()]{8,}|https?:\/\/|\bwww\./u;
const TIME = /zaman|tarih|günü|gerçekleş|when|date|happened/iu;
const AFFECTED =
  /etkilen|ele geç|elde ed|görül|görüntülen|sız|açığa|çalın|kaybol|paylaşıl|gönderil|affect|expos|obtain|leak|stolen|lost|accessed/iu;
const CONSEQUENCES = /sonuç|\betki(?:si|leri|ler)?\b|risk|zarar|consequence|effect|harm/iu;
const MEASURES = /tedbir|önlem|measure|step/iu;
/** Fewer letters than this are a heading without its content. */
const LEAST_CONTENT = 30;

/** Contents that a letter still lacks: no part is about them, or only the mark `…` of the draft. */
export function lackingOf(text: string, { irtibat }: Pick<Breach, 'irtibat'>): LetterContent[] {
  const parts = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => !/…\s*$/u.test(part));
  const asks = (part: string) =>
    WAY_TO_ASK.test(part) || (irtibat !== null && part.includes(irtibat));
  const about: Readonly<Record<LetterContent, (part: string) => boolean>> = {
    zaman: (part) => TIME.test(part) && DAY.test(part),
    veriler: (part) => !asks(part) && AFFECTED.test(part) && namesData(part),
    sonuclar: (part) => CONSEQUENCES.test(part) && part.length >= LEAST_CONTENT,
    tedbirler: (part) => MEASURES.test(part) && part.length >= LEAST_CONTENT,
    irtibat: asks,
  };
  return LETTER_CONTENTS.filter((one) => !parts.some(about[one]));
}

/** Whether a part of a letter names data by a category of the registry or an item of the list. */
function namesData(part: string): boolean {
  const folded = part.toLocaleLowerCase('tr');
  return [...dataCategories(), ...choicesOf('kisisel_veriler')].some(({ tr, en }) =>
    [tr, en].some((name) => folded.includes(name.toLocaleLowerCase('tr'))),
  );
}
