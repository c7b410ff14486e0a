import { companies } from '@emanet/contract/companies';
import { verbisIdentity } from '@emanet/contract/filings/identity';
import { Button, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../nouns/act.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { dayShort } from '../../../platform/when.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { PartHead } from './PartHead.tsx';
import { CopyList } from './CopyList.tsx';
import classes from './rows.module.css';

/** The controller's identity from the company's own page, each part with a copy button. */
export function IdentityPart({ kimlik }: { kimlik: Readonly<Record<string, string | null>> }) {
  const { t, lang } = useTranslation();
  const title = useId();
  const mayReveal = useCan('organization.write');
  const identity = verbisIdentity(kimlik);
  const missing = identity.missing(kimlik);
  const { verbis_silme_tarihi: deleted, verbis_silme_nedeni: reason } = kimlik;
  const reveal = useAct(companies.revealContact);
  const number = reveal.data?.data.irtibat_tckn;
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <PartHead
        id={title}
        title={t('notification.parts.kimlik')}
        text={t('notification.identityText')}
      >
        <Button component={Link} to="/sirket" size="xs" variant="default">
          {t('notification.toCompany')}
        </Button>
      </PartHead>
      {deleted && (
        <Note tone="mid" title={t('filings.deleted', { day: dayShort(deleted, lang) })}>
          {reason}
        </Note>
      )}
      <table className={`em-card em-table ${classes.table}`}>
        <tbody>
          {identity.asked.map((field) => {
            const label = t(`company.short.${field}`);
            const masked = field === 'irtibat_tckn' && number === undefined;
            const value = field === 'irtibat_tckn' ? (number ?? kimlik[field]) : kimlik[field];
            return (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>
                  {value ??
                    (missing.includes(field) ? (
                      <Text span inherit c="var(--em-mid)" fw={560}>
                        {t('company.none')}
                      </Text>
                    ) : (
                      '–'
                    ))}
                </td>
                <td>
                  {value && !masked && <CopyList names={[value]} label={label} />}
                  {value && masked && mayReveal && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      title={t('company.revealText')}
                      onClick={() => reveal.mutate({})}
                    >
                      {t('applications.reveal')}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Stack>
  );
}
