import { allCountries, HOME } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable } from '@emanet/contract/shared/turkish';

/** A country that can be chosen, and the whole text once it is. */
export type Offer = Readonly<{ name: string; text: string }>;

/** Text before the country that is being written, commas and all. */
const before = (text: string): string => /^(.*[,;]\s*)?/s.exec(text)?.[0] ?? '';

/**
 * Countries for the last part of a text: those that begin with it, then those that hold it. All of
 * them where nothing is written yet or a whole name is. `home`: the own one too.
 */
export function offersFor(text: string, lang: Language, home: boolean): Offer[] {
  const written = before(text);
  const wanted = searchable(text.slice(written.length).trim());
  const countries = allCountries(lang).filter(({ key }) => home || key !== HOME);
  const named = countries.map(({ name }) => ({ name, folded: searchable(name) }));
  const whole = named.some(({ folded }) => folded === wanted);
  const found = whole ? named : named.filter(({ folded }) => folded.includes(wanted));
  const rank = ({ folded }: { folded: string }) => Number(!whole && !folded.startsWith(wanted));
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name }) => ({ name, text: written + name }));
}
