import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { Digits } from './form-values.ts';

type Props = Readonly<{
  children: ReactNode;
  /** Check of the digits typed so far. */
  digits?: Digits;
}>;

/** Label of a field that VERBİS requires, with the result of its check digits. */
export function VerbisLabel({ children, digits }: Props) {
  const { t } = useTranslation();
  const good = digits === 'right' || digits === 'fits';
  return (
    <Group component="span" flex={1} gap="sm">
      {children} <Tag>{t('company.verbis')}</Tag>
      {digits && (
        <Group
          component="span"
          gap="hair"
          ml="auto"
          fz="meta"
          c={good ? 'var(--em-done)' : 'var(--em-mid)'}
          role="status"
        >
          {good ? <IconCheck size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
          {t(`company.digits.${digits}`)}
        </Group>
      )}
    </Group>
  );
}
