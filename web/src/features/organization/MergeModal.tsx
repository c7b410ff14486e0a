import '@mantine/core/styles/Table.layer.css';
import { organization, type DepartmentCounts } from '@emanet/contract/organization';
import { Checkbox, Table, Text, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import css from './organization.module.css';
import { useNamesakes } from './queries.ts';

const KINDS = ['faaliyet', 'aktarim', 'varlik', 'aksiyon', 'temsilci'] as const;
/** Most names in a warning before it only counts. */
const MOST_NAMES = 3;

type Props = Readonly<{
  /** The department that closes. */
  source: DepartmentCounts;
  departments: readonly DepartmentCounts[];
  onClose: () => void;
}>;

/** Moves all records of a department to another one and closes it; lists before what will move. */
export default function MergeModal({ source, departments, onClose }: Props) {
  const { t } = useTranslation();
  const saved = useChanged('organization');
  const form = useApiForm({
    endpoint: organization.mergeDepartment,
    params: { id: String(source.department_id) },
    initial: { hedef_id: '', renames: false, department_name: '' },
    bodyOf: ({ hedef_id, renames, department_name }) => ({
      hedef_id,
      ...(renames && { department_name }),
    }),
    onDone: ({ message, data }) => {
      notify.success(`${message} ${t('organization.moved', { count: data.tasinan })}`);
      void saved();
      onClose();
    },
  });
  const { hedef_id, renames } = form.values;
  const target = departments.find((one) => String(one.department_id) === hedef_id);
  const moving = KINDS.reduce((sum, kind) => sum + source[kind], 0);

  return (
    <FormModal
      final
      form={form}
      title={t('organization.mergeTitle')}
      saveLabel={t('organization.mergeSave', { count: moving })}
      onClose={onClose}
    >
      <p>{t('organization.mergeText')}</p>
      <div className={`em-columns ${css.merge}`}>
        <TextInput label={t('organization.closes')} value={source.department_name} readOnly />
        <IconArrowRight size={16} aria-hidden />
        <SearchSelect
          {...form.field('hedef_id', t('organization.mergeInto'))}
          placeholder={t('common.choose')}
          nothingFoundMessage={t('organization.noDepartmentFound')}
          data={departments
            .filter((one) => one.department_id !== source.department_id)
            .map((one) => ({ value: String(one.department_id), label: one.department_name }))}
          allowDeselect={false}
          data-autofocus
        />
      </div>
      <Moved source={source} target={target} />
      <Namesakes source={source.department_id} target={hedef_id} />
      <Checkbox {...form.flag('renames')} label={t('organization.mergeRename')} />
      {renames && (
        <TextInput
          {...form.field('department_name', t('organization.departmentName'))}
          placeholder={target?.department_name}
          maxLength={200}
        />
      )}
      <Text fz="meta" c="dimmed">
        {t('organization.mergeNote')}
      </Text>
    </FormModal>
  );
}

type MovedProps = Readonly<{ source: DepartmentCounts; target: DepartmentCounts | undefined }>;

function Moved({ source, target }: MovedProps) {
  const { t } = useTranslation();
  return (
    <Table withTableBorder verticalSpacing="near" horizontalSpacing="panels" fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('organization.movedKind')}</Table.Th>
          <Table.Th ta="end">{t('organization.movedCount')}</Table.Th>
          <Table.Th ta="end">{t('organization.movedTotal')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody className="em-num">
        {KINDS.map((kind) => (
          <Table.Tr key={kind}>
            <Table.Th scope="row" fw={450}>
              {t(`organization.kinds.${kind}`)}
            </Table.Th>
            <Table.Td ta="end" fw={620}>
              {source[kind]}
            </Table.Td>
            <Table.Td ta="end">{target ? totalOf(kind, source, target) : '–'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** A person who represents both is one person afterwards, so the count of people is a bound. */
const totalOf = (
  kind: (typeof KINDS)[number],
  source: DepartmentCounts,
  target: DepartmentCounts,
): string => {
  const total = String(source[kind] + target[kind]);
  return kind === 'temsilci' && source[kind] > 0 && target[kind] > 0 ? `≤ ${total}` : total;
};

function Namesakes({ source, target }: { source: number; target: string }) {
  const { t } = useTranslation();
  const names = (useNamesakes(source, target).data ?? []).map(({ ad }) => ad);
  if (names.length === 0) return null;
  const shown = names.slice(0, MOST_NAMES).map((name) => `“${name}”`);
  const more = names.length - shown.length;
  return (
    <Note tone="mid" title={t('organization.namesakes', { count: names.length })} announced>
      {t('organization.namesakesText', { names: shown.join(', ') })}
      {more > 0 && ` ${t('organization.namesakesMore', { count: more })}`}
    </Note>
  );
}
