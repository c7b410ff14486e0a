import { useState } from 'react';
import { Checkbox, Group, Switch, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { SpecialMark } from '../SpecialMark.tsx';
import { gathered } from '../table/entries.ts';
import { findByWords } from '../word-search.ts';
import type { ChoiceFilter, Option } from './filter.ts';
import classes from './filters.module.css';

const SEARCHED_FROM = 3;

const labelOf = ({ label }: Option) => label;
const groupOf = ({ group = '' }: Option) => group;

/** The choices of one filter as check boxes, grouped, with a search when they are many. */
export function ChoiceList({ filter }: { filter: ChoiceFilter }) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const found = findByWords(filter.options, q, { name: labelOf, also: groupOf });
  // Each heading is shown once, over all of its choices.
  const shown = gathered(found, (option) => ({ key: groupOf(option), label: groupOf(option) }));
  // Enter takes it, so it is marked.
  const best = q.trim() ? shown[0] : undefined;
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
          aria-label={t('ui.filters.find')}
          placeholder={t('ui.filters.find')}
          leftSection={<IconSearch size={14} />}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !best) return;
            event.preventDefault();
            toggle(best.value, !filter.chosen.includes(best.value));
            event.currentTarget.select();
          }}
        />
      )}
      <div
        role="group"
        aria-label={filter.label}
        className={`em-column em-scroll ${classes.choices}`}
      >
        {shown.map((option, index) => (
          <Choice
            key={option.value}
            option={option}
            heading={option.group !== shown[index - 1]?.group ? option.group : undefined}
            best={option === best}
            checked={filter.chosen.includes(option.value)}
            onChange={(on) => toggle(option.value, on)}
          />
        ))}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p="sm">
            {t('ui.filters.nothing')}
          </Text>
        )}
      </div>
      {filter.not && (
        <Switch
          size="xs"
          mt="sm"
          withThumbIndicator={false}
          label={t('ui.filters.not')}
          checked={filter.not.on}
          onChange={filter.not.toggle}
        />
      )}
    </>
  );
}

type ChoiceProps = {
  option: Option;
  heading: string | undefined;
  best: boolean;
  checked: boolean;
  onChange: (on: boolean) => void;
};

function Choice({ option, heading, best, checked, onChange }: ChoiceProps) {
  return (
    <>
      {heading && (
        <Group gap="sm" p="xs" pt="sm" fz="xs" fw={620} c="dimmed">
          {heading}
          {option.special && <SpecialMark />}
        </Group>
      )}
      <Checkbox
        size="xs"
        className={`em-round-small ${classes.choice}`}
        mod={{ best }}
        label={option.label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </>
  );
}
