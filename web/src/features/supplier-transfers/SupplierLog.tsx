import { Stack, Title } from '@mantine/core';
import { changeLogs, type ChangedField, type ChangeLogEntry } from '@emanet/contract/change-logs';
import { countryText } from '@emanet/contract/shared/countries';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { Changes } from '../../records/drawer/Changes.tsx';
import type { Change } from '../../records/drawer/changes.ts';
import drawer from '../../records/drawer/drawer.module.css';
import { LogEntry } from '../../records/drawer/LogEntry.tsx';
import { Revert } from '../../records/drawer/Revert.tsx';
import { changeLogsKey, useCompanyId } from '../../records/query-keys.ts';
import { PaneStates } from '../../ui/panel/PaneStates.tsx';
import { ENTRY_FIELDS } from './entry.ts';

/** History of a supplier of the directory, newest first; each change can be taken back. */
export function SupplierLog({ id }: { id: number }) {
  const { t } = useTranslation();
  const company = useCompanyId();
  const query = useQuery({
    queryKey: [...changeLogsKey(company), 'tedarikci_listesi', id],
    queryFn: async ({ signal }) =>
      (
        await call(changeLogs.list, {
          params: { companyId: String(company), type: 'tedarikci_listesi', recordId: String(id) },
          signal,
        })
      ).data,
  });
  return (
    <section className={drawer.section}>
      <Title order={3} fz="panel">
        {t('common.history')}
      </Title>
      <PaneStates
        query={query}
        loading={t('changeLog.loading')}
        failed={t('changeLog.failed')}
        isEmpty={(entries) => entries.length === 0}
        empty={{
          icon: <IconHistory size={20} />,
          title: t('changeLog.empty'),
          text: t('changeLog.emptyText'),
        }}
      >
        {(entries) => (
          <Stack component="ol" gap={0} pb="far">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Stack>
        )}
      </PaneStates>
    </section>
  );
}

function Entry({ entry }: { entry: ChangeLogEntry }) {
  const { t } = useTranslation();
  const changes = useChanges(entry.alanlar);
  return (
    <LogEntry
      by={entry.guncelleyen}
      at={entry.tarih}
      changes={entry.islem === 'güncelleme' ? changes : []}
      action={
        <Revert entry={entry} write="suppliers.write">
          <Changes changes={changes} />
        </Revert>
      }
    >
      <strong>{entry.guncelleyen}</strong> {t(`actions.deeds.${entry.islem}`)}
      {entry.geri_alinan !== null && <span> {t('changeLog.takesBackOne')}</span>}
    </LogEntry>
  );
}

/** Changed fields of an entry in words. */
function useChanges(fields: readonly ChangedField[]): Change[] {
  const { t } = useTranslation();
  const lang = useLanguage();
  return ENTRY_FIELDS.flatMap((name) => {
    const changed = fields.find(({ alan }) => alan === name);
    if (!changed) return [];
    const shown = (value: unknown) => {
      const text = typeof value === 'string' ? value : '';
      return (name === 'ulke' ? countryText(text, lang) : text) || t('changeLog.blank');
    };
    return {
      alan: name,
      label: t(`supplierDirectory.fields.${name}`),
      before: shown(changed.eski),
      after: shown(changed.yeni),
    };
  });
}
