import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ChangeLogEntry } from '@emanet/contract/change-logs';
import { fieldLabel } from '@emanet/contract/records/labels';
import { useTranslation } from '../../platform/i18n.ts';
import type { Register } from '../register.ts';
import { updatedFields } from './changes.ts';

type Props = {
  entries: readonly ChangeLogEntry[];
  register: Register;
  field: string | undefined;
  onField: (field: string | undefined) => void;
};

/** Narrows the log to one field; only fields that were ever updated are offered. */
export function FieldMenu({ entries, register, field, onField }: Props) {
  const { t, lang } = useTranslation();
  const fields = updatedFields(entries);
  if (fields.length < 2) return null;
  const labelOf = (name: string) => fieldLabel(register.noun, name, lang);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="subtle" rightSection={<IconChevronDown size={14} />}>
          {field ? labelOf(field) : t('changeLog.allFields')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="50dvh" style={{ overflowY: 'auto' }}>
        <Menu.Item onClick={() => onField(undefined)}>{t('changeLog.allFields')}</Menu.Item>
        {fields.map((name) => (
          <Menu.Item key={name} onClick={() => onField(name)}>
            {labelOf(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
