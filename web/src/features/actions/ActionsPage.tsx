import {
  type Action,
  ACTION_RISKS,
  actions,
  type BulkBody,
  MOST_IN_BULK,
} from '@emanet/contract/actions';
import { IconArchive, IconChecklist, IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { NounList } from '../../records/noun/NounList.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { MenuAct, MenuChoices, MenuLine } from '../../ui/menu/MenuAct.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { Board } from './Board.tsx';
import { asOnBoard, FACES } from './filters.ts';
import { useActionScreen } from './useActionScreen.tsx';
import { Button } from '@mantine/core';
import { useDepartments } from '../../records/name-queries.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import type { TableModel } from '../../ui/table/useDataTable.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { Acts } from './useActs.ts';

const ActionForm = atFirstMove(() => import('./ActionForm.tsx'));
const ActionDrawer = atFirstMove(() => import('./ActionDrawer.tsx'));

const NO_FORM = {
  adding: '',
  edited: undefined,
  record: '',
  recordName: '',
  name: '',
  department: undefined,
};

/** /aksiyonlar: current actions on a board by risk, or as a list. */
export default function ActionsPage() {
  const { t } = useTranslation();
  const mayWrite = useCan('actions.write');
  const mayFollow = useCan('actions.follow');
  const phone = usePhone();
  const screen = useActionScreen(true, mayWrite);
  const { rows, list, deeds, acts, address } = screen;
  const { table } = list;
  const { state: asked, set, step } = address;
  const open = rows.filter((one) => !one.durum).length;
  const add = (risk = '1') => step({ adding: risk, open: undefined });
  const form = mayWrite && (asked.adding !== '' || screen.edited !== undefined);
  const faces = FACES.map((value) => ({ value, label: t(`actions.faces.${value}`) }));
  const onFace = (face: (typeof FACES)[number]) => set({ face });
  const ways = [
    { to: '/aksiyon-arsiv', icon: IconArchive, label: t('actions.toArchive') },
    ...(mayWrite
      ? [{ to: '/aksiyonlar/ice-aktar', icon: IconTableImport, label: t('import.open') }]
      : []),
  ];

  return (
    <NounList<Action, string>
      {...list}
      title={t('actions.title')}
      past
      count={rows.length > 0 && t('actions.count', { open, done: rows.length - open })}
      download={useRowsSheet(t('actions.title'), actions.export, table.rows)}
      tools={
        !(phone && rows.length > 0) &&
        ways.slice(0, phone ? 1 : 2).map(({ label, ...way }) => (
          <ActButton
            key={way.to}
            component={Link}
            variant="subtle"
            color="gray"
            c="var(--em-text)"
            {...way}
          >
            {label}
          </ActButton>
        ))
      }
      add={
        mayWrite && (
          <ActButton icon={IconPlus} onClick={() => add()}>
            {t('actions.add')}
          </ActButton>
        )
      }
      beside={
        <SegmentedFace
          label={t('common.view')}
          faces={faces}
          value={asked.face}
          onChange={onFace}
        />
      }
      offers={
        <>
          <MenuChoices value={asked.face} choices={faces} onChange={onFace} />
          <MenuLine />
          {ways.map(({ label, ...way }) => (
            <MenuAct key={way.to} component={Link} {...way}>
              {label}
            </MenuAct>
          ))}
        </>
      }
      empty={{
        icon: <IconChecklist size={20} aria-hidden />,
        title: t('actions.emptyTitle'),
        text: t(mayWrite ? 'actions.emptyText' : 'actions.emptyRead'),
      }}
      onEdit={mayWrite ? deeds.onEdit : undefined}
      onFinish={mayFollow ? acts.toggle : undefined}
      {...(asked.face === 'pano' && {
        face: {
          rows: asOnBoard(table.rows),
          draw: (onOpen) => (
            <Board
              rows={table.rows}
              openId={asked.open}
              onOpen={onOpen}
              onAdd={(column) => add(column)}
              {...deeds}
            />
          ),
        },
      })}
      drawer={(ways) =>
        screen.opened && !form && <ActionDrawer one={screen.opened} {...ways} {...deeds} />
      }
      footer={
        table.selection.rows.length > 0 ? (
          <BulkActs table={table} acts={acts} />
        ) : (
          <TableFooter table={table} />
        )
      }
    >
      {form && (
        <ActionForm
          key={asked.edited ?? 'new'}
          action={screen.edited}
          asked={asked}
          onClose={() => set(NO_FORM)}
          onSaved={(one) => set({ ...NO_FORM, open: one.id })}
        />
      )}
      {screen.question}
    </NounList>
  );
}

/** Acts on all ticked actions at once; each is one change with one undo. */
function BulkActs({ table, acts }: { table: TableModel<Action>; acts: Acts }) {
  const { t } = useTranslation();
  const departments = useDepartments().data ?? [];
  const { selection, rows } = table;
  const change = (degisiklik: BulkBody['degisiklik']) => {
    acts.bulk({ rows: selection.rows.slice(0, MOST_IN_BULK), degisiklik });
    selection.clear();
  };
  return (
    <SelectionBar selection={selection} rows={rows}>
      <Button size="xs" variant="default" onClick={() => change({ durum: true })}>
        {t('actions.complete')}
      </Button>
      <MenuButton
        button={(button) => (
          <Button {...button} size="xs" variant="default">
            {t('actions.bulk.risk')}
          </Button>
        )}
      >
        {ACTION_RISKS.map((risk) => (
          <MenuAct key={risk} onClick={() => change({ risk })}>
            {t(`ui.risk.${risk}`)}
          </MenuAct>
        ))}
      </MenuButton>
      <MenuButton
        className="em-scroll"
        styles={{ dropdown: { maxHeight: '50dvh' } }}
        button={(button) => (
          <Button {...button} size="xs" variant="default">
            {t('actions.bulk.department')}
          </Button>
        )}
      >
        {departments.map(({ department_id, department_name }) => (
          <MenuAct key={department_id} onClick={() => change({ department_id })}>
            {department_name}
          </MenuAct>
        ))}
      </MenuButton>
      <Button size="xs" variant="default" onClick={() => change({ guncel: false })}>
        {t('ui.archive.archive')}
      </Button>
    </SelectionBar>
  );
}
