import type { TextDifference, TextDifferences } from '@emanet/contract/texts';
import { plainOf } from '@emanet/contract/texts/model';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n.ts';
import { Paper, type Sentence } from '../Paper.tsx';
import ink from '../paper.module.css';
import { Stretches } from '../Stretches.tsx';
import css from './stale.module.css';
import type { Decisions } from './decisions.ts';
import { inFace, type Face } from './faces.ts';
import { sentenceOf } from './useDecisions.ts';

type Props = Readonly<{
  found: TextDifferences;
  face: Face;
  decisions: Decisions;
  current: TextDifference | undefined;
  head?: ReactNode;
}>;

/** The published text with its differences as one face shows them. */
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
    // The first paper that shows a difference is where its card leads.
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

/** Words of a difference as it was decided; undecided it follows the register. */
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
