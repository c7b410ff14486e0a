import { actions, type Action } from '@emanet/contract/actions';
import { IconArchive, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { SheetButton } from '../../records/SheetButton.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { DownloadItem } from '../../ui/menu/DownloadItem.tsx';
import { ListMenu } from '../../ui/menu/ListMenu.tsx';
import { FACES } from './filters.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { MenuAct, MenuChoices, MenuLine } from '../../ui/menu/MenuAct.tsx';

type Face = (typeof FACES)[number];
const IMPORT = '/aksiyonlar/ice-aktar';
const ARCHIVE = '/aksiyon-arsiv';

/** Archive and Excel, beside the title. */
export function ActionOffers({ rows }: Readonly<{ rows: readonly Action[] }>) {
  const { t } = useTranslation();
  const mayWrite = useCan('actions.write');
  const file = useRowsSheet(t('actions.title'), actions.export, rows);
  return (
    <>
      <ActButton
        component={Link}
        to={ARCHIVE}
        variant="subtle"
        color="gray"
        c="var(--em-text)"
        icon={IconArchive}
      >
        {t('actions.toArchive')}
      </ActButton>
      {mayWrite && (
        <ActButton
          component={Link}
          to={IMPORT}
          visibleFrom="md"
          variant="subtle"
          color="gray"
          c="var(--em-text)"
          icon={IconTableImport}
        >
          {t('import.open')}
        </ActButton>
      )}
      <SheetButton quiet download={file} disabled={rows.length === 0} />
    </>
  );
}

/** Faces of the list, by name. */
function useFaces() {
  const { t } = useTranslation();
  return FACES.map((value) => ({ value, label: t(`actions.faces.${value}`) }));
}

type FaceProps = Readonly<{ face: Face; onFace: (face: Face) => void }>;

/** Board or list. */
export function ActionFaces({ face, onFace }: FaceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedFace label={t('common.view')} faces={useFaces()} value={face} onChange={onFace} />
  );
}

/** The same offers of a small screen: board or list, archive, Excel, paper. */
export function ActionMenu({
  rows,
  face,
  onFace,
}: FaceProps & Readonly<{ rows: readonly Action[] }>) {
  const { t } = useTranslation();
  const mayWrite = useCan('actions.write');
  const file = useRowsSheet(t('actions.title'), actions.export, rows);
  const faces = useFaces();
  return (
    <ListMenu busy={file.busy} printable={rows.length > 0}>
      <MenuChoices value={face} choices={faces} onChange={onFace} />
      <MenuLine />
      <MenuAct component={Link} to={ARCHIVE} icon={IconArchive}>
        {t('actions.toArchive')}
      </MenuAct>
      {mayWrite && (
        <MenuAct component={Link} to={IMPORT} icon={IconTableImport}>
          {t('import.open')}
        </MenuAct>
      )}
      <DownloadItem disabled={rows.length === 0} onClick={file.start} />
    </ListMenu>
  );
}
