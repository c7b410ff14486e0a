import { breaches, type NewBreach, type SingleBreach } from '@emanet/contract/breaches';
import { BREACH_ROLES, BREACH_SOURCES, roleInWords } from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { assets } from '@emanet/contract/assets';
import { suppliers } from '@emanet/contract/suppliers';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { departmentOption, useDepartments } from '../../records/name-queries.ts';
import { useCompanyId } from '../../records/query-keys.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { RequiredLabel } from '../../ui/form/RequiredLabel.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { momentField } from './countdown.ts';
import { useShown } from './queries.ts';

type Props = Readonly<{
  exercise: boolean;
  onClose: () => void;
  onDone: (row: SingleBreach) => void;
}>;

/** Sources of a breach: assets and suppliers, as `varlik_listesi:7`. */
function useSources() {
  const { t } = useTranslation();
  const company = useCompanyId();
  return useQuery({
    queryKey: ['breaches', company, 'sources'],
    queryFn: async ({ signal }) => {
      const [owned, named] = await Promise.all([
        call(assets.list, { signal }),
        call(suppliers.list, { query: {}, signal }),
      ]);
      return [
        {
          group: t('breaches.assets'),
          items: owned.data.map(({ id, varlik_ismi }) => ({
            value: `varlik_listesi:${id}`,
            label: String(varlik_ismi),
          })),
        },
        {
          group: t('fields.suppliers'),
          items: named.data.map(({ id, tedarikci_adi }) => ({
            value: `tedarikci_listesi:${id}`,
            label: tedarikci_adi,
          })),
        },
      ];
    },
  });
}

/** Records a breach, or begins an exercise; unknown facts are filled in afterwards. */
export default function AddModal({ exercise, onClose, onDone }: Props) {
  const { t, lang } = useTranslation();
  const shown = useShown();
  const sources = useSources();
  const departments = useDepartments();
  const mayWrite = useCan('breaches.write');
  const [own] = departments.data ?? [];
  const only = !mayWrite && departments.data?.length === 1 ? String(own?.department_id) : '';
  const form = useApiForm({
    endpoint: breaches.add,
    initial: {
      baslik: '',
      ogrenme: momentField(new Date().toISOString()),
      kaynak: '',
      department_id: '',
      sifat: '',
      // No default: the hours run from the earliest moment.
      fark_edilme: '',
      farkeden: '',
      senaryo: '',
      olus_bicimi: '',
    },
    bodyOf: ({ kaynak, department_id, sifat, senaryo, ...values }) => {
      const [kayit_turu, kayit_id] = kaynak.split(':');
      return {
        ...values,
        department_id: department_id || only,
        // The contract refuses an empty choice; a person who only reports does not see this field.
        ...(mayWrite && { sifat: sifat as NewBreach['sifat'] }),
        ...(kayit_id && {
          kayit_turu: BREACH_SOURCES.find((one) => one === kayit_turu),
          kayit_id,
        }),
        ...(exercise && { tatbikat: true, senaryo }),
      };
    },
    onDone: told(shown, onClose, onDone),
  });
  const label = (name: keyof typeof BREACH_LABELS) => BREACH_LABELS[name][lang];
  return (
    <FormModal
      form={form}
      title={t(exercise ? 'breaches.begin' : mayWrite ? 'breaches.add' : 'breaches.report')}
      saveLabel={t(exercise ? 'breaches.beginSave' : 'breaches.addSave')}
      final={!exercise}
      onClose={onClose}
    >
      <TextInput
        {...form.needed('baslik', t('breaches.whatHappened'))}
        placeholder={t('breaches.titleExample')}
        autoComplete="off"
        data-autofocus
      />
      {exercise && (
        <Textarea
          {...form.field('senaryo')}
          label={label('senaryo')}
          description={t('breaches.scenarioText')}
          autosize
          minRows={3}
        />
      )}
      <SearchSelect
        {...form.field('kaynak', t('breaches.from'))}
        value={form.values.kaynak || null}
        onChange={(value) => form.set('kaynak', value ?? '')}
        description={t('breaches.fromText')}
        clearable
        data={sources.data ?? []}
      />
      <DayInput
        {...form.needed('ogrenme', label('ogrenme'))}
        time
        description={t('breaches.knownText')}
      />
      <DayInput
        {...form.field('fark_edilme')}
        label={label('fark_edilme')}
        time
        description={t(
          form.values.fark_edilme ? 'breaches.noticedText' : 'breaches.noticedUnknown',
        )}
        rightSectionWidth="auto"
        rightSection={
          <Button
            variant="subtle"
            size="compact-xs"
            mr={4}
            onClick={() => form.set('fark_edilme', momentField(new Date().toISOString()))}
          >
            {t('breaches.now')}
          </Button>
        }
      />
      <TextInput {...form.field('farkeden')} label={label('farkeden')} autoComplete="off" />
      <SearchSelect
        {...form.field('department_id')}
        value={form.values.department_id || only || null}
        onChange={(value) => form.set('department_id', value ?? '')}
        label={
          mayWrite ? (
            label('department_id')
          ) : (
            <RequiredLabel>{label('department_id')}</RequiredLabel>
          )
        }
        clearable={mayWrite}
        data={(departments.data ?? []).map(departmentOption)}
      />
      {mayWrite && (
        <Select
          {...form.needed('sifat', label('sifat'))}
          value={form.values.sifat || null}
          onChange={(value) => form.set('sifat', value ?? '')}
          description={form.values.sifat === 'isleyen' ? t('breaches.processorText') : undefined}
          allowDeselect={false}
          data={BREACH_ROLES.map((value) => ({ value, label: roleInWords(value, lang) }))}
        />
      )}
      <Textarea {...form.field('olus_bicimi')} label={label('olus_bicimi')} autosize minRows={2} />
    </FormModal>
  );
}
