import { CALENDAR_WEEKS, type Due, type Undated as UndatedWork } from '@emanet/contract/dashboard';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { isWeekend, mondayOf } from '@emanet/contract/shared/time/weeks';
import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { dayInWords, dayOfCalendar, weekday } from '../../../platform/when.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { useAddressChoice } from '../../../ui/panel/useAddressChoice.ts';
import { useNow } from '../../../ui/useNow.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import { groupsOn, spanOf } from './days.ts';
import { CalendarLink } from '../../clocks/clocks.tsx';
import css from './due.module.css';
import { DueList, Told } from './DueList.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { nothingDue, Undated } from './Undated.tsx';
import { DueChip } from './DueChip.tsx';

const WEEKS = Array.from({ length: CALENDAR_WEEKS }, (_, week) => week);
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Four weeks, a row each; a day shows its work in groups, today also late work. */
function DueCalendar({ due, today, now }: { due: Due; today: string; now: number }) {
  const { t, lang } = useTranslation();
  // The days of a weekend are narrow, unless today is one of them and shows all late work.
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

const FACES = ['liste', 'takvim'] as const;
const STEP = 7 * CALENDAR_WEEKS;
/** Pages of four weeks after the first one: the data reach a year ahead. */
const PAGES = 12;

type Props = Readonly<{
  due: Due;
  undated: UndatedWork;
  today: string;
  onWeek: (week: string) => void;
}>;

/** Due work of four weeks and late work, as a list or as a calendar; a phone has the list. */
export function DuePanel({ due: all, undated, today, onWeek }: Props) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const [face, setFace] = useAddressChoice('yaklasan', FACES);
  const now = useNow();
  // Duties listed for information belong to other people, so they are not counted or shown.
  const own = useUser().role === 'temsilci';
  const told = all.isler.filter(({ eylem }) => eylem === 'read');
  // A representative's first review is shown above the list, large.
  const review = own ? all.isler.find(({ eylem }) => eylem === 'review') : undefined;
  const due = {
    ...all,
    isler: all.isler.filter((one) => one.eylem !== 'read' && one !== review),
  };
  const first = mondayOf(today);
  const count = (span: 'late' | 'nextWeek') =>
    due.isler.filter((item) => spanOf(item, now) === span).length;
  const more = due.fazlasi ? '+' : '';
  const [late, next] = [count('late'), count('nextWeek')];
  const turn = (days: number) => {
    const to = daysAfter(due.baslangic, days);
    onWeek(to <= first ? '' : to);
  };
  return (
    <div className="em-parts">
      {review && <ReviewCard item={review} now={now} />}
      <Panel
        flush
        title={t(own ? 'dashboard.due.yours' : 'dashboard.due.title')}
        count={t('dashboard.due.count', { count: due.isler.length, more })}
        tools={
          <>
            {late > 0 && (
              <UnstyledButton onClick={() => setFace('liste')}>
                <Tag tone="high">{t('dashboard.due.lateCount', { count: late })}</Tag>
              </UnstyledButton>
            )}
            {next > 0 && (
              <UnstyledButton onClick={() => setFace('liste')}>
                <Tag tone="mid">{t('dashboard.due.nextCount', { count: next })}</Tag>
              </UnstyledButton>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('dashboard.due.before')}
              disabled={due.baslangic <= first}
              onClick={() => turn(-STEP)}
            >
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('dashboard.due.after')}
              disabled={due.baslangic >= daysAfter(first, STEP * PAGES)}
              onClick={() => turn(STEP)}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
            <CalendarLink />
            {!phone && (
              <SegmentedFace
                label={t('dashboard.due.view')}
                faces={FACES.map((value) => ({ value, label: t(`dashboard.due.faces.${value}`) }))}
                value={face}
                onChange={setFace}
              />
            )}
          </>
        }
        foot={
          due.isler.length === 0 &&
          !review &&
          (due.sonraki && !undated.beyan_karsilastiriliyor
            ? t('dashboard.due.nothingUntil', { day: dayInWords(due.sonraki, lang) })
            : t(nothingDue(undated)))
        }
      >
        {phone || face === 'liste' ? (
          <DueList due={due} now={now} />
        ) : (
          <DueCalendar due={due} today={today} now={now} />
        )}
        <Undated work={undated} />
      </Panel>
      {told.length > 0 && <Told items={told} now={now} />}
    </div>
  );
}
