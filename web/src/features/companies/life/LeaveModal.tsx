import { useUser } from '../../../platform/session/session.tsx';
import type { NamedCompany } from '../../../ui/CompanyLine.tsx';
import ConsultantModal from './ConsultantModal.tsx';
import { useConsultants } from './queries.ts';

type Props = Readonly<{ company: NamedCompany; onClose: () => void }>;

/** A consultant leaves a client, from the portfolio. */
export function LeaveModal({ company, onClose }: Props) {
  const { user_id } = useUser();
  const { data = [] } = useConsultants(company.company_id);
  const own = data.find((one) => one.user_id === user_id);
  return own && <ConsultantModal company={company} one={own} onClose={onClose} />;
}
