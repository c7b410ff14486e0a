import type { CompanyEntry } from '@emanet/contract/auth';
import { Logo } from '../../ui/Logo.tsx';

type Props = { company: Pick<CompanyEntry, 'company_id' | 'company_name' | 'logo'> };

/** The logo, or a tile with initials when there is none. The name is written beside it. */
export const CompanyLogo = ({ company: { company_id, company_name, logo } }: Props) => (
  <Logo id={company_id} name={company_name} logo={logo} />
);
