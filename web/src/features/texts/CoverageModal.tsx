import { choicesOf } from '@emanet/contract/lookups';
import { texts, type SingleText } from '@emanet/contract/texts';
import { kindOf } from '@emanet/contract/texts/kinds';
import { MultiSelect, Select, Switch } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { departmentOption, useDepartments } from '../../records/name-queries.ts';
import { useActivities } from '../../records/kinds/register-names.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { useTextsChanged, useTransfers } from './queries.ts';

/** Coverage of a text: by group, by department, by hand; or all activities. */
export function CoverageModal({ text, onClose }: { text: SingleText; onClose: () => void }) {
  const { t, lang } = useTranslation();
  const done = useTextsChanged();
  const departments = useDepartments();
  const activities = useActivities();
  const { aktarim, ...covered } = text.kapsam;
  const { ofTransfer } = kindOf(text.tur);
  const transfers = useTransfers(ofTransfer === true);
  const form = useApiForm({
    endpoint: texts.update,
    params: { id: String(text.id) },
    version: text.surum,
    initial: {
      ...covered,
      aktarim: aktarim === null ? '' : String(aktarim),
      departmanlar: covered.departmanlar.map(String),
      faaliyetler: covered.faaliyetler.map(String),
    },
    bodyOf: ({ aktarim: about, departmanlar, faaliyetler, ...rest }) => ({
      kapsam: {
        ...rest,
        aktarim: about === '' ? null : Number(about),
        departmanlar: departmanlar.map(Number),
        faaliyetler: faaliyetler.map(Number),
      },
    }),
    onDone: told(done, onClose),
  });
  const { tumu, gruplar, departmanlar, faaliyetler } = form.values;
  const many = {
    searchable: true,
    clearable: true,
    disabled: tumu,
    maxDropdownHeight: 260,
  } as const;
  return (
    <FormModal form={form} title={t('texts.coverage')} onClose={onClose}>
      {ofTransfer && (
        <Select
          searchable
          clearable
          value={form.values.aktarim || null}
          onChange={(value) => form.set('aktarim', value ?? '')}
          label={t('texts.ofTransfer')}
          data={(transfers.data ?? []).map((one) => ({
            value: String(one.id),
            label: typeof one.tedarikci_adi === 'string' ? one.tedarikci_adi : String(one.id),
          }))}
        />
      )}
      <Switch
        checked={tumu}
        onChange={(event) => form.set('tumu', event.currentTarget.checked)}
        label={t('texts.coversAll')}
      />
      <MultiSelect
        {...many}
        value={gruplar}
        onChange={(value) => form.set('gruplar', value)}
        label={t('texts.byGroup')}
        data={choicesOf('ilgili_kisi').map(({ code, ...name }) => ({
          value: code,
          label: name[lang],
        }))}
      />
      <MultiSelect
        {...many}
        value={departmanlar}
        onChange={(value) => form.set('departmanlar', value)}
        label={t('texts.byDepartment')}
        data={(departments.data ?? []).map(departmentOption)}
      />
      <MultiSelect
        {...many}
        value={faaliyetler}
        onChange={(value) => form.set('faaliyetler', value)}
        label={t('texts.byHand')}
        data={(activities.data ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
      />
    </FormModal>
  );
}
