import { useTranslation } from '../platform/i18n.ts';
import marks from './marks.module.css';

/** "3 yeni" when there are unread changes, otherwise empty; `more`: at least so many. */
export function UnreadPill({ count, more = false }: { count: number; more?: boolean }) {
  const { t } = useTranslation();
  if (count <= 0) return null;
  return (
    <span className={`${marks.tag} ${marks.unread}`} title={t('ui.unreadLong', { count })}>
      {more ? t('ui.unreadAtLeast', { count }) : t('ui.unread', { count })}
    </span>
  );
}
