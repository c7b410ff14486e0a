import { IconCircleCheckFilled, IconCircleDashed, IconHistory } from '@tabler/icons-react';
import { confirmationName, confirmationOf } from '@emanet/contract/records/verdict';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import marks from '../../ui/marks.module.css';
import type { RecordRow } from '../register.ts';

const LOOKS = {
  onayli: [IconCircleCheckFilled, 'done'],
  degisti: [IconHistory, 'mid'],
  onaysiz: [IconCircleDashed, 'plain'],
} as const;

type Props = Readonly<{ row: RecordRow; dated?: boolean }>;

/** Confirmation state of a record, as icon, word and colour; `dated` adds its day. */
export function ConfirmationMark({ row, dated = false }: Props) {
  const { t, lang } = useTranslation();
  const state = confirmationOf(row);
  const [Icon, tone] = LOOKS[state];
  const day = dated && state !== 'onaysiz' && row.onay_tarihi;
  return (
    <span className={marks.tag} data-tone={tone}>
      <Icon size={15} stroke={1.9} aria-hidden />
      {day
        ? t(`records.confirmation.${state}`, { date: dayShort(day, lang) })
        : confirmationName(state, lang)}
    </span>
  );
}
