import { IconCheck } from '@tabler/icons-react';
import { useLanguage } from '../../platform/i18n.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import { CompletenessBar } from '../../ui/CompletenessBar.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { UnreadPill } from '../../ui/UnreadPill.tsx';
import { isAbroad } from '../display.ts';
import { nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import classes from './list.module.css';
import phone from './phone.module.css';
import { useRowWindow } from './useRowWindow.ts';

const ROW_HEIGHT = 68;

type Props = {
  register: Register;
  rows: readonly RecordRow[];
  listing: string;
  openId: number | undefined;
  onOpen: (id: number) => void;
  /** While rows are being ticked: those that are. */
  ticked: ReadonlySet<number> | undefined;
};

/** The register on a small screen: two lines a row, a touch opens or ticks it. */
export function PhoneRows({ register, rows, listing, openId, onOpen, ticked }: Props) {
  const lang = useLanguage();
  const { scroller, virtualizer } = useRowWindow({
    register,
    rows,
    listing,
    height: ROW_HEIGHT,
    head: 0,
  });
  return (
    <div className={classes.scroller} ref={scroller}>
      <ul className={phone.rows} style={{ height: virtualizer.getTotalSize() }} lang={lang}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            row && (
              <li
                key={row.id}
                style={{ transform: `translateY(${item.start}px)` }}
                aria-setsize={rows.length}
                aria-posinset={item.index + 1}
              >
                <button
                  type="button"
                  data-index={item.index}
                  data-row={row.id}
                  data-open={row.id === openId || ticked?.has(row.id) || undefined}
                  role={ticked && 'checkbox'}
                  aria-checked={ticked?.has(row.id)}
                  onClick={() => onOpen(row.id)}
                >
                  {ticked && (
                    <span className={phone.tick} data-on={ticked.has(row.id) || undefined}>
                      {ticked.has(row.id) && <IconCheck size={14} stroke={2.6} />}
                    </span>
                  )}
                  <span className={phone.lines}>
                    <span className={phone.line}>
                      <span className={`${classes.cut} ${phone.name}`}>
                        {nameOf(register, row)}
                      </span>
                      <UnreadPill count={row.unread_count} />
                    </span>
                    <span className={phone.line}>
                      <span className={`${classes.cut} ${phone.department}`}>
                        {row.department_name}
                      </span>
                      {row.ozel_nitelikli && <SpecialMark />}
                      {isAbroad(row) && <AbroadMark />}
                      <RiskMark risk={row.risk} />
                      <CompletenessBar value={row.eksiksizlik} />
                    </span>
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
