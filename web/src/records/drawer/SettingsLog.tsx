import { changeLogs, type SettingsType } from '@emanet/contract/change-logs';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { SideBody, SideHead } from '../../ui/overlay/SideHead.tsx';
import { useCompanyId } from '../query-keys.ts';
import { HistoryEntries } from './History.tsx';
import { usePlainChanges } from './usePlainChanges.ts';

type Props = Readonly<{
  type: SettingsType;
  title: string;
  /** Labels of the fields, and words of values that have one. */
  labels: Parameters<typeof usePlainChanges>[0];
  choices?: Parameters<typeof usePlainChanges>[1];
  write: Parameters<typeof useCan>[0];
}>;

/**
 * The button that opens the changes of settings, to read and revert them; `named`: it names the
 * settings, where they are not the subject of the screen.
 */
export function SettingsLog({ title, named, ...log }: Props & Readonly<{ named?: boolean }>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const label = `${title}: ${t('common.history')}`;
  const close = () => setOpened(false);
  if (!useCan(log.write)) return null;
  return (
    <>
      <ActButton variant="default" icon={IconHistory} onClick={() => setOpened(true)}>
        {named ? label : t('common.history')}
      </ActButton>
      <SideDrawer opened={opened} onClose={close} label={label}>
        <SideHead title={label} onClose={close} />
        <SideBody label={label}>
          <SettingsChanges {...log} />
        </SideBody>
      </SideDrawer>
    </>
  );
}

/** Changes of settings, newest first, each of which can be reverted. */
export function SettingsChanges({ type, labels, choices, write }: Omit<Props, 'title'>) {
  const { t } = useTranslation();
  const companyId = String(useCompanyId());
  const query = useRead(changeLogs.settings, { params: { companyId, type } });
  const changesOf = usePlainChanges(labels, choices);
  const emptyText = t('changeLog.emptySettings');
  return <HistoryEntries {...{ query, emptyText, write, changesOf }} />;
}
