import { companies } from '@emanet/contract/companies';
import { Text, TextInput } from '@mantine/core';
import { useChanged } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { refreshSession } from '../../../platform/session/session-store.ts';
import type { NamedCompany } from '../../../ui/CompanyLine.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useErasure } from './queries.ts';

type Props = Readonly<{ company: NamedCompany; onClose: () => void }>;

/** Requests the erasure of a company; its name is typed once more. */
export default function EraseModal({ company, onClose }: Props) {
  const { t } = useTranslation();
  const { company_id, company_name } = company;
  const { data: erasure } = useErasure(company_id);
  const changed = useChanged('companies', company_id);
  const form = useApiForm({
    endpoint: companies.askErasure,
    company_id,
    initial: { company_name: '' },
    onDone: told(changed, refreshSession, onClose),
  });
  const closed = erasure && (!erasure.isteyebilir || erasure.bekleyen !== null);
  return (
    <FormModal
      form={form}
      final={company}
      danger
      title={t('company.erase.title')}
      saveLabel={t('company.erase.ask')}
      onClose={onClose}
    >
      <Text size="sm" c="var(--em-text-2)">
        {t('company.erase.text')}
      </Text>
      {closed && (
        <Text size="sm" c="var(--em-high)">
          {t(erasure.bekleyen ? 'company.erase.asked' : 'company.erase.administrator')}
        </Text>
      )}
      <TextInput
        autoComplete="off"
        data-autofocus
        {...form.needed('company_name', t('company.erase.name', { name: company_name }))}
      />
    </FormModal>
  );
}
