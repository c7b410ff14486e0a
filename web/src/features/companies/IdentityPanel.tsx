import type { CompanyProfile } from '@emanet/contract/companies';
import { verbisIdentity } from '@emanet/contract/filings/identity';
import { ActionIcon, CopyButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import css from './companies.module.css';
import { valuesOf, type ProfileValues } from './form-values.ts';

type Props = Readonly<{
  profile: CompanyProfile;
  /** Current values of the inputs: what is not saved yet is not offered for copying. */
  values: ProfileValues;
}>;

/** The stored identity as the registry wants it, each with a button that copies it. */
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
          <Tag tone="mid">{t('company.missing', { count: missing.length })}</Tag>
        ) : (
          <Tag tone="done">{t('company.complete')}</Tag>
        )
      }
      foot={
        <>
          <span>{t('company.toRegistry')}</span>
          <Link to="/tablolar?gorunum=verbis" className={css.footLink}>
            {t('company.openNotification')}
          </Link>
        </>
      }
      flush
    >
      <dl className={css.identity}>
        {identity.asked.map((field) => {
          const label = t(`company.short.${field}`);
          const value = profile[field];
          const typed = values[field] !== stored[field];
          return (
            <div key={field}>
              <dt>{label}</dt>
              {typed ? (
                <dd className={css.waits}>
                  {t('company.waits')} <IconAlertTriangle size={16} aria-hidden />
                </dd>
              ) : value ? (
                <dd>
                  {value}
                  {field !== 'irtibat_tckn' && <CopyValue label={label} value={value} />}
                </dd>
              ) : !missing.includes(field) ? (
                <dd>–</dd>
              ) : (
                <dd className={css.waits}>
                  {t('company.none')} <IconAlertTriangle size={16} aria-hidden />
                </dd>
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
