import { CALENDAR_WEEKS, type Due, type Undated as UndatedWork } from '@emanet/contract/dashboard';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { mondayOf } from '@emanet/contract/shared/time/weeks';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { dayInWords } from '../../../platform/when.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { useAddressChoice } from '../../../ui/panel/useAddressChoice.ts';
import { useNow } from '../../../ui/useNow.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import { spanOf } from './days.ts';
import { CalendarLink } from '../../clocks/clocks.tsx';
import { DueCalendar } from './DueCalendar.tsx';
import css from './due.module.css';
import { DueList, Told } from './DueList.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { nothingDue, Undated } from './Undated.tsx';

const FACES = ['liste', 'takvim'] as const;
const STEP = 7 * CALENDAR_WEEKS;
/** Pages of four weeks behind the first one: the sources look a year ahead. */
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
  // Duties listed for information are tasks of other people, so they are neither counted nor in the calendar.
  const own = useUser().role === 'temsilci';
  const told = all.isler.filter(({ eylem }) => eylem === 'read');
  // A representative's first review stands above the list, large.
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
    <div className={css.panels}>
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
