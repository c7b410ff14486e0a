import { reviews } from '@emanet/contract/confirmations/review';
import { Anchor, Text, Textarea } from '@mantine/core';
import { Link } from 'react-router';
import { useReadAgain } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { reviewedAddress } from '../../records/begin-address.ts';
import { nameOf, type RecordRow, type Register } from '../../records/register.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';

type Props = Readonly<{
  register: Register;
  row: RecordRow;
  /** Called with the row after its change was told. */
  onTold: () => void;
  /** The reader corrects the record alone. */
  onOwn: () => void;
  onClose: () => void;
}>;

/** Asks in one sentence what has changed; the whole form is offered beside it. */
export default function ChangedModal({ register, row, onTold, onOwn, onClose }: Props) {
  const { t } = useTranslation();
  const again = useReadAgain('confirmations');
  const form = useApiForm({
    endpoint: reviews.tellChange,
    initial: { aciklama: '' },
    bodyOf: (values) => ({
      ...values,
      department_id: Number(row['department_id']),
      kayit_id: row.id,
    }),
    onDone: told(again, onTold),
  });
  return (
    <FormModal
      form={form}
      title={t('review.changed.title', { name: nameOf(register, row) })}
      saveLabel={t('review.changed.send')}
      onClose={onClose}
    >
      <Textarea
        {...form.needed('aciklama', t('review.changed.what'))}
        description={t('review.changed.help')}
        placeholder={t('review.changed.example')}
        autosize
        minRows={2}
        data-autofocus
      />
      <Text fz="sm" c="dimmed">
        <Anchor component={Link} inherit to={reviewedAddress(register, row)} onClick={onOwn}>
          {t('review.changed.own')}
        </Anchor>
      </Text>
    </FormModal>
  );
}
