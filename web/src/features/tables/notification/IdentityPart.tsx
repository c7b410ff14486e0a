import { VERBIS_IDENTITY } from '@emanet/contract/companies';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { CopyList } from './CopyList.tsx';
import classes from './rows.module.css';

/** The controller's identity as the company's own page has it, each part to be copied. */
export function IdentityPart({ kimlik }: { kimlik: Readonly<Record<string, string | null>> }) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <section aria-labelledby={title} className={classes.part}>
      <header className={classes.head}>
        <h2 id={title}>{t('notification.parts.kimlik')}</h2>
        <p>{t('notification.identityText')}</p>
        <Button component={Link} to="/sirket" size="xs" variant="default">
          {t('notification.toCompany')}
        </Button>
      </header>
      <table className={classes.table}>
        <tbody>
          {VERBIS_IDENTITY.map((field) => {
            const label = t(`company.short.${field}`);
            const value = kimlik[field];
            return (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{value ?? <span className={classes.missing}>{t('company.none')}</span>}</td>
                <td>{value && <CopyList names={[value]} label={label} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
