import { Menu, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCompanyOrNone, useUser } from '../../../platform/session/session.tsx';
import { useSwitchCompany } from '../../../platform/session/useSwitchCompany.ts';
import { findByWords } from '../../../ui/word-search.ts';
import { addressAfterSwitch } from '../after-switch.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { CompanyLogo } from '../CompanyLogo.tsx';
import header from '../header.module.css';

/** Number of companies from which a search field helps. */
const MANY = 8;

type Props = Readonly<{ asked: string; onAsk: (text: string) => void }>;

/** The companies of a person, each once, found by name. */
export default function CompanyItems({ asked, onAsk }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const company = useCompanyOrNone();
  // A representative of several departments has an entry for each.
  const companies = [...new Map(user.companies.map((one) => [one.company_id, one])).values()];
  const shown = findByWords(
    companies.toSorted((a, b) => compareTurkish(a.company_name, b.company_name)),
    asked,
    { name: (one) => one.company_name },
  );
  const switchTo = useSwitchCompany();
  const pick = (companyId: number) =>
    switchTo(companyId, addressAfterSwitch(location.pathname, location.search));
  return (
    <>
      {companies.length >= MANY && (
        <Menu.Search
          value={asked}
          onChange={(event) => onAsk(event.currentTarget.value)}
          placeholder={t('shell.findCompany')}
          aria-label={t('shell.findCompany')}
          leftSection={<IconSearch size={14} aria-hidden />}
          onKeyDown={(event) => {
            const [best] = shown;
            if (event.key !== 'Enter' || asked.trim() === '' || !best) return;
            event.preventDefault();
            void pick(best.company_id);
          }}
        />
      )}
      <div className={`em-scroll ${header.options}`}>
        <Menu.RadioGroup
          value={String(company?.company_id)}
          onChange={(value) => void pick(Number(value))}
        >
          {shown.map((one) => (
            <Menu.RadioItem key={one.company_id} value={String(one.company_id)} closeMenuOnClick>
              <span className="em-row">
                <CompanyLogo company={one} />
                {one.company_name}
                {(one.askida || one.salt_okunur) && (
                  <Tag>{t(`shell.closed.${one.askida ? 'suspended' : 'reading'}`)}</Tag>
                )}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
      {shown.length === 0 && (
        <Text p="sm" fz="xs" fw={560} c="dimmed">
          {t('shell.noMatch')}
        </Text>
      )}
    </>
  );
}
