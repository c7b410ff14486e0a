import { leftOf } from '@emanet/contract/clocks/left';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { useNow } from '../../../ui/useNow.ts';
import css from '../texts.module.css';

/** Days left for notifying a standard contract; the law counts working days. */
export const noticeLeft = (bildirim: string, now: number) => {
  const left = leftOf({ son_an: bildirim, birim: 'is_gunu' }, now);
  return { late: left.late, tone: left.tone, days: 'days' in left ? left.days : 0 };
};

/** Clock of a signed standard contract before its notification, instead of its state. */
export function NoticeMark({ bildirim }: { bildirim: string }) {
  const { t } = useTranslation();
  const { late, tone, days } = noticeLeft(bildirim, useNow());
  const key = late ? 'late' : days === 0 ? 'today' : 'left';
  return (
    <Tag tone={tone === 'low' ? 'plain' : tone}>
      <span className={`em-inline em-thin ${css.mark}`}>
        <IconClock size={14} aria-hidden />
        {t(`texts.notice.${key}`, { count: days })}
      </span>
    </Tag>
  );
}
