import type { Breach } from '@emanet/contract/breaches';
import { BOARD_HOURS } from '@emanet/contract/breaches/choices';
import { momentIn } from '@emanet/contract/breaches/form';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import shared from './breaches.module.css';
import css from './parts.module.css';
import { countdownOf } from './countdown.ts';
import { toneOf, useCountdownWords } from './marks.tsx';

/** The clock to the minute, where it began and where it ends. */
export function ClockCard({ row, now }: { row: Breach; now: number }) {
  const { t, lang } = useTranslation();
  const words = useCountdownWords();
  const countdown = countdownOf(row, now);
  const { state, run } = countdown;
  if (state === 'none')
    return (
      <section className={css.clock} data-tone="plain" aria-label={t('breaches.hours')}>
        <strong>
          {t(row.sifat === 'isleyen' ? 'breaches.withoutDelay' : 'breaches.clock.none')}
        </strong>
        <p>{t(row.sifat === 'isleyen' ? 'breaches.processorText' : 'breaches.clockEnded')}</p>
      </section>
    );
  return (
    <section className={css.clock} data-tone={toneOf(countdown)} aria-label={t('breaches.hours')}>
      <strong className="em-num" role="timer">
        {words(countdown)} <IconClock size={20} aria-hidden />
      </strong>
      <progress className={shared.bar} value={run} aria-hidden />
      <p className={`${css.scale} em-num`}>
        <span>{when(row.ogrenme, lang, true)}</span>
        {state === 'running' && (
          <span>{t('breaches.hourNumber', { hour: Math.floor(run * BOARD_HOURS) + 1 })}</span>
        )}
        <span>{when(row.son_an, lang, true)}</span>
      </p>
      <p>
        {t('breaches.deadline')} <b>{momentIn(row.son_an, lang)}</b>. {t('breaches.runsThrough')}
      </p>
      {(state === 'late' || state === 'toldLate') && !row.gecikme_nedeni && (
        <p>
          <b>{t('breaches.reasonNeeded')}</b>
        </p>
      )}
    </section>
  );
}
