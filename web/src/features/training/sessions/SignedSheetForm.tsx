import { training } from '@emanet/contract/training';
import type { SingleSession } from '@emanet/contract/training/sessions';
import { at } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFileLimits } from '../../../records/file-limits.ts';
import { FileField } from '../../../ui/form/FileField.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useShown } from './queries.ts';

type Props = Readonly<{ row: SingleSession; onClose: () => void }>;

/** The signed attendance sheet, scanned or photographed. */
export function SignedSheetForm({ row, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useShown();
  const limits = useFileLimits('oturum');
  const form = useApiForm({
    endpoint: training.signedSheet,
    ...at(row.id),
    initial: {},
    bodyOf: () => ({}),
    version: row.surum,
    onDone: told(shown, onClose),
  });
  return (
    <FormModal form={form} title={t('training.session.signed')} onClose={onClose}>
      {limits && <FileField form={form} title={t('training.session.dropSheet')} limits={limits} />}
    </FormModal>
  );
}
