import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, flagsOf, type FilterList } from '../../ui/filters/filter.ts';
import type { Asked } from './filters.ts';

const REVIEWS = ['geciken', 'yaklasan', 'tarihsiz'] as const;

/** The filters of the documents except their kinds, for the bar and for small screens. */
export function useDocumentFilters(asked: Asked, set: (part: Partial<Asked>) => void): FilterList {
  const { t } = useTranslation();
  return {
    choices: [
      choicesOf(asked, set)('reviews', t('documents.review'), REVIEWS, (value) =>
        t(`documents.reviews.${value}`),
      ),
    ],
    flags: [flagsOf(asked, set)('unused', t('documents.unused'))],
  };
}
