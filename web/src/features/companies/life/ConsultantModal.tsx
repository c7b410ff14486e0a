import {
  companies,
  CONSULTANT_RIGHTS,
  type Consultant,
  type ConsultantRight,
} from '@emanet/contract/companies';
import { portfolio } from '@emanet/contract/portfolio';
import { inCompany } from '@emanet/contract/shared/company-address';
import { SegmentedControl, Text } from '@mantine/core';
import { useChanged, useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { refreshSession } from '../../../platform/session/session-store.ts';
import { useCompanyOrNone, useUser } from '../../../platform/session/session.tsx';
import type { NamedCompany } from '../../../ui/CompanyLine.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';

type Props = Readonly<{ company: NamedCompany; one: Consultant; onClose: () => void }>;

/**
 * A consultant's right in a company: set by its administrator, or given up by the consultant, who
 * may hand the client over to a colleague.
 */
export default function ConsultantModal({ company, one, onClose }: Props) {
  const { t } = useTranslation();
  const { company_id } = company;
  const user = useUser();
  const here = useCompanyOrNone();
  const companyChanged = useChanged('companies', company_id);
  const portfolioChanged = useChanged('portfolio');
  const isOwn = one.user_id === user.user_id;
  const { data: colleagues = [] } = useRead(
    portfolio.colleagues,
    {},
    { enabled: isOwn && one.hak === 'tam' },
  );
  const others = colleagues.filter(({ user_id }) => user_id !== user.user_id);
  const rights = CONSULTANT_RIGHTS.filter(
    (hak) => hak !== one.hak && (!isOwn || (hak !== 'tam' && one.hak !== 'yok')),
  );
  const [first] = rights;
  const initial: Values = { hak: first ?? 'yok', devralan: null };
  const form = useApiForm({
    endpoint: companies.setConsultant,
    company_id,
    initial,
    bodyOf: ({ hak, devralan }) => ({
      ...{ user_id: one.user_id, hak },
      ...(devralan !== null && { devralan_id: Number(devralan) }),
    }),
    onDone: ({ message }, { hak }) => {
      notify.success(message);
      onClose();
      const next = user.companies.find((other) => other.company_id !== company_id && !other.askida);
      if (isOwn && hak === 'yok' && here?.company_id === company_id && next)
        return location.assign(inCompany('/denetim', next.company_id));
      void portfolioChanged();
      void companyChanged();
      return void refreshSession();
    },
  });
  const { hak, devralan } = form.values;
  const name = one.fullname || one.email;
  const whose = isOwn ? 'own' : 'other';
  return (
    <FormModal
      form={form}
      final={company}
      danger={hak === 'yok'}
      title={isOwn ? t('company.consultant.leave') : t('company.consultant.change', { name })}
      saveLabel={t(`company.consultant.save.${isOwn ? 'leave' : 'other'}`)}
      onClose={onClose}
    >
      {rights.length > 1 && (
        <SegmentedControl
          fullWidth
          aria-label={t('company.consultant.right')}
          data={rights.map((value) => ({
            value,
            label: t(`company.consultant.${isOwn ? 'leaving' : 'rights'}.${value}`),
          }))}
          {...form.field('hak')}
        />
      )}
      <Text size="sm" c="var(--em-text-2)">
        {t(`company.consultant.${whose}.${hak}`)}
      </Text>
      {others.length > 0 && (
        <SearchSelect
          clearable
          description={t('company.consultant.successorText')}
          data={others.map(({ user_id, fullname }) => ({
            value: String(user_id),
            label: fullname,
          }))}
          {...form.field('devralan', t('company.consultant.successor'))}
        />
      )}
      {isOwn && (
        <Text size="sm" c="var(--em-text-2)">
          {t(devralan === null ? 'company.consultant.final' : 'company.consultant.handed')}
        </Text>
      )}
    </FormModal>
  );
}

type Values = { hak: ConsultantRight; devralan: string | null };
