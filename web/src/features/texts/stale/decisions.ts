import type { SingleText, TextDifference, TextDifferences } from '@emanet/contract/texts';
import { plainOf } from '@emanet/contract/texts/model';
import { isRecordOf } from '../../../platform/session/kept-work.ts';
import { withPart, type Body } from '../editing/body-edits.ts';

/** A person's words for a sentence, and why they differ from the register's. */
export type Written = Readonly<{ tr: string; en: string; gerekce: string }>;

/** Outcome of a difference: taken into the text, left out of this version, or written by hand. */
export type Decision =
  Readonly<{ ne: 'al' | 'birak' }> | Readonly<{ ne: 'elle'; yazilan: Written }>;

/** Decisions by the key of a sentence; `of` is the decided change. */
export type Decisions = Readonly<Record<string, Readonly<{ of: string; karar: Decision }>>>;

/** Key of a change and its decision: another change of the same sentence needs a new one. */
export const stampOf = ({ tur, nedenler }: TextDifference): string =>
  [
    tur,
    ...nedenler.map(
      ({ kaynak, tarih }) => `${kaynak.tur}:${kaynak.id}:${kaynak.alan}@${tarih ?? ''}`,
    ),
  ]
    .toSorted()
    .join(' ');

const isKept = (value: unknown): value is Decisions[string] =>
  typeof value === 'object' && value !== null && 'of' in value && 'karar' in value;

/** Stored decisions of this browser whose change is still the same. */
export function readDecisions(
  kept: string | null,
  differences: readonly TextDifference[],
): Decisions {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    if (!isRecordOf(found, isKept)) return {};
    return Object.fromEntries(
      differences.flatMap((one) => {
        const known = found[one.k];
        return known?.of === stampOf(one) ? [[one.k, known] as const] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Place of the first difference without a decision, from `at` on and then from the beginning. */
export function nextUndecided(
  differences: readonly Pick<TextDifference, 'k'>[],
  decisions: Decisions,
  at = 0,
): number | undefined {
  const open = differences.flatMap(({ k }, place) => (k in decisions ? [] : [place]));
  return open.find((place) => place >= at) ?? open[0];
}

/** The published wording of a sentence in both languages; undefined without one. */
export function publishedWords({ metin }: Pick<TextDifferences, 'metin'>, k: string) {
  const said = (lang: 'tr' | 'en') => {
    const own = metin[lang].bolumler.flatMap(({ cumleler }) => cumleler).find((c) => c.k === k);
    return own && !own.yabanci ? plainOf(own).trim() : '';
  };
  return { tr: said('tr'), en: said('en') };
}

/**
 * The body of the next draft. Taken sentences follow the register; left ones keep the published
 * words, with the reason; one that the register no longer makes is kept as own words.
 */
export function decidedBody(
  body: Body,
  found: Pick<TextDifferences, 'farklar' | 'metin'>,
  decisions: Decisions,
  leftReason: string,
): Body {
  return found.farklar.reduce<Body>((made, one) => {
    const karar = decisions[one.k]?.karar ?? { ne: 'al' };
    // Earlier words by hand stay when the change of their source is left.
    if (one.tur === 'elle' && karar.ne === 'birak') return made;
    if (karar.ne === 'al') {
      const { [one.k]: _followed, ...elle } = made.elle;
      return { ...made, elle };
    }
    const { gerekce, ...words } =
      karar.ne === 'elle'
        ? karar.yazilan
        : { ...publishedWords(found, one.k), gerekce: leftReason };
    return one.tur === 'cikti'
      ? withPart(made, { section: one.bolum }, { metin: words })
      : { ...made, elle: { ...made.elle, [one.k]: { ...words, gerekce } } };
  }, body);
}

/** Records with special-category data in a text, and its sentences about data sent abroad. */
export function marksOf({ metin }: Pick<SingleText, 'metin'>, published: TextDifferences['metin']) {
  const sentences = [metin?.tr, published.tr].flatMap(
    (one) => one?.bolumler.flatMap(({ cumleler }) => cumleler) ?? [],
  );
  const special = new Set(
    sentences.flatMap(({ p }) =>
      p.flatMap(({ ozel, s = [] }) => (ozel ? s.map(({ tur, id }) => `${tur}:${id}`) : [])),
    ),
  );
  const leaving = new Set(
    sentences.flatMap(({ k, p }) =>
      p.some(({ s = [] }) => s.some(({ alan }) => ABROAD.has(alan))) ? [k] : [],
    ),
  );
  return ({ k, nedenler }: TextDifference) => ({
    special: nedenler.some(({ kaynak: { tur, id } }) => special.has(`${tur}:${id}`)),
    abroad: leaving.has(k) || nedenler.some(({ kaynak }) => ABROAD.has(kaynak.alan)),
  });
}

const ABROAD = new Set([
  ...['yurt_disi_mekanizma', 'aktarim_ulkesi', 'standart_sozlesme_turu'],
  'standart_sozlesme_imza_tarihi',
]);
