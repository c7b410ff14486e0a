import { ActionIcon, Button, Checkbox, Popover, SegmentedControl } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import choices from '../filters/filters.module.css';
import type { Column } from './column.ts';

type Props = Readonly<{
  /** Every column, the name apart. */
  columns: readonly Pick<Column<never>, 'id' | 'label'>[];
  shown: readonly string[];
  onChange: (ids: string[]) => void;
  /** Back to what is usual; without it nothing was changed. */
  onReset: (() => void) | undefined;
}>;

/** Which columns a table shows. */
export function ColumnChooser({ columns, shown, onChange, onReset }: Props) {
  const { t } = useTranslation();
  const label = t('ui.columns.choose');
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size="md"
          aria-label={label}
          title={label}
          data-changed={onReset !== undefined || undefined}
        >
          <IconColumns3 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label={label}>
        <div className={choices.choices} role="group" aria-label={label}>
          {columns.map(({ id, label: name }) => (
            <Checkbox
              key={id}
              size="xs"
              className={choices.choice}
              label={name}
              checked={shown.includes(id)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...shown, id]
                    : shown.filter((other) => other !== id),
                )
              }
            />
          ))}
        </div>
        {onReset && (
          <Button size="xs" variant="subtle" color="gray" mt="xs" onClick={onReset}>
            {t('ui.columns.reset')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

type PresetProps<Preset extends string> = Readonly<{
  presets: readonly Readonly<{ value: Preset; label: string }>[];
  preset: Preset;
  onPreset: (preset: Preset) => void;
}>;

/** Columns by what one wants to know. */
export function ColumnPresets<Preset extends string>(props: PresetProps<Preset>) {
  const { presets, preset, onPreset } = props;
  const { t } = useTranslation();
  return (
    <SegmentedControl
      size="xs"
      className={choices.presets}
      aria-label={t('ui.columns.presets')}
      data={[...presets]}
      value={preset}
      onChange={onPreset}
    />
  );
}
