import { useTranslation } from '../../../platform/i18n.ts';
import { CompanyLine, type NamedCompany } from '../../../ui/CompanyLine.tsx';
import { Archives } from './Archives.tsx';
import { OpenModal } from '../../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{ company: NamedCompany; onClose: () => void }>;

/** The archives of a client, over the portfolio. */
export function ArchiveModal({ company, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <OpenModal onClose={onClose} title={t('company.archive.title')}>
      <CompanyLine of={company} />
      <Archives company_id={company.company_id} />
    </OpenModal>
  );
}
