import type { Invitation } from '@emanet/contract/training';
import { useTranslation } from '../../platform/i18n.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { Tone } from '../../ui/panel/Note.tsx';

const TONES: Readonly<Record<Invitation['durum'], Tone>> = {
  gonderilmedi: 'plain',
  gonderildi: 'plain',
  basladi: 'mid',
  tamamlandi: 'done',
};

/** State of an invitation; a failed or unsent mail comes first. */
export function State({ row }: { row: Invitation }) {
  const { t } = useTranslation();
  const early = row.durum === 'gonderilmedi' || row.durum === 'gonderildi';
  if (early && row.posta_ret) return <Tag tone="high">{t('training.state.posta_ret')}</Tag>;
  if (early && row.ulasmadi) return <Tag tone="high">{t('training.state.ulasmadi')}</Tag>;
  if (early && row.sirada) return <Tag>{t('training.onItsWay')}</Tag>;
  if (row.kod_bekliyor) return <Tag tone="mid">{t('training.state.kod_bekliyor')}</Tag>;
  return <Tag tone={TONES[row.durum]}>{t(`training.state.${row.durum}`)}</Tag>;
}
