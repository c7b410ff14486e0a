import type { TextDifference } from '@emanet/contract/texts';
import ink from './paper.module.css';

type Props = Readonly<{
  parts: TextDifference['parcalar'];
  /** Shows the text before the change: additions left out, deletions kept. */
  asBefore?: boolean;
}>;

/** A sentence as a redline. */
export const Stretches = ({ parts, asBefore = false }: Props) =>
  parts.map(({ t, d }, place) => {
    const at = `${place}:${t}`;
    if (!d || (asBefore && d === 'eski')) return <span key={at}>{t}</span>;
    if (asBefore) return null;
    return d === 'eski' ? (
      <del key={at} className={ink.gone}>
        {t}
      </del>
    ) : (
      <ins key={at} className={ink.come}>
        {t}
      </ins>
    );
  });
