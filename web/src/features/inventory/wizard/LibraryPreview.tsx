import { Button } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { LibraryOrigin } from '../../../records/library/LibraryOrigin.tsx';
import { LibraryValues } from '../../../records/library/LibraryValues.tsx';
import { SideBody, SideFoot, SideHead } from '../../../ui/overlay/SideHead.tsx';
import { SideDrawer } from '../../../ui/overlay/SideDrawer.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { processingActivityRegister } from '../../processing-activities/register.ts';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { titleOf, type LibraryActivity, type LibrarySource } from './library.ts';

type Props = Readonly<{
  activity: LibraryActivity;
  /** Undefined until it is loaded. */
  source: LibrarySource | undefined;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onClose: () => void;
}>;

/** A library activity in the form of its copy, with the source of its law. */
export default function LibraryPreview({ activity, source, chosen, onChoose, onClose }: Props) {
  const { t, lang } = useTranslation();
  const { department } = activity;
  const name = titleOf(activity, lang);
  const entry = source?.entry;
  return (
    <SideDrawer opened onClose={onClose} label={name}>
      <SideHead title={name} above={department} onClose={onClose} />
      <SideBody>
        {entry && <LibraryOrigin entry={entry} />}
        {entry?.neden && (
          <Note tone="mid" title={t('inventory.library.reason')}>
            {entry.neden}
          </Note>
        )}
        {source ? (
          <LibraryValues register={processingActivityRegister} values={source.row} />
        ) : (
          <ListSkeleton />
        )}
      </SideBody>
      <SideFoot>
        <Button variant={chosen ? 'default' : 'filled'} onClick={() => onChoose(!chosen)}>
          {t(chosen ? 'inventory.library.remove' : 'inventory.library.choose')}
        </Button>
      </SideFoot>
    </SideDrawer>
  );
}
