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
  /** Title of the settings. */
  title: string;
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>;
  write: Parameters<typeof useCan>[0];
}>;

/** The button behind which the changes of settings are read and taken back. */
export function SettingsLog({ title, ...log }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const label = `${title}: ${t('common.history')}`;
  const close = () => setOpened(false);
  if (!useCan(log.write)) return null;
  return (
    <>
      <ActButton variant="default" icon={IconHistory} onClick={() => setOpened(true)}>
        {t('common.history')}
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

/** Changes of settings, newest first, each of which can be taken back. */
export function SettingsChanges({ type, labels, write }: Omit<Props, 'title'>) {
  const { t } = useTranslation();
  const companyId = String(useCompanyId());
  const query = useRead(changeLogs.settings, { params: { companyId, type } });
  const changesOf = usePlainChanges(labels);
  const emptyText = t('changeLog.emptySettings');
  return <HistoryEntries {...{ query, emptyText, write, changesOf }} />;
}
