import { IconShieldHalfFilled } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import marks from './marks.module.css';

/** The one mark of special-category data: an icon beside names, elsewhere with words. */
export function SpecialMark({ withText = false }: { withText?: boolean }) {
  const { t } = useTranslation();
  if (withText) {
    return (
      <span className={`${marks.tag} ${marks.ground}`} data-tone="special" data-text>
        <IconShieldHalfFilled size={13} aria-hidden />
        {t('ui.special')}
      </span>
    );
  }
  return (
    <span
      className={`${marks.tag} ${marks.ground}`}
      data-tone="special"
      role="img"
      aria-label={t('ui.specialLong')}
      title={t('ui.specialLong')}
    >
      <IconShieldHalfFilled size={13} aria-hidden />
    </span>
  );
}
