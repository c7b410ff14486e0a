import { DayInput } from '../../ui/form/DayInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { ACTION_RISKS, actions, recurrences, type Action } from '@emanet/contract/actions';
import { Autocomplete, Select, Textarea } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { departmentOption, personOption, useDepartments } from '../../records/name-queries.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { FileField } from '../../ui/form/FileField.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { bodyOf, filledFrom, valuesOf, type Beginning } from './form-values.ts';
import { usePeople } from './queries.ts';

type Props = Readonly<{
  /** The action to edit; without one a new action is added. */
  action: Action | undefined;
  begin: Beginning;
  onClose: () => void;
  onSaved: (one: Action) => void;
}>;

/** The library of actions, fetched when a form is opened. */
function useLibrary() {
  const { data } = useQuery({
    queryKey: ['action-library'],
    queryFn: async () => (await import('@emanet/contract/data/action-library.json')).default.items,
    staleTime: Infinity,
  });
  return data ?? [];
}

/** Adds an action, with the library's at hand, or edits one. */
export default function ActionForm({ action, begin, onClose, onSaved }: Props) {
  const { t, lang } = useTranslation();
  const departments = useDepartments().data ?? [];
  const people = usePeople().data ?? [];
  const library = useLibrary();
  const limits = useFileLimits('aksiyon');
  const changed = useChanged('actions');
  const form = useApiForm({
    endpoint: action ? actions.update : actions.add,
    ...(action && { params: { id: String(action.id) }, version: action.surum }),
    initial: valuesOf(action, begin),
    bodyOf,
    onDone: ({ message, data }) => {
      notify.success(message);
      changed();
      onSaved(data);
    },
  });
  const take = (name: string) => {
    const found = library.find((one) => one[lang] === name);
    if (!found || action) return;
    for (const [field, value] of filledFrom(found, lang)) form.set(field, value);
  };

  return (
    <FormDrawer
      form={form}
      title={action ? t('actions.editTitle') : t('actions.add')}
      above={begin.recordName && t('actions.about', { name: begin.recordName })}
      onClose={onClose}
    >
      <Autocomplete
        {...form.needed('aksiyon_ismi', t('actions.fields.aksiyon_ismi'))}
        description={action ? undefined : t('actions.fromLibrary', { count: library.length })}
        data={action ? [] : library.map((one) => one[lang])}
        limit={30}
        onOptionSubmit={take}
        data-autofocus
      />
      <Textarea
        {...form.field('aksiyon_aciklamasi', t('actions.fields.aksiyon_aciklamasi'))}
        autosize
        minRows={3}
      />
      <Select
        {...form.needed('risk', t('actions.fields.risk'))}
        data={ACTION_RISKS.map((value) => ({ value, label: t(`ui.risk.${value}`) }))}
        allowDeselect={false}
      />
      <SearchSelect
        {...form.needed('department_id', t('actions.fields.department_id'))}
        data={departments.map(departmentOption)}
        allowDeselect={false}
      />
      <SearchSelect
        {...form.field('sorumlu_id', t('actions.fields.sorumlu'))}
        data={people.map(personOption)}
        clearable
      />
      <DayInput {...form.field('son_tarih', t('actions.fields.son_tarih'))} />
      <Select
        {...form.field('tekrar', t('actions.fields.tekrar'))}
        description={t('actions.repeatHelp')}
        data={recurrences.map((value) => ({ value, label: t(`actions.repeats.${value}`) }))}
        clearable
      />
      <Textarea {...form.field('notlar', t('actions.fields.notlar'))} autosize minRows={2} />
      {!action && limits && <FileField form={form} title={t('common.dropHere')} limits={limits} />}
    </FormDrawer>
  );
}
