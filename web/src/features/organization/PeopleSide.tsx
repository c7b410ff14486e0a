import { useCallback, useState } from 'react';
import type { Representative } from '@emanet/contract/organization';
import { Group, Text, Title } from '@mantine/core';
import { IconPencil, IconShieldX, IconTrash, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { SecondStepReset } from '../../records/SecondStepReset.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { DotsButton } from '../../ui/table/DotsButton.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { FooterFilter } from '../../ui/table/FooterFilter.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { ALL_PEOPLE, peopleLeft, PERSON_MARKS } from './filters.ts';
import { InvitationsSide } from './InvitationsSide.tsx';
import css from './organization.module.css';
import type { OrganizationScreen } from './useOrganizationScreen.ts';
import { LastSignIn, placesOf, usePeopleColumns } from './usePeopleColumns.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { MenuAct, MenuLine } from '../../ui/menu/MenuAct.tsx';
import { choicesOf, type FilterList } from '../../ui/filters/filter.ts';
import { departmentOption } from '../../records/name-queries.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import type { OrganizationActs } from './useOrganizationActs.ts';

const idOf = (one: Representative) => one.user_id;
const nameOf = (one: Representative) => one.fullname || one.email;

/** The representatives: filtered by department and mark, both flags saved in place. */
export function PeopleSide({ screen }: { screen: OrganizationScreen }) {
  const { t } = useTranslation();
  const { asked, set, settle, acts, mayWrite } = screen;
  const { people, peopleQuery, names } = screen.organization;
  const { q, departments, marks } = asked;
  const menu = useRowMenu<Representative>();
  const [asksToDelete, setAsks] = useState<Representative>();
  const [lost, setLost] = useState<Representative>();
  const filters = usePeopleFilters(screen);
  const edit = mayWrite ? (one: Representative) => set({ edited: one.user_id }) : undefined;
  const table = useDataTable({
    rows: people,
    columns: usePeopleColumns({ names, setFlag: acts.setFlag, mayWrite }),
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback(
      (rows: readonly Representative[]) => peopleLeft(rows, { q, departments, marks }),
      [q, departments, marks],
    ),
  });
  const clear = () => set(ALL_PEOPLE);
  const strangers = people.filter((one) => one.son_giris === null).length;
  const onlyStrangers = marks.includes('girmedi');

  return (
    <section
      className={`em-card em-column em-clip ${css.side}`}
      aria-label={t('fields.representatives')}
    >
      <Group component="header" justify="space-between" gap="sm" className={css.head}>
        <Title order={2} fz="panel" fw={620}>
          {t('fields.representatives')}{' '}
          <Text span fz="sm" c="dimmed" className="em-num">
            {people.length}
          </Text>
        </Title>
        {people.length > 0 && (
          <FilterBar
            search={
              <SearchBox
                value={q}
                onSearch={(text) => settle({ q: text })}
                label={t('organization.findPerson')}
              />
            }
            list={filters}
            shown={table.rows.length}
            onClear={clear}
          />
        )}
      </Group>
      <ListTable
        table={table}
        query={peopleQuery}
        failed={t('organization.failedPeople')}
        onClear={clear}
        empty={
          <EmptyState
            icon={<IconUsers size={20} aria-hidden />}
            title={t('organization.nobodyTitle')}
            text={t('organization.nobodyText')}
          >
            {mayWrite && screen.organization.departments.length > 0 && (
              <ActButton icon={IconUserPlus} onClick={() => set({ adding: 'temsilci' })}>
                {t('organization.addPerson')}
              </ActButton>
            )}
          </EmptyState>
        }
        label={t('fields.representatives')}
        tall
        onOpen={edit}
        onEdit={edit}
        onMenu={mayWrite ? menu.show : undefined}
        openId={asked.edited}
        listing={JSON.stringify([q, departments, marks])}
        phone={(one) => ({
          name: nameOf(one),
          beside: <LastSignIn at={one.son_giris} />,
          below: [placesOf(one, names).join(', '), one.email].filter(Boolean).join(' · '),
          acts: mayWrite && (
            <DotsButton name={nameOf(one)} onClick={(button) => menu.show(one, button)} />
          ),
        })}
        footer={
          <TableFooter table={table}>
            {strangers > 0 && (
              <FooterFilter
                on={onlyStrangers}
                onClick={() => set({ marks: onlyStrangers ? [] : ['girmedi'] })}
              >
                {t('organization.strangers', { count: strangers })}
              </FooterFilter>
            )}
          </TableFooter>
        }
      />
      <InvitationsSide mayWrite={mayWrite} />
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <>
            <MenuAct icon={IconPencil} onClick={() => edit?.(one)}>
              {t('organization.editPerson')}
            </MenuAct>
            <MenuAct icon={IconShieldX} onClick={() => setLost(one)}>
              {t('security.reset')}
            </MenuAct>
            <MenuLine />
            <MenuAct color="brick" icon={IconTrash} onClick={() => setAsks(one)}>
              {t('organization.deletePerson')}
            </MenuAct>
          </>
        )}
      </RowMenu>
      {lost && <SecondStepReset one={lost} onClose={() => setLost(undefined)} />}
      {asksToDelete && (
        <PersonRemoval
          one={asksToDelete}
          remove={acts.removePerson}
          onClose={() => setAsks(undefined)}
        />
      )}
      {screen.printed === 'temsilciler' && (
        <PrintedTable table={table} title={t('fields.representatives')} />
      )}
    </section>
  );
}

/** The filters of the representatives, for the bar and for the sheet of small screens. */
function usePeopleFilters({ asked, set, organization }: OrganizationScreen): FilterList {
  const { t } = useTranslation();
  const choice = choicesOf(asked, set);
  return {
    flags: [],
    choices: [
      {
        key: 'departments',
        label: t('fields.department'),
        options: organization.departments.map(departmentOption),
        chosen: asked.departments.map(String),
        choose: (values) => set({ departments: values.map(Number) }),
        always: true,
      },
      choice('marks', t('organization.mark'), PERSON_MARKS, (value) =>
        t(`organization.marks.${value}`),
      ),
    ],
  };
}

type Props = Readonly<{
  one: Representative;
  remove: OrganizationActs['removePerson'];
  onClose: () => void;
}>;

/** Confirms the removal of a representative. */
function PersonRemoval({ one, remove, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      opened
      title={t('organization.deletePersonTitle', { name: one.fullname || one.email })}
      confirmLabel={t('organization.deletePerson')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(one, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('organization.deletePersonText', { email: one.email })}
    </ConfirmModal>
  );
}
