import { Group, Text } from '@mantine/core';
import { SECTOR_NAMES } from '@emanet/contract/inventory';
import { useTranslation } from '../../platform/i18n.ts';
import { QuickPicks } from '../../ui/panel/QuickPicks.tsx';
import type { LibraryPart } from './useSector.ts';

type Props = Readonly<{
  parts: readonly LibraryPart[];
  value: LibraryPart;
  onPick: (part: LibraryPart) => void;
}>;

/** Chips that choose the sector whose library activities are shown. */
export function SectorPicks({ parts, value, onPick }: Props) {
  const { t, lang } = useTranslation();
  return (
    <Group wrap="nowrap" align="baseline">
      <Text span visibleFrom="md" fz="sm" c="var(--em-text-2)" aria-hidden>
        {t('inventory.sectors.show')}
      </Text>
      <QuickPicks
        label={t('inventory.sectors.label')}
        choices={parts.map((part) => ({
          value: part,
          label:
            part === 'genel' || part === 'tumu'
              ? t(`inventory.sectors.${part}`)
              : SECTOR_NAMES[part][lang],
        }))}
        value={value}
        onPick={onPick}
      />
    </Group>
  );
}
