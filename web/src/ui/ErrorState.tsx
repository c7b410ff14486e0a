import { ActionIcon, Box, CopyButton, Group } from '@mantine/core';
import {
  IconCheck,
  IconCloudOff,
  IconCopy,
  IconFileOff,
  IconLock,
  IconRefresh,
} from '@tabler/icons-react';
import { ApiError } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n.ts';
import { EmptyState } from './EmptyState.tsx';
import page from './page.module.css';
import { Facts } from './panel/Facts.tsx';
import { ActButton } from './buttons/ActButton.tsx';

/** A query that failed, or another failure and its retry. */
type Failed =
  | { query: Readonly<{ error: unknown; refetch: () => unknown }> }
  | { error: unknown; onRetry: () => void };
type Props = Failed & {
  /** Failure, in the words of the screen. */
  title?: string;
  /** Drawn in a bordered panel. */
  panel?: boolean;
};

const FORBIDDEN = 403;
const GONE = 404;

/**
 * Failure message: event, what was kept, a retry, and the request number to write to us with. A
 * refusal without permission has no retry, which would be refused again; nor has a record that its
 * reader may not see.
 */
export function ErrorState({ title, panel = true, ...failed }: Props) {
  const { t } = useTranslation();
  const error = 'query' in failed ? failed.query.error : failed.error;
  const onRetry = () => void ('query' in failed ? failed.query.refetch() : failed.onRetry());
  const said = error instanceof ApiError ? error : undefined;
  if (said?.status === FORBIDDEN)
    return (
      <EmptyState
        icon={<IconLock size={20} />}
        title={t('ui.forbidden')}
        text={said.code === 'FORBIDDEN' ? t('ui.forbiddenText') : said.message}
        panel={panel}
      />
    );
  if (said?.status === GONE)
    return (
      <EmptyState
        icon={<IconFileOff size={20} />}
        title={t('records.drawer.gone')}
        text={t('records.drawer.goneText')}
        panel={panel}
      />
    );
  return (
    <div
      className={panel ? `em-card em-middle ${page.panel}` : `em-middle ${page.bare}`}
      role="alert"
    >
      <div className={page.state}>
        <div className={`em-tile ${page.tile}`} data-tone="high" data-large aria-hidden>
          <IconCloudOff size={20} />
        </div>
        <h2>{title ?? t('ui.errorTitle')}</h2>
        <p className={`em-soft ${page.text}`}>
          {said?.message} {t('ui.errorKept')}
        </p>
        <div className={`em-wrap ${page.steps}`}>
          <ActButton icon={IconRefresh} onClick={onRetry}>
            {t('common.retry')}
          </ActButton>
        </div>
        {said?.requestId && <RequestNumber id={said.requestId} />}
      </div>
    </div>
  );
}

function RequestNumber({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Box className="em-card" mt="xl" px="lg" py="md" bg="var(--em-canvas)">
      <Facts
        facts={[
          [t('ui.ifItLasts'), t('ui.tellThem')],
          [
            t('ui.requestNumber'),
            <Group key="id" gap="xs">
              <span className="em-num">{id}</span>
              <CopyButton value={id}>
                {({ copied, copy }) => (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="xs"
                    onClick={copy}
                    aria-label={t(copied ? 'common.copied' : 'common.copy')}
                  >
                    {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
                  </ActionIcon>
                )}
              </CopyButton>
            </Group>,
          ],
        ]}
      />
    </Box>
  );
}
