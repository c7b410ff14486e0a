import { Box } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../platform/i18n.ts';
import css from './figure-strip.module.css';

export type Figure = Readonly<{
  key: string;
  count: number;
  label: string;
  /** A further word after the label. */
  beside?: string | undefined;
  /** A separate line below; the label is then above the figure. */
  below?: Readonly<{ text: string; tone?: 'done' | 'mid' | 'high' | undefined }> | undefined;
  tone?: 'high' | 'mid' | undefined;
  disabled?: boolean;
  /** Is the list filtered by it? */
  pressed: boolean;
  onPress: () => void;
}>;

type Props = Readonly<{
  label: string;
  figures: readonly Figure[];
  /** Element with the figures in words. */
  describedBy?: string;
  /** The strip takes the focus when it appears: the focused element was removed. */
  takesFocus?: boolean;
  /** Space below it. */
  mb?: 'md' | 0;
  children?: ReactNode;
}>;

/** Figures above a list, each of which filters it; after them a remark, if any. */
export function FigureStrip(props: Props) {
  const { label, figures, describedBy, takesFocus, mb = 'md', children } = props;
  const lang = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) strip.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Box
      ref={strip}
      mb={mb}
      className={`em-card em-clip em-rigid ${css.strip}`}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={takesFocus ? -1 : undefined}
    >
      {figures.map(
        ({ key, count, label: name, beside, below, tone, disabled, pressed, onPress }) => (
          <button
            key={key}
            type="button"
            className="em-small em-soft"
            disabled={disabled}
            aria-pressed={pressed}
            data-tone={count > 0 ? tone : undefined}
            data-below={below ? true : undefined}
            onClick={onPress}
          >
            <b className="em-num">{count.toLocaleString(lang)}</b>
            <span>
              {name} {count > 0 && beside && <em>{beside}</em>}
            </span>
            {below && <small data-tone={below.tone}>{below.text}</small>}
          </button>
        ),
      )}
      {children && <p className="em-meta em-soft">{children}</p>}
    </Box>
  );
}
