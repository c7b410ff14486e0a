import { actorName } from '@emanet/contract/shared/actor-types';
import {
  changeLogs,
  WRITE_OF,
  type ChangedField,
  type ChangeLogEntry,
  type LoggedType,
} from '@emanet/contract/change-logs';
import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRead } from '../../nouns/read.ts';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCompanyId } from '../query-keys.ts';
import { Changes } from './Changes.tsx';
import type { Change } from './changes.ts';
import { LogEntry, LogPane } from './LogEntry.tsx';
import { Revert } from './Revert.tsx';

type OfNoun = Readonly<{
  /** The permission that writing the noun needs. */
  write: Parameters<typeof Revert>[0]['write'];
  changesOf: (fields: readonly ChangedField[]) => Change[];
}>;
type Props = Pick<OfNoun, 'changesOf'> & Readonly<{ tur: LoggedType; id: number }>;

const asked = (company: number, type: LoggedType, id: number) => ({
  params: { companyId: String(company), type, recordId: String(id) },
});

/** Entries about one row of any noun, newest first. */
export const useEntries = (tur: LoggedType, id: number, enabled = true) =>
  useRead(changeLogs.list, asked(useCompanyId(), tur, id), { enabled });

/** History of one row of any noun; each change can be reverted. Opening it marks it as read. */
export function History({ tur, id, changesOf }: Props) {
  const company = useCompanyId();
  const query = useEntries(tur, id);
  const isNew = query.data?.some(({ okundu }) => !okundu) ?? false;
  useEffect(() => {
    if (isNew) void call(changeLogs.markRead, asked(company, tur, id)).catch(() => undefined);
  }, [isNew, company, tur, id]);
  return <HistoryEntries query={query} write={WRITE_OF[tur]} changesOf={changesOf} />;
}

type EntriesProps = OfNoun &
  Readonly<{
    query: UseQueryResult<ChangeLogEntry[]>;
    /** Shown where nothing was changed yet. */
    emptyText?: string;
  }>;

/** The same for entries from another query. */
export function HistoryEntries({ query, emptyText, ...noun }: EntriesProps) {
  return (
    <LogPane query={query} emptyText={emptyText}>
      {(entries) => (
        <Stack component="ol" gap={0}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} {...noun} />
          ))}
        </Stack>
      )}
    </LogPane>
  );
}

const DEEDS = { ekleme: 'added', güncelleme: 'updated', silme: 'removed' } as const;

function Entry({ entry, write, changesOf }: OfNoun & Readonly<{ entry: ChangeLogEntry }>) {
  const { t, lang } = useTranslation();
  const changes = changesOf(entry.alanlar);
  const updated = entry.islem === 'güncelleme';
  // An added or removed text may replace a shipped one, whose values it overrides.
  const named = entry.ad !== undefined;
  const replaced = named && changes.some((one) => 'before' in one && one.before && one.after);
  const deed = replaced ? 'updated' : DEEDS[entry.islem];
  return (
    <LogEntry
      by={entry.guncelleyen}
      at={entry.tarih}
      changes={updated || named ? changes : []}
      fieldAction={
        updated
          ? (change) => (
              <Revert entry={entry} write={write} field={change} changesOf={changesOf}>
                <Changes changes={[change]} />
              </Revert>
            )
          : undefined
      }
      action={
        <Revert entry={entry} write={write} changesOf={changesOf}>
          <Changes changes={changes} />
        </Revert>
      }
    >
      <strong>{actorName(entry.guncelleyen, lang)}</strong>{' '}
      {t(`changeLog.other.${deed}`, { count: changes.length || 1 })}
      {named && <>: {entry.ad}</>}
      {entry.geri_alinan !== null && <span> {t('changeLog.takesBackOne')}</span>}
    </LogEntry>
  );
}
