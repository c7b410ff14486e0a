import { allCountries, findCountries, HOME } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable } from '@emanet/contract/shared/turkish';

/** A country to choose, and the whole text after the choice. */
export type Offer = Readonly<{ name: string; text: string }>;

/** `sure`: the first offer equals the text or is the only one, so Enter may take it. */
export type Offers = Readonly<{ offers: readonly Offer[]; sure: boolean }>;

/** Text before the last country, commas included. */
const before = (text: string): string => /^(.*[,;]\s*)?/s.exec(text)?.[0] ?? '';

/**
 * Countries for the last part of a text, found by all of their spellings; all of them for an empty
 * part or a whole name. `home`: the own one too.
 */
export function offersFor(text: string, lang: Language, home: boolean): Offers {
  const written = before(text);
  const wanted = text.slice(written.length).trim();
  const may = ({ key }: Readonly<{ key: string }>) => home || key !== HOME;
  const all = allCountries(lang).filter(may);
  const whole = all.some(({ name }) => searchable(name) === searchable(wanted));
  const found = whole || wanted === '' ? [] : findCountries(wanted, lang).filter(may);
  const exact = found.filter((one) => one.exact).length;
  return {
    offers: (whole || wanted === '' ? all : found).map(({ name }) => ({
      name,
      text: written + name,
    })),
    sure: exact === 1 || (exact === 0 && found.length === 1),
  };
}
