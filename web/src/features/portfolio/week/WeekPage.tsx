import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { dutyRank } from '@emanet/contract/clocks/order';
import { dueAddress } from '@emanet/contract/dashboard';
import { WEEK_DAYS, type Client, type DueOfClient } from '@emanet/contract/portfolio';
import { inCompany } from '@emanet/contract/shared/company-address';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import {
  IconCalendarCheck,
  IconCheck,
  IconChecks,
  IconChevronLeft,
  IconChevronRight,
  IconCalendarPlus,
  IconExternalLink,
  IconMailForward,
  IconUserPlus,
} from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { actOf, isTyping, KEYS } from '../../../platform/keys.ts';
import { lazily } from '../../../platform/lazily.ts';
import { dayInWords, dayOfCalendar, dayWithWeekday } from '../../../platform/when.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { SheetButton } from '../../../records/SheetButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListBar } from '../../../ui/filters/ListBar.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DotsButton } from '../../../ui/table/DotsButton.tsx';
import { ListScreen } from '../../../ui/table/ListScreen.tsx';
import { ListTable } from '../../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { SelectionBar } from '../../../ui/table/SelectionBar.tsx';
import { TableFooter } from '../../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../../ui/table/useRowMenu.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { AssignItems } from '../AssignMenu.tsx';
import { useClients, useWeek } from '../queries.ts';
import { PlanButtons, PlanItems, usePlanning } from './planning.tsx';
import { isSimple, useWeekActs } from './useWeekActs.ts';
import { useWeekSheet } from './useWeekSheet.ts';
import { usePlanWords, useWeekColumns } from './useWeekColumns.tsx';
import { useWeekFilters } from './useWeekFilters.ts';
import { LeftTag } from '../useClientColumns.tsx';
import {
  aheadOf,
  byPlan,
  countsOf,
  idOf,
  isByDefault,
  loadOf,
  narrowedWeek,
  NO_WEEK_FILTER,
  WEEK_FACES,
  WEEK_SPEC,
} from './week.ts';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

const PreferencesModal = atFirstMove(() => import('../PreferencesModal.tsx'));

const SeveralModal = lazily(
  async () => ({ default: (await import('../SeveralModal.tsx')).SeveralModal }),
  { close: ({ onClose }) => onClose() },
);

const HINTS = ['assign', 'remind', 'enter'] as const;
const MINUTE_MS = 60_000;
const NONE: readonly DueOfClient[] = [];
const NO_CLIENTS: readonly Client[] = [];

/** /portfoy/hafta: seven days of due work over all clients, by legal weight, client or person. */
export default function WeekPage() {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const { fullname, companies } = useUser();
  const { state: asked, set, settle } = useUrlState(WEEK_SPEC);
  const query = useWeek(asked.begin || undefined);
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE_MS, { autoInvoke: true });
  const companyOf = useCallback(
    (company_id: number) => companies.find((one) => one.company_id === company_id),
    [companies],
  );
  const clientOf = useCallback(
    (company_id: number) => companyOf(company_id)?.company_name ?? '–',
    [companyOf],
  );
  const nameOf = useCallback(
    (one: DueOfClient) => `${CLOCKS[one.tur].ad[lang]}: ${one.ad}, ${clientOf(one.company_id)}`,
    [lang, clientOf],
  );
  const week = query.data;
  const given = week?.isler ?? NONE;
  const rows = useMemo(() => (asked.face === 'plan' ? byPlan(given) : given), [asked.face, given]);
  const assigning = useRowMenu<DueOfClient>();
  const giving = useRowMenu<DueOfClient>();
  const menu = useRowMenu<DueOfClient>();
  const acts = useWeekActs();
  const known = useClients().data;
  const clients = known ?? NO_CLIENTS;
  const comparing = clients.some(({ verbis }) => verbis.durum === 'karsilastiriliyor');
  const [reminded, setReminded] = useState<readonly Client[]>([]);
  const [prefers, setPrefers] = useState(false);
  const { show } = assigning;
  const planWords = usePlanWords();
  const columns = useWeekColumns({ now, companyOf, onAssign: show });
  const table = useDataTable({
    rows,
    columns,
    idOf,
    nameOf,
    selectable: true,
    narrow: useCallback(
      (all: readonly DueOfClient[]) => narrowedWeek(all, asked, lang, clientOf),
      [asked, lang, clientOf],
    ),
    groupOf: useCallback(
      (one: DueOfClient) => {
        if (asked.face === 'musteri')
          return { key: String(one.company_id), label: clientOf(one.company_id) };
        if (asked.face === 'kisi') {
          const key = one.sahip?.ad ?? '';
          const load = loadOf(rows.filter(({ sahip }) => (sahip?.ad ?? '') === key)).flatMap(
            ([words, count]) => (count > 0 ? t(words, { count }) : []),
          );
          return { key, label: [key || t('common.nobodyInCharge'), ...load].join(' · ') };
        }
        if (asked.face === 'plan')
          return {
            key: one.plan_gunu ?? '',
            label: one.plan_gunu
              ? dayWithWeekday(one.plan_gunu, lang)
              : t('portfolio.plan.unplanned'),
          };
        const rank = dutyRank(one, now);
        return { key: rank, label: t(`clocks.ranks.${rank}`) };
      },
      [asked.face, clientOf, lang, now, rows, t],
    ),
  });
  const sonraki = week?.sonraki ?? null;
  const ahead = aheadOf(sonraki, known);
  const clear = () => set(NO_WEEK_FILTER);
  const download = useWeekSheet(asked.begin)(table.rows.map(idOf));
  const { planning, ...plans } = usePlanning(table.selection, acts);
  const open = (one: DueOfClient) => void go(inCompany(dueAddress(one), one.company_id));
  const turn = (days: number) => week && set({ begin: daysAfter(week.baslangic, days) });
  const assignButton = (id: number) =>
    document.querySelector<HTMLElement>(`[data-assign="${id}"]`) ?? undefined;
  const assign = (one: DueOfClient, user_id: number, fullname: string, onwards: boolean) => {
    const after = table.rows.slice(table.rows.findIndex((row) => idOf(row) === idOf(one)) + 1);
    const next = onwards ? after.find(isByDefault) : undefined;
    const button = next && assignButton(idOf(next));
    assigning.hide();
    void acts.assign([one], user_id, fullname);
    if (next && button) show(next, button);
  };
  const remind = ({ company_id }: DueOfClient) =>
    setReminded(clients.filter((one) => one.company_id === company_id));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isTyping(event.target)) return;
    const line = event.target instanceof HTMLElement ? event.target : undefined;
    const row = table.rows.find((one) => String(idOf(one)) === line?.dataset.row);
    if (!line || !row) return;
    const act = actOf('portfolio', event);
    if (act === 'assign') show(row, assignButton(idOf(row)) ?? line);
    else if (act === 'enter') void go(inCompany('/denetim', row.company_id));
    else if (act === 'remind') remind(row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <ListScreen>
      <PageHead
        title={t(asked.begin ? 'portfolio.someWeek' : 'portfolio.week')}
        back={{ to: '/portfoy', label: t('portfolio.back') }}
        count={
          week &&
          [
            [week.baslangic, week.bitis].map((day) => dayOfCalendar(day, lang, true)).join(' – '),
            ...countsOf(week, now).flatMap(([key, count], place) =>
              place === 0 || count > 0 ? t(key, { count }) : [],
            ),
          ].join(', ')
        }
      >
        <Button.Group>
          <Button
            variant="default"
            aria-label={t('portfolio.before')}
            onClick={() => turn(-WEEK_DAYS)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </Button>
          <Button variant="default" onClick={() => set({ begin: '' })}>
            {t('portfolio.toToday')}
          </Button>
          <Button
            variant="default"
            aria-label={t('portfolio.after')}
            onClick={() => turn(WEEK_DAYS)}
          >
            <IconChevronRight size={16} aria-hidden />
          </Button>
        </Button.Group>
        <SheetButton quiet download={download} disabled={table.rows.length === 0} />
        <ActButton
          variant="subtle"
          color="gray"
          visibleFrom="sm"
          icon={IconCalendarPlus}
          onClick={() => setPrefers(true)}
        >
          {t('portfolio.subscribe')}
        </ActButton>
      </PageHead>
      <ListBar
        rows={table.rows}
        search={{
          value: asked.q,
          onSearch: (q) => settle({ q }),
          label: t('portfolio.searchWeek'),
        }}
        list={useWeekFilters(asked, rows, clientOf, set)}
        onClear={clear}
        faces={{
          label: t('portfolio.group'),
          faces: WEEK_FACES.map((value) => ({ value, label: t(`portfolio.groups.${value}`) })),
          value: asked.face,
          onChange: (face) => set({ face }),
        }}
      />
      <div onKeyDownCapture={onKeyDown} style={{ display: 'contents' }}>
        <ListTable
          table={table}
          query={query}
          failed={t('portfolio.failed')}
          onClear={clear}
          empty={
            <EmptyState
              icon={<IconCalendarCheck size={20} aria-hidden />}
              title={t(comparing ? 'portfolio.filing.karsilastiriliyor' : 'portfolio.weekEmpty')}
              text={
                comparing
                  ? t('dashboard.due.comparing')
                  : ahead && t(ahead, { day: sonraki ? dayInWords(sonraki, lang) : '' })
              }
            />
          }
          label={t('portfolio.week')}
          onOpen={open}
          onMenu={menu.show}
          phone={(one) => ({
            name: `${CLOCKS[one.tur].kisa[lang]}: ${one.ad}`,
            beside: <LeftTag due={one} now={now} />,
            below: [planWords(one), clientOf(one.company_id)].filter(Boolean).join(', '),
            besideBelow: one.sahip?.ad,
            acts: <DotsButton name={nameOf(one)} onClick={(button) => menu.show(one, button)} />,
          })}
          listing={JSON.stringify(asked)}
          footer={
            table.selection.rows.length > 0 ? (
              <SelectionBar selection={table.selection} rows={table.rows}>
                <ActButton
                  variant="default"
                  size="xs"
                  icon={IconUserPlus}
                  onClick={({ currentTarget }) => {
                    const [first] = table.selection.rows;
                    if (first) giving.show(first, currentTarget);
                  }}
                >
                  {t('portfolio.assign')}
                </ActButton>
                <PlanButtons rows={table.selection.rows} planning={planning} wait={plans.wait} />
              </SelectionBar>
            ) : (
              <TableFooter
                table={table}
                hints={HINTS.map((act) => [KEYS.portfolio[act], t(`keys.portfolio.${act}`)])}
              />
            )
          }
        />
      </div>
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <>
            <MenuAct icon={IconExternalLink} onClick={() => open(one)}>
              {t('clocks.open')}
            </MenuAct>
            <MenuAct
              icon={IconUserPlus}
              onClick={() => {
                const { button } = menu.open ?? {};
                if (button) requestAnimationFrame(() => show(one, button));
              }}
            >
              {t('portfolio.assign')}
            </MenuAct>
            <PlanItems one={one} menu={menu} planning={planning} wait={plans.wait} />
            <MenuAct
              icon={IconChecks}
              onClick={() => {
                const ofClient = table.rows.filter((row) => row.company_id === one.company_id);
                if (table.selection.tickOf(ofClient) !== 'all')
                  table.selection.toggleMany(ofClient);
              }}
            >
              {t('portfolio.allOfClient')}
            </MenuAct>
            <MenuAct icon={IconMailForward} onClick={() => remind(one)}>
              {t('portfolio.several.title.hatirlatma')}
            </MenuAct>
            {isSimple(one) && (
              <MenuAct icon={IconCheck} onClick={() => void acts.finish(one)}>
                {t('portfolio.finish')}
              </MenuAct>
            )}
          </>
        )}
      </RowMenu>
      {plans.menu(week?.bugun)}
      <RowMenu menu={assigning} nameOf={nameOf}>
        {(one) => (
          <AssignItems
            duties={[one]}
            week={rows}
            onAssign={(user_id, fullname, next) => assign(one, user_id, fullname, next)}
          />
        )}
      </RowMenu>
      <RowMenu
        menu={giving}
        nameOf={() => t('portfolio.dueCount', { count: table.selection.rows.length })}
      >
        {() => (
          <AssignItems
            duties={table.selection.rows}
            week={rows}
            onAssign={(user_id, fullname) => {
              giving.hide();
              void acts.assign(table.selection.rows, user_id, fullname);
              table.selection.clear();
            }}
          />
        )}
      </RowMenu>
      <PrintedTable
        table={table}
        title={t('portfolio.week')}
        owner={`${fullname}, ${t('portfolio.allClients')}`}
      />
      {reminded.length > 0 && (
        <Suspense fallback={null}>
          <SeveralModal tur="hatirlatma" clients={reminded} onClose={() => setReminded([])} />
        </Suspense>
      )}
      {prefers && <PreferencesModal onClose={() => setPrefers(false)} />}
    </ListScreen>
  );
}
