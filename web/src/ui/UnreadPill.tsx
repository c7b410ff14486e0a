import { useTranslation } from '../platform/i18n.ts';
import marks from './marks.module.css';

/** "3 yeni" when there are unread changes, otherwise nothing. */
export function UnreadPill({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count <= 0) return null;
  return (
    <span className={marks.unread} title={t('ui.unreadLong', { count })}>
      {t('ui.unread', { count })}
    </span>
  );
}
