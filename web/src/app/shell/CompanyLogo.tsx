import type { CompanyEntry } from '@emanet/contract/auth';
import { initialsOf } from '../../ui/initials.ts';
import shell from './shell.module.css';

type Props = { company: Pick<CompanyEntry, 'company_name' | 'logo'> };

/** The logo, or a tile with initials when there is none. The name stands beside it. */
export function CompanyLogo({ company }: Props) {
  if (company.logo) return <img className={shell.logo} src={company.logo} alt="" />;
  return (
    <span className={shell.logo} aria-hidden="true">
      {initialsOf(company.company_name)}
    </span>
  );
}
