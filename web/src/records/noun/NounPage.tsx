import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { Values } from '@emanet/contract/records/fields';
import type { byId } from '@emanet/contract/shared/primitives';
import { Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import type { z } from 'zod';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { Facts } from '../../ui/panel/Facts.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { flagParam, idParam, sortParam, textParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { useRowsSheet } from '../useSheet.ts';
import { NounDrawer } from './NounDrawer.tsx';
import { NounList } from './NounList.tsx';
import {
  changesOf,
  columnsOf,
  factsOf,
  findRows,
  foundIn,
  nameIn,
  type NounLook,
  type NounRow,
} from './noun-look.ts';
import { useNounRemoval, type OfRow } from './useNounRemoval.tsx';

const NounForm = atFirstMove(() => import('./NounForm.tsx'));

type List<Row extends NounRow> = ComponentProps<typeof NounList<Row, string>>;
type Stores<Params extends z.ZodType, Row> = Endpoint<
  Params,
  z.ZodType,
  z.ZodType,
  z.ZodType<{ message: string; data: Row }>
>;

/** Sentences of a noun's list in the noun's own texts. */
type Word =
  | 'title'
  | 'text'
  | 'add'
  | 'addTitle'
  | 'search'
  | 'searchLabel'
  | 'failed'
  | 'emptyTitle'
  | 'emptyText'
  | 'deleteText'
  | 'noDetails';
type NamedWord = 'editTitle' | 'deleteTitle' | 'removed';

export type NounPageProps<Row extends NounRow> = Readonly<{
  look: NounLook;
  query: List<Row>['query'] & Readonly<{ data: readonly Row[] | undefined }>;
  calls: Readonly<{
    add: Stores<z.ZodType, NounRow>;
    update: Stores<typeof byId, NounRow>;
    delete: OfRow;
    restore: OfRow;
    export: Parameters<typeof useRowsSheet>[1];
  }>;
  mayAdd: boolean;
  icon: ReactNode;
  words: Readonly<{
    of: (word: Word) => string;
    named: (word: NamedWord, name: string) => string;
    count: (count: number) => string;
  }>;
  /** Names of further number columns after the name. */
  figures?: readonly string[];
  /** A filter that is on or off, with its name in the address. */
  flag?: Readonly<{ param: string; label: string; passes: (row: Row) => boolean }>;
  tools?: ReactNode;
  /** Address of its import, for those who may write. */
  importAt?: string;
  /** Note under a field of the form. */
  noteOf?: (row: Row | undefined, name: string, values: Values) => string | undefined;
  /** Sections of the drawer after the facts. */
  sections?: (row: Row) => ReactNode;
  phone: (row: Row) => Omit<ReturnType<List<Row>['phone']>, 'name'>;
}>;

/** Page of a noun: list, filters, form, drawer, history, sheet, undo, paper. */
export function NounPage<Row extends NounRow>(props: NounPageProps<Row>) {
  const { look, query, calls, mayAdd, icon, words, figures, flag, noteOf, sections } = props;
  const { t, lang } = useTranslation();
  const isPhone = usePhone();
  const mayWrite = useCan(look.write);
  const spec = useMemo(
    () => ({
      q: textParam('q'),
      flag: flagParam(flag?.param ?? 'isaret'),
      sort: sortParam('sirala', { key: look.nameField, descending: false }),
      open: idParam('kayit'),
    }),
    [flag?.param, look.nameField],
  );
  const address = useUrlState(spec);
  const { state, set } = address;
  const { q, open } = state;
  const [edited, setEdited] = useState<Row | 'new'>();
  const nameOf = useCallback((row: Row) => nameIn(look, row), [look]);
  const passes = state.flag ? flag?.passes : undefined;
  const table = useDataTable({
    rows: query.data ?? [],
    columns: useMemo(() => {
      const [name, ...rest] = columnsOf<Row>(look, { t, lang }, (text) => <Cut title={text} />);
      const counts = figures?.map((one, rank) => figureOf<Row>(one, look.label(t, one), rank));
      return [...(name ? [name] : []), ...(counts ?? []), ...rest];
    }, [look, figures, t, lang]),
    idOf,
    nameOf,
    sort: state.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback(
      (rows: readonly Row[]) => findRows(look, passes ? rows.filter(passes) : rows, q, lang),
      [look, passes, q, lang],
    ),
  });
  const restore = useAct(calls.restore, { parts: at, told: 'message' });
  const removal = useNounRemoval<Row>(calls.delete, {
    nameOf,
    title: (name) => words.named('deleteTitle', name),
    text: words.of('deleteText'),
    done: (name) => words.named('removed', name),
    back: ({ id }) => restore.mutate(id),
  });
  const entries = (row: Row) => (
    <>
      <MenuAct icon={IconPencil} onClick={() => setEdited(row)}>
        {t('common.edit')}
      </MenuAct>
      <MenuAct color="var(--em-high)" icon={IconTrash} onClick={() => removal.ask(row)}>
        {t('common.delete')}
      </MenuAct>
    </>
  );
  const shown = query.data?.find(({ id }) => id === open);
  const title = words.of('title');

  return (
    <NounList<Row, string>
      table={table}
      query={query}
      address={address}
      title={title}
      past
      count={table.total ? words.count(table.total) : undefined}
      text={words.of('text')}
      download={useRowsSheet(title, calls.export, table.rows)}
      importAt={mayWrite && props.importAt}
      tools={props.tools}
      add={
        mayAdd && (
          <ActButton icon={IconPlus} onClick={() => setEdited('new')}>
            {isPhone ? t('common.add') : words.of('add')}
          </ActButton>
        )
      }
      search={{ label: words.of('searchLabel'), placeholder: words.of('search') }}
      filters={
        flag && {
          choices: [],
          flags: [
            {
              ...{ key: flag.param, label: flag.label, on: state.flag, always: true },
              toggle: () => set({ flag: !state.flag }),
            },
          ],
        }
      }
      onClear={() => set({ q: '', flag: false })}
      failed={words.of('failed')}
      empty={{ icon, title: words.of('emptyTitle'), text: words.of('emptyText') }}
      onEdit={mayWrite ? setEdited : undefined}
      menu={mayWrite ? entries : undefined}
      drawer={(ways) =>
        shown && (
          <NounDrawer
            key={shown.id}
            tur={look.tur}
            id={shown.id}
            name={nameOf(shown)}
            above={title}
            acts={mayWrite && entries(shown)}
            facts={<RowFacts look={look} row={shown} none={words.of('noDetails')} />}
            changesOf={(fields) => changesOf(look, fields, { t, lang })}
            {...ways}
          >
            {sections?.(shown)}
          </NounDrawer>
        )
      }
      phone={(row) => ({ name: nameOf(row), ...props.phone(row) })}
      found={{ q, where: (row, columns) => foundIn(look, row, columns, q, { t, lang }) }}
    >
      {edited && (
        <NounForm
          look={look}
          endpoint={edited === 'new' ? calls.add : calls.update}
          row={edited === 'new' ? undefined : edited}
          title={edited === 'new' ? words.of('addTitle') : words.named('editTitle', nameOf(edited))}
          noteOf={
            noteOf &&
            ((name, values) => noteOf(edited === 'new' ? undefined : edited, name, values))
          }
          onDone={() => setEdited(undefined)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removal.question}
    </NounList>
  );
}

const idOf = (row: NounRow) => row.id;

/** Column of a count. */
const figureOf = <Row extends NounRow>(id: string, label: string, rank: number): Column<Row> => ({
  ...{ id, label, rank, width: 110, figure: true, fallsFirst: true },
  cell: (row) => countIn(row, id) || '–',
  sortBy: (row) => countIn(row, id),
});
const countIn = (row: NounRow, name: string): number => Number(Reflect.get(row, name));

function RowFacts({ look, row, none }: Readonly<{ look: NounLook; row: NounRow; none: string }>) {
  const { t, lang } = useTranslation();
  const facts = factsOf(look, row, { t, lang });
  if (facts.length > 0) return <Facts facts={facts} />;
  return (
    <Text fz="meta" c="dimmed">
      {none}
    </Text>
  );
}
