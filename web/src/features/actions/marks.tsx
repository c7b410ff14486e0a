import { Box, Group } from '@mantine/core';
import type { Action } from '@emanet/contract/actions';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { IconClockExclamation, IconMail, IconMailCheck, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInWords, when } from '../../platform/when.ts';
import { RiskMark } from '../../ui/RiskMark.tsx';
import type { PhoneLine } from '../../ui/table/table-props.ts';
import { columnOf, isLate } from './filters.ts';

/** The last day of an action; once it is over the days since, marked by icon, word and colour. */
export function DueMark({ one }: { one: Action }) {
  const { t, lang } = useTranslation();
  if (!one.son_tarih) return null;
  const today = todayInTurkey();
  const late = isLate(one, today);
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="hair"
      wrap="nowrap"
      className="em-num"
      title={dayInWords(one.son_tarih, lang)}
      {...(late && { fw: 560, c: 'var(--em-high)' })}
    >
      {late && <IconClockExclamation size={14} aria-hidden />}
      {late
        ? t('clocks.daysLate', { count: daysBetween(one.son_tarih, today) })
        : when(one.son_tarih, lang)}
    </Group>
  );
}

/** File, mail and age of an action, small. */
export function SmallMarks({ one }: { one: Action }) {
  const { t, lang } = useTranslation();
  const mail = t(one.mail ? 'actions.mailed' : 'actions.notMailed');
  return (
    <Group component="span" flex="none" gap="tight" wrap="nowrap" c="dimmed">
      {one.dokuman_linki && (
        <Box lh={1} role="img" aria-label={t('actions.hasFile')} title={one.dosya_adi ?? undefined}>
          <IconPaperclip size={15} aria-hidden />
        </Box>
      )}
      <Box
        lh={1}
        role="img"
        aria-label={mail}
        title={mail}
        c={one.mail ? 'var(--em-done)' : undefined}
      >
        {one.mail ? <IconMailCheck size={15} aria-hidden /> : <IconMail size={15} aria-hidden />}
      </Box>
      {one.son_tarih && !one.durum ? (
        <DueMark one={one} />
      ) : (
        <span className="em-num">{when(one.tamamlanma_tarihi ?? one.olusturma_tarihi, lang)}</span>
      )}
    </Group>
  );
}

/** An action in a list on a small screen. */
export const actionOnPhone = (one: Action): PhoneLine => ({
  name: one.aksiyon_ismi,
  beside: <RiskMark risk={columnOf(one)} />,
  below: one.department_name,
  besideBelow: <SmallMarks one={one} />,
});
