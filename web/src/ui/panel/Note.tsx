import { useEffect, useRef, type ReactNode } from 'react';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react';
import css from './note.module.css';

const ICONS = {
  plain: IconInfoCircle,
  mid: IconAlertTriangle,
  high: IconAlertCircle,
  done: IconCircleCheck,
} as const;

/** Meaning of a colour: neutral, attention, wrong, settled. */
export type Tone = keyof typeof ICONS;

type Props = Readonly<{
  tone?: Tone;
  title?: ReactNode;
  /** A button or a link at the right. */
  action?: ReactNode;
  /** It answers the person's act, this value: it is announced and takes the focus. */
  takesFocus?: unknown;
  /** It is announced, while the focus stays elsewhere. */
  announced?: boolean;
  children?: ReactNode;
}>;

/** A band with a remark about the content below it. */
export function Note({ tone = 'plain', title, action, takesFocus, announced, children }: Props) {
  const Icon = ICONS[tone];
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={note}
      className={`em-round em-soft ${css.note}`}
      data-tone={tone}
      role={takesFocus || announced ? 'alert' : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      <div className={`em-grow em-thin em-break ${css.text}`}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
