import { TEXT_GROUPS, TEXT_KINDS, type TextKind } from '@emanet/contract/texts/kinds';
import type { TextRow } from '@emanet/contract/texts';
import { Button } from '@mantine/core';
import {
  IconFileText,
  IconGitCompare,
  IconPencil,
  IconPlus,
  IconSettings,
  IconWorld,
  IconWritingSign,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListBar } from '../../ui/filters/ListBar.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { FigureStrip } from '../../ui/panel/FigureStrip.tsx';
import type { Sort } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { DotsButton } from '../../ui/table/DotsButton.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { TableStates } from '../../ui/table/TableStates.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { AddModal } from './AddModal.tsx';
import {
  FACES,
  groupOf,
  narrowed,
  NOTHING,
  ofFace,
  SHOWN_STATES,
  SPEC,
  stateOf,
} from './filters.ts';
import { useTexts } from './queries.ts';
import { SettingsModal } from './SettingsModal.tsx';
import { StateMark } from './StateMark.tsx';
import { useTextColumns } from './useTextColumns.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const NONE: readonly TextRow[] = [];
const FIRST: readonly TextKind[] = ['calisan', 'musteri', 'ziyaretci'];
const AS_SENT: Sort = { key: '', descending: false };
const idOf = (one: TextRow) => one.id;
const nameOf = (one: TextRow) => one.ad;
const byGroup = (rows: readonly TextRow[]) =>
  TEXT_GROUPS.flatMap((group) => rows.filter((one) => groupOf(one) === group));

/** /metinler: texts made from the register, and which of them it has outrun. */
export default function TextsPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const go = useNavigate();
  const mayWrite = useCan('texts.write');
  const { state: asked, set, settle } = useUrlState(SPEC);
  const query = useTexts();
  const [settings, setSettings] = useState(false);
  const [adding, setAdding] = useState<{ kind?: TextKind }>();
  const rows = query.data?.data ?? NONE;
  const menu = useRowMenu<TextRow>();
  const table = useDataTable({
    rows,
    columns: useTextColumns(),
    idOf,
    nameOf,
    sort: AS_SENT,
    onSort: () => undefined,
    narrow: useCallback((all: readonly TextRow[]) => byGroup(narrowed(all, asked)), [asked]),
    groupOf: useCallback(
      (one: TextRow) => ({ key: groupOf(one), label: t(`texts.groups.${groupOf(one)}`) }),
      [t],
    ),
  });
  const stale = ofFace(rows, 'eskiyen');
  const [firstStale] = stale;
  const clear = () => set(NOTHING);
  const filters = {
    flags: [],
    choices: [
      {
        key: 'groups',
        label: t('fields.kind'),
        options: TEXT_GROUPS.map((value) => ({ value, label: t(`texts.groups.${value}`) })),
        chosen: asked.groups,
        choose: (groups: readonly string[]) => set({ groups }),
        always: true,
      },
      {
        key: 'states',
        label: t('texts.state'),
        options: SHOWN_STATES.map((value) => ({ value, label: t(`texts.stateNames.${value}`) })),
        chosen: asked.states,
        choose: (states: readonly string[]) => set({ states }),
        always: true,
      },
    ],
  };
  const figures = SHOWN_STATES.map((state) => ({
    key: state,
    count: rows.filter((one) => stateOf(one) === state).length,
    label: t(`texts.stateNames.${state}`),
    beside:
      state === 'eskidi'
        ? t('texts.moved', { count: stale.reduce((n, { eskiyen }) => n + eskiyen, 0) })
        : undefined,
    tone: state === 'eskidi' ? ('mid' as const) : undefined,
    pressed: asked.states.includes(state),
    onPress: () => set({ states: asked.states.includes(state) ? [] : [state] }),
  }));
  return (
    <ListScreen>
      <PageHead
        title={t('texts.title')}
        count={rows.length > 0 && t('texts.count', { count: rows.length })}
      >
        {mayWrite && (
          <ActButton variant="default" icon={IconSettings} onClick={() => setSettings(true)}>
            {t('texts.settings')}
          </ActButton>
        )}
        {mayWrite && firstStale && (
          <ActButton
            variant="default"
            component={Link}
            to={`/metinler/${firstStale.id}/fark`}
            icon={IconGitCompare}
          >
            {t('texts.review')}
          </ActButton>
        )}
        {mayWrite && (
          <ActButton icon={IconPlus} onClick={() => setAdding({})}>
            {t('texts.add')}
          </ActButton>
        )}
      </PageHead>
      {query.data && rows.length > 0 && (
        <FigureStrip label={t('texts.title')} figures={figures}>
          {query.data.metinsiz_faaliyet > 0 &&
            t('texts.without', { count: query.data.metinsiz_faaliyet })}
        </FigureStrip>
      )}
      <ListBar
        rows={table.rows}
        search={{ value: asked.q, onSearch: (q) => settle({ q }), label: t('texts.search') }}
        list={filters}
        onClear={clear}
        faces={{
          label: t('texts.show'),
          faces: FACES.map((value) => ({
            value,
            label: `${t(`texts.faces.${value}`)} ${ofFace(rows, value).length}`,
          })),
          value: asked.face,
          onChange: (face) => set({ face }),
        }}
      />
      <TableStates
        table={table}
        query={query}
        failed={t('texts.failed')}
        onClear={clear}
        empty={
          <EmptyState
            icon={<IconFileText size={20} aria-hidden />}
            title={t('texts.empty')}
            text={t(mayWrite ? 'texts.emptyText' : 'texts.emptyReader')}
          >
            {mayWrite &&
              FIRST.map((kind) => (
                <Button key={kind} variant="default" onClick={() => setAdding({ kind })}>
                  {TEXT_KINDS[kind].name[lang]}
                </Button>
              ))}
          </EmptyState>
        }
      >
        <DataTable
          table={table}
          label={t('texts.title')}
          onOpen={(one) => void go(`/metinler/${one.id}`)}
          onMenu={menu.show}
          phone={(one) => ({
            name: one.ad,
            beside: <StateMark text={one} />,
            below: one.adres ?? t(`texts.groups.${groupOf(one)}`),
            besideBelow: one.yayindaki === null ? '' : t('common.versionNo', { no: one.yayindaki }),
            acts: <DotsButton name={one.ad} onClick={(button) => menu.show(one, button)} />,
          })}
          listing={JSON.stringify(asked)}
          footer={<TableFooter table={table} />}
        />
      </TableStates>
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <>
            <MenuAct component={Link} to={`/metinler/${one.id}`} icon={IconPencil}>
              {t(mayWrite ? 'common.edit' : 'common.open')}
            </MenuAct>
            {mayWrite && one.yayindaki !== null && (
              <MenuAct component={Link} to={`/metinler/${one.id}/fark`} icon={IconGitCompare}>
                {t('texts.seeDifferences')}
              </MenuAct>
            )}
            {mayWrite && one.yayindaki !== null && (
              <MenuAct component={Link} to={`/metinler/${one.id}/imzalar`} icon={IconWritingSign}>
                {t('texts.signatures')}
              </MenuAct>
            )}
            {one.adres && (
              <MenuAct component="a" href={one.adres} target="_blank" icon={IconWorld}>
                {t('texts.openPage')}
              </MenuAct>
            )}
          </>
        )}
      </RowMenu>
      <PrintedTable table={table} title={t('texts.title')} />
      {settings && <SettingsModal onClose={() => setSettings(false)} />}
      {adding && <AddModal {...adding} onClose={() => setAdding(undefined)} />}
    </ListScreen>
  );
}
