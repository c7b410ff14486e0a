import type { TextRow } from '@emanet/contract/texts';
import {
  IconArchive,
  IconArchiveOff,
  IconGitCompare,
  IconPencil,
  IconTrash,
  IconWorld,
  IconWritingSign,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { MenuAct, MenuLine } from '../../../ui/menu/MenuAct.tsx';

type Props = Readonly<{
  one: TextRow;
  mayWrite: boolean;
  onArchive: () => void;
  onDelete: () => void;
}>;

/** Menu of a text: its pages, the archive; a published text is archived and never deleted. */
export function TextItems({ one, mayWrite, onArchive, onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <MenuAct component={Link} to={`/metinler/${one.id}`} icon={IconPencil}>
        {t(mayWrite ? 'common.edit' : 'common.open')}
      </MenuAct>
      {mayWrite && one.yayindaki !== null && (
        <>
          <MenuAct component={Link} to={`/metinler/${one.id}/fark`} icon={IconGitCompare}>
            {t('texts.seeDifferences')}
          </MenuAct>
          <MenuAct component={Link} to={`/metinler/${one.id}/imzalar`} icon={IconWritingSign}>
            {t('texts.signatures')}
          </MenuAct>
        </>
      )}
      {one.adres && one.guncel && (
        <MenuAct component="a" href={one.adres} target="_blank" icon={IconWorld}>
          {t('texts.openPage')}
        </MenuAct>
      )}
      {mayWrite && (
        <MenuAct icon={one.guncel ? IconArchive : IconArchiveOff} onClick={onArchive}>
          {t(one.guncel ? 'ui.archive.archive' : 'ui.archive.unarchive')}
        </MenuAct>
      )}
      {mayWrite && one.yayindaki === null && (
        <>
          <MenuLine />
          <MenuAct color="var(--em-high)" icon={IconTrash} onClick={onDelete}>
            {t('ui.archive.delete')}
          </MenuAct>
        </>
      )}
    </>
  );
}
