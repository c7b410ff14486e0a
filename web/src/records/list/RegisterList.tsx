import { Suspense, useEffect, type ReactNode } from 'react';
import { onFirstMove } from '../../platform/first-move.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove, lazily } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { InPlaceContext } from '../in-place/useInPlace.ts';
import { useWanted } from '../../platform/useWanted.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import type { RecordRow, Register } from '../register.ts';
import { isFiltered } from './filters/filters.ts';
import { ListBody } from './ListBody.tsx';
import { ListTools } from './ListTools.tsx';
import { ViewTabs } from './views/SavedViews.tsx';
import { type RegisterListModel, useRegisterList } from './useRegisterList.ts';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { SheetButton } from '../SheetButton.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const InPlaceEditor = lazily(() => import('../in-place/InPlaceEditor.tsx'), {
  close: ({ inPlace }) => inPlace.close(),
});
const RecordMenu = atFirstMove(() => import('./RecordMenu.tsx'), {
  close: ({ menu }) => menu.hide(),
});
const RemovalModal = atFirstMove(() => import('./RemovalModal.tsx'), {
  isOpen: ({ removal }) => removal.asked.length > 0,
  close: ({ removal }) => removal.cancel(),
});
const CopyModal = atFirstMove(() => import('../copy/CopyModal.tsx'), {
  close: ({ onClose }) => onClose(),
});
const loadDrawer = () => import('../drawer/RecordDrawer.tsx');
const RecordDrawer = lazily(loadDrawer, {
  isOpen: ({ id }) => id !== undefined,
  close: ({ onClose }) => onClose(),
});

/** Is the drawer mounted? From its first opening on; before that the first move loads it. */
function useDrawerWhenOpened(openId: number | undefined): boolean {
  useEffect(() => onFirstMove(() => void loadDrawer().catch(() => undefined)), []);
  return useWanted(openId !== undefined);
}

const NO_ROWS: readonly RecordRow[] = [];

type Props = {
  register: Register;
  /** Icon of the register in its empty state. */
  icon: ReactNode;
  /** Further entries of the menu that downloads the list. */
  files?: ReactNode;
  /** Further actions of the title row. */
  actions?: ReactNode;
  /** The same where there is little room. */
  phoneActions?: ReactNode;
  /** Further entries of its menu there. */
  phoneMenu?: ReactNode;
  /** Further first steps of the empty state. */
  firstSteps?: ReactNode;
};

/** The list screen of any register: find, narrow, sort, choose, open. */
export function RegisterList(props: Props) {
  const { register, icon, files, actions, phoneActions, phoneMenu, firstSteps } = props;
  const { t } = useTranslation();
  const mayWrite = useCan(register.endpoints.add.permission);
  const list = useRegisterList(register);
  const { phone, table, state, removal, inPlace } = list;
  const { asked } = inPlace;
  const hasDrawer = useDrawerWhenOpened(state.openId);
  const isRemoving = useWanted(removal.asked.length > 0);
  const askToDelete = (row: RecordRow) => removal.ask([row]);
  const askToCopy = (row: RecordRow) => list.copies.ask([row]);
  return (
    <ListScreen>
      <ListHead
        list={list}
        mayWrite={mayWrite}
        files={files}
        actions={phone ? phoneActions : actions}
      />
      <ViewTabs views={list.views} />
      {(table.total > 0 || list.query.isPending || isFiltered(state.filters)) && (
        <ListTools list={list} phoneMenu={phoneMenu} />
      )}
      <ListBody list={list} icon={icon} mayWrite={mayWrite} firstSteps={firstSteps} />
      {list.menu.open && (
        <RecordMenu
          register={register}
          menu={list.menu}
          acts={inPlace.acts}
          onOpen={state.open}
          onCopy={askToCopy}
          onDelete={askToDelete}
        />
      )}
      {list.copies.rows.length > 0 && (
        <CopyModal
          register={register}
          rows={list.copies.rows}
          onClose={() => list.copies.ask(NO_ROWS)}
        />
      )}
      {isRemoving && <RemovalModal register={register} removal={removal} />}
      {hasDrawer && (
        <Suspense fallback={null}>
          <InPlaceContext value={inPlace.acts}>
            <RecordDrawer
              register={register}
              id={state.openId}
              rows={table.rows}
              names={list.names}
              onClose={list.close}
              onMove={state.open}
              onCopy={askToCopy}
              onDelete={askToDelete}
            />
          </InPlaceContext>
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <InPlaceEditor
            key={`${asked.row.id} ${asked.field.name}`}
            register={register}
            names={list.names}
            inPlace={inPlace}
            asked={asked}
          />
        </Suspense>
      )}
      <PrintedTable table={table} title={t(registerText(register.noun, 'title'))} />
    </ListScreen>
  );
}

type ListHeadProps = Readonly<{
  list: RegisterListModel;
  mayWrite: boolean;
  /** Actions of this register only. */
  actions: ReactNode;
  files: ReactNode;
}>;

/** The register's name and number of records; Excel in and out, and the link to a new one. */
function ListHead({ list, mayWrite, actions, files }: ListHeadProps) {
  const { t } = useTranslation();
  const { register, phone, table, file } = list;
  const { rows, total } = table;
  const count = phone ? total : t('common.records', { count: total });
  const plain = { variant: 'subtle', color: 'gray', c: 'var(--em-text)' } as const;
  return (
    <PageHead title={t(registerText(register.noun, 'title'))} count={total > 0 ? count : undefined}>
      {total > 0 && !phone && mayWrite && (
        <ActButton {...plain} component={Link} to={register.importPath} icon={IconTableImport}>
          {t('import.open')}
        </ActButton>
      )}
      {total > 0 && !phone && (
        <SheetButton quiet download={file(rows)} disabled={rows.length === 0}>
          {files}
        </SheetButton>
      )}
      {actions}
      {mayWrite && (
        <ActButton component={Link} to={register.addPath} icon={IconPlus}>
          {phone ? t('common.add') : t(registerText(register.noun, 'add'))}
        </ActButton>
      )}
    </PageHead>
  );
}
