import { ActionIcon, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { entriesAtFirstMove } from '../../../platform/lazily.ts';
import choices from '../../filters/filters.module.css';
import { PanelAt } from '../../floating/layers.tsx';
import { useLayer } from '../../floating/useLayer.ts';
import type { ColumnChoice } from './ColumnPanel.tsx';

const ColumnPanel = entriesAtFirstMove(() => import('./ColumnPanel.tsx'));

/** The button beside the filters, and the choice of columns below it. */
export function ColumnChooser(props: ColumnChoice) {
  const { t } = useTranslation();
  const [opened, { toggle, set }] = useDisclosure();
  const { layer, button } = useLayer('dialog', opened);
  const label = t('ui.columns.choose');
  return (
    <>
      <ActionIcon
        {...button}
        variant="default"
        size="md"
        aria-label={label}
        title={label}
        data-changed={props.onReset !== undefined || undefined}
        onClick={toggle}
      >
        <IconColumns3 size={16} aria-hidden />
      </ActionIcon>
      <PanelAt
        layer={layer}
        label={label}
        padding="sm"
        onChange={set}
        position="bottom-end"
        width={340}
      >
        <ColumnPanel {...props} />
      </PanelAt>
    </>
  );
}

type PresetProps<Preset extends string> = Readonly<{
  presets: readonly Readonly<{ value: Preset; label: string }>[];
  preset: Preset;
  onPreset: (preset: Preset) => void;
}>;

/** Sets of columns by purpose. */
export function ColumnPresets<Preset extends string>(props: PresetProps<Preset>) {
  const { presets, preset, onPreset } = props;
  const { t } = useTranslation();
  return (
    <SegmentedControl
      size="xs"
      className={`em-sunken ${choices.presets}`}
      aria-label={t('ui.columns.presets')}
      data={[...presets]}
      value={preset}
      onChange={onPreset}
    />
  );
}
