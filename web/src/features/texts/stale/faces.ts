import type { TextDifference } from '@emanet/contract/texts';
import type { Rendered, Sentence } from '../Paper.tsx';
import type { Decision } from './decisions.ts';

/** Ways to look at what changed; the last two stand side by side. */
export type Face = 'farkli' | 'temiz' | 'eski' | 'yeni';

type DecidedDifference = Readonly<{ change: TextDifference; karar: Decision | undefined }>;

/** Does a difference have words in a face? */
function isShown({ change: { tur }, karar }: DecidedDifference, face: Face): boolean {
  if (face === 'farkli') return true;
  if (face === 'eski') return tur !== 'eklendi';
  if (karar?.ne === 'elle') return karar.yazilan.tr !== '';
  return tur === (karar?.ne === 'birak' ? 'eklendi' : 'cikti') ? false : true;
}

/** The published text with the sentences of a face: added ones at their place, others left out. */
export function inFace(
  text: Rendered,
  differences: readonly DecidedDifference[],
  face: Face,
): Rendered {
  const hidden = new Set(differences.flatMap((one) => (isShown(one, face) ? [] : [one.change.k])));
  return {
    ...text,
    bolumler: text.bolumler.map((section) => ({
      ...section,
      cumleler: differences
        .filter(({ change: { tur, bolum } }) => tur === 'eklendi' && bolum === section.k)
        .reduce<Sentence[]>((made, { change: { k, sira, parcalar } }) => {
          const at = Math.min(sira - 1, made.length);
          const beside = made[at] ?? made[at - 1];
          const added = {
            k,
            p: parcalar.map(({ t }) => ({ t })),
            ...(beside?.madde && { madde: true as const }),
          };
          return made.toSpliced(at, 0, added);
        }, section.cumleler)
        .filter(({ k }) => !hidden.has(k)),
    })),
  };
}
