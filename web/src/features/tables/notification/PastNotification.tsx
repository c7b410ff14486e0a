import { Stack } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { usePrinting } from '../../../ui/print/printing.ts';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { FilingLines } from '../filings/FilingsPanel.tsx';
import { useFilings } from '../filings/queries.ts';
import { useNotification } from '../queries.ts';
import { usePreparation } from './preparation-queries.ts';
import { NotificationTables, PrintedNotification } from './PrintedNotification.tsx';

/** The notification as the registers would have made it at the end of a past day, with the filings until then. */
export default function PastNotification() {
  const { t } = useTranslation();
  const query = useNotification();
  const preparation = usePreparation();
  const filings = useFilings();
  const printing = usePrinting();
  const failed = [query, preparation, filings].find((one) => one.isError && !one.data);
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        title={t('tables.failed.verbis')}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!query.data || !preparation.data || !filings.data) return <ListSkeleton />;
  const shown = { notification: query.data, preparation: preparation.data };
  return (
    <Stack className="em-screen">
      {query.data.kategoriler.length === 0 ? (
        <EmptyState
          icon={<IconFileCertificate size={20} />}
          title={t('tables.empty.verbis.title')}
          text={t('past.noNotification')}
        />
      ) : (
        <div className="em-card em-clip">
          <NotificationTables {...shown} className="em-table" />
        </div>
      )}
      <Panel title={t('filings.history')}>
        {filings.data.length === 0 ? t('past.noFiling') : <FilingLines filings={filings.data} />}
      </Panel>
      {printing && <PrintedNotification {...shown} />}
    </Stack>
  );
}
