import type { Invitation } from '@emanet/contract/training';
import { useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
import { ASKED_STATES, SHARES, totalsOf, type Asked } from './filters.ts';

/** The filters of the invitations, for the bar and for the sheet of small screens. */
export function useInvitationFilters(
  rows: readonly Invitation[],
  asked: Asked,
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  return {
    choices: [
      {
        key: 'states',
        label: t('fields.state'),
        options: ASKED_STATES.map((value) => ({ value, label: t(`training.state.${value}`) })),
        chosen: asked.states,
        choose: (states) => set({ states }),
        always: true,
      },
      {
        key: 'departments',
        label: t('fields.department'),
        options: totalsOf(rows).map(({ key, name }) => ({
          value: key,
          label: name ?? t('training.others'),
        })),
        chosen: asked.departments,
        choose: (departments) => set({ departments }),
        always: true,
      },
      {
        key: 'shares',
        label: t('training.progress'),
        options: SHARES.map((value) => ({ value, label: t('training.shareOf', { share: value }) })),
        chosen: asked.shares,
        choose: (shares) => set({ shares }),
        always: true,
      },
    ],
    flags: [],
  };
}
