import { ANSWERS_FIELD, type Values } from '@emanet/contract/records/fields';
import {
  answersIn,
  isAbout,
  isReason,
  LONGEST_DAYS,
  LONGEST_REASON,
  withAnswer,
} from '@emanet/contract/records/kinds/warning-answers';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { refreshAll, useCompanyId } from '../query-keys.ts';
import type { RecordRow, Register } from '../register.ts';

type Props = Readonly<{
  register: Register;
  row: RecordRow;
  warning: Readonly<{ kod: string; alan: string; title: string }>;
  onClose: () => void;
}>;

/** The input that a refused answer is about; neither if its warning is no longer raised. */
function placeOf({
  gerekce,
  bitis,
}: Readonly<{ gerekce: string; bitis: string }>): Readonly<Record<string, string>> {
  const days = daysBetween(todayInTurkey(), bitis);
  if (!isReason(gerekce.trim())) return { [ANSWERS_FIELD]: 'gerekce' };
  return days >= 0 && days <= LONGEST_DAYS ? {} : { [ANSWERS_FIELD]: 'bitis' };
}

/** Stores why a warning may stay, and until when. */
export default function AnswerModal({ register, row, warning, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const { kod, alan } = warning;
  const form = useApiForm({
    endpoint: register.endpoints.update,
    params: { id: String(row.id) },
    version: row.surum,
    initial: {
      gerekce: answersIn(row[ANSWERS_FIELD]).find(isAbout(warning))?.gerekce ?? '',
      bitis: daysAfter(todayInTurkey(), 365),
    },
    bodyOf: (given): Values => ({
      [ANSWERS_FIELD]: withAnswer(row[ANSWERS_FIELD], warning, { kod, alan, ...given }),
    }),
    placeOf,
    onDone: told(() => refreshAll(client, company), onClose),
  });
  return (
    <FormModal
      form={form}
      title={t('records.verdict.answerTitle')}
      saveLabel={t('records.verdict.answer')}
      onClose={onClose}
    >
      <Text fw={620}>{warning.title}</Text>
      <Note>{t('records.verdict.answerText')}</Note>
      <Textarea
        {...form.needed('gerekce', t('records.verdict.reason'))}
        description={t('records.verdict.reasonHint')}
        maxLength={LONGEST_REASON}
        autosize
        minRows={3}
        data-autofocus
      />
      <DayInput {...form.needed('bitis', t('records.verdict.until'))} />
    </FormModal>
  );
}
