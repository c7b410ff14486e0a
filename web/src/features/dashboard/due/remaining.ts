import type { DueItem } from '@emanet/contract/dashboard';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import type { TFunction } from 'i18next';

/** "12 gün gecikti", "bugün", "3 gün". */
export function remaining(t: TFunction, { gun }: DueItem, today: string): string {
  const days = daysBetween(today, gun);
  if (days === 0) return t('dashboard.due.today');
  return days < 0
    ? t('dashboard.due.daysLate', { count: -days })
    : t('dashboard.due.days', { count: days });
}
