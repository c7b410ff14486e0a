import { Group } from '@mantine/core';
import { useCompanyEntry } from '../platform/session/session.tsx';
import { Logo } from './Logo.tsx';

/** A company for the head of a dialog. */
export type NamedCompany = Readonly<{
  company_id: number;
  company_name: string;
  logo: string | null;
}>;

/** The company of this tab, or the given one, in the head of a dialog whose act is final. */
export function CompanyLine({ of }: Readonly<{ of?: NamedCompany }>) {
  const own = useCompanyEntry();
  const company = of ?? own;
  if (!company) return null;
  const { company_id, company_name, logo } = company;
  return (
    <Group gap="xs" mb="sm" fz="sm" fw={560} c="var(--em-text-2)" wrap="nowrap">
      <Logo id={company_id} name={company_name} logo={logo} />
      {company_name}
    </Group>
  );
}
