import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import css from './form.module.css';

/** Label of a field that must be filled: says so in a word, not by a star. */
export function RequiredLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children} <span className={css.required}>{t('form.required')}</span>
    </>
  );
}
