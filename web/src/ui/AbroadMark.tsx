import { IconWorldShare } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import marks from './marks.module.css';

type Props = {
  withText?: boolean;
  /** Shows the country instead. */
  country?: string;
};

/** The one mark of data that leave the country: an icon beside names, elsewhere with words. */
export function AbroadMark({ withText = false, country }: Props) {
  const { t } = useTranslation();
  if (withText) {
    return (
      <span className={`${marks.tag} ${marks.ground}`} data-tone="abroad" data-text>
        <IconWorldShare size={13} aria-hidden />
        {country ?? t('ui.abroad')}
      </span>
    );
  }
  return (
    <span
      className={`${marks.tag} ${marks.ground}`}
      data-tone="abroad"
      role="img"
      aria-label={t('ui.abroadLong')}
      title={t('ui.abroadLong')}
    >
      <IconWorldShare size={13} aria-hidden />
    </span>
  );
}
