import { useRef, useState, useTransition } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './filters.module.css';

type Props = Readonly<{
  value: string;
  /** Called with every keystroke, at low priority: typing never waits for the list. */
  onSearch: (q: string) => void;
  label: string;
  /** Searched texts, where they are not the label. */
  placeholder?: string;
}>;

/** The search of a screen; `/` focuses it, and an arrow down moves from here into the rows. */
export function SearchBox({ value, onSearch, label, placeholder = label }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(value);
  const [pending, startTransition] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  const shown = pending ? draft : value;
  const type = (q: string) => {
    setDraft(q);
    startTransition(() => onSearch(q));
  };
  return (
    <TextInput
      ref={input}
      className={classes.search}
      size="xs"
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
      rightSection={
        shown && (
          <CloseButton
            size="sm"
            aria-label={t('ui.search.clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          />
        )
      }
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      data-list-search
    />
  );
}
