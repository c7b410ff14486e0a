import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleDashed,
} from '@tabler/icons-react';
import { verdictName } from '@emanet/contract/records/verdict';
import { useTranslation } from '../../platform/i18n.ts';
import marks from '../../ui/marks.module.css';
import type { RecordRow } from '../register.ts';

const LOOKS = {
  Eksik: [IconCircleDashed, 'plain'],
  Uyarılı: [IconAlertTriangle, 'mid'],
  Hazır: [IconCircleCheck, 'low'],
  Onaylı: [IconCircleCheckFilled, 'done'],
} as const;

type Props = Readonly<{ row: RecordRow; ground?: boolean }>;

/** The verdict on a record as icon, word and colour; the gravest kind of warning is red. */
export function VerdictMark({ row, ground = false }: Props) {
  const { t, lang } = useTranslation();
  const [Icon, tone] = LOOKS[row.hukum];
  const name = verdictName(row.hukum, lang);
  return (
    <span
      className={ground ? `${marks.tag} ${marks.ground}` : marks.tag}
      data-tone={tone === 'mid' && row.risk === 'Yüksek' ? 'high' : tone}
      data-text
      title={t('records.verdict.is', { verdict: name })}
    >
      <Icon size={15} stroke={1.9} aria-hidden />
      {name}
    </span>
  );
}
