import type { Receipt } from '@emanet/contract/applications/form';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import { fill } from '@emanet/contract/shared/fill';
import type { Language } from '@emanet/contract/shared/primitives';
import { momentIn } from '@emanet/contract/shared/time/moment';
import { dayOf } from '@emanet/contract/shared/time/today';
import { dayInWords } from '../../../platform/day-in-words.ts';

const SENTENCES = serverTexts((all) => all.applications.status);

/** When an application came in; of one entered by hand only the day is known. */
export const cameAt = (
  { gelis_tarihi, dogrulandi }: Pick<Receipt, 'gelis_tarihi' | 'dogrulandi'>,
  lang: Language,
): string => (dogrulandi ? momentIn(gelis_tarihi, lang) : dayInWords(dayOf(gelis_tarihi), lang));

type Reported = Pick<
  Receipt,
  'durum' | 'geri_cekildi' | 'sonuclanma_tarihi' | 'ulasmadi' | 'cevap_yolu' | 'son_gun'
>;

/** State of an application as its applicant reads it: never the outcome, which only the answer tells. */
export function statusOf(receipt: Reported, lang: Language, today: string): string {
  const { durum, geri_cekildi, sonuclanma_tarihi, ulasmadi, cevap_yolu, son_gun } = receipt;
  const say = (key: keyof typeof SENTENCES, day = son_gun) =>
    fill(SENTENCES[key][lang], { day: dayInWords(day, lang) });
  if (durum === 'sonuclandi')
    return say(
      geri_cekildi ? 'geri_cekildi' : ulasmadi ? 'ulasmadi' : cevap_yolu,
      dayOf(sonuclanma_tarihi ?? son_gun),
    );
  return today > son_gun ? say('gecikti') : say(durum);
}
