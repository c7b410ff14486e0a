import { clocks, type Clock } from '@emanet/contract/clocks';
import { CLOCKS, EXTRA_DAYS } from '@emanet/contract/clocks/kinds';
import { NumberInput, TextInput } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';

type Props = Readonly<{ one: Clock; onClose: () => void }>;

/** Extra time that the Authority granted beyond a period, with its proof. */
export default function ExtendModal({ one, onClose }: Props) {
  const { t, lang } = useTranslation();
  const changed = useChanged('clocks');
  const most = EXTRA_DAYS[one.tur] ?? 0;
  const form = useApiForm({
    endpoint: clocks.extend,
    params: { id: String(one.id) },
    initial: { ek_gun: most, ek_kaniti: '' },
    bodyOf: (values) => values,
    version: one.surum,
    onDone: told(changed, onClose),
  });
  return (
    <FormModal
      form={form}
      title={`${t('clocks.extend')}: ${CLOCKS[one.tur].ad[lang]}`}
      onClose={onClose}
    >
      <NumberInput
        {...form.needed('ek_gun', t('clocks.extraDays'))}
        value={form.values.ek_gun}
        onChange={(value) => form.set('ek_gun', Number(value) || most)}
        min={1}
        max={most}
        description={t('clocks.extendText', { most })}
      />
      <TextInput
        {...form.needed('ek_kaniti', t('clocks.proof'))}
        placeholder={t('clocks.extendExample')}
        autoComplete="off"
        data-autofocus
      />
    </FormModal>
  );
}
