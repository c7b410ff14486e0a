import { ListTable } from '../../ui/table/ListTable.tsx';
import { Suspense, type ReactNode } from 'react';
import { IconAlertTriangle, IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { UnreadPill } from '../../ui/UnreadPill.tsx';
import { isAbroad } from '../display.ts';
import { editAddress, nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import { VerdictMark } from '../verdict/VerdictMark.tsx';
import type { RegisterListModel } from './useRegisterList.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import type { FlagName } from './filters/filters.ts';
import classes from './list.module.css';

const TONES = { special: 'special', warned: 'mid', unread: 'plain' } as const;

/** The number of rows and the counts by mark, each of which is a filter. */
function ListFooter({ list }: { list: RegisterListModel }) {
  const { t } = useTranslation();
  const { table, state } = list;
  const { rows } = table;
  const counts = {
    special: rows.filter((row) => row.ozel_nitelikli).length,
    warned: rows.filter((row) => row.uyarilar.length > 0).length,
    unread: rows.filter((row) => row.unread_count > 0).length,
  };
  const marks: (FlagName & keyof typeof counts)[] = ['special', 'warned', 'unread'];
  return (
    <TableFooter table={table}>
      {marks
        .filter((mark) => counts[mark] > 0)
        .map((mark) => (
          <button
            key={mark}
            type="button"
            className={`em-inline em-toned ${classes.mark}`}
            data-tone={TONES[mark]}
            data-mark={mark}
            aria-pressed={state.filters[mark]}
            onClick={() => state.setFilters({ ...state.filters, [mark]: !state.filters[mark] })}
          >
            {mark === 'warned' && <IconAlertTriangle size={14} aria-hidden />}
            <span>{t(`records.footer.${mark}`, { count: counts[mark] })}</span>
          </button>
        ))}
    </TableFooter>
  );
}

type Props = {
  list: RegisterListModel;
  icon: ReactNode;
  mayWrite: boolean;
  firstSteps: ReactNode;
};

/** The rows, or why there are none. */
export function ListBody({ list, icon, mayWrite, firstSteps }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { register, table, state, chosen } = list;
  const title = t(registerText(register.noun, 'title'));
  return (
    <ListTable
      table={table}
      query={list.query}
      failed={t(registerText(register.noun, 'failed'))}
      empty={<Empty register={register} icon={icon} mayWrite={mayWrite} firstSteps={firstSteps} />}
      onClear={list.clearFilters}
      label={t('records.tableLabel', { title })}
      openId={state.openId}
      onOpen={(row) => state.open(row.id)}
      onEdit={mayWrite ? (row) => void navigate(editAddress(register, row.id)) : undefined}
      cells={list.cells}
      onMenu={list.menu.show}
      phone={(row) => phoneLine(register, row)}
      listing={list.listing}
      found={list.found}
      place={list.place}
      sideways={state.preset === 'tumu' || chosen.customised}
      onResize={chosen.resize}
      onMoveColumn={chosen.move}
      footer={<Foot list={list} mayWrite={mayWrite} />}
    />
  );
}

const phoneLine = (register: Register, row: RecordRow) => ({
  name: nameOf(register, row),
  beside: <UnreadPill count={row.unread_count} />,
  below: row.department_name,
  besideBelow: (
    <>
      {row.ozel_nitelikli && <SpecialMark />}
      {isAbroad(row) && <AbroadMark />}
      <RiskMark risk={row.risk} />
      <VerdictMark row={row} />
    </>
  ),
});

type EmptyProps = Omit<Props, 'list'> & { register: Register };

/** Empty register: its purpose, and the first steps. */
function Empty({ register, icon, mayWrite, firstSteps }: EmptyProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={icon}
      title={t(registerText(register.noun, 'emptyTitle'))}
      text={`${t(registerText(register.noun, 'emptyText'))} ${mayWrite ? t(registerText(register.noun, 'emptyHint')) : ''}`}
    >
      {mayWrite && (
        <>
          <ActButton component={Link} to={register.addPath} icon={IconPlus}>
            {t(registerText(register.noun, 'emptyAdd'))}
          </ActButton>
          {firstSteps}
          <ActButton
            component={Link}
            to={register.importPath}
            variant="default"
            icon={IconTableImport}
          >
            {t('import.open')}
          </ActButton>
        </>
      )}
    </EmptyState>
  );
}

/** Loaded when rows are ticked. */
const TickedRows = lazily(() => import('./TickedRows.tsx'));

/** Marks of the rows, or the acts on ticked ones. */
function Foot({ list, mayWrite }: { list: RegisterListModel; mayWrite: boolean }) {
  const { rows: ticked, picking } = list.selection;
  const marks = <ListFooter list={list} />;
  if (ticked.length === 0 && !(list.phone && picking)) return marks;
  return (
    <Suspense fallback={marks}>
      <TickedRows list={list} mayWrite={mayWrite} />
    </Suspense>
  );
}
