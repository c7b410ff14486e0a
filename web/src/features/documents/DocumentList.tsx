import type { DocumentRow } from '@emanet/contract/documents';
import { Anchor, Button, FileButton } from '@mantine/core';
import {
  IconArchive,
  IconDownload,
  IconFileZip,
  IconFiles,
  IconPencil,
  IconPlus,
  IconUpload,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { when } from '../../platform/when.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { SheetButton } from '../../records/SheetButton.tsx';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { useDrop } from '../../ui/file/useDrop.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { neighboursOf } from '../../ui/overlay/neighbours.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { ArchiveItems } from '../../ui/menu/ArchiveItems.tsx';
import { ListMenu } from '../../ui/menu/ListMenu.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { PrintButton } from '../../ui/table/PrintButton.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { BulkDocuments } from './BulkDocuments.tsx';
import classes from './documents.module.css';
import { DropDocuments } from './DropDocuments.tsx';
import { ARCHIVE_SPEC, KIND_KEYS, KINDS, narrowed, NOTHING, SPEC } from './filters.ts';
import { useDocumentList, useDownloads } from './queries.ts';
import { Review } from './Review.tsx';
import { nearnessOf } from './review.ts';
import { useDocumentActs } from './useDocumentActs.ts';
import { useDocumentColumns } from './useDocumentColumns.tsx';
import { useDocumentFilters } from './useDocumentFilters.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const DocumentDrawer = atFirstMove(() => import('./DocumentDrawer.tsx'));
const DocumentModal = atFirstMove(() => import('./DocumentModal.tsx'));

const NONE: readonly DocumentRow[] = [];
const idOf = (one: DocumentRow) => one.id;
const nameOf = (one: DocumentRow) => one.dokuman_ismi;

/** The form that is open: a new document, perhaps of a kind, or one that is edited. */
type Edited = Readonly<{ document?: DocumentRow; type?: string }>;

/** The documents of a company: the current ones, or those in the archive. */
export function DocumentList({ archived }: { archived: boolean }) {
  const { t, lang } = useTranslation();
  const mayWrite = useCan('documents.write');
  const phone = usePhone();
  const { state: asked, set, step, settle } = useUrlState(archived ? ARCHIVE_SPEC : SPEC);
  const query = useDocumentList(archived);
  const archive = useDocumentList(true, mayWrite && !archived);
  const { sheet, zip } = useDownloads();
  const [edited, setEdited] = useState<Edited>();
  const onGive = useCallback((document: DocumentRow) => setEdited({ document }), []);
  const menu = useRowMenu<DocumentRow>();
  const filters = useDocumentFilters(asked, set);
  const acts = useDocumentActs(() => set({ open: undefined }));
  const table = useDataTable({
    rows: query.data ?? NONE,
    columns: useDocumentColumns(mayWrite ? onGive : undefined),
    idOf,
    nameOf,
    selectable: mayWrite,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback((rows: readonly DocumentRow[]) => narrowed(rows, asked), [asked]),
  });
  const limits = useFileLimits('dokuman');
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const takes =
    mayWrite && !archived && limits && !edited && asked.open === undefined && dropped.length === 0;
  const over = useDrop(takes ? setDropped : undefined);
  const empty = query.data?.length === 0;
  const title = t(archived ? 'documents.archiveTitle' : 'documents.title');
  const late = (query.data ?? NONE).filter(
    (one) => nearnessOf(one.gozden_gecirme) === 'geciken',
  ).length;
  const clear = () => set(NOTHING);
  // How many there are of each kind among those that the other filters leave.
  const beside = narrowed(query.data ?? NONE, { ...asked, types: [] });
  const ofKind = (kind: keyof typeof KINDS) =>
    beside.filter(({ dokuman_tur }) => dokuman_tur === KINDS[kind]).length;
  const entries = (document: DocumentRow) => (
    <>
      <MenuAct icon={IconPencil} onClick={() => setEdited({ document })}>
        {t('documents.edit')}
      </MenuAct>
      <ArchiveItems
        current={document.guncel}
        onArchive={(current) => (current ? acts.unarchive : acts.archive)(document)}
        onDelete={() => acts.askDelete(document)}
      />
    </>
  );
  const asking = acts.question?.document;
  const toArchive = archive.data
    ? t('documents.toArchive', { count: archive.data.length })
    : t('documents.archiveTitle');
  const offers = (
    <>
      {mayWrite && (
        <ActButton
          component={Link}
          to="/dokuman-arsiv"
          variant="subtle"
          color="gray"
          c="var(--em-text)"
          icon={IconArchive}
        >
          {toArchive}
        </ActButton>
      )}
      <ActButton
        variant="default"
        icon={IconFileZip}
        loading={zip.isPending}
        disabled={table.total === 0}
        onClick={() => zip.mutate()}
      >
        {t('documents.zip')}
      </ActButton>
    </>
  );
  const excel = (
    <SheetButton
      quiet
      download={{ busy: sheet.isPending, start: () => sheet.mutate(table.rows.map(idOf)) }}
      disabled={table.rows.length === 0}
    />
  );
  const menuOfList = (
    <ListMenu busy={zip.isPending || sheet.isPending} printable={table.rows.length > 0}>
      {!archived && mayWrite && (
        <MenuAct component={Link} to="/dokuman-arsiv" icon={IconArchive}>
          {toArchive}
        </MenuAct>
      )}
      {!archived && (
        <MenuAct icon={IconFileZip} disabled={table.total === 0} onClick={() => zip.mutate()}>
          {t('documents.zip')}
        </MenuAct>
      )}
      <MenuAct
        icon={IconDownload}
        disabled={table.rows.length === 0}
        onClick={() => sheet.mutate(table.rows.map(idOf))}
      >
        {t('common.export')}
      </MenuAct>
    </ListMenu>
  );

  return (
    <ListScreen>
      {over && (
        <p
          className={`em-middle em-strong em-round-large em-brand ${classes.dropHere}`}
          role="status"
        >
          {t('documents.many.drop')}
        </p>
      )}
      <PageHead
        title={title}
        count={query.data && !empty && t('documents.count', { count: query.data.length })}
      >
        {!phone && !empty && excel}
        {archived ? (
          <BackButton to="/dokumanlar" label={t('documents.back')} />
        ) : (
          <>
            {!phone && offers}
            {/* Without rows there is no bar that would hold it; the archive may have some. */}
            {phone && empty && menuOfList}
            {mayWrite && !phone && limits && (
              <FileButton
                multiple
                accept={limits.types.join(',')}
                onChange={(files) => setDropped(files)}
              >
                {(props) => (
                  <ActButton {...props} variant="default" icon={IconUpload}>
                    {t('documents.many.choose')}
                  </ActButton>
                )}
              </FileButton>
            )}
            {mayWrite && (
              <ActButton icon={IconPlus} onClick={() => setEdited({})}>
                {t('documents.add')}
              </ActButton>
            )}
          </>
        )}
      </PageHead>
      {!empty && (
        <FilterBar
          search={
            <SearchBox
              value={asked.q}
              onSearch={(q) => settle({ q })}
              label={t('documents.search')}
            />
          }
          list={filters}
          shown={table.rows.length}
          faces={
            <SegmentedFace
              label={t('fields.type')}
              faces={[
                { value: 'tumu', label: `${t('documents.kinds.tumu')} ${beside.length}` },
                ...KIND_KEYS.map((kind) => ({
                  value: kind,
                  label: `${t(`documents.kinds.${kind}`)} ${ofKind(kind)}`,
                })),
              ]}
              value={
                KIND_KEYS.find((kind) => asked.types.length === 1 && asked.types[0] === kind) ??
                'tumu'
              }
              onChange={(kind) => set({ types: kind === 'tumu' ? [] : [kind] })}
            />
          }
          onClear={clear}
          menu={menuOfList}
          tools={<PrintButton disabled={table.rows.length === 0} />}
        />
      )}
      <ListTable
        table={table}
        query={query}
        failed={t('documents.failed')}
        onClear={clear}
        empty={
          <EmptyState
            icon={<IconFiles size={20} aria-hidden />}
            title={t(archived ? 'ui.archive.empty' : 'documents.empty')}
            text={t(archived ? 'ui.archive.emptyText' : 'documents.emptyText')}
          >
            {mayWrite &&
              !archived &&
              KIND_KEYS.map((kind) => (
                <Button
                  key={kind}
                  variant="default"
                  onClick={() => setEdited({ type: KINDS[kind] })}
                >
                  {t(`form.documents.types.${KINDS[kind]}`)}
                </Button>
              ))}
          </EmptyState>
        }
        label={title}
        openId={asked.open}
        onOpen={({ id }) => (asked.open === undefined ? step : set)({ open: id })}
        onEdit={mayWrite ? (document) => setEdited({ document }) : undefined}
        onMenu={mayWrite ? menu.show : undefined}
        phone={(row) => ({
          name: row.dokuman_ismi,
          below: `${t(`form.documents.types.${row.dokuman_tur}`)} · ${t('documents.activities', { count: row.faaliyet_sayisi })}`,
          besideBelow: ['geciken', 'yaklasan'].includes(nearnessOf(row.gozden_gecirme)) ? (
            <Review document={row} />
          ) : (
            <span className="em-num">{when(row.lastupdated, lang)}</span>
          ),
        })}
        listing={JSON.stringify({ ...asked, open: undefined })}
        footer={
          table.selection.rows.length > 0 ? (
            <BulkDocuments table={table} archived={archived} />
          ) : (
            <TableFooter table={table}>
              {!archived && late > 0 && (
                <Anchor component={Link} to="?gozden=geciken" inherit c="var(--em-high)">
                  {t('documents.lateReviews', { count: late })}
                </Anchor>
              )}
            </TableFooter>
          )
        }
      />
      <RowMenu menu={menu} nameOf={nameOf}>
        {entries}
      </RowMenu>
      {asked.open !== undefined && (
        <DocumentDrawer
          id={asked.open}
          listed={query.data?.find(({ id }) => id === asked.open)}
          {...neighboursOf({
            rows: table.rows,
            idOf,
            open: asked.open,
            onMove: (id) => set({ open: id }),
          })}
          mayWrite={mayWrite}
          acts={entries}
          onClose={() => set({ open: undefined })}
        />
      )}
      {edited && (
        <DocumentModal
          document={edited.document}
          type={edited.type}
          onClose={() => setEdited(undefined)}
          onDone={({ id }) => {
            if (!edited.document) step({ open: id });
            setEdited(undefined);
          }}
        />
      )}
      {dropped.length > 0 && limits && (
        <DropDocuments files={dropped} limits={limits} onClose={() => setDropped([])} />
      )}
      <ConfirmModal
        opened={asking !== undefined}
        title={t(`documents.ask.${acts.question?.act ?? 'delete'}`, {
          name: asking?.dokuman_ismi ?? '',
        })}
        confirmLabel={t(`ui.archive.${acts.question?.act ?? 'delete'}`)}
        danger={acts.question?.act === 'delete'}
        busy={acts.busy}
        onConfirm={acts.confirm}
        onClose={acts.close}
      >
        {t(`documents.askText.${acts.question?.act ?? 'delete'}`, {
          count: asking?.faaliyet_sayisi ?? 0,
        })}
      </ConfirmModal>
      <PrintedTable table={table} title={title} />
    </ListScreen>
  );
}
