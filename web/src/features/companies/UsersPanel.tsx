import type { CompanyUser, Consultant } from '@emanet/contract/companies';
import { ActionIcon, Avatar, Button, Skeleton } from '@mantine/core';
import { IconShieldCheck, IconShieldX, IconUserCog } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan, useCompany, useUser } from '../../platform/session/session.tsx';
import { when, whenInFull } from '../../platform/when.ts';
import { SecondStepReset } from '../../records/SecondStepReset.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { ConsultantModal } from './life/ConsultantModal.tsx';
import { useConsultants } from './life/queries.ts';
import css from './companies.module.css';
import { useCompanyUsers } from './queries.ts';

/** Consultants and administrators one by one; the representatives have a screen of their own. */
export function UsersPanel() {
  const { t } = useTranslation();
  const query = useCompanyUsers();
  const users = query.data;
  const managers = users?.filter((one) => one.role !== 'temsilci') ?? [];
  const [asked, setAsked] = useState<CompanyUser>();
  const company = useCompany();
  const { data: consultants = [] } = useConsultants(company.company_id);
  const [changing, setChanging] = useState<Consultant>();
  const { user_id: self, role } = useUser();
  const mayWrite = useCan('organization.write');
  // A consultant has other companies as well, whose doors are not this company's to open.
  const mayReset = (one: CompanyUser) =>
    mayWrite && one.ikinci_adim && one.role === 'yönetici' && one.user_id !== self;
  const mayChange = ({ user_id }: Consultant) =>
    (role === 'yönetici' && mayWrite) || user_id === self;
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
      {asked && (
        <SecondStepReset
          one={asked}
          onDone={() => void query.refetch()}
          onClose={() => setAsked(undefined)}
        />
      )}
      {changing && (
        <ConsultantModal company={company} one={changing} onClose={() => setChanging(undefined)} />
      )}
      {users && (
        <ul className={css.users}>
          {managers.map((one) => {
            const consultant = consultants.find(({ user_id }) => user_id === one.user_id);
            return (
              <UserCard
                key={one.user_id}
                one={one}
                reads={consultant?.hak === 'salt_okunur'}
                onReset={mayReset(one) ? () => setAsked(one) : undefined}
                onChange={
                  consultant && mayChange(consultant) ? () => setChanging(consultant) : undefined
                }
              />
            );
          })}
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

type CardProps = Readonly<{
  one: CompanyUser;
  /** A consultant who may read alone. */
  reads: boolean;
  onReset: (() => void) | undefined;
  onChange: (() => void) | undefined;
}>;

function UserCard({ one, reads, onReset, onChange }: CardProps) {
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
        {reads && <Tag>{t('company.consultant.rights.salt_okunur')}</Tag>}
      </span>
      {one.ikinci_adim && !onReset && (
        <IconShieldCheck
          size={18}
          stroke={1.7}
          className={css.step}
          aria-label={t('company.stepSet')}
        />
      )}
      {onReset && (
        <Act icon={IconShieldX} label={t('security.resetOf', { name })} onClick={onReset} />
      )}
      {onChange && (
        <Act
          icon={IconUserCog}
          label={t('company.consultant.change', { name })}
          onClick={onChange}
        />
      )}
    </li>
  );
}

type ActProps = Readonly<{ icon: typeof IconUserCog; label: string; onClick: () => void }>;

/** Act on a person, at the end of the card. */
const Act = ({ icon: Icon, label, onClick }: ActProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    className={css.step}
    title={label}
    aria-label={label}
    onClick={onClick}
  >
    <Icon size={18} stroke={1.7} aria-hidden />
  </ActionIcon>
);
