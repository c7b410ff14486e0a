import { portfolio, type Client } from '@emanet/contract/portfolio';
import { SEVERAL_KINDS, type ClientKind } from '@emanet/contract/portfolio/several';
import { ActionIcon, Box, Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconBriefcase, IconCalendarWeek, IconPlus, IconSettings } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { actOf, isAsked, isTyping, KEYS } from '../../platform/keys.ts';
import { lazily } from '../../platform/lazily.ts';
import { dayInWords } from '../../platform/when.ts';
import { useUser } from '../../platform/session/session.tsx';
import { SheetButton } from '../../records/SheetButton.tsx';
import { arranged, useKeptColumns } from '../../records/list/columns/useColumnChoice.ts';
import {
  SavedViewItems,
  SavedViewsButton,
  ViewTabs,
} from '../../records/list/views/SavedViews.tsx';
import { useSheet } from '../../records/useSheet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { ListBar } from '../../ui/filters/ListBar.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Spark } from '../../ui/panel/Spark.tsx';
import { ColumnChooser } from '../../ui/table/columns/ColumnChooser.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { AssignItems } from './AssignMenu.tsx';
import { addressOf, SCREENS } from './addresses.ts';
import { DueByLaw } from './week/DueByLaw.tsx';
import { FACES, groupsOf, inFace, narrowed, NOTHING, SPEC } from './filters.ts';
import { LawNote } from './law/LawNote.tsx';
import { place } from './place.ts';
import { useClients, useFirms, usePreferences, useWeek } from './queries.ts';
import { PhoneMore, useClientColumns, USUAL } from './useClientColumns.tsx';
import { useClientFilters } from './useClientFilters.ts';
import { usePortfolioViews } from './usePortfolioViews.ts';
import { useClientLine } from './useClientLine.ts';
import { useLifeItems } from './useLifeItems.tsx';
import { useWeekActs } from './week/useWeekActs.ts';
import { WeekStrip } from './week/WeekStrip.tsx';
import css from './portfolio.module.css';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { MenuAct, MenuLine } from '../../ui/menu/MenuAct.tsx';

const ChargeModal = atFirstMove(() => import('./ChargeModal.tsx'));
const PreferencesModal = atFirstMove(() => import('./PreferencesModal.tsx'));

const SeveralModal = lazily(
  async () => ({ default: (await import('./SeveralModal.tsx')).SeveralModal }),
  { close: ({ onClose }) => onClose() },
);

const MINUTE_MS = 60_000;
/** Number of clients up to which the list is as high as its rows. */
const FEW = 5;
/** Lines of statutory work that are shown under a long list of clients. */
const LEAST_LINES = 3;
/** Pixels of a client on a small screen, four lines. */
const PHONE_ROW = 132;
/** Lists that a consultant reads daily; a phone has them in its menu. */
const DAILY = [
  { key: 'portfolioChanges', to: '/portfoy/degisiklikler' },
  { key: 'portfolioWaiting', to: '/portfoy/bekleyenler' },
] as const;
const NONE: readonly Client[] = [];
const idOf = (one: Client) => one.company_id;
const nameOf = (one: Client) => one.company_name;

/** /portfoy: every client of a consultant, a row each. */
export default function PortfolioPage() {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const go = useNavigate();
  const { user_id, fullname, companies } = useUser();
  const suspended = companies.filter(({ askida }) => askida);
  const { state: asked, set, settle } = useUrlState(SPEC);
  const query = useClients();
  const { data: week } = useWeek();
  const mayOpen = (usePreferences().data?.musteri_hakki ?? 0) > 0;
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE_MS, { autoInvoke: true });
  const [prefers, setPrefers] = useState(false);
  const [charging, setCharging] = useState(false);
  const [several, setSeveral] =
    useState<Readonly<{ tur: ClientKind; clients: readonly Client[] }>>();
  const rows = query.data ?? NONE;
  const { data: firms } = useFirms();
  const groups = useMemo(() => groupsOf(firms ?? []), [firms]);
  const among = useMemo(
    () => ({ due: week?.isler ?? [], now, user_id, groups }),
    [week, now, user_id, groups],
  );
  const assigning = useRowMenu<Client>();
  const acts = useWeekActs();
  const columns = useClientColumns(now, assigning.show);
  const chosen = useKeptColumns('portfolio', 'tumu', USUAL);
  const views = usePortfolioViews({
    saved: chosen.saved,
    apply: ({ sutunlar }) => chosen.apply('tumu', sutunlar),
  });
  const table = useDataTable({
    ...{ rows, idOf, nameOf, sort: asked.sort },
    columns: useMemo(() => arranged(columns, chosen.shown), [columns, chosen.shown]),
    shown: chosen.keys,
    onSort: (sort) => set({ sort }),
    selectable: true,
    narrow: useCallback(
      (all: readonly Client[]) => narrowed(all, asked, among, lang),
      [asked, among, lang],
    ),
  });
  const lineOf = useClientLine();
  const menu = useRowMenu<Client>();
  const life = useLifeItems();
  const owner = `${fullname}, ${t('portfolio.allClients')}`;
  const sheet = useSheet<readonly number[]>(
    t('portfolio.title'),
    (ids, given) => callForFile(portfolio.export, { body: { ids: [...ids], ...given } }),
    undefined,
    owner,
  );
  const clear = () => set({ ...NOTHING, face: 'tumu' });
  const named = columns.slice(1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isTyping(event.target) || isAsked()) return;
    if (actOf('portfolio', event) !== 'remind') return;
    const line =
      event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-row]');
    const ticked = table.selection.rows;
    const clients =
      ticked.length > 0 || !line
        ? ticked
        : table.rows.filter((one) => String(idOf(one)) === line.dataset.row);
    if (clients.length === 0) return;
    event.preventDefault();
    setSeveral({ tur: 'hatirlatma', clients });
  };

  const download = sheet(table.rows.map(idOf));
  return (
    <ListScreen>
      <PageHead
        title={t('portfolio.title')}
        count={
          query.data &&
          [
            t('portfolio.count', { count: rows.length }),
            !phone && week && dayInWords(week.bugun, lang),
          ]
            .filter(Boolean)
            .join(', ')
        }
      >
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('portfolio.preferences')}
          title={t('portfolio.preferences')}
          onClick={() => setPrefers(true)}
        >
          <IconSettings size={18} aria-hidden />
        </ActionIcon>
        {!phone && <SheetButton quiet download={download} disabled={table.rows.length === 0} />}
        {!phone &&
          DAILY.map(({ key, to }) => (
            <Button key={key} component={Link} to={to} variant="subtle" color="gray" px="xs">
              {t(`shell.places.${key}`)}
            </Button>
          ))}
        <ActButton component={Link} to="/portfoy/hafta" variant="default" icon={IconCalendarWeek}>
          {t('portfolio.week')}
        </ActButton>
        {mayOpen && (
          <ActButton component={Link} to="/portfoy/yeni" icon={IconPlus}>
            {t('portfolio.add')}
          </ActButton>
        )}
      </PageHead>
      {suspended.length > 0 && (
        <Box mb="md">
          <Note>
            {t('portfolio.suspended', {
              who: suspended.map(({ company_name }) => company_name).join(', '),
            })}
          </Note>
        </Box>
      )}
      {week && (
        <WeekStrip
          week={week}
          now={now}
          chosen={asked.day}
          onChoose={(day) => set({ day, face: 'tumu' })}
        />
      )}
      <LawNote />
      <ViewTabs views={views} />
      <ListBar
        rows={table.rows}
        search={{ value: asked.q, onSearch: (q) => settle({ q }), label: t('portfolio.search') }}
        list={useClientFilters(asked, rows, set, groups)}
        onClear={clear}
        beside={<SavedViewsButton views={views} tight />}
        saved={(close) => <SavedViewItems views={views} onApplied={close} titled />}
        faces={{
          label: t('portfolio.show'),
          faces: FACES.map((value) => ({
            value,
            label: t(`portfolio.faces.${value}`),
            count: query.data && rows.filter((one) => inFace(one, value, among)).length,
          })),
          value: asked.face,
          onChange: (face) => set({ face, day: '' }),
        }}
        tools={
          <ColumnChooser
            columns={named}
            shown={chosen.keys}
            onChange={chosen.choose}
            onMove={chosen.move}
            onReset={chosen.customised ? chosen.reset : undefined}
          />
        }
        download={download}
      />
      <div
        onKeyDown={onKeyDown}
        className={!phone && rows.length > 0 && rows.length <= FEW ? css.few : undefined}
        style={{ display: 'contents', ...{ '--rows': table.rows.length } }}
      >
        <ListTable
          table={table}
          query={query}
          failed={t('portfolio.failed')}
          onClear={clear}
          empty={
            <EmptyState
              icon={<IconBriefcase size={20} aria-hidden />}
              title={t(mayOpen ? 'portfolio.first' : 'portfolio.empty')}
              text={t(mayOpen ? 'portfolio.addText' : 'portfolio.emptyText')}
            >
              {mayOpen && (
                <Button component={Link} to="/portfoy/yeni">
                  {t('portfolio.add')}
                </Button>
              )}
            </EmptyState>
          }
          label={t('portfolio.title')}
          tall
          onResize={chosen.resize}
          onMoveColumn={chosen.move}
          place={place}
          onOpen={(one) => void go(addressOf(one, asked.sort.key))}
          onMenu={menu.show}
          phoneHeight={PHONE_ROW}
          phone={(one) => ({
            mark: <Logo id={one.company_id} name={one.company_name} logo={one.logo} />,
            name: one.company_name,
            beside: <b className="em-num">{one.puan ?? '–'}</b>,
            below: lineOf(one),
            besideBelow: one.puan !== null && <Spark values={one.puanlar} />,
            more: <PhoneMore one={one} now={now} />,
          })}
          listing={JSON.stringify(asked)}
          footer={
            table.selection.rows.length > 0 ? (
              <SelectionBar selection={table.selection} rows={table.rows}>
                {SEVERAL_KINDS.map((tur) => (
                  <Button
                    key={tur}
                    variant="default"
                    size="xs"
                    onClick={() => setSeveral({ tur, clients: table.selection.rows })}
                  >
                    {t(`portfolio.several.title.${tur}`)}
                  </Button>
                ))}
                <Button variant="default" size="xs" onClick={() => setCharging(true)}>
                  {t('portfolio.charge')}
                </Button>
              </SelectionBar>
            ) : (
              <TableFooter
                table={table}
                hints={[[KEYS.portfolio.remind, t('keys.portfolio.remind')]]}
              />
            )
          }
        />
      </div>
      {week && !phone && (
        <DueByLaw
          due={week.isler}
          most={Math.max(LEAST_LINES, FEW + LEAST_LINES - rows.length)}
          now={now}
        />
      )}
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <>
            <MenuAct component={Link} to={addressOf(one)}>
              {t('portfolio.openClient')}
            </MenuAct>
            {one.sonraki && (
              <MenuAct
                onClick={() => {
                  const { button } = menu.open ?? {};
                  if (button) requestAnimationFrame(() => assigning.show(one, button));
                }}
              >
                {t('portfolio.assign')}
              </MenuAct>
            )}
            {SEVERAL_KINDS.map((tur) => (
              <MenuAct key={tur} onClick={() => setSeveral({ tur, clients: [one] })}>
                {t(`portfolio.several.title.${tur}`)}
              </MenuAct>
            ))}
            <MenuLine />
            {named
              .filter(({ id }) => id in SCREENS)
              .map(({ id, label }) => (
                <MenuAct key={id} component={Link} to={addressOf(one, id)}>
                  {label}
                </MenuAct>
              ))}
            <MenuLine />
            {life.itemsOf(one)}
          </>
        )}
      </RowMenu>
      <RowMenu menu={assigning} nameOf={nameOf}>
        {({ company_id, sonraki }) => (
          <AssignItems
            duties={[{ company_id }]}
            week={week?.isler ?? []}
            onAssign={(user_id, who) => {
              assigning.hide();
              if (sonraki) void acts.assign([{ ...sonraki, company_id }], user_id, who);
            }}
          />
        )}
      </RowMenu>
      <PrintedTable table={table} title={t('portfolio.title')} owner={owner} />
      {charging && (
        <ChargeModal clients={table.selection.rows} onClose={() => setCharging(false)} />
      )}
      {several && (
        <Suspense fallback={null}>
          <SeveralModal {...several} onClose={() => setSeveral(undefined)} />
        </Suspense>
      )}
      {life.dialog}
      {prefers && <PreferencesModal onClose={() => setPrefers(false)} />}
    </ListScreen>
  );
}
