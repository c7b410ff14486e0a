import { useEffect, useRef, useState, useTransition } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './filters.module.css';

const TO_ADDRESS_AFTER_MS = 400;

type Props = {
  /** What the address says. */
  value: string;
  /** Called with every keystroke, at low priority: the box itself never waits for the list. */
  onSearch: (q: string) => void;
  /** Called when the typing pauses. */
  onSettled: (q: string) => void;
};

/** The search; `/` anywhere on the page leads here. */
export function SearchBox({ value, onSearch, onSettled }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [, startTransition] = useTransition();
  const settled = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  const settle = useDebouncedCallback((q: string) => {
    settled.current = q;
    onSettled(q);
  }, TO_ADDRESS_AFTER_MS);

  // The address changed without us: a saved filter, Back, or "clear filters".
  useEffect(() => {
    if (value === settled.current) return;
    settled.current = value;
    setTyped(value);
    onSearch(value);
  }, [value, onSearch]);

  const type = (q: string) => {
    setTyped(q);
    startTransition(() => onSearch(q));
    settle(q);
  };

  return (
    <TextInput
      ref={input}
      className={classes.search}
      size="xs"
      type="search"
      aria-label={t('records.search.label')}
      aria-keyshortcuts="/"
      placeholder={t('records.search.placeholder')}
      leftSection={<IconSearch size={16} stroke={1.8} />}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={t('records.search.clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      data-list-search
    />
  );
}
