import { CALENDAR_WEEKS, type Due } from '@emanet/contract/dashboard';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { mondayOf } from '@emanet/contract/shared/time/weeks';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayInWords } from '../../../platform/when.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { useAddressChoice } from '../../../ui/panel/useAddressChoice.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import { spanOf } from './days.ts';
import { CalendarLink } from '../../clocks/clocks.tsx';
import { DueCalendar } from './DueCalendar.tsx';
import { DueList } from './DueList.tsx';

const FACES = ['liste', 'takvim'] as const;
const STEP = 7 * CALENDAR_WEEKS;
/** Pages of four weeks behind the first one: the sources look a year ahead. */
const PAGES = 12;

type Props = Readonly<{ due: Due; today: string; onWeek: (week: string) => void }>;

/** Due work of four weeks and late work, as a list or as a calendar; a phone has the list. */
export function DuePanel({ due, today, onWeek }: Props) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const [face, setFace] = useAddressChoice('yaklasan', FACES);
  const first = mondayOf(today);
  const count = (span: 'late' | 'nextWeek') =>
    due.isler.filter((item) => spanOf(item, today) === span).length;
  const more = due.fazlasi ? '+' : '';
  const [late, next] = [count('late'), count('nextWeek')];
  const turn = (days: number) => {
    const to = daysAfter(due.baslangic, days);
    onWeek(to <= first ? '' : to);
  };
  return (
    <Panel
      flush
      title={t('dashboard.due.title')}
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
        (due.sonraki
          ? t('dashboard.due.nothingUntil', { day: dayInWords(due.sonraki, lang) })
          : t('dashboard.due.nothing'))
      }
    >
      {phone || face === 'liste' ? (
        <DueList due={due} today={today} />
      ) : (
        <DueCalendar due={due} today={today} />
      )}
    </Panel>
  );
}
