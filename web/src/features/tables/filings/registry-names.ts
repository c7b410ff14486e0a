import type { FilingDifference } from '@emanet/contract/filings';
import type { FilingSection } from '@emanet/contract/filings/preparation';
import { choicesOf, type LookupName } from '@emanet/contract/lookups';
import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { durationText, readDuration } from '@emanet/contract/shared/time/durations';

/** A part in which notifications may differ. */
type Differing = FilingDifference['bolum'];

const LOOKUPS: Partial<Record<FilingSection, LookupName>> = {
  amaclar: 'islenme_amaci',
  alici_gruplari: 'alici_grubu',
  saklama: 'saklama_suresi',
  ilgili_kisiler: 'ilgili_kisi',
  tedbirler: 'alinan_tedbirler',
};

/** A category of data in the reader's language; the registry names it in Turkish. */
export const categoryIn = (name: string, lang: Language): string =>
  choicesOf('kisisel_veriler').find(({ group }) => group?.tr === name)?.group?.[lang] ?? name;

/** Name of a category of data on the registry's own screen. */
export const categoryInRegistry = (code: string): string | undefined =>
  choicesOf('kisisel_veriler').find(({ group }) => group?.code === code)?.group?.tr;

/** An answer to a question of the registry in the reader's language; free text stays. */
export function answerIn(section: Differing, answer: string, lang: Language): string {
  if (section === 'kategoriler') return categoryIn(answer, lang);
  if (section === 'yurt_disi') return countryText(answer, lang);
  if (section === 'kimlik') return answer;
  const lookup = LOOKUPS[section];
  const chosen = lookup && choicesOf(lookup).find(({ tr }) => tr === answer);
  if (chosen) return chosen[lang];
  const span = section === 'saklama' ? readDuration(answer) : undefined;
  return span === undefined ? answer : durationText(span, lang);
}

/** The registry's word, of those entered, for a name in the reader's language. */
export const registryWordOf = (
  section: FilingSection,
  named: string,
  entered: readonly string[],
  lang: Language,
): string | undefined =>
  entered.find((one) => {
    const own = answerIn(section, one, lang);
    // After "Diğer" follow the names of those people.
    return named === own || named.startsWith(`${own} (`);
  });
