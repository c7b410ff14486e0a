import { Group, Text } from '@mantine/core';
import { holidaysOn } from '@emanet/contract/data/holidays';
import { isWeekend } from '@emanet/contract/shared/time/weeks';
import type { ReactNode } from 'react';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInWords, dayParts, dayShort } from '../../platform/when.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { ComingDay } from './dates.ts';
import css from './notification-settings.module.css';

type Props = Readonly<{
  days: readonly ComingDay[];
  /** There are unsaved changes: the days before them are named. */
  unsaved: boolean;
  /** Shown instead of days, when nothing is sent or no day is known. */
  instead?: string | undefined;
  note?: ReactNode;
}>;

/** The next three days, by the present inputs. */
export function ComingDays({ days, unsaved, instead, note }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Group justify="space-between" gap="sm" mih="var(--em-height-target)">
        <Text component="h3" fz="sm" fw={620}>
          {t('notificationSettings.next')}
        </Text>
        {unsaved && <Tag tone="mid">{t('notificationSettings.onceSaved')}</Tag>}
      </Group>
      {instead === undefined ? (
        <ol className="em-lines em-rows" data-bare aria-live="polite">
          {days.map((one) => (
            <Day key={one.day} unsaved={unsaved} {...one} />
          ))}
        </ol>
      ) : (
        <p className="em-quiet" role="status">
          {instead}
        </p>
      )}
      {note && (
        <Group
          component="p"
          wrap="nowrap"
          align="flex-start"
          gap="sm"
          mt="sm"
          pt="near"
          className="em-quiet em-line-top"
        >
          <IconInfoCircle size={16} stroke={1.7} aria-hidden />
          <span>{note}</span>
        </Group>
      )}
    </>
  );
}

function Day({ day, before, left, unsaved }: ComingDay & { unsaved: boolean }) {
  const { t, lang } = useTranslation();
  const { month, number } = dayParts(day, lang);
  const off = [
    ...holidaysOn(day).map(({ ad }) => ad[lang]),
    ...(isWeekend(day) ? [t('common.weekend')] : []),
  ];
  const moved = unsaved && before !== undefined && before !== day;
  return (
    <li>
      <span className={`em-clip em-rigid em-surface em-line em-round ${css.leaf}`} aria-hidden>
        <span>{month}</span>
        <b className="em-num">{number}</b>
      </span>
      <div className="em-two">
        <b>{dayInWords(day, lang)}</b>
        <small>
          {left === 0 ? t('common.today') : t('notificationSettings.inDays', { count: left })}
          {moved && (
            <>
              {', '}
              <s>
                <span className="em-unseen">{t('notificationSettings.insteadOf')} </span>
                {dayShort(before, lang)}
              </s>
            </>
          )}
          {unsaved && before === day && `, ${t('notificationSettings.same')}`}
          {off.map((why) => `, ${why}`)}
        </small>
      </div>
    </li>
  );
}
