import type { DutyOwner } from '@emanet/contract/clocks/owner';
import { IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { initialsOf } from '../../ui/initials.ts';
import css from './portfolio.module.css';

type Props = Readonly<{
  owner: DutyOwner | null;
  /** Number of the duty's clock. */
  duty: number;
  title?: string | undefined;
  onAssign: (button: HTMLElement) => void;
  children: ReactNode;
}>;

/** Initials of the person in charge of a duty; a press assigns it. */
export function AssignButton({ owner, duty, title, onAssign, children }: Props) {
  const byDefault = owner?.varsayilan !== false || undefined;
  return (
    <button
      type="button"
      className={`em-row em-thin ${css.assign}`}
      data-nobody={byDefault}
      data-assign={duty}
      title={title}
      onClick={(event) => onAssign(event.currentTarget)}
    >
      <span
        aria-hidden
        className={`em-disc em-strong em-soft ${css.who}`}
        data-tone="brand"
        data-nobody={byDefault}
      >
        {owner ? initialsOf(owner.ad) : <IconUserPlus size={13} />}
      </span>
      {children}
    </button>
  );
}
