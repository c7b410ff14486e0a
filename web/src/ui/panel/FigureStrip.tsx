import type { ReactNode } from 'react';
import css from './figure-strip.module.css';

export type Figure = Readonly<{
  key: string;
  count: number;
  label: string;
  /** A word more behind the label. */
  beside?: string | undefined;
  /** A line of its own below; the label then stands above the figure. */
  below?: Readonly<{ text: string; tone?: 'done' | 'mid' | 'high' | undefined }> | undefined;
  tone?: 'high' | 'mid' | undefined;
  /** Is the list narrowed to it? */
  pressed: boolean;
  onPress: () => void;
}>;

type Props = Readonly<{ label: string; figures: readonly Figure[]; children?: ReactNode }>;

/** Figures above a list, each of which narrows it; behind them a remark, if any. */
export function FigureStrip({ label, figures, children }: Props) {
  return (
    <div className={`em-card ${css.strip}`} role="group" aria-label={label}>
      {figures.map(({ key, count, label: name, beside, below, tone, pressed, onPress }) => (
        <button
          key={key}
          type="button"
          aria-pressed={pressed}
          data-tone={count > 0 ? tone : undefined}
          data-below={below ? true : undefined}
          onClick={onPress}
        >
          <b className="em-num">{count}</b>
          <span>
            {name} {count > 0 && beside && <em>{beside}</em>}
          </span>
          {below && <small data-tone={below.tone}>{below.text}</small>}
        </button>
      ))}
      {children && <p>{children}</p>}
    </div>
  );
}
