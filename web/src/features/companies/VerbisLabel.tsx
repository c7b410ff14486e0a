import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import css from './companies.module.css';
import type { Digits } from './form-values.ts';

type Props = Readonly<{
  children: ReactNode;
  /** Verdict on the digits typed so far. */
  digits?: Digits;
}>;

/** Label of a field that VERBİS asks for, with what its digits tell. */
export function VerbisLabel({ children, digits }: Props) {
  const { t } = useTranslation();
  const good = digits === 'right' || digits === 'fits';
  return (
    <span className={css.label}>
      {children} <Tag>{t('company.verbis')}</Tag>
      {digits && (
        <span className={css.digits} data-good={good || undefined} role="status">
          {good ? <IconCheck size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
          {t(`company.digits.${digits}`)}
        </span>
      )}
    </span>
  );
}
