import { TEXT_GROUPS } from '@emanet/contract/texts/kinds';
import type { TextRow } from '@emanet/contract/texts';
import { useTranslation } from '../../../platform/i18n.ts';
import { choicesOf, flagsOf, type FilterList } from '../../../ui/filters/filter.ts';
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
  const choice = choicesOf(asked, set);
  const archived = { ...flagsOf(asked, set)('archived', t('texts.archive')), always: false };
  return {
    choices: [
      choice('groups', t('fields.kind'), TEXT_GROUPS, (value) => t(`texts.groups.${value}`)),
      choice('states', t('texts.state'), STATES, (value) =>
        t(value === 'bildirim' ? 'texts.notices' : `texts.stateNames.${value}`),
      ),
      choice('places', t('texts.faces.yayinda'), PLACES, (value) => t(`texts.places.${value}`)),
      choice('approvers', t('texts.approver'), people, (value) => value),
    ],
    flags: mayWrite ? [archived] : [],
  };
}
