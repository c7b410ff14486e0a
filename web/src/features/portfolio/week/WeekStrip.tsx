import { CLOCKS, type ClockKind } from '@emanet/contract/clocks/kinds';
import { toneOfDay } from '@emanet/contract/clocks/left';
import type { DueOfClient, PortfolioWeek } from '@emanet/contract/portfolio';
import { WEEK_DAYS } from '@emanet/contract/portfolio';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { isWeekend } from '@emanet/contract/shared/time/weeks';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { clockTime, dayOfCalendar, weekday } from '../../../platform/when.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import { KindIcon } from '../../clocks/clocks.tsx';
import { isByLaw, onDay } from '../filters.ts';
import css from './strip.module.css';

/** Kinds that a day names; further ones are counted. */
const MOST_KINDS = 4;
const LATE = 'geciken';

/** A weekend with deadlines needs nearly the width of other days; without them it is narrow. */
const columnOf = (day: string, busy: boolean) =>
  `minmax(0, ${isWeekend(day) ? (busy ? 1 : 0.8) : 1.2}fr)`;

type Props = Readonly<{
  week: PortfolioWeek;
  now: number;
  chosen: string;
  onChoose: (day: string) => void;
}>;

/**
 * Late duties, and seven days from today: statutory ones in brick and amber, the clients' own days
 * below. A press filters the list.
 */
export function WeekStrip({ week, now, chosen, onChoose }: Props) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const days = Array.from({ length: WEEK_DAYS }, (_, at) => daysAfter(week.baslangic, at));
  const nameOf = (day: string) => {
    if (day === LATE) return phone ? t('portfolio.lateShort') : t('portfolio.lateByLaw');
    // On a phone the day's number is below its name, as a third line would break the name.
    return phone ? (
      <>
        {weekday(day, lang)}
        <i>{Number(day.slice(-2))}</i>
      </>
    ) : day === week.bugun ? (
      t('portfolio.todayShort')
    ) : (
      `${weekday(day, lang)} ${dayOfCalendar(day, lang)}`
    );
  };
  const columns = days.map((day) => columnOf(day, onDay(week.isler, day, now).length > 0));
  return (
    <div
      className={`em-card em-rigid ${css.strip}`}
      style={
        phone ? {} : { gridTemplateColumns: `minmax(0, 1.5fr) ${columns.join(' ')} minmax(0, 1fr)` }
      }
      role="group"
      aria-label={t('portfolio.strip')}
    >
      {[LATE, ...days].map((day) => {
        const due = onDay(week.isler, day, now);
        const byLaw = due.filter(isByLaw);
        const tone = day === LATE ? 'high' : toneOfDay(day, week.bugun);
        return (
          <div
            key={day}
            className={css.day}
            data-today={day === week.bugun || undefined}
            data-tone={byLaw.length > 0 ? tone : undefined}
          >
            <Choice
              value={day === LATE ? `${LATE}:yasal` : day}
              chosen={chosen}
              onChoose={onChoose}
            >
              {phone ? (
                <span>{nameOf(day)}</span>
              ) : (
                <Text span inherit flex={1} truncate fw={620} c="bright">
                  {nameOf(day)}
                </Text>
              )}
              <b className="em-num">{byLaw.length || (phone ? '–' : '')}</b>
            </Choice>
            {!phone && <Kinds due={due} day={day} chosen={chosen} onChoose={onChoose} />}
          </div>
        );
      })}
      {!phone && (
        <Stack gap={2} p="sm" fz="xs">
          <span>{t('portfolio.ahead')}</span>
          <Text fz="title" fw={700} className="em-num">
            {week.ileride.sure}
          </Text>
          <Text inherit c="dimmed">
            {t('portfolio.inClients', { count: week.ileride.musteri })}
          </Text>
          <Anchor component={Link} to="/portfoy/hafta" inherit>
            {t('portfolio.openWeek')}
          </Anchor>
        </Stack>
      )}
    </div>
  );
}

type ChoiceProps = Readonly<{
  value: string;
  chosen: string;
  onChoose: (day: string) => void;
  quiet?: boolean;
  children: React.ReactNode;
}>;

const Choice = ({ value, chosen, onChoose, quiet, children }: ChoiceProps) => (
  <button
    type="button"
    className={`em-row em-full em-smaller em-round-small ${css.choice}`}
    data-quiet={quiet}
    aria-pressed={chosen === value}
    onClick={() => onChoose(chosen === value ? '' : value)}
  >
    {children}
  </button>
);

type KindsProps = Omit<Props, 'week' | 'now'> &
  Readonly<{ due: readonly DueOfClient[]; day: string }>;

/** Statutory kinds of a day, a line each, and one line for all of the clients' own days. */
function Kinds({ due, day, chosen, onChoose }: KindsProps) {
  const { t, lang } = useTranslation();
  if (due.length === 0)
    return (
      <Text fz="xs" px={5} c="dimmed">
        {t('portfolio.noneDue')}
      </Text>
    );
  const kinds = [...Map.groupBy(due.filter(isByLaw), ({ tur }) => tur)];
  const shown = kinds.slice(0, MOST_KINDS);
  const further = kinds.slice(MOST_KINDS).flatMap(([, all]) => all).length;
  const own = due.filter((one) => !isByLaw(one)).length;
  return (
    <>
      {shown.map(([tur, all]) => (
        <Choice key={tur} value={`${day}:${tur}`} chosen={chosen} onChoose={onChoose}>
          <KindIcon tur={tur} />
          <Text span inherit flex={1} ta="start" lh="xs">
            {inWords(tur, all)}
          </Text>
          <span className="em-num">{all.length}</span>
        </Choice>
      ))}
      {further > 0 && (
        <Choice value={`${day}:yasal`} chosen={chosen} onChoose={onChoose}>
          {t('portfolio.moreKinds', { count: further })}
        </Choice>
      )}
      {own > 0 && (
        <Choice value={`${day}:kendi`} chosen={chosen} onChoose={onChoose} quiet>
          <Text span inherit flex={1} ta="start" lh="xs">
            {t('portfolio.ownDays')}
          </Text>
          <span className="em-num">{own}</span>
        </Choice>
      )}
    </>
  );

  /** The kind, with the minute if it counts hours. */
  function inWords(tur: ClockKind, all: readonly DueOfClient[]): string {
    const [first] = all;
    const name = CLOCKS[tur].kisa[lang];
    return first?.birim === 'saat' && day !== LATE
      ? `${name}, ${clockTime(first.son_an, lang)}`
      : name;
  }
}
