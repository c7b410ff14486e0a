import {
  WHOLE_CONSENT,
  textSignatures,
  type TextSignature,
} from '@emanet/contract/texts/signatures';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Checkbox, Stack, Textarea } from '@mantine/core';
import { useChanged } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { Note } from '../../../ui/panel/Note.tsx';

type Props = Readonly<{ one: TextSignature; onClose: () => void }>;

/** Enters a person's written withdrawal of a consent: its subjects, its day, its way. */
export default function WithdrawalModal({ one, onClose }: Props) {
  const { t } = useTranslation();
  const changed = useChanged('texts');
  const only = one.rizalar.length === 1 ? one.rizalar.map(({ konu }) => konu) : [];
  const form = useApiForm({
    endpoint: textSignatures.recordWithdrawal,
    params: { id: String(one.id) },
    initial: { konular: only, gun: todayInTurkey(), neden: '' },
    onDone: told(changed, onClose),
  });
  return (
    <FormModal form={form} final title={t('texts.takeBack')} onClose={onClose}>
      <Note>{t('texts.takeBackText')}</Note>
      <Checkbox.Group {...form.needed('konular', t('texts.takeBackSubjects'))}>
        <Stack gap="xs" mt="xs">
          {one.rizalar.map(({ konu, ad }, at) => (
            <Checkbox
              key={konu}
              value={konu}
              {...(at === 0 && only.length === 0 && { 'data-autofocus': true })}
              label={konu === WHOLE_CONSENT ? t('texts.takeBackWhole') : ad}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <DayInput {...form.needed('gun', t('texts.takeBackDay'))} />
      <Textarea
        {...form.needed('neden', t('texts.takeBackReason'))}
        description={t('texts.takeBackReasonText')}
        autosize
        minRows={2}
        data-autofocus
      />
    </FormModal>
  );
}
