import { Text } from '@mantine/core';
import { choiceOf, type LookupName } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { groupsOf, noteOf } from '../field/offered.ts';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import { choiceLabel, textIn, type ControlProps } from './control.ts';
import { AnswerControl } from './AnswerControl.tsx';

/** Number of choices that can be read at a glance, without a list to open. */
const AT_A_GLANCE = 2;

/** The choices of a look-up under their headings; without one where the look-up has none. */
const optionsOf = (lookup: LookupName, lang: Language, chosen: string) =>
  groupsOf(lookup, lang, { special: true, ticked: [chosen], first: [] }).map(
    ({ title, choices }) => ({
      group: title ?? '',
      items: choices.map((choice) => ({ value: choice.code, label: choiceLabel(choice, lang) })),
    }),
  );

/** One of a look-up. */
export function ChoiceControl(props: ControlProps) {
  const { field, value, onChange, lang, readOnly, aria } = props;
  const { t } = useTranslation();
  const { lookup } = field;
  const code = textIn(value);
  const groups = useMemo(() => (lookup ? optionsOf(lookup, lang, code) : []), [lookup, lang, code]);
  const chosen = lookup && choiceOf(lookup, textIn(value));
  const note = chosen && noteOf(chosen, lang);
  const items = groups.flatMap((group) => group.items);
  if (items.length <= AT_A_GLANCE)
    return (
      <AnswerControl
        {...props}
        answers={items}
        answer={textIn(value)}
        onAnswer={(code) => onChange(code || null)}
      />
    );
  return (
    <>
      <SearchSelect
        {...aria}
        value={textIn(value) || null}
        data={groups.some(({ group }) => group) ? groups : items}
        clearable={!readOnly}
        clearButtonProps={{ 'aria-label': t('common.clearSelection') }}
        nothingFoundMessage={t('ui.filters.nothing')}
        placeholder={t('common.choose')}
        readOnly={readOnly}
        error={aria['aria-invalid']}
        onChange={onChange}
      />
      {note && (
        <Text fz="meta" c="dimmed" mt={5}>
          {note}
        </Text>
      )}
    </>
  );
}
