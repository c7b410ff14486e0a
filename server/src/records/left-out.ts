import { fill } from '@emanet/contract/shared/fill';
import type { Sentence } from '@emanet/contract/shared/primitives';

/** People whom a sentence names one by one. */
const MOST_NAMED = 20;

/** The sentence of an act on a list, with those whom it has left out by number and by name. */
export function withLeftOut(
  done: Sentence,
  leftOut: Sentence,
  people: readonly Readonly<{ fullname: string; email?: string | null }>[],
): Sentence {
  if (people.length === 0) return done;
  const names = people
    .slice(0, MOST_NAMED)
    .map(({ fullname, email }) => (email ? `${fullname} (${email})` : fullname));
  if (people.length > MOST_NAMED) names.push('…');
  const values = { sayi: people.length, kisiler: names.join(', ') };
  return {
    tr: `${done.tr} ${fill(leftOut.tr, values)}`,
    en: `${done.en} ${fill(leftOut.en, values)}`,
  };
}
