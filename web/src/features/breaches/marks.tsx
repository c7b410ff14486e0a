import type { Breach } from '@emanet/contract/breaches';
import { DECISION_WORDS } from '@emanet/contract/breaches/choices';
import { isDecided, notKnown } from '@emanet/contract/breaches/form';
import { dayOf } from '@emanet/contract/shared/time/today';
import { IconBan, IconCheck, IconClock, IconMinus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort, when } from '../../platform/when.ts';
import type { Tone } from '../../ui/panel/Note.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import css from './breaches.module.css';
import { countdownOf, type Countdown } from './countdown.ts';

/** State of a breach's clock, in words. */
export function useCountdownWords() {
  const { t } = useTranslation();
  return ({ state, hours, minutes, days }: Countdown): string => {
    if (state === 'none') return t('breaches.clock.none');
    if (
      state === 'toldUnknown' ||
      (days !== undefined && (state === 'told' || state === 'toldLate'))
    )
      return t(`breaches.days.${state}`, { count: days });
    return t(`breaches.clock.${state}`, { hours, minutes });
  };
}

export function toneOf({ state, left }: Countdown): Tone {
  if (state === 'running') return left === 'low' ? 'plain' : left;
  if (state === 'late' || state === 'toldLate') return 'high';
  if (state === 'toldUnknown') return 'mid';
  return state === 'told' ? 'done' : 'plain';
}

/** The seventy-two hours of a row: the elapsed part, and the time left. */
export function ClockCell({ row, now }: { row: Breach; now: number }) {
  const words = useCountdownWords();
  const countdown = countdownOf(row, now);
  if (countdown.state === 'none') return <span className="em-quiet">{words(countdown)}</span>;
  return (
    <span className={`em-inline ${css.cell}`} data-tone={toneOf(countdown)}>
      <progress className="em-progress" value={countdown.run} aria-hidden />
      {words(countdown)}
    </span>
  );
}

const ICONS = { clock: IconClock, check: IconCheck, ban: IconBan, none: IconMinus } as const;

/** A decision and its notification, in the words of the register. */
export function useNotified() {
  const { t, lang } = useTranslation();
  return (row: Breach, whom: 'kurul' | 'kisi') => {
    const karar = row[`${whom}_karari`];
    const told = row[`${whom}_bildirimi`];
    if (told && whom === 'kisi' && row.ulasmayan > 0) {
      const text = t('breaches.unreached', { count: row.ulasmayan });
      return { icon: 'clock', tone: 'mid', text } as const;
    }
    if (told)
      return {
        icon: 'check',
        tone: 'done',
        text: t('breaches.toldOn', { day: when(told, lang) }),
        paper: t('breaches.toldOn', { day: dayShort(dayOf(told), lang) }),
      } as const;
    if (row.sifat === 'isleyen')
      return { icon: 'none', tone: 'plain', text: t('breaches.byController') } as const;
    if (row.kurul_karari === 'ihlal_degil')
      return whom === 'kurul'
        ? ({ icon: 'ban', tone: 'plain', text: DECISION_WORDS.ihlal_degil[lang] } as const)
        : ({ icon: 'none', tone: 'plain', text: t('breaches.notNeeded') } as const);
    if (row.durum === 'kapali' && karar === null)
      return { icon: 'none', tone: 'plain', text: notKnown(lang) } as const;
    // A promised notice is still due; the law has no decision "not notified".
    const text =
      karar !== null && isDecided(karar) ? DECISION_WORDS[karar][lang] : t('breaches.undecided');
    return { icon: 'clock', tone: 'mid', text } as const;
  };
}

export function NotifiedCell({ row, whom }: { row: Breach; whom: 'kurul' | 'kisi' }) {
  const { icon, tone, text } = useNotified()(row, whom);
  const Icon = ICONS[icon];
  return (
    <span className={`em-inline ${css.cell}`} data-tone={tone}>
      <Icon size={15} aria-hidden />
      {text}
    </span>
  );
}

/** Open, closed, or an exercise. */
export function StateTags({ row }: { row: Breach }) {
  const { t } = useTranslation();
  return (
    <>
      {row.tatbikat && <Tag tone="mid">{t('breaches.exercise')}</Tag>}{' '}
      <Tag tone={row.durum === 'acik' ? 'high' : 'done'}>{t(`breaches.states.${row.durum}`)}</Tag>
    </>
  );
}
