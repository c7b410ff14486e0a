import { IconTableImport } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { FilterList } from '../../ui/filters/filter.ts';
import { PastDayButton, PastDayItem } from '../../ui/menu/PastDayButton.tsx';
import { ListBar } from '../../ui/filters/ListBar.tsx';
import type { Download } from '../../ui/menu/download.ts';
import { neighboursOf, type Neighbours } from '../../ui/overlay/neighbours.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { DotsButton } from '../../ui/table/DotsButton.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { ImportLink } from '../import/ImportLink.tsx';
import { SheetButton } from '../SheetButton.tsx';

/** A row without a number, such as a rule of law, has no drawer in the address. */
type NounRow = Readonly<{ id: number | string }>;
type Table<Row extends NounRow> = ComponentProps<typeof ListTable<Row>>;
type Bar<Face extends string> = ComponentProps<typeof ListBar<Face>>;

/** Search and open row of the list in its address (`useUrlState`), beside its own filters. */
type Asked = Readonly<{ q?: string; open?: number | undefined }>;
type Address = Readonly<{
  state: Asked;
  set: (part: Asked) => void;
  step: (part: Asked) => void;
  settle: (part: Asked) => void;
}>;

/** Moves out of a row's drawer. */
export type DrawerWays = Neighbours & Readonly<{ onClose: () => void }>;

type Props<Row extends NounRow, Face extends string> = Readonly<{
  table: Table<Row>['table'];
  query: Table<Row>['query'];
  /** Without it the list has neither search nor drawer. */
  address?: Address;
  title: string;
  /** Beside the title, such as how many there are. */
  count?: ReactNode;
  text?: ReactNode;
  back?: ComponentProps<typeof PageHead>['back'];
  /** Another head that replaces the title's, with its buttons. */
  head?: (buttons: ReactNode) => ReactNode;
  /** Download of the rows shown. */
  download?: Download;
  /** Address of its import: in the head, on a small screen in the menu of the bar, and in an empty list. */
  importAt?: string | false | undefined;
  /** Buttons of the head; on a small screen `offers` move into the menu of the bar. */
  tools?: ReactNode;
  offers?: ReactNode;
  /** It can be shown as it was at the end of a past day. */
  past?: boolean;
  /** Buttons that add a row: in the head, and in an empty list under its words. */
  add?: ReactNode;
  /** Between head and bar. */
  above?: ReactNode;
  /** Label of the search; a list without it has no bar. */
  search?: string | Readonly<{ label: string; placeholder: string }>;
  filters?: FilterList | undefined;
  faces?: Bar<Face>['faces'];
  /** In the bar of a wide screen. */
  beside?: ReactNode;
  /** Replaces the table, with the rows in its order. */
  face?: Readonly<{ rows: readonly Row[]; draw: (onOpen: (row: Row) => void) => ReactNode }>;
  /** The bar stays over an empty list: its filters load other rows from the server. */
  barStays?: boolean;
  onClear: () => void;
  /** Removes more than the filters where no row is found. */
  onClearAll?: () => void;
  failed: string;
  /** `children` are shown instead of `add`. */
  empty: Readonly<{ icon: ReactNode; title: string; text: string; children?: ReactNode }>;
  menu?: ((row: Row) => ReactNode) | undefined;
  /** Drawer of the open row, which a press opens; without it `onOpen` leads to its page. */
  drawer?: (ways: DrawerWays) => ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}> &
  Omit<
    Table<Row>,
    'table' | 'query' | 'label' | 'empty' | 'onClear' | 'failed' | 'onMenu' | 'face'
  >;

const idOf = (row: NounRow) => row.id;

/** Page of a noun's list: head, search and filters, table with the menu of its rows, drawer, paper. */
export function NounList<Row extends NounRow, Face extends string>(props: Props<Row, Face>) {
  const { table, query, address, title, count, text, head, download, tools, offers, add } = props;
  const { importAt, past = false } = props;
  const {
    above,
    back,
    search,
    filters,
    faces,
    beside,
    face,
    barStays = false,
    onClear,
    onClearAll = onClear,
  } = props;
  const { failed, empty, menu: entries, drawer, phone, children, ...rest } = props;
  const { t } = useTranslation();
  const isPhone = usePhone();
  const menu = useRowMenu<Row>();
  const isEmpty = Boolean(query.data) && table.total === 0;
  const open = address?.state.open;
  const moveTo = (id: NounRow['id'] | undefined) => {
    if (typeof id !== 'string') address?.[open === undefined ? 'step' : 'set']({ open: id });
  };
  const onOpen = ({ id }: Row) => moveTo(id);
  const buttons = (
    <>
      {download && !isEmpty && !(isPhone && search) && (
        <SheetButton quiet download={download} disabled={table.rows.length === 0} />
      )}
      {tools}
      {importAt && !isEmpty && !(isPhone && search) && <ImportLink to={importAt} />}
      {!isEmpty && add}
    </>
  );
  return (
    <ListScreen>
      {head ? (
        head(buttons)
      ) : (
        <PageHead title={title} count={count} text={text} {...(back && { back })}>
          {buttons}
        </PageHead>
      )}
      {above}
      {search && (barStays || !isEmpty) && (
        <ListBar
          rows={table.rows}
          search={{
            ...(typeof search === 'string' ? { label: search } : search),
            value: address?.state.q ?? '',
            onSearch: (q) => address?.settle({ q }),
          }}
          list={filters}
          onClear={onClear}
          offers={
            <>
              {offers}
              {importAt && (
                <MenuAct component={Link} to={importAt} icon={IconTableImport}>
                  {t('import.open')}
                </MenuAct>
              )}
              {past && <PastDayItem />}
            </>
          }
          tools={
            <>
              {beside}
              {past && <PastDayButton />}
            </>
          }
          {...(faces && { faces })}
          {...(download && { download })}
        />
      )}
      <ListTable
        openId={open}
        listing={JSON.stringify({ ...address?.state, open: undefined })}
        {...(drawer && { onOpen })}
        {...rest}
        face={face?.draw(onOpen)}
        table={table}
        query={query}
        failed={failed}
        label={title}
        onClear={onClearAll}
        onMenu={entries && menu.show}
        empty={
          <EmptyState icon={empty.icon} title={empty.title} text={empty.text}>
            {empty.children ?? add}
            {importAt && <ImportLink to={importAt} />}
          </EmptyState>
        }
        // A drawer has the menu of its row in its head.
        phone={(row) => ({
          ...(entries &&
            !drawer && {
              acts: (
                <DotsButton name={table.nameOf(row)} onClick={(button) => menu.show(row, button)} />
              ),
            }),
          ...phone(row),
        })}
      />
      {entries && (
        <RowMenu menu={menu} nameOf={table.nameOf}>
          {entries}
        </RowMenu>
      )}
      {open !== undefined &&
        drawer?.({
          onClose: () => moveTo(undefined),
          ...neighboursOf({ rows: face?.rows ?? table.rows, idOf, open, onMove: moveTo }),
        })}
      {children}
      <PrintedTable table={table} title={title} />
    </ListScreen>
  );
}
