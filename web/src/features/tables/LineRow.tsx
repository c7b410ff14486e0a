import { useId, type KeyboardEvent } from 'react';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import type { Column } from './columns.tsx';
import type { Line } from './lines.ts';
import classes from './tables.module.css';
import { Unfolding } from './Unfolding.tsx';

type Props = Readonly<{
  measure: (node: HTMLElement | null) => void;
  index: number;
  line: Line;
  columns: readonly Column[];
  open: boolean;
  tabbable: boolean;
  onToggle: (wanted: boolean) => void;
  /** Arrows move from line to line; the focus goes along. */
  onActivate: (index: number, focus: boolean) => void;
}>;

/** A line and, once it is opened, what its look-up answers. */
export function LineRow(props: Props) {
  const { measure, index, line, columns, open, tabbable, onToggle, onActivate } = props;
  const { t } = useTranslation();
  const panel = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => onActivate(index + 1, true),
      ArrowUp: () => onActivate(index - 1, true),
      Home: () => onActivate(0, true),
      End: () => onActivate(Number.MAX_SAFE_INTEGER, true),
      ArrowRight: () => onToggle(true),
      ArrowLeft: () => onToggle(false),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };
  return (
    <tbody ref={measure} data-index={index} data-open={open || undefined}>
      <tr className={classes.line} aria-rowindex={index + 2}>
        <th scope="row">
          <button
            type="button"
            className={classes.name}
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            tabIndex={tabbable ? 0 : -1}
            onClick={() => onToggle(!open)}
            onFocus={() => onActivate(index, false)}
            onKeyDown={onKeyDown}
          >
            <IconChevronRight size={16} className={classes.chevron} aria-hidden />
            <span className={classes.nameText}>
              {line.name}
              {line.about && <span className={classes.about}>{line.about}</span>}
            </span>
          </button>
          {line.special && <SpecialMark />}
        </th>
        {columns.map(({ key, cell }) => (
          <td key={key} data-column={key} data-label={t(`tables.columns.${key}`)}>
            {cell(line)}
          </td>
        ))}
      </tr>
      {open && (
        <tr className={classes.unfolded}>
          <td colSpan={columns.length + 1} id={panel}>
            <Unfolding line={line} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
