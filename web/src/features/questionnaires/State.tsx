import type { Questionnaire } from '@emanet/contract/questionnaires';
import { useTranslation } from '../../platform/i18n.ts';
import { Tag } from '../../ui/panel/Tag.tsx';

const TONES = {
  tamamlandi: 'done',
  suresi_doldu: 'mid',
  geri_cekildi: 'mid',
  ulasmadi: 'high',
  posta_istemiyor: 'high',
} as const;

/** State of a questionnaire: sent, opened, 3/5 answered, finished. */
export function QuestionnaireState({ one }: Readonly<{ one: Questionnaire }>) {
  const { t } = useTranslation();
  const { durum, yanitlanan, surec } = one;
  const tone = Object.entries(TONES).find(([state]) => state === durum)?.[1];
  return (
    <Tag tone={tone}>
      {durum === 'yanitlaniyor'
        ? t('questionnaires.answered', { done: yanitlanan, total: surec })
        : t(`questionnaires.states.${durum}`)}
    </Tag>
  );
}
