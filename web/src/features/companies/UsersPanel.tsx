import type { CompanyUser, Consultant } from '@emanet/contract/companies';
import {
  ActionIcon,
  Anchor,
  Avatar,
  Box,
  Button,
  Group,
  Paper,
  Skeleton,
  Text,
} from '@mantine/core';
import { IconShieldCheck, IconShieldX, IconUserCog } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan, useCompany, useUser } from '../../platform/session/session.tsx';
import { when, whenInFull } from '../../platform/when.ts';
import { SecondStepReset } from '../../records/SecondStepReset.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { useConsultants } from './life/queries.ts';
import css from './companies.module.css';
import { useCompanyUsers } from './queries.ts';

const ConsultantModal = atFirstMove(() => import('./life/ConsultantModal.tsx'));

/** Consultants and administrators one by one; the representatives have their own screen. */
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
  // A consultant has other companies as well, to which this company must not open access.
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
        <Anchor component={Link} to="/organizasyon" fw={620} underline="always">
          {t('company.toOrganization')}
        </Anchor>
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
        <ul className={`em-stack ${css.users}`}>
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
          <Paper component="li" withBorder radius="md" px="md" py="sm" lh={1.4}>
            <b>{t('common.representatives', { count: others })}</b>
            <Text fz="meta" c="dimmed">
              {t('company.inOrganization')}
            </Text>
          </Paper>
        </ul>
      )}
    </Panel>
  );
}

type CardProps = Readonly<{
  one: CompanyUser;
  /** A consultant with read access only. */
  reads: boolean;
  onReset: (() => void) | undefined;
  onChange: (() => void) | undefined;
}>;

function UserCard({ one, reads, onReset, onChange }: CardProps) {
  const { t, lang } = useTranslation();
  const name = one.fullname || one.email;
  const role = t(`shell.roles.${one.role}`);
  return (
    <Paper component="li" withBorder radius="md" px="md" py="sm">
      <Group gap="sm" wrap="nowrap">
        <Avatar size={32} color="petrol" aria-hidden>
          {initialsOf(name)}
        </Avatar>
        <Box flex={1} miw={0} lh={1.4} style={{ overflowWrap: 'anywhere' }} title={one.email}>
          <b>{name}</b>
          <Text
            fz="meta"
            c="dimmed"
            title={one.son_giris ? whenInFull(one.son_giris, lang) : undefined}
          >
            {one.son_giris ? `${role}, ${when(one.son_giris, lang)}` : role}
          </Text>
          {reads && <Tag>{t('company.consultant.rights.salt_okunur')}</Tag>}
        </Box>
        {one.ikinci_adim && !onReset && (
          <IconShieldCheck
            size={18}
            stroke={1.7}
            color="var(--em-done)"
            style={{ flex: 'none' }}
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
      </Group>
    </Paper>
  );
}

type ActProps = Readonly<{ icon: typeof IconUserCog; label: string; onClick: () => void }>;

/** Act on a person, at the end of the card. */
const Act = ({ icon: Icon, label, onClick }: ActProps) => (
  <ActionIcon
    variant="subtle"
    c="var(--em-done)"
    title={label}
    aria-label={label}
    onClick={onClick}
  >
    <Icon size={18} stroke={1.7} aria-hidden />
  </ActionIcon>
);
