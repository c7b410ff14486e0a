import { Button, Group, Text } from '@mantine/core';
import { breaches, type Breach } from '@emanet/contract/breaches';
import { BOARD_HOURS, BREACH_ROLES, roleInWords } from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { momentIn } from '@emanet/contract/breaches/form';
import { IconClock } from '@tabler/icons-react';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { Note } from '../../ui/panel/Note.tsx';
import css from './parts.module.css';
import { countdownOf } from './countdown.ts';
import { toneOf, useCountdownWords } from './marks.tsx';

/** Asks for the role of the company where it is not known; `mayWrite`: the person can answer. */
export function RoleQuestion({ row, mayWrite }: { row: Breach; mayWrite: boolean }) {
  const { t, lang } = useTranslation();
  const answer = useAct(breaches.update, { told: 'message' });
  if (row.sifat !== null || row.kurul_karari === 'ihlal_degil' || row.durum === 'kapali')
    return null;
  return (
    <Note tone="mid" title={t('breaches.roleAsked')}>
      {t('breaches.roleAskedText')}
      {mayWrite && (
        <Group gap="xs" mt="xs">
          {BREACH_ROLES.map((sifat) => (
            <Button
              key={sifat}
              size="xs"
              variant="default"
              loading={answer.isPending}
              onClick={() => answer.mutate({ ...at(row.id), body: { sifat, surum: row.surum } })}
            >
              {roleInWords(sifat, lang)}
            </Button>
          ))}
        </Group>
      )}
    </Note>
  );
}

/** The clock to the minute, its start and its end. */
export function ClockCard({ row, now }: { row: Breach; now: number }) {
  const { t, lang } = useTranslation();
  const words = useCountdownWords();
  const countdown = countdownOf(row, now);
  const { state, run } = countdown;
  if (state === 'none')
    return (
      <section
        className={`em-round-large ${css.clock}`}
        data-tone="plain"
        aria-label={t('breaches.hours')}
      >
        <Text component="strong" fz="title">
          {t(row.sifat === 'isleyen' ? 'breaches.withoutDelay' : 'breaches.clock.none')}
        </Text>
        <p>
          {t(
            row.sifat === 'isleyen'
              ? 'breaches.processorText'
              : row.kurul_karari === null
                ? 'breaches.clockUnknown'
                : 'breaches.clockEnded',
          )}
        </p>
      </section>
    );
  return (
    <section
      className={`em-round-large ${css.clock}`}
      data-tone={toneOf(countdown)}
      aria-label={t('breaches.hours')}
    >
      <Group
        component="strong"
        justify="space-between"
        gap={0}
        fz="title"
        className="em-num"
        role="timer"
      >
        {words(countdown)} <IconClock size={20} aria-hidden />
      </Group>
      <progress className="em-progress" value={run} aria-hidden />
      <Group component="p" justify="space-between" gap={0} m={0} fz="meta" className="em-num">
        <span>{when(row.sure_baslangici, lang, true)}</span>
        {state === 'running' && (
          <span>{t('breaches.hourNumber', { hour: Math.floor(run * BOARD_HOURS) + 1 })}</span>
        )}
        <span>{when(row.son_an, lang, true)}</span>
      </Group>
      <p>
        {t('breaches.deadline')} <b>{momentIn(row.son_an, lang)}</b>. {t('breaches.runsThrough')}
      </p>
      {Date.parse(row.sure_baslangici) < Date.parse(row.ogrenme) && (
        <p>{t('breaches.beganEarlier')}</p>
      )}
      {row.ogrenme_nedeni && (
        <p>
          {BREACH_LABELS.ogrenme_nedeni[lang]}: {row.ogrenme_nedeni}
        </p>
      )}
      {row.kurul_karari === 'bildirilmeyecek' && (
        <p>
          <b>{t('breaches.noThreshold')}</b>
        </p>
      )}
      {(state === 'late' || state === 'toldLate') && !row.gecikme_nedeni && (
        <p>
          <b>{t('breaches.reasonNeeded')}</b>
        </p>
      )}
    </section>
  );
}
