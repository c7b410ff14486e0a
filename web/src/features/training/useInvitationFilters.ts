import type { Invitation } from '@emanet/contract/training';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, type FilterList } from '../../ui/filters/filter.ts';
import { ASKED_STATES, SHARES, totalsOf, type Asked } from './filters.ts';

/** The filters of the invitations, for the bar and for the sheet of small screens. */
export function useInvitationFilters(
  rows: readonly Invitation[],
  asked: Asked,
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  const choice = choicesOf(asked, set);
  return {
    choices: [
      choice('states', t('fields.state'), ASKED_STATES, (value) => t(`training.state.${value}`)),
      choice(
        'departments',
        t('fields.department'),
        totalsOf(rows).map(({ key, name }) => ({
          value: key,
          label: name ?? t('training.others'),
        })),
      ),
      choice('shares', t('training.progress'), SHARES, (value) =>
        t('training.shareOf', { share: value }),
      ),
    ],
    flags: [],
  };
}
