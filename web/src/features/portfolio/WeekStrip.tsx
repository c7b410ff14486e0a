import { CLOCKS, type ClockKind } from '@emanet/contract/clocks/kinds';
import type { DueOfClient, PortfolioWeek } from '@emanet/contract/portfolio';
import { WEEK_DAYS } from '@emanet/contract/portfolio';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { dayOfCalendar, weekday } from '../../platform/when.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { KindIcon } from '../clocks/clocks.tsx';
import { onDay } from './filters.ts';
import css from './strip.module.css';

/** Kinds that a day names; the others are in the week. */
const MOST_KINDS = 4;
const URGENT_DAYS = 2;

/** A weekend with deadlines needs nearly the room of other days; without them it is narrow. */
const columns = (weekend: number) =>
  `minmax(0, 1.5fr) repeat(5, minmax(0, 1.2fr)) repeat(2, minmax(0, ${weekend}fr)) minmax(0, 1fr)`;

type Props = Readonly<{
  week: PortfolioWeek;
  chosen: string;
  onChoose: (day: string) => void;
}>;

/** Late and coming due days of this week, by kind; a day or a line narrows the list. */
export function WeekStrip({ week, chosen, onChoose }: Props) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const days = Array.from({ length: WEEK_DAYS }, (_, at) => daysAfter(week.baslangic, at));
  const nameOf = (day: string) => {
    if (day === 'geciken') return phone ? t('portfolio.lateShort') : t('portfolio.late');
    // On a phone the day's number stands below its name, as a third line would break the name.
    return phone ? (
      <>
        {weekday(day, lang)}
        <i>{Number(day.slice(-2))}</i>
      </>
    ) : (
      `${weekday(day, lang)} ${dayOfCalendar(day, lang)}`
    );
  };
  const isBusy = days.slice(-2).some((day) => onDay(week.isler, day, week.bugun).length > 0);
  return (
    <div
      className={`em-card em-rigid ${css.strip}`}
      style={phone ? {} : { gridTemplateColumns: columns(isBusy ? 1 : 0.8) }}
      role="group"
      aria-label={t('portfolio.strip')}
    >
      {['geciken', ...days].map((day) => {
        const due = onDay(week.isler, day, week.bugun);
        const urgent = day === 'geciken' || daysBetween(week.bugun, day) <= URGENT_DAYS;
        return (
          <div
            key={day}
            className={css.day}
            data-today={day === week.bugun || undefined}
            data-tone={due.length === 0 ? undefined : urgent ? 'high' : 'mid'}
          >
            <Choice value={day} chosen={chosen} onChoose={onChoose}>
              {phone ? (
                <span>{nameOf(day)}</span>
              ) : (
                <Text span inherit flex={1} truncate fw={620} c="bright">
                  {nameOf(day)}
                </Text>
              )}
              <b className="em-num">{due.length || (phone ? '–' : '')}</b>
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
  children: React.ReactNode;
}>;

const Choice = ({ value, chosen, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    className={`em-row em-full em-smaller em-round-small ${css.choice}`}
    aria-pressed={chosen === value}
    onClick={() => onChoose(chosen === value ? '' : value)}
  >
    {children}
  </button>
);

type KindsProps = Omit<Props, 'week'> & Readonly<{ due: readonly DueOfClient[]; day: string }>;

function Kinds({ due, day, chosen, onChoose }: KindsProps) {
  const { t, lang } = useTranslation();
  const counts = new Map<ClockKind, number>();
  for (const { tur } of due) counts.set(tur, (counts.get(tur) ?? 0) + 1);
  if (counts.size === 0)
    return (
      <Text fz="xs" px={5} c="dimmed">
        {t('portfolio.noneDue')}
      </Text>
    );
  return [...counts].slice(0, MOST_KINDS).map(([tur, count]) => (
    <Choice key={tur} value={`${day}:${tur}`} chosen={chosen} onChoose={onChoose}>
      <KindIcon tur={tur} />
      <Text span inherit flex={1} ta="start" lh="xs">
        {CLOCKS[tur].kisa[lang]}
      </Text>
      <span className="em-num">{count}</span>
    </Choice>
  ));
}
