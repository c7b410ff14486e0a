import { ACTION_FIELDS } from '@emanet/contract/action-fields';
import { ACTION_RISKS, actions, LOGGED_ACTION_FIELDS, type Action } from '@emanet/contract/actions';
import { REGISTER_TYPES } from '@emanet/contract/records/registers';
import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import type { NounLook } from '../../records/noun/noun-look.ts';
import { NounFields, useNounForm } from '../../records/noun/NounForm.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Asked } from './filters.ts';

const ORDER = ['aksiyon_ismi', 'aksiyon_aciklamasi', 'risk', 'department_id', 'sorumlu'] as const;
const LAST = ['son_tarih', 'tekrar', 'notlar'] as const;

/** Form of actions; the person in charge is stored by number. */
const LOOK: NounLook = {
  tur: 'aksiyonlar',
  write: 'actions.write',
  nameField: 'aksiyon_ismi',
  fields: [...ORDER, ...LAST]
    .flatMap((name) => ACTION_FIELDS.find((field) => field.name === name) ?? [])
    .map((field) => (field.name === 'sorumlu' ? { ...field, name: 'sorumlu_id' } : field)),
  label: (t, name) => {
    const logged = LOGGED_ACTION_FIELDS.find((one) => one === name) ?? 'sorumlu';
    return t(`actions.fields.${logged}`);
  },
};

/** Initial values of a new action in its address: `?ekle=Yüksek&kayit=veri_harita:12&birim=4&ad=…`. */
function beginningOf({ adding, record, department, name }: Asked) {
  const [type, id] = record.split(':');
  const kayit_turu = REGISTER_TYPES.find((one) => one === type);
  return {
    initial: {
      aksiyon_ismi: name,
      risk: ACTION_RISKS.find((risk) => risk === adding) ?? 'Orta',
      department_id: department,
    },
    ...(kayit_turu && Number(id) > 0 && { besides: { kayit_turu, kayit_id: Number(id) } }),
  };
}

type Props = Readonly<{
  /** The action to edit; without one a new action is added. */
  action: Action | undefined;
  asked: Asked;
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

/** Adds an action, with the library's actions as proposals, or edits one. */
export default function ActionForm({ action, asked, onClose, onSaved }: Props) {
  const { t, lang } = useTranslation();
  const library = useLibrary();
  const limits = useFileLimits('aksiyon');
  const form = useNounForm({
    look: LOOK,
    endpoint: action ? actions.update : actions.add,
    row: action,
    ...(!action && beginningOf(asked)),
    onDone: onSaved,
  });
  const take = (name: string) => {
    const found = library.find((one) => one[lang] === name);
    if (!found || action) return;
    form.set('risk', found.risk);
    form.set('aksiyon_aciklamasi', lang === 'tr' ? found.description_tr : found.description_en);
  };
  const { aksiyon_ismi } = form.values;
  return (
    <FormDrawer
      form={form}
      title={action ? t('actions.editTitle') : t('actions.add')}
      above={asked.recordName && t('actions.about', { name: asked.recordName })}
      onClose={onClose}
    >
      <NounFields
        look={LOOK}
        form={form}
        noteOf={(name) => (name === 'tekrar' ? t('actions.repeatHelp') : undefined)}
        own={{
          aksiyon_ismi: (
            <Autocomplete
              key="aksiyon_ismi"
              {...form.needed('aksiyon_ismi', t('actions.fields.aksiyon_ismi'))}
              value={typeof aksiyon_ismi === 'string' ? aksiyon_ismi : ''}
              description={action ? undefined : t('actions.fromLibrary', { count: library.length })}
              data={action ? [] : library.map((one) => one[lang])}
              limit={30}
              onOptionSubmit={take}
              data-autofocus
            />
          ),
        }}
      />
      {!action && limits && <FileField form={form} title={t('common.dropHere')} limits={limits} />}
    </FormDrawer>
  );
}
