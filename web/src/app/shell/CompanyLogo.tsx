import type { CompanyEntry } from '@emanet/contract/auth';
import { Logo } from '../../ui/Logo.tsx';
import shell from './shell.module.css';

type Props = { company: Pick<CompanyEntry, 'company_name' | 'logo'> };

/** The logo, or a tile with initials when there is none. The name stands beside it. */
export const CompanyLogo = ({ company: { company_name, logo } }: Props) => (
  <Logo className={shell.logo} name={company_name} logo={logo} />
);
