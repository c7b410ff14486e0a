import { TEXT_GROUPS, TEXT_KINDS, type TextKind } from '@emanet/contract/texts/kinds';
import { scopeOf } from '@emanet/contract/texts/scope';
import { texts, type TextRow } from '@emanet/contract/texts';
import { Box, Button } from '@mantine/core';
import {
  IconCookie,
  IconFileText,
  IconGitCompare,
  IconPlus,
  IconSettings,
} from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { KEYS } from '../../platform/keys.ts';
import { lazily } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { NounList } from '../../records/noun/NounList.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { Figures } from './list/Figures.tsx';
import {
  type Asked,
  FACES,
  groupOf,
  narrowed,
  NOTHING,
  ofFace,
  ofState,
  PLACES,
  SPEC,
  STATES,
} from './list/filters.ts';
import { useTexts } from './queries.ts';
import { TextItems } from './list/TextItems.tsx';
import { useTextActs } from './list/useTextActs.ts';
import { ListedState, useTextColumns } from './list/useTextColumns.tsx';
import { choicesOf, flagsOf, type FilterList } from '../../ui/filters/filter.ts';

const WithoutModal = atFirstMove(() => import('./list/WithoutModal.tsx'));

const AddModal = lazily(async () => ({ default: (await import('./AddModal.tsx')).AddModal }), {
  close: ({ onClose }) => onClose(),
});
// Contains the colour picker, used by no other screen.
const SettingsModal = lazily(
  async () => ({ default: (await import('./SettingsModal.tsx')).SettingsModal }),
  { close: ({ onClose }) => onClose() },
);

const NONE: readonly TextRow[] = [];
const FIRST: readonly TextKind[] = ['calisan', 'musteri', 'ziyaretci'];
const idOf = (one: TextRow) => one.id;
const nameOf = (one: TextRow) => one.ad;
const byGroup = (rows: readonly TextRow[]) =>
  TEXT_GROUPS.flatMap((group) => rows.filter((one) => groupOf(one) === group));

/** /metinler: texts made from the register, with stale ones marked. */
export default function TextsPage() {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const phone = usePhone();
  const mayWrite = useCan('texts.write');
  const address = useUrlState(SPEC);
  const { state: asked, set } = address;
  const query = useTexts(asked.archived);
  const [shown, setShown] = useState<'settings' | 'without'>();
  const [adding, setAdding] = useState<{ kind?: TextKind }>();
  const rows = query.data?.data ?? NONE;
  const acts = useTextActs();
  const table = useDataTable({
    rows,
    columns: useTextColumns(),
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback(
      (all: readonly TextRow[]) => byGroup(narrowed(all, asked, lang)),
      [asked, lang],
    ),
    groupOf: useCallback(
      (one: TextRow) => ({
        key: groupOf(one),
        label: t(`texts.groups.${groupOf(one)}`),
        note: groupOf(one) === 'standart' ? t('texts.lockedNote') : undefined,
      }),
      [t],
    ),
    foldable: true,
  });
  const stale = ofFace(rows, 'eskiyen');
  const waiting = ofState(rows, ['bildirim']);
  const [firstStale] = stale;
  const close = () => setShown(undefined);
  return (
    <NounList
      table={table}
      query={query}
      address={address}
      title={t('texts.title')}
      count={rows.length > 0 && t('texts.count', { count: rows.length })}
      download={useRowsSheet(t('texts.title'), texts.export, table.listed)}
      tools={
        mayWrite && (
          <>
            {!phone && (
              <ActButton
                variant="subtle"
                color="gray"
                c="var(--em-text)"
                icon={IconCookie}
                component={Link}
                to="/metinler/cerezler"
              >
                {t('cookies.title')}
              </ActButton>
            )}
            {!phone && (
              <ActButton
                variant="subtle"
                color="gray"
                c="var(--em-text)"
                icon={IconSettings}
                onClick={() => setShown('settings')}
              >
                {t('texts.settings')}
              </ActButton>
            )}
            {firstStale && !asked.archived && (
              <ActButton
                variant="default"
                component={Link}
                to={`/metinler/${firstStale.id}/fark`}
                icon={IconGitCompare}
              >
                {t('texts.review')}
              </ActButton>
            )}
            <ActButton icon={IconPlus} onClick={() => setAdding({})}>
              {t('texts.add')}
            </ActButton>
          </>
        )
      }
      offers={
        mayWrite && (
          <>
            <MenuAct component={Link} to="/metinler/cerezler" icon={IconCookie}>
              {t('cookies.title')}
            </MenuAct>
            <MenuAct icon={IconSettings} onClick={() => setShown('settings')}>
              {t('texts.settings')}
            </MenuAct>
          </>
        )
      }
      above={
        query.data &&
        rows.length > 0 &&
        !asked.archived && (
          <Figures
            rows={rows}
            without={query.data.metinsiz_faaliyet}
            asked={asked}
            onAsk={set}
            onWithout={() => setShown('without')}
          />
        )
      }
      search={t('texts.search')}
      filters={useTextFilters(asked, rows, set, mayWrite)}
      faces={{
        label: t('texts.show'),
        faces: FACES.map((value) => ({
          value,
          label: t(`texts.faces.${value}`),
          count: query.data && ofFace(rows, value).length,
        })),
        value: asked.face,
        onChange: (face) => set({ face }),
      }}
      barStays
      onClear={() => set(NOTHING)}
      failed={t('texts.failed')}
      empty={{
        icon: <IconFileText size={20} aria-hidden />,
        title: t(asked.archived ? 'ui.archive.empty' : 'texts.empty'),
        text: t(
          asked.archived
            ? 'texts.archiveEmpty'
            : mayWrite
              ? 'texts.emptyText'
              : 'texts.emptyReader',
        ),
        children:
          mayWrite &&
          !asked.archived &&
          FIRST.map((kind) => (
            <Button key={kind} variant="default" onClick={() => setAdding({ kind })}>
              {TEXT_KINDS[kind].name[lang]}
            </Button>
          )),
      }}
      onOpen={(one) => void go(`/metinler/${one.id}`)}
      onCompare={
        mayWrite
          ? (one) => one.yayindaki !== null && void go(`/metinler/${one.id}/fark`)
          : undefined
      }
      menu={(one) => (
        <TextItems
          one={one}
          mayWrite={mayWrite}
          onArchive={() => acts.archive(one)}
          onDelete={() => acts.ask(one)}
        />
      )}
      phone={(one) => ({
        name: one.ad,
        beside: <ListedState text={one} />,
        below: scopeOf(one, lang) || t(`texts.groups.${groupOf(one)}`),
        besideBelow: one.yayindaki === null ? '' : t('common.versionNo', { no: one.yayindaki }),
      })}
      footer={
        <TableFooter
          table={table}
          hints={mayWrite ? [[KEYS.lists.compare, t('texts.seeDifferences')]] : []}
        >
          {stale.length > 0 && (
            <Box component="span" c="var(--em-mid)" fw={560}>
              {t('texts.staleCount', { count: stale.length })}
            </Box>
          )}
          {waiting.length > 0 && (
            <Box component="span" c="var(--em-high)" fw={560}>
              {t('texts.noticeCount', { count: waiting.length })}
            </Box>
          )}
        </TableFooter>
      }
    >
      {acts.question}
      <Suspense fallback={null}>
        {shown === 'settings' && <SettingsModal onClose={close} />}
      </Suspense>
      {shown === 'without' && query.data && (
        <WithoutModal
          activities={query.data.metinsizler}
          count={query.data.metinsiz_faaliyet}
          onClose={close}
        />
      )}
      <Suspense>{adding && <AddModal {...adding} onClose={() => setAdding(undefined)} />}</Suspense>
    </NounList>
  );
}

/** Filters of the texts: kind, state, place, approver, and the archive. */
function useTextFilters(
  asked: Asked,
  rows: readonly TextRow[],
  set: (part: Partial<Asked>) => void,
  mayWrite: boolean,
): FilterList {
  const { t } = useTranslation();
  const people = [...new Set(rows.flatMap(({ onaylayan }) => onaylayan ?? []))].sort();
  const choice = choicesOf(asked, set);
  const archived = { ...flagsOf(asked, set)('archived', t('texts.archive')), always: false };
  return {
    choices: [
      choice('groups', t('fields.kind'), TEXT_GROUPS, (value) => t(`texts.groups.${value}`)),
      choice('states', t('texts.state'), STATES, (value) =>
        t(value === 'bildirim' ? 'texts.notices' : `texts.stateNames.${value}`),
      ),
      choice('places', t('texts.faces.yayinda'), PLACES, (value) => t(`texts.places.${value}`)),
      choice('approvers', t('texts.approver'), people, (value) => value),
    ],
    flags: mayWrite ? [archived] : [],
  };
}
