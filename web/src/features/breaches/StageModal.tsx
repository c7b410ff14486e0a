import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import { ADDRESSEE_WORDS, type ADDRESSEES } from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { boardForm, filledOf } from '@emanet/contract/breaches/form';
import { Textarea, TextInput } from '@mantine/core';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { FileField } from '../../ui/form/FileField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { momentField } from './countdown.ts';
import { useShown } from './queries.ts';

type Props = Readonly<{
  row: SingleBreach;
  whom: (typeof ADDRESSEES)[number];
  onClose: () => void;
}>;

/** Enters a notification made elsewhere: its time and its receipt. */
export default function StageModal({ row, whom, onClose }: Props) {
  const { t, lang } = useTranslation();
  const shown = useShown();
  const limits = useFileLimits('ihlal');
  const form = useApiForm({
    endpoint: breaches.stage,
    params: { id: String(row.id) },
    initial: {
      an: momentField(new Date().toISOString()),
      kayit_no: '',
      aciklama: '',
      gecikme_nedeni: row.gecikme_nedeni ?? '',
    },
    bodyOf: (values) => ({ ...values, alici: whom }),
    onDone: told(shown, onClose),
  });
  const board = whom === 'kurul';
  const at = form.values.an === '' ? NaN : Date.parse(`${form.values.an}:00+03:00`);
  const late = board && row.kurul_bildirimi === null && at > Date.parse(row.son_an);
  const { open } = filledOf(boardForm(row, row.sirket, lang, at));
  return (
    <FormModal
      form={form}
      final
      title={ADDRESSEE_WORDS[whom][lang]}
      saveLabel={t('breaches.stageSave')}
      onClose={onClose}
    >
      <Note>{t(board ? 'breaches.stageText' : 'breaches.stageOtherText')}</Note>
      {board && open > 0 && <Note tone="mid">{t('breaches.stageLacking', { count: open })}</Note>}
      <DayInput {...form.needed('an', t('breaches.stageAt'))} time />
      <TextInput
        {...form.field('kayit_no', t(board ? 'breaches.receipt' : 'breaches.wayOfNotice'))}
        autoComplete="off"
        data-autofocus
      />
      <Textarea {...form.field('aciklama', t('breaches.remark'))} autosize minRows={2} />
      {late && (
        <Textarea
          {...form.needed('gecikme_nedeni', BREACH_LABELS.gecikme_nedeni[lang])}
          description={t('breaches.reasonNeeded')}
          autosize
          minRows={2}
        />
      )}
      {limits && <FileField form={form} title={t('breaches.receiptFile')} limits={limits} />}
    </FormModal>
  );
}
