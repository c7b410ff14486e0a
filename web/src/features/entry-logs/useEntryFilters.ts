import { ENTRY_EVENTS } from '@emanet/contract/entry-logs';
import { ROLES } from '@emanet/contract/shared/roles';
import { useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
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
      {
        key: 'events',
        label: t('entryLogs.event'),
        options: ENTRY_EVENTS.map((value) => ({
          value,
          label: [t(`entryLogs.kinds.${value}`), detail(value)].filter(Boolean).join(': '),
        })),
        chosen: asked.events,
        choose: (events) => set({ events }),
        always: true,
      },
      {
        key: 'roles',
        label: t('entryLogs.role'),
        options: ROLES.map((value) => ({ value, label: t(`shell.roles.${value}`) })),
        chosen: asked.roles,
        choose: (roles) => set({ roles }),
        always: true,
      },
      {
        key: 'people',
        label: t('fields.person'),
        options: people.map((one) => ({
          value: String(one.user_id),
          label: one.fullname ?? one.email,
        })),
        chosen: asked.people,
        choose: (chosen) => set({ people: chosen }),
        always: true,
      },
    ],
  };
}
