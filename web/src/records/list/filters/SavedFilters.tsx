import { useState } from 'react';
import type { FormEvent } from 'react';
import { ActionIcon, Button, Group, Popover, Text, TextInput, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconBookmark, IconCheck, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { Cut } from '../../../ui/table/Cut.tsx';
import type { Register } from '../../register.ts';
import classes from './saved.module.css';
import { searchToSave, withoutSaved, withSaved } from './saved-filters.ts';
import type { SavedFilter } from './saved-filters.ts';

/** The named filters of this person in this browser. */
export function useSavedFilters(
  register: Register,
  search: string,
  apply: (search: string) => void,
) {
  const [list, setList] = useLocalStorage<SavedFilter[]>({
    key: `emanet:${useUser().user_id}:${register.noun}:filters`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const now = searchToSave(search);
  return {
    list,
    now,
    apply,
    save: (name: string) => setList(withSaved(list, name, search)),
    remove: (name: string) => setList(withoutSaved(list, name)),
  };
}
export type SavedFilters = ReturnType<typeof useSavedFilters>;

/** The saved filters to choose from, and a line to save the present one. */
export function SavedFilterItems({
  saved,
  onApplied,
  titled = false,
}: {
  saved: SavedFilters;
  onApplied: () => void;
  /** Among other things, a title says what this is. */
  titled?: boolean;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    saved.save(name);
    setName('');
  };
  return (
    <div className={classes.saved}>
      {titled && <Title order={3}>{t('records.saved.title')}</Title>}
      {saved.list.map((one) => (
        <Group key={one.name} gap="xs" wrap="nowrap">
          <button
            type="button"
            className={classes.savedName}
            aria-pressed={one.search === saved.now}
            onClick={() => {
              saved.apply(one.search);
              onApplied();
            }}
          >
            <Cut title={one.name} />
            {one.search === saved.now && <IconCheck size={14} aria-hidden />}
          </button>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('records.saved.delete', { name: one.name })}
            onClick={() => saved.remove(one.name)}
          >
            <IconTrash size={15} />
          </ActionIcon>
        </Group>
      ))}
      {saved.now === '' ? (
        saved.list.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('records.saved.none')}
          </Text>
        )
      ) : (
        <form className={classes.saveForm} onSubmit={save}>
          <TextInput
            size="xs"
            label={t('records.saved.save')}
            aria-label={t('records.saved.name')}
            placeholder={t('records.saved.placeholder')}
            maxLength={60}
            required
            withAsterisk={false}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" variant="default">
            {t('records.saved.keep')}
          </Button>
        </form>
      )}
      <Text size="xs" c="dimmed">
        {t('records.saved.onlyHere')}
      </Text>
    </div>
  );
}

/** The same behind a button of the filter line. `tight`: the line needs the room for filters. */
export function SavedFiltersButton({ saved, tight }: { saved: SavedFilters; tight: boolean }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={340}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={classes.savedButton}
          data-tight={tight || undefined}
          aria-label={t('records.saved.title')}
          leftSection={<IconBookmark size={15} />}
          rightSection={<IconChevronDown size={14} />}
          onClick={() => setOpened(!opened)}
        >
          <span className={classes.savedLabel}>{t('records.saved.title')}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="md" aria-label={t('records.saved.title')}>
        <SavedFilterItems saved={saved} onApplied={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
