import { Fragment } from 'react';
import { piecesOf } from '../../ui/highlight/highlight.ts';
import classes from './palette.module.css';

/** A text in which the words that were looked for stand out. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map((piece, at) =>
    piece.hit ? (
      <mark key={at} className={`em-brand ${classes.mark}`}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={at}>{piece.text}</Fragment>
    ),
  );
}
