import type { TextDifference, TextDifferences } from '@emanet/contract/texts';
import { plainOf } from '@emanet/contract/texts/model';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n.ts';
import { Paper, type Sentence, type Rendered } from '../Paper.tsx';
import ink from '../paper.module.css';
import { Stretches } from '../Stretches.tsx';
import css from './stale.module.css';
import type { Decisions, Decision } from './decisions.ts';
import { sentenceOf } from './useDecisions.ts';

type Props = Readonly<{
  found: TextDifferences;
  face: Face;
  decisions: Decisions;
  current: TextDifference | undefined;
  head?: ReactNode;
}>;

/** The published text with its differences, in one face. */
export function Redline({ found, face, decisions, current, head }: Props) {
  const lang = useLanguage();
  const differences = found.farklar.map((change) => ({
    change,
    karar: decisions[change.k]?.karar,
  }));
  const instead = (sentence: Sentence) => {
    const at = differences.findIndex(({ change }) => change.k === sentence.k);
    const one = differences[at];
    if (!one) return undefined;
    // A difference's card links to the first paper that shows it.
    const leads = face === 'farkli' || face === (one.change.tur === 'eklendi' ? 'yeni' : 'eski');
    return (
      <span key={sentence.k} id={leads ? sentenceOf(at + 1) : undefined}>
        {face !== 'temiz' && (
          <>
            <span
              className={`em-disc em-strong em-brand ${css.number}`}
              data-tone="brand"
              data-current={one.change === current || undefined}
            >
              {at + 1}
            </span>{' '}
          </>
        )}
        <Reading {...one} face={face} sentence={sentence} lang={lang} />{' '}
      </span>
    );
  };
  return (
    <Paper
      text={inFace(found.metin[lang], differences, face)}
      instead={instead}
      current={face === 'temiz' ? undefined : current?.bolum}
      head={head}
    />
  );
}

type ReadingProps = Readonly<{
  change: TextDifference;
  karar: Decisions[string]['karar'] | undefined;
  face: Face;
  sentence: Sentence;
  lang: 'tr' | 'en';
}>;

/** Words of a difference by its decision; undecided it follows the register. */
function Reading({ change: { tur, parcalar }, karar, face, sentence, lang }: ReadingProps) {
  if (face === 'eski')
    return tur === 'elle' ? plainOf(sentence) : <Stretches parts={parcalar} only="eski" marked />;
  if (karar?.ne === 'elle') {
    const words = karar.yazilan[lang] || karar.yazilan.tr;
    if (words === '') return <del className="em-gone">{plainOf(sentence)}</del>;
    return face === 'temiz' ? (
      words
    ) : (
      <span className={ink.span} data-by="hand">
        {words}
      </span>
    );
  }
  if (karar?.ne === 'birak') {
    if (tur === 'elle') return plainOf(sentence);
    if (tur === 'eklendi') return <s className="em-quiet">{plainOf(sentence)}</s>;
    return <Stretches parts={parcalar} only="eski" />;
  }
  return face === 'farkli' ? (
    <Stretches parts={parcalar} />
  ) : (
    <Stretches parts={parcalar} only="yeni" marked={face === 'yeni'} />
  );
}

/** Ways to look at changes; the last two are shown side by side. */
type Face = 'farkli' | 'temiz' | 'eski' | 'yeni';

type DecidedDifference = Readonly<{ change: TextDifference; karar: Decision | undefined }>;

/** Does a face show words of a difference? */
function isShown({ change: { tur }, karar }: DecidedDifference, face: Face): boolean {
  if (face === 'farkli') return true;
  if (face === 'eski') return tur !== 'eklendi';
  if (karar?.ne === 'elle') return karar.yazilan.tr !== '';
  return tur === (karar?.ne === 'birak' ? 'eklendi' : 'cikti') ? false : true;
}

/** The published text with the sentences of a face: added ones at their place, others left out. */
function inFace(text: Rendered, differences: readonly DecidedDifference[], face: Face): Rendered {
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
