import type { CompanyProfile } from '@emanet/contract/companies';
import { verbisIdentity } from '@emanet/contract/filings/identity';
import { ActionIcon, Anchor, Box, CopyButton, Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import css from './companies.module.css';
import { valuesOf, type ProfileValues } from './form-values.ts';

type Props = Readonly<{
  profile: CompanyProfile;
  /** Current values of the inputs: unsaved ones are not offered for copying. */
  values: ProfileValues;
}>;

/** The stored identity in the registry's form, each part with a copy button. */
export function IdentityPanel({ profile, values }: Props) {
  const { t } = useTranslation();
  const stored = valuesOf(profile);
  const identity = verbisIdentity(profile);
  const missing = identity.missing(profile);
  return (
    <Panel
      title={t('company.inRegistry')}
      tools={
        missing.length > 0 ? (
          <Tag tone="mid">{t('common.missing', { count: missing.length })}</Tag>
        ) : (
          <Tag tone="done">{t('company.complete')}</Tag>
        )
      }
      foot={
        <>
          <span>{t('company.toRegistry')}</span>
          <Anchor
            component={Link}
            to="/tablolar?gorunum=verbis"
            inherit
            fw={620}
            underline="always"
            ml="auto"
          >
            {t('company.openNotification')}
          </Anchor>
        </>
      }
      flush
    >
      <dl className="em-lines">
        {identity.asked.map((field) => {
          const label = t(`company.short.${field}`);
          const value = profile[field];
          const typed = values[field] !== stored[field];
          return (
            <div key={field} className={`em-small ${css.line}`}>
              <Box component="dt" c="dimmed">
                {label}
              </Box>
              {typed ? (
                <Group component="dd" justify="space-between" m={0} fw={560} c="var(--em-mid)">
                  {t('company.waits')} <IconAlertTriangle size={16} aria-hidden />
                </Group>
              ) : value ? (
                <Group component="dd" justify="space-between" wrap="nowrap" gap="sm" m={0}>
                  {value}
                  {field !== 'irtibat_tckn' && <CopyValue label={label} value={value} />}
                </Group>
              ) : !missing.includes(field) ? (
                <Box component="dd" m={0}>
                  –
                </Box>
              ) : (
                <Group component="dd" justify="space-between" m={0} fw={560} c="var(--em-mid)">
                  {t('company.none')} <IconAlertTriangle size={16} aria-hidden />
                </Group>
              )}
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}

function CopyValue({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={copied ? t('common.copied') : t('company.copyOf', { label })}
          onClick={copy}
        >
          {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        </ActionIcon>
      )}
    </CopyButton>
  );
}
