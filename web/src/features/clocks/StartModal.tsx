import { clocks } from '@emanet/contract/clocks';
import { CLOCKS, STARTED_KINDS, type ClockKind } from '@emanet/contract/clocks/kinds';
import { ruleOf } from '@emanet/contract/clocks/periods';
import { articleIn } from '@emanet/contract/shared/articles';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';

/** Most months between two periodic disposals by law. */
const MOST_MONTHS = 6;

/** Starts a clock without a record: a request or decision of the Board, a disposal. */
export default function StartModal({ kind, onClose }: { kind?: string; onClose: () => void }) {
  const { t, lang } = useTranslation();
  const changed = useChanged('clocks');
  const form = useApiForm({
    endpoint: clocks.add,
    initial: {
      tur: kindOf(kind ?? ''),
      // A question about a clock of the company itself already has a name.
      ad: kind ? CLOCKS[kindOf(kind)].ad[lang] : '',
      // Only a person knows the day that answers a question.
      baslangic: kind ? '' : todayInTurkey(),
      baslangic_kaniti: '',
      sayi: MOST_MONTHS,
    },
    bodyOf: ({ tur, sayi, ...values }) => ({
      ...values,
      tur: kindOf(tur),
      ...(tur === 'periyodik_imha' && { sayi }),
    }),
    onDone: told(changed, onClose),
  });
  const tur = kindOf(form.values.tur);
  const rule = ruleOf(tur, form.values.baslangic || todayInTurkey());
  return (
    <FormModal
      form={form}
      title={t('clocks.startTitle')}
      saveLabel={t('clocks.startSave')}
      onClose={onClose}
    >
      <Select
        {...form.needed('tur', t('clocks.duty'))}
        value={form.values.tur}
        onChange={(value) => form.set('tur', value ?? 'kurul_belge')}
        description={
          rule.madde &&
          `${t(`clocks.units.${rule.birim}`, { count: rule.sayi })}, ${articleIn(rule.madde, lang)}`
        }
        allowDeselect={false}
        data={STARTED_KINDS.map((value) => ({ value, label: CLOCKS[value].ad[lang] }))}
      />
      <TextInput
        {...form.needed('ad', t('clocks.about'))}
        placeholder={t('clocks.aboutExample')}
        autoComplete="off"
        {...(!kind && { 'data-autofocus': true })}
      />
      <DayInput
        {...form.needed('baslangic', CLOCKS[tur].baslatan[lang])}
        {...(kind && { 'data-autofocus': true })}
      />
      {tur === 'periyodik_imha' && (
        <NumberInput
          value={form.values.sayi}
          onChange={(value) => form.set('sayi', Number(value) || MOST_MONTHS)}
          min={1}
          max={MOST_MONTHS}
          label={t('clocks.months')}
          description={t('clocks.monthsText')}
        />
      )}
      <TextInput {...form.field('baslangic_kaniti', t('clocks.proofOfStart'))} autoComplete="off" />
    </FormModal>
  );
}

const kindOf = (text: string): ClockKind =>
  STARTED_KINDS.find((one) => one === text) ?? 'kurul_belge';
