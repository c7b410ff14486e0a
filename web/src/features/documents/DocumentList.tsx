import { documents, type DocumentRow } from '@emanet/contract/documents';
import { sentence } from '@emanet/contract/shared/sentences';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Anchor, Button, FileButton } from '@mantine/core';
import {
  IconArchive,
  IconFileZip,
  IconFiles,
  IconPlus,
  IconTableImport,
  IconUpload,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { ImportLink } from '../../records/import/ImportLink.tsx';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { when } from '../../platform/when.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { NounList } from '../../records/noun/NounList.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { useDrop } from '../../ui/file/useDrop.ts';
import { ListMenu } from '../../ui/menu/ListMenu.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { BulkDocuments } from './BulkDocuments.tsx';
import { DropDocuments } from './DropDocuments.tsx';
import { ARCHIVE_SPEC, KIND_KEYS, KINDS, narrowed, NOTHING, SPEC } from './filters.ts';
import { documentLook } from './look.ts';
import { useDocumentList, useZip } from './queries.ts';
import { Review } from './Review.tsx';
import { owedNearness } from './review.ts';
import { useDocumentActs } from './useDocumentActs.tsx';
import { useDocumentColumns } from './useDocumentColumns.tsx';
import { useDocumentFilters } from './useDocumentFilters.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const DocumentDrawer = atFirstMove(() => import('./DocumentDrawer.tsx'));
const NounForm = atFirstMove(() => import('../../records/noun/NounForm.tsx'));

const NONE: readonly DocumentRow[] = [];
const idOf = (one: DocumentRow) => one.id;
const nameOf = (one: DocumentRow) => one.dokuman_ismi;

/** Files can be dropped anywhere on the page. */
const OVER_ALL = {
  position: 'fixed',
  zIndex: 'var(--mantine-z-index-overlay)',
  pointerEvents: 'none',
  inset: 'var(--mantine-spacing-xl)',
  border: 'var(--em-space-hair) dashed var(--em-brand-solid)',
  background: 'color-mix(in srgb, var(--em-brand-ground) 88%, transparent)',
  fontSize: 'var(--mantine-font-size-lg)',
} as const;

/** The open form: a new document, with a kind or without, or an edited one. */
type Edited = Readonly<{ document?: DocumentRow; type?: string }>;

/** The documents of a company: the current ones, or those in the archive. */
export function DocumentList({ archived }: { archived: boolean }) {
  const { t, lang } = useTranslation();
  const mayWrite = useCan('documents.write');
  const phone = usePhone();
  const address = useUrlState(archived ? ARCHIVE_SPEC : SPEC);
  const { state: asked, set, step } = address;
  const query = useDocumentList(archived);
  const archive = useDocumentList(true, mayWrite && !archived);
  const zip = useZip();
  const [edited, setEdited] = useState<Edited>();
  const onGive = useCallback((document: DocumentRow) => setEdited({ document }), []);
  const acts = useDocumentActs(onGive, () => set({ open: undefined }));
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
  const late = (query.data ?? NONE).filter((one) => owedNearness(one) === 'geciken').length;
  // Kinds are counted within the other filters.
  const beside = narrowed(query.data ?? NONE, { ...asked, types: [] });
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
      {mayWrite && <ImportLink to="/dokumanlar/ice-aktar" />}
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
  const offersInMenu = !archived && (
    <>
      {mayWrite && (
        <MenuAct component={Link} to="/dokuman-arsiv" icon={IconArchive}>
          {toArchive}
        </MenuAct>
      )}
      {mayWrite && (
        <MenuAct component={Link} to="/dokumanlar/ice-aktar" icon={IconTableImport}>
          {t('import.open')}
        </MenuAct>
      )}
      <MenuAct icon={IconFileZip} disabled={table.total === 0} onClick={() => zip.mutate()}>
        {t('documents.zip')}
      </MenuAct>
    </>
  );

  return (
    <NounList
      table={table}
      query={query}
      address={address}
      title={title}
      past
      count={query.data && !empty && t('documents.count', { count: query.data.length })}
      download={useRowsSheet(t('documents.title'), documents.export, table.rows)}
      tools={
        archived ? (
          <BackButton to="/dokumanlar" label={t('documents.back')} />
        ) : (
          <>
            {!phone && offers}
            {/* Without rows there is no bar for them; the archive may have some. */}
            {phone && empty && (
              <ListMenu busy={zip.isPending} printable={false}>
                {offersInMenu}
              </ListMenu>
            )}
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
        )
      }
      offers={offersInMenu}
      search={t('documents.search')}
      filters={useDocumentFilters(asked, set)}
      faces={{
        label: t('fields.type'),
        faces: [
          { value: 'tumu', label: t('documents.kinds.tumu'), count: query.data && beside.length },
          ...KIND_KEYS.map((kind) => ({
            value: kind,
            label: t(`documents.kinds.${kind}`),
            count:
              query.data && beside.filter(({ dokuman_tur }) => dokuman_tur === KINDS[kind]).length,
          })),
        ],
        value:
          KIND_KEYS.find((kind) => asked.types.length === 1 && asked.types[0] === kind) ?? 'tumu',
        onChange: (kind) => set({ types: kind === 'tumu' ? [] : [kind] }),
      }}
      onClear={() => set(NOTHING)}
      failed={t('documents.failed')}
      empty={{
        icon: <IconFiles size={20} aria-hidden />,
        title: t(archived ? 'ui.archive.empty' : 'documents.empty'),
        text: t(
          archived
            ? 'ui.archive.emptyText'
            : mayWrite
              ? 'documents.emptyText'
              : 'documents.emptyRead',
        ),
        children:
          mayWrite &&
          !archived &&
          KIND_KEYS.map((kind) => (
            <Button key={kind} variant="default" onClick={() => setEdited({ type: KINDS[kind] })}>
              {t(`documents.types.${KINDS[kind]}`)}
            </Button>
          )),
      }}
      onEdit={mayWrite ? onGive : undefined}
      menu={mayWrite ? acts.entries : undefined}
      drawer={(ways) => (
        <DocumentDrawer
          id={asked.open ?? 0}
          listed={query.data?.find(({ id }) => id === asked.open)}
          mayWrite={mayWrite}
          acts={acts.entries}
          {...ways}
        />
      )}
      phone={(row) => ({
        name: row.dokuman_ismi,
        below: `${t(`documents.types.${row.dokuman_tur}`)} · ${t('documents.activities', { count: row.faaliyet_sayisi })}`,
        besideBelow: ['geciken', 'yaklasan'].includes(owedNearness(row)) ? (
          <Review document={row} />
        ) : (
          <span className="em-num">{when(row.lastupdated, lang)}</span>
        ),
      })}
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
    >
      {over && (
        <p className="em-middle em-strong em-round-large em-brand" style={OVER_ALL} role="status">
          {t('documents.many.drop')}
        </p>
      )}
      {edited && (
        <NounForm
          look={documentLook}
          endpoint={edited.document ? documents.update : documents.add}
          row={edited.document}
          initial={{ dokuman_tur: edited.type, lastupdated: todayInTurkey() }}
          title={
            edited.document
              ? t('documents.editTitle', { name: edited.document.dokuman_ismi })
              : t('documents.add')
          }
          saveLabel={edited.document ? undefined : t('documents.addAndUpload')}
          failed={sentence(edited.document ? 'documentUpdateFailed' : 'documentAddFailed')[lang]}
          noteOf={(name) => (name === 'gozden_gecirme' ? t('documents.reviewText') : undefined)}
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
      {acts.questions}
    </NounList>
  );
}
