import { Box, Stack, Text } from '@mantine/core';
import { RECORD_ACTIONS } from '@emanet/contract/change-logs';
import { RETURNED_FIELDS } from '@emanet/contract/companies';
import type {
  DepartmentCounts,
  organization,
  OrganizationChange,
} from '@emanet/contract/organization';
import { IconHistory } from '@tabler/icons-react';
import type { z } from 'zod';
import { useTranslation } from '../../platform/i18n.ts';
import { Changes } from '../../records/drawer/Changes.tsx';
import { LogEntry } from '../../records/drawer/LogEntry.tsx';
import { Revert } from '../../records/drawer/Revert.tsx';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { SideBody, SideHead } from '../../ui/overlay/SideHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { PaneStates } from '../../ui/panel/PaneStates.tsx';
import { useHistoryWords } from './history-words.ts';
import { useOrganizationHistory } from './queries.ts';

type History = z.output<typeof organization.history.answers>;
type Props = Readonly<{ departments: readonly DepartmentCounts[]; onClose: () => void }>;

/** Changes of departments, people and the company's own data, and whether their chain is intact. */
export default function HistoryDrawer({ departments, onClose }: Props) {
  const { t } = useTranslation();
  const query = useOrganizationHistory();
  const title = t('organization.history.title');
  return (
    <SideDrawer opened onClose={onClose} label={title}>
      <SideHead title={title} onClose={onClose} />
      <SideBody label={title}>
        <PaneStates
          query={query}
          loading={t('organization.history.loading')}
          failed={t('organization.history.failed')}
          isEmpty={({ data }) => data.length === 0}
          empty={{
            icon: <IconHistory size={20} />,
            title: t('organization.history.empty'),
            text: t('organization.history.emptyText'),
          }}
        >
          {(history) => <Entries history={history} departments={departments} />}
        </PaneStates>
      </SideBody>
    </SideDrawer>
  );
}

type EntriesProps = Readonly<{ history: History; departments: readonly DepartmentCounts[] }>;

function Entries({ history: { data, toplam, zincir_saglam }, departments }: EntriesProps) {
  const { t } = useTranslation();
  return (
    <Box pb="far">
      {zincir_saglam ? (
        <Text fz="meta" c="dimmed">
          {t('organization.history.chainOk')}
        </Text>
      ) : (
        <Note tone="high">{t('organization.history.chainBroken')}</Note>
      )}
      <Stack component="ol" gap={0}>
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} departments={departments} />
        ))}
      </Stack>
      {toplam > data.length && (
        <Text fz="meta" c="dimmed">
          {t('organization.history.newest', { count: data.length, total: toplam })}
        </Text>
      )}
    </Box>
  );
}

type EntryProps = Readonly<{
  entry: OrganizationChange;
  departments: readonly DepartmentCounts[];
}>;

function Entry({ entry, departments }: EntryProps) {
  const { deedOf, changesOf } = useHistoryWords(departments);
  const { id, konu, alanlar } = entry;
  const changes = changesOf(entry);
  const islem = RECORD_ACTIONS.find((one) => one === entry.islem);
  const back = islem && konu !== 'temsilci' && { id, islem, tur: konu };
  const returns = ({ alan }: Readonly<{ alan: string }>) =>
    konu === 'departman' || RETURNED_FIELDS.includes(alan);
  const write = 'organization.write';
  return (
    <LogEntry
      by={entry.guncelleyen}
      at={entry.tarih}
      changes={changes}
      fieldAction={(change) =>
        back &&
        returns(change) && (
          <Revert entry={back} write={write} field={change}>
            <Changes changes={[change]} />
          </Revert>
        )
      }
      action={
        back &&
        alanlar.every(returns) && (
          <Revert entry={back} write={write}>
            {changes.length > 0 ? <Changes changes={changes} /> : <p>{deedOf(entry)}</p>}
          </Revert>
        )
      }
    >
      <strong>{deedOf(entry)}</strong>
      <br />
      <Text span fz="meta" c="dimmed">
        {entry.guncelleyen}
      </Text>
    </LogEntry>
  );
}
