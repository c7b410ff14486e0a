import {
  MOST_PROCESSES,
  QUESTIONNAIRE_DAYS,
  questionnaires,
} from '@emanet/contract/questionnaires';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { LANGUAGE_NAMES } from '../../platform/languages.ts';
import { departmentOption, useDepartments } from '../../records/name-queries.ts';
import { useRecords } from '../../records/queries.ts';
import { nameOf } from '../../records/register.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { useAnyway } from '../../ui/form/useAnyway.ts';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { processingActivityRegister as register } from '../processing-activities/register.ts';

type Props = Readonly<{ department?: number | undefined; onClose: () => void }>;

/** Sends ten plain questions to a person of a department, who needs no account. */
export default function SendModal({ department, onClose }: Props) {
  const { t, lang } = useTranslation();
  const changed = useChanged('questionnaires');
  const departments = useDepartments().data ?? [];
  const records = useRecords(register).data ?? [];
  const form = useApiForm({
    endpoint: questionnaires.send,
    initial: {
      department_id: department === undefined ? '' : String(department),
      fullname: '',
      email: '',
      dil: lang,
      son_gun: daysAfter(todayInTurkey(), QUESTIONNAIRE_DAYS.usual),
      kayitlar: [] as string[],
      yine_de: false,
    },
    // A draft that is opened later asks again about another questionnaire.
    secret: ['yine_de'],
    bodyOf: ({ department_id, kayitlar, ...values }) => ({
      ...values,
      department_id: Number(department_id),
      kayitlar: kayitlar.map(Number),
    }),
    onDone: told(changed, onClose),
  });
  const { refused, opened, close, store } = useAnyway(form, 'QUESTIONNAIRE_SENT');
  const own = records.filter((row) => String(row.department_id) === form.values.department_id);
  return (
    <FormModal
      form={form}
      final
      title={t('questionnaires.send')}
      saveLabel={t('questionnaires.sendIt')}
      onClose={onClose}
    >
      <ConfirmModal
        opened={opened}
        title={t('questionnaires.sentBefore')}
        confirmLabel={t('questionnaires.sendAnyway')}
        onConfirm={store}
        onClose={close}
      >
        {refused?.message}
      </ConfirmModal>
      <Note>{t('questionnaires.sendText')}</Note>
      <SearchSelect
        {...form.needed('department_id', t('fields.department'))}
        placeholder={t('common.choose')}
        data={departments.map(departmentOption)}
        onChange={(value) => {
          form.set('department_id', value ?? '');
          form.set('kayitlar', []);
        }}
        allowDeselect={false}
        data-autofocus
      />
      <div className="em-columns em-fields">
        <TextInput {...form.needed('fullname', t('fields.name'))} autoComplete="off" />
        <TextInput
          {...form.needed('email', t('fields.email'))}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
        />
        <DayInput {...form.needed('son_gun', t('questionnaires.lastDay'))} />
        <Select
          {...form.field('dil')}
          label={t('ui.mailLanguage')}
          allowDeselect={false}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      <MultiSelect
        {...form.field('kayitlar')}
        label={t('questionnaires.about')}
        description={t('questionnaires.aboutText')}
        searchable
        clearable
        hidePickedOptions
        maxValues={MOST_PROCESSES.sent}
        disabled={form.values.department_id === ''}
        data={own.map((row) => ({ value: String(row.id), label: nameOf(register, row) }))}
      />
    </FormModal>
  );
}
