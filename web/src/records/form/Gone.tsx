import { IconBuilding, IconFileOff } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCompany, useUser } from '../../platform/session/session.tsx';
import { useSwitchCompany } from '../../platform/session/useSwitchCompany.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { listAddress } from '../list-address.ts';
import type { Register } from '../register.ts';
import { originOf } from './origin.ts';

/** Nothing stands under this id, nothing this person may see, or it is another company's now. */
export function Gone({ register }: { register: Register }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { companies } = useUser();
  const now = useCompany();
  const switchTo = useSwitchCompany();
  const kept = originOf(pathname);
  const origin = companies.find(({ company_id }) => company_id === kept?.company_id);
  const elsewhere = origin && origin.company_id !== now.company_id ? origin : undefined;
  const list = (
    <Button component={Link} to={listAddress(register)} variant={elsewhere && 'default'}>
      {t('form.backToList')}
    </Button>
  );
  return (
    <>
      <PageHead title={t(`form.registers.${register.noun}.list`)} />
      {elsewhere ? (
        <EmptyState
          icon={<IconBuilding size={20} />}
          title={t('form.elsewhere.title', { company: elsewhere.company_name })}
          text={t('form.elsewhere.text', { now: now.company_name })}
        >
          <Button onClick={() => void switchTo(elsewhere.company_id, pathname + search)}>
            {t('form.elsewhere.back', { company: elsewhere.company_name })}
          </Button>
          {list}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<IconFileOff size={20} />}
          title={t('form.gone.title')}
          text={t('form.gone.text')}
        >
          {list}
        </EmptyState>
      )}
    </>
  );
}
