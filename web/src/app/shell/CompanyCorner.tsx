import { useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { CompanySelector } from './menus/CompanySelector.tsx';
import header from './header.module.css';

/** A consultant chooses the company here; the others read which one is theirs. */
export function CompanyCorner() {
  const user = useUser();
  const company = useCompanyOrNone();
  if (user.role === 'danışman') return <CompanySelector />;
  if (!company) return null;
  return (
    <div
      className={`em-row em-small em-round em-thin em-name ${header.company}`}
      title={company.company_name}
    >
      <CompanyLogo company={company} />
      <span className={`em-cut ${header.companyName}`}>{company.company_name}</span>
    </div>
  );
}
