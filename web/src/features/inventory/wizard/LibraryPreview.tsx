import { Button } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayShort } from '../../../platform/when.ts';
import { LibraryValues } from '../../../records/library/LibraryValues.tsx';
import { SideBody, SideFoot, SideHead } from '../../../ui/overlay/SideHead.tsx';
import { SideDrawer } from '../../../ui/overlay/SideDrawer.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { processingActivityRegister } from '../../processing-activities/register.ts';
import type { LibraryActivity } from './library.ts';

type Props = Readonly<{
  activity: LibraryActivity;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onClose: () => void;
}>;

/** A library activity as its copy would be, with the source of its law. */
export default function LibraryPreview({ activity, chosen, onChoose, onClose }: Props) {
  const { t, lang } = useTranslation();
  const { name, department, origin, row } = activity;
  return (
    <SideDrawer opened onClose={onClose} label={name}>
      <SideHead title={name} above={department} onClose={onClose} />
      <SideBody>
        {origin && (
          <Note
            tone={origin.unverified ? 'mid' : 'plain'}
            title={t(origin.unverified ? 'common.unverified' : 'fields.source')}
          >
            {t('inventory.library.from', {
              source: origin.source,
              date: dayShort(origin.checked, lang),
            })}
            <br />
            {t('inventory.library.period', { source: origin.period })}
          </Note>
        )}
        {origin?.reason && (
          <Note tone="mid" title={t('inventory.library.reason')}>
            {origin.reason}
          </Note>
        )}
        <LibraryValues register={processingActivityRegister} values={row} />
      </SideBody>
      <SideFoot>
        <Button variant={chosen ? 'default' : 'filled'} onClick={() => onChoose(!chosen)}>
          {t(chosen ? 'inventory.library.remove' : 'inventory.library.choose')}
        </Button>
      </SideFoot>
    </SideDrawer>
  );
}
