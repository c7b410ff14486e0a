import { ENTRY_EVENTS } from '@emanet/contract/entry-logs';
import { ROLES } from '@emanet/contract/shared/roles';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, type FilterList } from '../../ui/filters/filter.ts';
import { useDetail } from './detail.ts';
import { RANGES, type Asked } from './filters.ts';

type Person = Readonly<{ user_id: number; fullname: string | null; email: string }>;

/** The filters of the entry logs, for the bar and for the sheet of small screens. */
export function useEntryFilters(
  asked: Asked,
  people: readonly Person[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  const detail = useDetail();
  const choice = choicesOf(asked, set);
  return {
    flags: [],
    choices: [
      {
        key: 'range',
        label: t('entryLogs.range'),
        options: RANGES.map((value) => ({ value, label: t(`entryLogs.ranges.${value}`) })),
        chosen: [asked.range],
        // The range is one of its choices, never none: the newest press counts.
        choose: (values) => {
          const last = values.at(-1);
          set({ range: RANGES.find((one) => one === last) ?? RANGES[0] });
        },
        always: true,
      },
      choice('events', t('entryLogs.event'), ENTRY_EVENTS, (value) =>
        [t(`entryLogs.kinds.${value}`), detail(value)].filter(Boolean).join(': '),
      ),
      choice('roles', t('entryLogs.role'), ROLES, (value) => t(`shell.roles.${value}`)),
      choice(
        'people',
        t('fields.person'),
        people.map((one) => ({
          value: String(one.user_id),
          label: one.fullname ?? one.email,
        })),
      ),
    ],
  };
}
