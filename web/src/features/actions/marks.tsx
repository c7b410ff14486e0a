import { Box, Group } from '@mantine/core';
import type { Action } from '@emanet/contract/actions';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { IconClockExclamation, IconMail, IconMailCheck, IconPaperclip } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayShort, when } from '../../platform/when.ts';
import { isLate } from './filters.ts';

/** The last day of an action, marked by icon, word and colour when it is over. */
export function DueMark({ one }: { one: Action }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (!one.son_tarih) return null;
  const late = isLate(one, todayInTurkey());
  const day = dayShort(one.son_tarih, lang);
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="hair"
      wrap="nowrap"
      className="em-num"
      {...(late && { fw: 560, c: 'var(--em-high)' })}
    >
      {late && <IconClockExclamation size={14} aria-hidden />}
      {late ? t('actions.lateSince', { day }) : day}
    </Group>
  );
}

/** File, mail and age of an action, small. */
export function SmallMarks({ one }: { one: Action }) {
  const { t } = useTranslation();
  const lang = useLanguage();
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
