import type { RegistryCategory } from '@emanet/contract/tables';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { cardId } from './card-id.ts';
import classes from './notification.module.css';

/** Leads to each category and says which still lack something. */
export function CategoryRail({ categories }: { categories: readonly RegistryCategory[] }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.rail} aria-label={t('tables.rail')}>
      <ul>
        {categories.map(({ kategori, ad, eksikler }) => (
          <li key={kategori}>
            <a href={`#${cardId(kategori)}`}>
              {eksikler.length > 0 ? (
                <IconAlertTriangle size={15} aria-hidden data-state="lacking" />
              ) : (
                <IconCircleCheck size={15} aria-hidden data-state="complete" />
              )}
              <span>{ad}</span>
              {eksikler.length > 0 && (
                <span className={classes.railCount}>
                  {t('tables.gapCount', { count: eksikler.length })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
