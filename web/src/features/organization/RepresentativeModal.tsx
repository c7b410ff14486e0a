import {
  organization,
  type DepartmentCounts,
  type Representative,
} from '@emanet/contract/organization';
import { sentence } from '@emanet/contract/shared/sentences';
import { Switch, Text, TextInput } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { MailLanguage } from '../../ui/form/MailLanguage.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Facts } from '../../ui/panel/Facts.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { SearchMultiSelect } from '../../ui/search-select/SearchMultiSelect.tsx';
import { departmentOption } from '../../records/name-queries.ts';

type Props = Readonly<{
  /** The representative to change; without one a new one is added. */
  person: Representative | undefined;
  departments: readonly DepartmentCounts[];
  /** Departments of a new representative. */
  begin: readonly number[];
  onClose: () => void;
}>;

/** Adds a representative with departments and both flags, or changes these. */
export default function RepresentativeModal({ person, departments, begin, onClose }: Props) {
  const { t, lang } = useTranslation();
  const saved = useChanged('organization');
  const form = useApiForm({
    endpoint: person ? organization.updateRepresentative : organization.addRepresentative,
    ...(person && { params: { id: String(person.user_id) }, version: person.surum }),
    initial: {
      fullname: person?.fullname ?? '',
      email: person?.email ?? '',
      department_id: (person?.departments ?? begin).map(String),
      varlik_sorumlusu: person?.varlik_sorumlusu ?? false,
      egitim_sorumlusu: person?.egitim_sorumlusu ?? false,
      dil: lang,
    },
    bodyOf: ({ fullname, email, dil, ...rest }) =>
      person ? rest : { fullname, email, dil, ...rest },
    onDone: told<unknown>(saved, onClose),
  });
  return (
    <FormModal
      form={form}
      title={t(person ? 'organization.editPerson' : 'organization.addPerson')}
      {...(!person && { failed: sentence('representativeAddFailed')[lang] })}
      onClose={onClose}
    >
      {person ? (
        <Facts
          facts={[
            [t('organization.fullname'), person.fullname || '–'],
            [t('fields.email'), person.email],
          ]}
        />
      ) : (
        <>
          <TextInput
            {...form.needed('fullname', t('organization.fullname'))}
            autoComplete="off"
            maxLength={200}
            data-autofocus
          />
          <TextInput
            {...form.needed('email', t('fields.email'))}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
          />
        </>
      )}
      <SearchMultiSelect
        {...form.needed('department_id', t('fields.departments'))}
        data={departments.map(departmentOption)}
        nothingFoundMessage={t('organization.noDepartmentFound')}
        data-autofocus={person ? true : undefined}
      />
      <Switch
        {...form.flag('varlik_sorumlusu')}
        label={t('organization.flags.varlik_sorumlusu')}
        description={t('organization.flagHelp.varlik_sorumlusu')}
      />
      <Switch
        {...form.flag('egitim_sorumlusu')}
        label={t('organization.flags.egitim_sorumlusu')}
        description={t('organization.flagHelp.egitim_sorumlusu')}
      />
      {person ? (
        <Text fz="meta" c="dimmed">
          {t('organization.holdsAtOnce')}
        </Text>
      ) : (
        <>
          <MailLanguage value={form.values.dil} onChange={(dil) => form.set('dil', dil)} />
          <Note>{t('organization.welcome')}</Note>
        </>
      )}
    </FormModal>
  );
}
