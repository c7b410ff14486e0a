import { training } from '@emanet/contract/training';
import type { SingleSession, TrainingSession } from '@emanet/contract/training/sessions';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import { at } from '../../../nouns/read.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCompanyId } from '../../../records/query-keys.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useShown } from './queries.ts';

type Props = Readonly<{
  /** The session that is corrected; a new one without it. */
  row?: TrainingSession | undefined;
  onDone: (row: SingleSession) => void;
  onClose: () => void;
}>;

/** Topic, place, day, length and instructor of a session. */
export default function SessionForm({ row, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const company_id = useCompanyId();
  const shown = useShown();
  const form = useApiForm({
    endpoint: row ? training.updateSession : training.addSession,
    params: row && at(row.id).params,
    initial: {
      konu: row?.konu ?? t('training.session.usualTopic'),
      yer: row?.yer ?? '',
      tarih: row?.tarih ?? todayInTurkey(),
      dakika: row?.dakika ?? '',
      egitmen: row?.egitmen ?? '',
      sinav: row?.sinav ?? false,
    },
    // The contract refuses an empty length under its field.
    bodyOf: ({ dakika, ...values }) => ({ ...values, dakika: dakika as number, company_id }),
    ...(row && { version: row.surum }),
    onDone: told(shown, onDone),
  });
  const text = (name: 'konu' | 'yer' | 'egitmen') => (
    <TextInput
      {...form.needed(name, t(`training.session.${name}`))}
      autoComplete="off"
      {...(name === 'konu' && { 'data-autofocus': true })}
    />
  );
  return (
    <FormModal
      form={form}
      title={t(row ? 'training.session.edit' : 'training.session.add')}
      onClose={onClose}
    >
      {text('konu')}
      {text('yer')}
      <DayInput {...form.needed('tarih', t('training.session.tarih'))} />
      <NumberInput
        {...form.needed('dakika', t('training.session.dakika'))}
        onChange={(value) => form.set('dakika', value === '' ? '' : Number(value))}
        min={1}
        max={1440}
        allowDecimal={false}
      />
      {text('egitmen')}
      <Switch
        checked={form.values.sinav}
        onChange={(event) => form.set('sinav', event.currentTarget.checked)}
        label={t('training.session.sinav')}
        description={t('training.session.sinavText')}
      />
    </FormModal>
  );
}
