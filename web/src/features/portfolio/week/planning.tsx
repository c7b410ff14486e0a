import { WEEK_DAYS, type DueOfClient } from '@emanet/contract/portfolio';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { IconCalendarEvent, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayWithWeekday } from '../../../platform/when.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { useRowMenu, type RowMenuModel } from '../../../ui/table/useRowMenu.ts';
import type { Selection } from '../../../ui/table/useSelection.ts';
import type { useWeekActs } from './useWeekActs.ts';

/** Days that a duty can be moved to at a press: two weeks from today on. */
const DAYS_AHEAD = [...Array(2 * WEEK_DAYS).keys()];

type Menu = RowMenuModel<DueOfClient>;
type Wait = (duties: readonly DueOfClient[]) => void;

/** Gives the focus to the first of the duties: the button of the act has gone with the selection. */
const backTo = ([first]: readonly DueOfClient[]) => {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[data-row="${first?.sure_id}"]`)?.focus();
};

/** Plans duties: a menu of days, and the state in which they wait for the client. */
export function usePlanning(
  selection: Selection<DueOfClient>,
  acts: ReturnType<typeof useWeekActs>,
) {
  const { t, lang } = useTranslation();
  const planning = useRowMenu<DueOfClient>();
  /** The ticked duties where the menu was opened on one of them. */
  const meant = (one: DueOfClient) =>
    selection.rows.some(({ sure_id }) => sure_id === one.sure_id) ? selection.rows : [one];
  const moveTo = (duties: readonly DueOfClient[], gun: string | null) => {
    planning.hide();
    void acts
      .plan(duties, { gun }, (count) =>
        gun
          ? t('portfolio.plan.moved', { count, day: dayWithWeekday(gun, lang) })
          : t('portfolio.plan.cleared', { count }),
      )
      .then(() => backTo(duties));
    selection.clear();
  };
  const wait: Wait = (duties) => {
    const bekleniyor = duties.some((one) => one.bekleniyor === null);
    void acts
      .plan(duties, { bekleniyor }, (count) =>
        t(bekleniyor ? 'portfolio.plan.waits' : 'portfolio.plan.waitsNoMore', { count }),
      )
      .then(() => backTo(duties));
    selection.clear();
  };
  const menu = (today = todayInTurkey()) => (
    <RowMenu
      menu={planning}
      nameOf={(one) => t('portfolio.dueCount', { count: meant(one).length })}
    >
      {(one) => (
        <>
          {DAYS_AHEAD.map((days) => {
            const day = daysAfter(today, days);
            return (
              <MenuAct key={day} onClick={() => moveTo(meant(one), day)}>
                {dayWithWeekday(day, lang)}
              </MenuAct>
            );
          })}
          {meant(one).some(({ plan_gunu }) => plan_gunu !== null) && (
            <MenuAct onClick={() => moveTo(meant(one), null)}>{t('portfolio.plan.clear')}</MenuAct>
          )}
        </>
      )}
    </RowMenu>
  );
  return { planning, wait, menu };
}

/** The word of the act that leaves duties waiting, or ends it where all of them wait. */
const waitWords = (duties: readonly DueOfClient[]) =>
  duties.some((one) => one.bekleniyor === null)
    ? 'portfolio.plan.state'
    : 'portfolio.plan.stateOff';

/** Buttons for the ticked duties. */
export function PlanButtons({
  rows,
  planning,
  wait,
}: Readonly<{ rows: readonly DueOfClient[]; planning: Menu; wait: Wait }>) {
  const { t } = useTranslation();
  return (
    <>
      <ActButton
        variant="default"
        size="xs"
        icon={IconCalendarEvent}
        onClick={({ currentTarget }) => {
          const [first] = rows;
          if (first) planning.show(first, currentTarget);
        }}
      >
        {t('portfolio.plan.move')}
      </ActButton>
      <ActButton variant="default" size="xs" icon={IconHourglass} onClick={() => wait(rows)}>
        {t(waitWords(rows))}
      </ActButton>
    </>
  );
}

/** The same in the menu of a duty. */
export function PlanItems({
  one,
  menu,
  planning,
  wait,
}: Readonly<{ one: DueOfClient; menu: Menu; planning: Menu; wait: Wait }>) {
  const { t } = useTranslation();
  return (
    <>
      <MenuAct
        icon={IconCalendarEvent}
        onClick={() => {
          const { button } = menu.open ?? {};
          if (button) requestAnimationFrame(() => planning.show(one, button));
        }}
      >
        {t('portfolio.plan.move')}
      </MenuAct>
      <MenuAct icon={IconHourglass} onClick={() => wait([one])}>
        {t(waitWords([one]))}
      </MenuAct>
    </>
  );
}
