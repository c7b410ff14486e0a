import type { SingleText } from '@emanet/contract/texts';
import type { Picked } from './Paper.tsx';

export type Body = NonNullable<SingleText['govde']>;

/** The part with a picked sentence's own words; undefined for one of the register. */
export const partOf = (body: Body, { sentence }: Picked) =>
  body.bolumler
    .flatMap(({ k, parcalar }) => parcalar.map((part) => ({ ...part, at: `${k}.${part.k}` })))
    .find(({ at }) => at === sentence.k);

export const isOwn = (body: Body, picked: Picked): boolean => partOf(body, picked) !== undefined;

/** The same sentence in a language. */
export const inLanguage = (
  { metin }: SingleText,
  { sentence, section }: Picked,
  lang: 'tr' | 'en',
) =>
  metin?.[lang].bolumler
    .find(({ k }) => k === section.k)
    ?.cumleler.find(({ k }) => k === sentence.k);
