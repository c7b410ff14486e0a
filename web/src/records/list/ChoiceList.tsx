import { useState } from 'react';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { searchable } from '@emanet/contract/shared/turkish';
import { useTranslation } from '../../platform/i18n.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import classes from './filters.module.css';
import type { ChoiceFilter, Option } from './useFilterList.ts';

const SEARCHED_FROM = 9;

/** The choices of one filter as check boxes, grouped, with a search when they are many. */
export function ChoiceList({ filter }: { filter: ChoiceFilter }) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const wanted = searchable(q.trim());
  const shown = filter.options.filter((option) =>
    searchable(`${option.label} ${option.group ?? ''}`).includes(wanted),
  );
  const toggle = (value: string, on: boolean) =>
    filter.choose(
      filter.options
        .map((option) => option.value)
        .filter((one) => (one === value ? on : filter.chosen.includes(one))),
    );
  return (
    <>
      {filter.options.length >= SEARCHED_FROM && (
        <TextInput
          size="xs"
          mb="sm"
          data-autofocus
          aria-label={t('records.filters.find')}
          placeholder={t('records.filters.find')}
          leftSection={<IconSearch size={14} />}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      )}
      <div role="group" aria-label={filter.label} className={classes.choices}>
        {shown.map((option, index) => (
          <Choice
            key={option.value}
            option={option}
            heading={option.group !== shown[index - 1]?.group ? option.group : undefined}
            checked={filter.chosen.includes(option.value)}
            onChange={(on) => toggle(option.value, on)}
          />
        ))}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p="sm">
            {t('records.filters.nothing')}
          </Text>
        )}
      </div>
    </>
  );
}

type ChoiceProps = {
  option: Option;
  heading: string | undefined;
  checked: boolean;
  onChange: (on: boolean) => void;
};

function Choice({ option, heading, checked, onChange }: ChoiceProps) {
  return (
    <>
      {heading && (
        <div className={classes.heading}>
          {heading}
          {option.special && <SpecialMark />}
        </div>
      )}
      <Checkbox
        size="xs"
        className={classes.choice}
        label={option.label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </>
  );
}
