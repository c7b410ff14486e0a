import { useEffect, useState } from 'react';
import { Divider, Skeleton, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Trans } from 'react-i18next';
import type { ChangeLogEntry } from '@emanet/contract/change-logs';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Names } from '../kinds/kind.ts';
import { useChangeLog, useMarkRead } from './log-queries.ts';
import type { Register } from '../register.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import { splitByRead } from './changes.ts';
import classes from './drawer.module.css';
import log from './log.module.css';

type Props = { register: Register; id: number; names: Names };

/** History of the record. Opening it marks everything as read. */
export function ChangeLog({ register, id, names }: Props) {
  const { t } = useTranslation();
  const query = useChangeLog(register, id);
  const { mutate: markRead } = useMarkRead(register);
  const arrived = query.data !== undefined;
  useEffect(() => {
    if (arrived) markRead(id);
  }, [arrived, id, markRead]);

  if (query.isPending)
    return (
      <Stack p="xl" aria-busy role="status" aria-label={t('changeLog.loading')}>
        <Skeleton height={44} />
        <Skeleton height={72} />
        <Skeleton height={44} />
      </Stack>
    );
  if (!query.data)
    return (
      <div className={classes.state}>
        <ErrorState
          error={query.error}
          title={t('changeLog.failed')}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  if (query.data.length === 0)
    return (
      <div className={classes.state}>
        <EmptyState
          panel={false}
          icon={<IconHistory size={20} />}
          title={t('changeLog.empty')}
          text={t('changeLog.emptyText')}
        />
      </div>
    );
  return <Entries entries={query.data} register={register} names={names} />;
}

type EntriesProps = { entries: readonly ChangeLogEntry[]; register: Register; names: Names };

function Entries({ entries, register, names }: EntriesProps) {
  const { t } = useTranslation();
  // Entries that were new when the panel opened stay marked as new until it closes.
  const [newIds] = useState(() => new Set(splitByRead(entries).unread.map((entry) => entry.id)));
  const marked = entries.map((entry) => ({ ...entry, okundu: !newIds.has(entry.id) }));
  const [field, setField] = useState<string>();
  const { unread, read } = splitByRead(
    marked.filter((entry) => !field || entry.alanlar.some((change) => change.alan === field)),
  );
  const draw = (entry: ChangeLogEntry) => (
    <ChangeEntry
      key={entry.id}
      entry={entry}
      older={marked.slice(marked.findIndex((one) => one.id === entry.id) + 1)}
      register={register}
      names={names}
      only={field}
    />
  );
  return (
    <div className={log.log}>
      <div className={log.logHead}>
        <Text size="sm" c="var(--em-text-2)">
          {unread.length > 0 ? (
            <Trans i18nKey="changeLog.since" count={unread.length} components={{ b: <strong /> }} />
          ) : (
            t('changeLog.nothingNew')
          )}
        </Text>
        <FieldMenu entries={entries} register={register} field={field} onField={setField} />
      </div>
      <ol>{unread.map(draw)}</ol>
      {unread.length > 0 && read.length > 0 && <Divider mt="xl" label={t('changeLog.read')} />}
      <ol>{read.map(draw)}</ol>
    </div>
  );
}
