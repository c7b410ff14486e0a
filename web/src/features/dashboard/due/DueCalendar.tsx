import { Text } from '@mantine/core';
import { CALENDAR_WEEKS, type Due } from '@emanet/contract/dashboard';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { isWeekend } from '@emanet/contract/shared/time/weeks';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayInWords, dayOfCalendar, weekday } from '../../../platform/when.ts';
import { groupsOn } from './days.ts';
import css from './due.module.css';
import { DueChip } from './DueChip.tsx';

const WEEKS = Array.from({ length: CALENDAR_WEEKS }, (_, week) => week);
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Four weeks, a row each; a day holds its work in groups, today also what is late. */
export function DueCalendar({ due, today, now }: { due: Due; today: string; now: number }) {
  const { t, lang } = useTranslation();
  // The days of a weekend are narrow, unless today is one of them and holds all that is late.
  const narrow = (day: number) => (day > 4 && !isWeekend(today)) || undefined;
  return (
    <table className={`em-full em-meta ${css.calendar}`}>
      <caption className="em-unseen">{t('dashboard.due.title')}</caption>
      <thead>
        <tr>
          {DAYS.map((day) => (
            <th key={day} scope="col" data-narrow={narrow(day)}>
              {weekday(daysAfter(due.baslangic, day), lang)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKS.map((week) => (
          <tr key={week}>
            {DAYS.map((weekDay) => {
              const day = daysAfter(due.baslangic, week * 7 + weekDay);
              return (
                <td
                  key={day}
                  data-today={day === today || undefined}
                  data-past={day < today || undefined}
                  data-narrow={narrow(weekDay)}
                  data-weekend={weekDay > 4 || undefined}
                >
                  <time dateTime={day} title={dayInWords(day, lang)}>
                    {dayOfCalendar(day, lang, week + weekDay === 0)}
                    {day === today && ` ${t('dashboard.due.today')}`}
                  </time>
                  {due.tatiller
                    .filter(({ gun }) => gun === day)
                    .map((off) => (
                      <Text
                        key={off.ad_tr}
                        fz="tiny"
                        c="var(--em-mid)"
                        data-half={off.yarim || undefined}
                      >
                        {lang === 'tr' ? off.ad_tr : off.ad_en}
                      </Text>
                    ))}
                  {groupsOn(day, due, now).map((group) => (
                    <DueChip key={`${group.tur} ${group.late}`} group={group} now={now} />
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
