import { organization, type DepartmentCounts } from '@emanet/contract/organization';
import { TextInput } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';

type Props = Readonly<{ department: DepartmentCounts; onClose: () => void }>;

/** Gives a department another name. */
export default function RenameModal({ department, onClose }: Props) {
  const { t } = useTranslation();
  const saved = useChanged('organization');
  const form = useApiForm({
    endpoint: organization.renameDepartment,
    params: { id: String(department.department_id) },
    initial: { department_name: department.department_name },
    version: department.surum,
    onDone: told(saved, onClose),
  });
  return (
    <FormModal form={form} title={t('organization.renameTitle')} onClose={onClose}>
      <TextInput
        {...form.needed('department_name', t('organization.departmentName'))}
        maxLength={200}
        data-autofocus
      />
    </FormModal>
  );
}
