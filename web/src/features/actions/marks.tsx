import { Box, Group } from '@mantine/core';
import { mailOf, type Action } from '@emanet/contract/actions';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { IconClockExclamation, IconMailCheck, IconPaperclip } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInWords, when, whenInFull } from '../../platform/when.ts';
import { RiskMark } from '../../ui/RiskMark.tsx';
import type { PhoneLine } from '../../ui/table/table-props.ts';
import { useOwnerWords } from '../clocks/clocks.tsx';
import { columnOf, isLate } from './filters.ts';

/** The last day of an action; after it the days since, marked by icon, word and colour. */
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

/** The person in charge of an open action; a closed one has its stored name. */
export function useInCharge() {
  const ownerWords = useOwnerWords();
  return useCallback(
    (one: Action) => (one.durum || !one.guncel ? one.sorumlu : ownerWords(one.sahip)),
    [ownerWords],
  );
}

/** State of an action's mail: sent, not sent and why, or none on record. */
export function useMailWords() {
  const { t, lang } = useTranslation();
  return useCallback(
    (one: Action): string => {
      const state = mailOf(one);
      if (state === 'teslim')
        return one.mail_tarihi
          ? t('actions.mailedAt', { moment: whenInFull(one.mail_tarihi, lang) })
          : t('actions.mailed');
      if (state !== 'ulasmadi') return t(state ? 'actions.mailWaits' : 'actions.noMail');
      return t('actions.mailFailed', {
        reason: t(`actions.mailReasons.${one.mail_nedeni ?? 'sunucu'}`),
      });
    },
    [t, lang],
  );
}

/** File and mail of an action, small; the envelope appears only after a mail, with its day. */
export function SmallMarks({ one }: { one: Action }) {
  const { t, lang } = useTranslation();
  const mail = one.mail_tarihi
    ? t('actions.on.mailed', { day: when(one.mail_tarihi, lang) })
    : t('actions.mailed');
  return (
    <Group component="span" flex="none" gap="tight" wrap="nowrap" c="dimmed">
      {one.dokuman_linki && (
        <Box lh={1} role="img" aria-label={t('actions.hasFile')} title={one.dosya_adi ?? undefined}>
          <IconPaperclip size={15} aria-hidden />
        </Box>
      )}
      {one.mail && (
        <Group component="span" gap="hair" wrap="nowrap" title={mail}>
          <Box lh={1} role="img" aria-label={mail} c="var(--em-done)">
            <IconMailCheck size={15} aria-hidden />
          </Box>
          {one.mail_tarihi && (
            <span className="em-num" aria-hidden>
              {when(one.mail_tarihi, lang)}
            </span>
          )}
        </Group>
      )}
    </Group>
  );
}

/** The same with the most important day in words: the last one, completion, or the opening. */
export function DatedMarks({ one }: { one: Action }) {
  const { t, lang } = useTranslation();
  const [kind, at] = one.tamamlanma_tarihi
    ? (['completed', one.tamamlanma_tarihi] as const)
    : one.son_tarih
      ? (['due', one.son_tarih] as const)
      : (['opened', one.olusturma_tarihi] as const);
  return (
    <Group component="span" flex="none" gap="tight" wrap="nowrap" c="dimmed">
      <SmallMarks one={one} />
      {kind === 'due' && isLate(one, todayInTurkey()) ? (
        <DueMark one={one} />
      ) : (
        <span className="em-num">{t(`actions.on.${kind}`, { day: when(at, lang) })}</span>
      )}
    </Group>
  );
}

/** An action in a list on a small screen. */
export const actionOnPhone = (one: Action): PhoneLine => ({
  name: one.aksiyon_ismi,
  beside: <RiskMark risk={columnOf(one)} />,
  below: one.department_name,
  besideBelow: <DatedMarks one={one} />,
});
