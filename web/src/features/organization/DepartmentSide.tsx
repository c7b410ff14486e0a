import { useCallback, useState } from 'react';
import type { DepartmentCounts } from '@emanet/contract/organization';
import { Button, Group, Text, Title } from '@mantine/core';
import {
  IconArrowMerge,
  IconPencil,
  IconPlus,
  IconSitemap,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { DotsButton } from '../../ui/table/DotsButton.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { FooterFilter } from '../../ui/table/FooterFilter.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { MenuAct, MenuLine } from '../../ui/menu/MenuAct.tsx';
import { departmentsLeft } from './filters.ts';
import { NewDepartment } from './NewDepartment.tsx';
import css from './organization.module.css';
import { useDepartmentColumns } from './useDepartmentColumns.tsx';
import type { OrganizationScreen } from './useOrganizationScreen.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import type { OrganizationActs } from './useOrganizationActs.ts';
import { useQuery } from '@tanstack/react-query';
import { notify } from '../../platform/notify.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

const OFFERED = 8;

type FirstDepartmentsProps = Readonly<{
  addDepartment: OrganizationActs['addDepartment'];
  mayWrite: boolean;
}>;

/** Empty state without departments, with buttons for the usual ones. */
function FirstDepartments({ addDepartment, mayWrite }: FirstDepartmentsProps) {
  const { t, lang } = useTranslation();
  const [busy, setBusy] = useState<string>();
  const { data = [] } = useQuery({
    queryKey: ['department-library'],
    queryFn: async () => (await import('@emanet/contract/data/departments.json')).default.items,
    staleTime: Infinity,
    enabled: mayWrite,
  });
  async function add(name: string) {
    setBusy(name);
    const problem = await addDepartment(name).finally(() => setBusy(undefined));
    if (problem) notify.error(problem);
  }
  return (
    <EmptyState
      icon={<IconSitemap size={20} aria-hidden />}
      title={t('organization.emptyTitle')}
      text={t(mayWrite ? 'organization.emptyText' : 'organization.emptyRead')}
    >
      {data.slice(0, OFFERED).map((one) => (
        <Button
          key={one.code}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          loading={busy === one[lang]}
          disabled={busy !== undefined && busy !== one[lang]}
          onClick={() => void add(one[lang])}
        >
          {one[lang]}
        </Button>
      ))}
    </EmptyState>
  );
}

const HOLDERS = ['faaliyet', 'aktarim', 'varlik', 'aksiyon', 'temsilci'] as const;

type Props = Readonly<{
  one: DepartmentCounts;
  remove: OrganizationActs['removeDepartment'];
  onMerge: () => void;
  onClose: () => void;
}>;

/** Confirms the deletion of a department; one with records leads to the merge. */
function DepartmentRemoval({ one, remove, onMerge, onClose }: Props) {
  const { t } = useTranslation();
  const name = one.department_name;
  const held = HOLDERS.filter((kind) => one[kind] > 0);
  if (held.length > 0)
    return (
      <ConfirmModal
        opened
        title={t('organization.heldTitle', { name })}
        confirmLabel={t('organization.mergeInstead')}
        onConfirm={onMerge}
        onClose={onClose}
      >
        {t('organization.heldText')}
        <ul>
          {held.map((kind) => (
            <li key={kind}>{t(`organization.held.${kind}`, { count: one[kind] })}</li>
          ))}
        </ul>
      </ConfirmModal>
    );
  return (
    <ConfirmModal
      opened
      title={t('common.deleteTitle', { name })}
      confirmLabel={t('organization.deleteDepartment')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(one, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('organization.deleteText')}
    </ConfirmModal>
  );
}

const MergeModal = atFirstMove(() => import('./MergeModal.tsx'));
const RenameModal = atFirstMove(() => import('./RenameModal.tsx'));

const idOf = (one: DepartmentCounts) => one.department_id;
const nameOf = (one: DepartmentCounts) => one.department_name;

/** The departments: added in place; a row filters the people, its menu changes it. */
export function DepartmentSide({ screen }: { screen: OrganizationScreen }) {
  const { t } = useTranslation();
  const { asked, set, settle, acts, mayWrite } = screen;
  const { departments, departmentQuery, peopleOf } = screen.organization;
  const { dq, vacant } = asked;
  const menu = useRowMenu<DepartmentCounts>();
  const [changed, setChanged] = useState<Changed>();
  const table = useDataTable({
    rows: departments,
    columns: useDepartmentColumns(peopleOf),
    idOf,
    nameOf,
    sort: asked.dsort,
    onSort: (dsort) => set({ dsort }),
    narrow: useCallback(
      (rows: readonly DepartmentCounts[]) => departmentsLeft(rows, { dq, vacant }),
      [dq, vacant],
    ),
  });
  const vacancies = departments.filter((one) => one.temsilci === 0).length;
  const ask = (how: Changed['how']) => (one: DepartmentCounts) => setChanged({ how, one });
  const close = () => setChanged(undefined);

  return (
    <section
      className={`em-card em-column em-clip ${css.side}`}
      aria-label={t('fields.departments')}
    >
      <Group component="header" justify="space-between" gap="sm" className={css.head}>
        <Title order={2} fz="panel" fw={620}>
          {t('fields.departments')}{' '}
          <Text span fz="sm" c="dimmed" className="em-num">
            {departments.length}
          </Text>
        </Title>
        {departments.length > 0 && (
          <SearchBox
            value={dq}
            onSearch={(q) => settle({ dq: q })}
            label={t('organization.findDepartment')}
          />
        )}
      </Group>
      {mayWrite && (
        <NewDepartment
          addDepartment={acts.addDepartment}
          autoFocus={asked.adding === 'departman'}
        />
      )}
      <ListTable
        table={table}
        query={departmentQuery}
        failed={t('organization.failedDepartments')}
        onClear={() => set({ dq: '', vacant: false })}
        empty={<FirstDepartments addDepartment={acts.addDepartment} mayWrite={mayWrite} />}
        label={t('fields.departments')}
        onOpen={screen.showPeopleOf}
        onEdit={mayWrite ? ask('rename') : undefined}
        onMenu={menu.show}
        openId={asked.departments.length === 1 ? asked.departments[0] : undefined}
        listing={`${dq}${vacant}`}
        phone={(one) => ({
          name: one.department_name,
          beside: one.temsilci === 0 && <Tag tone="mid">{t('organization.vacant')}</Tag>,
          below: t('organization.hangs', {
            faaliyet: one.faaliyet,
            aktarim: one.aktarim,
            varlik: one.varlik,
          }),
          acts: (
            <DotsButton name={one.department_name} onClick={(button) => menu.show(one, button)} />
          ),
        })}
        footer={
          <TableFooter table={table}>
            {vacancies > 0 && (
              <FooterFilter on={vacant} onClick={() => set({ vacant: !vacant })}>
                {t('organization.vacancies', { count: vacancies })}
              </FooterFilter>
            )}
          </TableFooter>
        }
      />
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <>
            <MenuAct
              icon={IconUserPlus}
              disabled={!mayWrite}
              onClick={() => screen.addPersonTo(one)}
            >
              {t('organization.addPerson')}
            </MenuAct>
            <MenuAct icon={IconPencil} disabled={!mayWrite} onClick={() => ask('rename')(one)}>
              {t('organization.rename')}
            </MenuAct>
            <MenuAct
              icon={IconArrowMerge}
              disabled={!mayWrite || departments.length < 2}
              onClick={() => ask('merge')(one)}
            >
              {t('organization.merge')}
            </MenuAct>
            <MenuLine />
            <MenuAct
              color="brick"
              icon={IconTrash}
              disabled={!mayWrite}
              onClick={() => ask('delete')(one)}
            >
              {t('organization.deleteDepartment')}
            </MenuAct>
          </>
        )}
      </RowMenu>
      {changed?.how === 'rename' && <RenameModal department={changed.one} onClose={close} />}
      {changed?.how === 'merge' && (
        <MergeModal source={changed.one} departments={departments} onClose={close} />
      )}
      {changed?.how === 'delete' && (
        <DepartmentRemoval
          one={changed.one}
          remove={acts.removeDepartment}
          onMerge={() => ask('merge')(changed.one)}
          onClose={close}
        />
      )}
      {screen.printed === 'departmanlar' && (
        <PrintedTable table={table} title={t('fields.departments')} />
      )}
    </section>
  );
}

type Changed = Readonly<{ how: 'rename' | 'merge' | 'delete'; one: DepartmentCounts }>;
