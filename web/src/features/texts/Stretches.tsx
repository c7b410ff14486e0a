import type { TextDifference } from '@emanet/contract/texts';

type Props = Readonly<{
  parts: TextDifference['parcalar'];
  /** Shows only the text before or after the change; marked, or as plain words. */
  only?: 'eski' | 'yeni';
  marked?: boolean;
}>;

/** A sentence as a redline. */
export const Stretches = ({ parts, only, marked = only === undefined }: Props) =>
  parts.map(({ t, d }, place) => {
    const at = `${place}:${t}`;
    if (d && only && d !== only) return null;
    if (!d || !marked) return <span key={at}>{t}</span>;
    return d === 'eski' ? (
      <del key={at} className="em-gone">
        {t}
      </del>
    ) : (
      <ins key={at} className="em-come">
        {t}
      </ins>
    );
  });
