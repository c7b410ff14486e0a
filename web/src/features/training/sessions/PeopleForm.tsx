import { training } from '@emanet/contract/training';
import type { SingleSession } from '@emanet/contract/training/sessions';
import { readPeople } from '@emanet/contract/people-list/read';
import { labelKey } from '@emanet/contract/shared/turkish';
import { Textarea } from '@mantine/core';
import { at } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { SearchMultiSelect } from '../../../ui/search-select/SearchMultiSelect.tsx';
import { PeopleTable } from '../../../records/people/PeopleTable.tsx';
import { endList, oneName, peopleRows, taken } from '../../../records/people/people-rows.ts';
import { useInvitations, useTrainingDepartments } from '../queries.ts';
import { useShown } from './queries.ts';

type Props = Readonly<{ row: SingleSession; onClose: () => void }>;

/** People for the list of a session: some who are invited already, and names that are typed or pasted. */
export function PeopleForm({ row, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useShown();
  const departments = useTrainingDepartments().data ?? [];
  const onList = new Set(row.kisiler.map(({ id }) => id));
  const others = (useInvitations().data ?? []).filter(({ id }) => !onList.has(id));
  const departmentOf = (name: string) =>
    departments.find((one) => labelKey(one.department_name) === labelKey(name))?.department_id;
  const read = (text: string) =>
    readPeople(
      text,
      departments.map((one) => one.department_name),
    );
  const rowsOf = (text: string) =>
    peopleRows(read(text), {
      t,
      addressOptional: true,
      refusal: (one) => {
        const name = oneName(one.departments);
        const isUnknown = name !== '' && departmentOf(name) === undefined;
        return isUnknown ? t('organization.list.unknown', { name }) : undefined;
      },
    });
  const form = useApiForm({
    endpoint: training.listInSession,
    ...at(row.id),
    initial: { davetler: [] as string[], kisiler: '' },
    bodyOf: ({ davetler, kisiler }) => ({
      kisiler: [
        ...davetler.map((one) => ({ davet_id: Number(one) })),
        ...taken(rowsOf(kisiler)).map((one) => ({
          fullname: one.name,
          email: one.email,
          department_id: departmentOf(oneName(one.departments)) ?? null,
        })),
      ],
    }),
    onDone: ({ data, message }, { kisiler }) => {
      shown(data);
      endList(kisiler, rowsOf(kisiler), {
        t,
        message,
        close: onClose,
        stay: (left) => {
          form.form.setInitialValues({ davetler: [], kisiler: '' });
          form.form.setValues({ davetler: [], kisiler: left });
        },
      });
    },
  });
  return (
    <FormModal
      form={form}
      title={t('training.session.addPeople')}
      saveLabel={t('training.session.putOnList')}
      onClose={onClose}
    >
      {others.length > 0 && (
        <SearchMultiSelect
          value={form.values.davetler}
          onChange={(davetler) => form.set('davetler', davetler)}
          label={t('training.session.invited')}
          placeholder={t('training.session.choosePeople')}
          data={others.map((one) => ({
            value: String(one.id),
            label: [one.fullname, one.department_name].filter(Boolean).join(' · '),
          }))}
        />
      )}
      <Textarea
        {...form.field('kisiler', t('training.session.names'))}
        description={t('training.session.namesText')}
        placeholder={t('training.session.namesExample')}
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
      />
      <PeopleTable
        list={read(form.values.kisiler)}
        rows={rowsOf(form.values.kisiler)}
        taken={t('training.session.willBeListed')}
        withDepartments
      />
    </FormModal>
  );
}
