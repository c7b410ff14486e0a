import { TEXT_GROUPS } from '@emanet/contract/texts/kinds';
import type { TextRow } from '@emanet/contract/texts';
import { useTranslation } from '../../../platform/i18n.ts';
import type { FilterList, Option } from '../../../ui/filters/filter.ts';
import { PLACES, STATES, type Asked } from './filters.ts';

/** Filters of the texts: kind, state, place, approver, and the archive. */
export function useTextFilters(
  asked: Asked,
  rows: readonly TextRow[],
  set: (part: Partial<Asked>) => void,
  mayWrite: boolean,
): FilterList {
  const { t } = useTranslation();
  const people = [...new Set(rows.flatMap(({ onaylayan }) => onaylayan ?? []))].sort();
  const choice = (
    key: 'groups' | 'states' | 'places' | 'approvers',
    label: string,
    options: readonly Option[],
  ) => ({
    ...{ key, label, options, chosen: asked[key], always: true },
    choose: (values: readonly string[]) => set({ [key]: values }),
  });
  return {
    choices: [
      choice(
        'groups',
        t('fields.kind'),
        TEXT_GROUPS.map((value) => ({ value, label: t(`texts.groups.${value}`) })),
      ),
      choice(
        'states',
        t('texts.state'),
        STATES.map((value) => ({
          value,
          label: t(value === 'bildirim' ? 'texts.notices' : `texts.stateNames.${value}`),
        })),
      ),
      choice(
        'places',
        t('texts.faces.yayinda'),
        PLACES.map((value) => ({ value, label: t(`texts.places.${value}`) })),
      ),
      choice(
        'approvers',
        t('texts.approver'),
        people.map((value) => ({ value, label: value })),
      ),
    ],
    flags: mayWrite
      ? [
          {
            key: 'archived',
            label: t('texts.archive'),
            on: asked.archived,
            toggle: () => set({ archived: !asked.archived }),
            always: false,
          },
        ]
      : [],
  };
}
