import { Group, Select, Text } from '@mantine/core';
import { SECTOR_NAMES } from '@emanet/contract/inventory';
import { useTranslation } from '../../platform/i18n.ts';
import { QuickPicks } from '../../ui/panel/QuickPicks.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import type { LibraryPart } from './useSector.ts';

type Props = Readonly<{
  parts: readonly LibraryPart[];
  value: LibraryPart;
  onPick: (part: LibraryPart) => void;
}>;

/** Chips that choose the library's sector; on a phone, one line that opens them. */
export function SectorPicks({ parts, value, onPick }: Props) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const label = t('inventory.sectors.label');
  const choices = parts.map((part) => ({
    value: part,
    label:
      part === 'genel' || part === 'tumu'
        ? t(`inventory.sectors.${part}`)
        : SECTOR_NAMES[part][lang],
  }));
  if (phone)
    return (
      <Select
        aria-label={label}
        data={choices}
        value={value}
        allowDeselect={false}
        onChange={(part) => part && onPick(part)}
      />
    );
  return (
    <Group wrap="nowrap" align="baseline">
      <Text span fz="sm" c="var(--em-text-2)" aria-hidden>
        {t('inventory.sectors.show')}
      </Text>
      <QuickPicks label={label} choices={choices} value={value} onPick={onPick} />
    </Group>
  );
}
