import { useState, type ReactNode } from 'react';
import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import choices from '../../filters/filters.module.css';
import { findByWords } from '../../word-search.ts';
import type { Column } from '../column.ts';

type Named = Pick<Column<never>, 'id' | 'label'>;

export type ColumnChoice = Readonly<{
  /** Every column except the name. */
  columns: readonly Named[];
  shown: readonly string[];
  onChange: (ids: string[]) => void;
  /** Moves a shown column by places; without it the order of columns is fixed. */
  onMove?: (id: string, by: number) => void;
  /** Restores the default; undefined while nothing was changed. */
  onReset: (() => void) | undefined;
  /** Further choices of how rows are shown. */
  children?: ReactNode;
}>;

/** Choice and order of a table's columns. */
export default function ColumnPanel(props: ColumnChoice) {
  const { columns, shown, onChange, onMove, onReset, children } = props;
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const label = t('ui.columns.choose');
  const byId = new Map(columns.map((one) => [one.id, one]));
  const inOrder = shown.flatMap((id) => byId.get(id) ?? []);
  const ordered = [...inOrder, ...columns.filter(({ id }) => !shown.includes(id))];
  const found = findByWords(ordered, q, { name: (one) => one.label });
  return (
    <Stack gap="sm">
      {children}
      <TextInput
        size="xs"
        type="search"
        aria-label={t('ui.columns.search')}
        placeholder={t('ui.columns.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <div className={`em-column em-scroll ${choices.choices}`} role="group" aria-label={label}>
        {found.map(({ id, label: name }) => {
          const at = shown.indexOf(id);
          return (
            <Group key={id} gap={2} wrap="nowrap">
              <Checkbox
                size="xs"
                className={`em-round-small ${choices.choice}`}
                flex={1}
                label={name}
                checked={at >= 0}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked
                      ? [...shown, id]
                      : shown.filter((other) => other !== id),
                  )
                }
              />
              {onMove && at >= 0 && (
                <>
                  <MoveButton name={name} up disabled={at === 0} onMove={() => onMove(id, -1)} />
                  <MoveButton
                    name={name}
                    disabled={at === shown.length - 1}
                    onMove={() => onMove(id, 1)}
                  />
                </>
              )}
            </Group>
          );
        })}
        {found.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('ui.columns.nothingFound')}
          </Text>
        )}
      </div>
      {onReset && (
        <Button size="xs" variant="subtle" color="gray" onClick={onReset}>
          {t('ui.columns.reset')}
        </Button>
      )}
    </Stack>
  );
}

type MoveProps = Readonly<{ name: string; up?: boolean; disabled: boolean; onMove: () => void }>;

function MoveButton({ name, up = false, disabled, onMove }: MoveProps) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      size="sm"
      variant="subtle"
      color="gray"
      disabled={disabled}
      aria-label={t(up ? 'ui.columns.earlier' : 'ui.columns.later', { name })}
      onClick={onMove}
    >
      {up ? <IconChevronUp size={15} /> : <IconChevronDown size={15} />}
    </ActionIcon>
  );
}
