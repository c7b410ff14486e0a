import { clocks, type Clock } from '@emanet/contract/clocks';
import { closedLate } from '@emanet/contract/clocks/closing';
import { CLOCKS, NEXT_PERIOD } from '@emanet/contract/clocks/kinds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Textarea, TextInput } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { FileField } from '../../ui/form/FileField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';

type Props = Readonly<{ one: Clock; onClose: () => void }>;

/** Closes a clock for good with the proof that the duty was done; a late one requires a reason. */
export default function CloseModal({ one, onClose }: Props) {
  const { t, lang } = useTranslation();
  const changed = useChanged('clocks');
  const limits = useFileLimits('sure');
  const form = useApiForm({
    endpoint: clocks.close,
    params: { id: String(one.id) },
    initial: { kapanis: todayInTurkey(), kapanis_kaniti: '', gec_nedeni: '', sonraki: '' },
    bodyOf: ({ sonraki, ...values }) => ({ ...values, ...(sonraki && { sonraki }) }),
    version: one.surum,
    onDone: told(changed, onClose),
  });
  const late =
    form.values.kapanis !== '' &&
    closedLate({
      ...one,
      kapanis: new Date(`${form.values.kapanis}T00:00:00+03:00`).toISOString(),
    });
  const next = NEXT_PERIOD[one.tur];
  return (
    <FormModal
      form={form}
      title={t('clocks.closeTitle', { name: CLOCKS[one.tur].ad[lang] })}
      saveLabel={t('common.close')}
      final
      onClose={onClose}
    >
      <DayInput
        {...form.needed('kapanis', t('clocks.doneOn'))}
        description={next === 'closing' && t('clocks.nextFromHere', { count: one.sayi })}
      />
      <TextInput
        {...form.needed('kapanis_kaniti', t('clocks.proof'))}
        placeholder={t('clocks.proofExample')}
        autoComplete="off"
        data-autofocus
      />
      {late && (
        <Textarea {...form.needed('gec_nedeni', t('clocks.whyLate'))} autosize minRows={2} />
      )}
      {next === 'named' && (
        <DayInput
          {...form.field(
            'sonraki',
            t(one.tur === 'dokuman' ? 'clocks.nextReview' : 'clocks.nextEnd'),
          )}
          description={t('clocks.nextNone')}
        />
      )}
      {limits && <FileField form={form} title={t('clocks.proofFile')} limits={limits} />}
    </FormModal>
  );
}
