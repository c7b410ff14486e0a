import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAct, MenuLine } from './MenuAct.tsx';

type Props = Readonly<{
  /** False for an archived row. */
  current: boolean;
  onArchive: (current: boolean) => void;
  onDelete: () => void;
}>;

/** Last entries in the menu of a row with an archive: archives or restores it, deletes it. */
export function ArchiveItems({ current, onArchive, onDelete }: Props) {
  const { t } = useTranslation();
  const Icon = current ? IconArchive : IconArchiveOff;
  return (
    <>
      <MenuAct leftSection={<Icon size={16} />} onClick={() => onArchive(!current)}>
        {t(current ? 'ui.archive.archive' : 'ui.archive.unarchive')}
      </MenuAct>
      <MenuLine />
      <MenuAct color="var(--em-high)" icon={IconTrash} onClick={onDelete}>
        {t('ui.archive.delete')}
      </MenuAct>
    </>
  );
}
