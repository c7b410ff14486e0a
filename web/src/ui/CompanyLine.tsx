import { useCompanyEntry } from '../platform/session/session.tsx';
import { Logo } from './Logo.tsx';
import css from './logo.module.css';

/** The company of this tab, in the head of a dialog whose act cannot be undone. */
export function CompanyLine() {
  const company = useCompanyEntry();
  if (!company) return null;
  const { company_id, company_name, logo } = company;
  return (
    <p className={css.line}>
      <Logo id={company_id} name={company_name} logo={logo} />
      {company_name}
    </p>
  );
}
