import { IconFileOff } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { listAddress } from '../list-address.ts';
import type { Register } from '../register.ts';

/** Shown when no record has this id, or the person may not see it. */
export function Gone({ register }: { register: Register }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t(registerText(register.noun, 'title'))} />
      <EmptyState
        icon={<IconFileOff size={20} />}
        title={t('form.gone.title')}
        text={t('form.gone.text')}
      >
        <Button component={Link} to={listAddress(register)}>
          {t('common.backToList')}
        </Button>
      </EmptyState>
    </>
  );
}
