import type { CompanyUser } from '@emanet/contract/companies';
import { Avatar, Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { initialsOf } from '../../ui/initials.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import css from './companies.module.css';
import { useCompanyUsers } from './queries.ts';

/** Consultants and administrators one by one; the representatives have a screen of their own. */
export function UsersPanel() {
  const { t } = useTranslation();
  const query = useCompanyUsers();
  const users = query.data;
  const managers = users?.filter((one) => one.role !== 'temsilci') ?? [];
  const others = (users?.length ?? 0) - managers.length;
  return (
    <Panel
      title={t('company.users')}
      count={users?.length}
      tools={
        <Link to="/organizasyon" className={css.footLink}>
          {t('company.toOrganization')}
        </Link>
      }
    >
      {!users && !query.error && <Skeleton height={62} radius="lg" />}
      {!users && query.error && (
        <Button variant="default" onClick={() => void query.refetch()}>
          {t('company.usersAgain')}
        </Button>
      )}
      {users && (
        <ul className={css.users}>
          {managers.map((one) => (
            <UserCard key={one.user_id} one={one} />
          ))}
          <li>
            <span className={css.two}>
              <b>{t('company.representatives', { count: others })}</b>
              <span className={css.quiet}>{t('company.inOrganization')}</span>
            </span>
          </li>
        </ul>
      )}
    </Panel>
  );
}

function UserCard({ one }: { one: CompanyUser }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const name = one.fullname || one.email;
  const role = t(`shell.roles.${one.role}`);
  return (
    <li>
      <Avatar size={32} color="petrol" aria-hidden>
        {initialsOf(name)}
      </Avatar>
      <span className={css.two} title={one.email}>
        <b>{name}</b>
        <span
          className={css.quiet}
          title={one.son_giris ? whenInFull(one.son_giris, lang) : undefined}
        >
          {one.son_giris ? `${role}, ${when(one.son_giris, lang)}` : role}
        </span>
      </span>
    </li>
  );
}
