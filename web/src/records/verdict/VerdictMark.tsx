import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleDashed,
} from '@tabler/icons-react';
import { verdictName } from '@emanet/contract/records/verdict';
import { useTranslation } from '../../platform/i18n.ts';
import type { RecordRow } from '../register.ts';
import classes from './verdict.module.css';

const ICONS = {
  Eksik: IconCircleDashed,
  Uyarılı: IconAlertTriangle,
  Hazır: IconCircleCheck,
  Onaylı: IconCircleCheckFilled,
} as const;

type Props = Readonly<{ row: RecordRow; ground?: boolean }>;

/** The verdict on a record as icon, word and colour; a warning of the gravest kind is red. */
export function VerdictMark({ row, ground = false }: Props) {
  const { t, lang } = useTranslation();
  const Icon = ICONS[row.hukum];
  const name = verdictName(row.hukum, lang);
  return (
    <span
      className={`em-inline ${classes.mark}`}
      data-verdict={row.hukum}
      data-high={row.risk === 'Yüksek' || undefined}
      data-ground={ground || undefined}
      title={t('records.verdict.is', { verdict: name })}
    >
      <Icon size={15} stroke={1.9} aria-hidden />
      {name}
    </span>
  );
}
