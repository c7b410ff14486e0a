import { useEffect, useState } from 'react';
import { Box, Divider, Group, Stack, Text, Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Trans } from 'react-i18next';
import type { ChangeLogEntry } from '@emanet/contract/change-logs';
import { fieldLabel } from '@emanet/contract/records/labels';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { Names } from '../kinds/kind.ts';
import type { Register } from '../register.ts';
import { useChangeLog, useMarkRead } from './log-queries.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import { LogPane } from './LogEntry.tsx';
import { splitByRead, updatedFields } from './changes.ts';

type Props = { register: Register; id: number; names: Names };

/** History of the record. Opening it marks everything as read. */
export function ChangeLog({ register, id, names }: Props) {
  const query = useChangeLog(register, id);
  const { mutate: markRead } = useMarkRead(register);
  const arrived = query.data !== undefined;
  useEffect(() => {
    if (arrived) markRead(id);
  }, [arrived, id, markRead]);

  return (
    <LogPane query={query}>
      {(entries) => <Entries entries={entries} register={register} names={names} />}
    </LogPane>
  );
}

type EntriesProps = { entries: readonly ChangeLogEntry[]; register: Register; names: Names };

function Entries({ entries, register, names }: EntriesProps) {
  const { t } = useTranslation();
  // Entries that were new when the panel opened stay marked as new until it closes.
  const [newIds] = useState(() => new Set(splitByRead(entries).unread.map((entry) => entry.id)));
  const marked = entries.map((entry) => ({ ...entry, okundu: !newIds.has(entry.id) }));
  const [field, setField] = useState<string>();
  const { unread, read } = splitByRead(
    marked.filter((entry) => !field || entry.alanlar.some((change) => change.alan === field)),
  );
  const draw = (entry: ChangeLogEntry) => (
    <ChangeEntry
      key={entry.id}
      entry={entry}
      older={marked.slice(marked.findIndex((one) => one.id === entry.id) + 1)}
      register={register}
      names={names}
      only={field}
    />
  );
  return (
    <Box px="gutter" pt="panels" pb="far">
      <Group justify="space-between" wrap="nowrap" mih={28}>
        <Text size="sm" c="var(--em-text-2)">
          {unread.length > 0 ? (
            <Trans i18nKey="changeLog.since" count={unread.length} components={{ b: <strong /> }} />
          ) : (
            t('changeLog.nothingNew')
          )}
        </Text>
        <FieldMenu entries={entries} register={register} field={field} onField={setField} />
      </Group>
      <Stack component="ol" gap={0}>
        {unread.map(draw)}
      </Stack>
      {unread.length > 0 && read.length > 0 && <Divider mt="xl" label={t('changeLog.read')} />}
      <Stack component="ol" gap={0}>
        {read.map(draw)}
      </Stack>
    </Box>
  );
}

type FieldMenuProps = {
  entries: readonly ChangeLogEntry[];
  register: Register;
  field: string | undefined;
  onField: (field: string | undefined) => void;
};

/** Narrows the log to one field; only fields that were ever updated are offered. */
function FieldMenu({ entries, register, field, onField }: FieldMenuProps) {
  const { t, lang } = useTranslation();
  const fields = updatedFields(entries);
  if (fields.length < 2) return null;
  const labelOf = (name: string) => fieldLabel(register.noun, name, lang);
  return (
    <MenuButton
      position="bottom-end"
      className="em-scroll"
      styles={{ dropdown: { maxHeight: '50dvh' } }}
      button={(button) => (
        <Button {...button} size="xs" variant="subtle" rightSection={<IconChevronDown size={14} />}>
          {field ? labelOf(field) : t('changeLog.allFields')}
        </Button>
      )}
    >
      <MenuAct onClick={() => onField(undefined)}>{t('changeLog.allFields')}</MenuAct>
      {fields.map((name) => (
        <MenuAct key={name} onClick={() => onField(name)}>
          {labelOf(name)}
        </MenuAct>
      ))}
    </MenuButton>
  );
}
