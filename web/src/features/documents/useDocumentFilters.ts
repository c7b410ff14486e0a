import { useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
import type { Asked } from './filters.ts';

const REVIEWS = ['geciken', 'yaklasan', 'tarihsiz'] as const;

/** The filters of the documents beside their kinds, for the bar and for the sheet of small screens. */
export function useDocumentFilters(asked: Asked, set: (part: Partial<Asked>) => void): FilterList {
  const { t } = useTranslation();
  return {
    choices: [
      {
        key: 'reviews',
        label: t('documents.review'),
        options: REVIEWS.map((value) => ({ value, label: t(`documents.reviews.${value}`) })),
        chosen: asked.reviews,
        choose: (reviews) => set({ reviews }),
        always: true,
      },
    ],
    flags: [
      {
        key: 'unused',
        label: t('documents.unused'),
        on: asked.unused,
        toggle: () => set({ unused: !asked.unused }),
        always: true,
      },
    ],
  };
}
