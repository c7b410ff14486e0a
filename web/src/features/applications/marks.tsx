import type { ApplicationRow } from '@emanet/contract/applications';
import { useTranslation } from '../../platform/i18n.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { nearnessOf } from './time-left.ts';

/** State of an application in a word: its outcome once it is closed. */
export function StateMark({ row }: { row: ApplicationRow }) {
  const { t } = useTranslation();
  if (row.cevap_ulasmadi) return <Tag tone="high">{t('applications.answerLost')}</Tag>;
  if (row.sonuc)
    return (
      <Tag tone={row.sonuc === 'kabul' ? 'done' : 'plain'}>
        {t(`applications.outcomes.${row.sonuc}`)}
      </Tag>
    );
  // Of one that came in from a file the outcome may be unknown.
  if (row.durum === 'sonuclandi') return <Tag>{t('applications.states.sonuclandi')}</Tag>;
  if (nearnessOf(row) === 'geciken') return <Tag tone="high">{t('applications.late')}</Tag>;
  if (row.department_id === null && row.sahip === null)
    return <Tag tone="mid">{t('applications.unassigned')}</Tag>;
  return <Tag>{t(`applications.states.${row.durum}`)}</Tag>;
}
