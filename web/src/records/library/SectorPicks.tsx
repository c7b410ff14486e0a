import { SECTOR_NAMES } from '@emanet/contract/inventory';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { QuickPicks } from '../../ui/panel/QuickPicks.tsx';
import css from './SectorPicks.module.css';
import type { LibraryPart } from './useSector.ts';

type Props = Readonly<{
  parts: readonly LibraryPart[];
  value: LibraryPart;
  onPick: (part: LibraryPart) => void;
}>;

/** Chips that choose the sector whose library activities are shown. */
export function SectorPicks({ parts, value, onPick }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <div className={css.sectors}>
      <span className={css.label} aria-hidden>
        {t('inventory.sectors.show')}
      </span>
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
    </div>
  );
}
