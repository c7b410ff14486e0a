import { applications, type Application } from '@emanet/contract/applications';
import {
  REQUESTERS,
  actsForAnother,
  type Requester,
} from '@emanet/contract/applications/requesters';
import { Select, TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { useShown } from './queries.ts';

type Props = Readonly<{ row: Application; onClose: () => void }>;
type Values = { basvuran_turu: Requester | null; temsil_edilen: string };

const EMPTY: Values = { basvuran_turu: null, temsil_edilen: '' };

/** Records the unknown requester of an application. */
export default function RequesterModal({ row, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useShown();
  const form = useApiForm({
    endpoint: applications.update,
    params: { id: String(row.id) },
    initial: EMPTY,
    version: row.surum,
    bodyOf: ({ basvuran_turu, temsil_edilen }) => ({
      // The contract refuses an empty choice.
      basvuran_turu: basvuran_turu ?? ('' as Requester),
      temsil_edilen,
    }),
    onDone: told(shown, onClose),
  });
  return (
    <FormModal form={form} title={t('applications.requesterWrite')} onClose={onClose}>
      <Select
        {...form.needed('basvuran_turu', t('applications.requester'))}
        onChange={(value) =>
          form.set('basvuran_turu', REQUESTERS.find((one) => one === value) ?? null)
        }
        data={REQUESTERS.map((value) => ({ value, label: t(`applications.requesters.${value}`) }))}
        data-autofocus
      />
      {actsForAnother(form.values.basvuran_turu) && (
        <TextInput
          {...form.needed('temsil_edilen', t('applications.represented'))}
          description={t('applications.representedText')}
          autoComplete="off"
        />
      )}
    </FormModal>
  );
}
