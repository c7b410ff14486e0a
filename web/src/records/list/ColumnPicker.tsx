import { ActionIcon, Button, Checkbox, Popover, SegmentedControl } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { COLUMN_PRESETS } from '@emanet/contract/records/fields';
import type { ColumnPreset } from '@emanet/contract/records/fields';
import { useTranslation } from '../../platform/i18n.ts';
import type { Register } from '../register.ts';
import { allColumns } from './columns.ts';
import classes from './filters.module.css';
import { useColumnLabel } from './TableHead.tsx';
import type { useColumns } from './useListState.ts';

type Props = {
  register: Register;
  preset: ColumnPreset;
  onPreset: (preset: ColumnPreset) => void;
  chosen: ReturnType<typeof useColumns>;
};

const isPreset = (value: string): value is ColumnPreset =>
  COLUMN_PRESETS.some((preset) => preset === value);

/** Column presets, and a chooser that changes the preset in use for this person. */
export function ColumnPicker({ register, preset, onPreset, chosen }: Props) {
  const { t } = useTranslation();
  const labelOf = useColumnLabel(register);
  const keys = chosen.columns.map((column) => column.key);
  return (
    <>
      <SegmentedControl
        size="xs"
        className={classes.presets}
        aria-label={t('records.columns.presets')}
        data={COLUMN_PRESETS.map((value) => ({ value, label: t(`records.columns.${value}`) }))}
        value={preset}
        onChange={(value) => isPreset(value) && onPreset(value)}
      />
      <Popover position="bottom-end" width={300} trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon
            variant="default"
            size="md"
            aria-label={t('records.columns.choose')}
            title={t('records.columns.choose')}
            data-changed={chosen.customised || undefined}
          >
            <IconColumns3 size={16} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p="sm" aria-label={t('records.columns.choose')}>
          <div className={classes.choices} role="group" aria-label={t('records.columns.choose')}>
            {allColumns(register).map((column) => (
              <Checkbox
                key={column.key}
                size="xs"
                className={classes.choice}
                label={labelOf(column)}
                checked={keys.includes(column.key)}
                onChange={(event) =>
                  chosen.choose(
                    event.currentTarget.checked
                      ? [...keys, column.key]
                      : keys.filter((key) => key !== column.key),
                  )
                }
              />
            ))}
          </div>
          {chosen.customised && (
            <Button size="xs" variant="subtle" color="gray" mt="xs" onClick={chosen.reset}>
              {t('records.columns.reset')}
            </Button>
          )}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
