import { ActionIcon, Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCloudOff, IconCopy, IconRefresh } from '@tabler/icons-react';
import { ApiError } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n.ts';
import page from './page.module.css';

type Props = {
  error: unknown;
  onRetry: () => void;
  /** Failure, in the words of the screen. */
  title?: string;
  /** Stands in a bordered panel of its own. */
  panel?: boolean;
};

/** Failure message: event, what was kept, a retry, and the request number to write to us with. */
export function ErrorState({ error, onRetry, title, panel = true }: Props) {
  const { t } = useTranslation();
  const said = error instanceof ApiError ? error : undefined;
  return (
    <div className={panel ? page.panel : page.bare} role="alert">
      <div className={page.state}>
        <div className={page.tile} data-error aria-hidden="true">
          <IconCloudOff size={20} />
        </div>
        <h2>{title ?? t('ui.errorTitle')}</h2>
        <p className={page.text}>
          {said?.message} {t('ui.errorKept')}
        </p>
        <div className={page.steps}>
          <Button leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
        {said?.requestId && <RequestNumber id={said.requestId} />}
      </div>
    </div>
  );
}

function RequestNumber({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <dl className={page.facts}>
      <dt>{t('ui.ifItLasts')}</dt>
      <dd>{t('ui.tellThem')}</dd>
      <dt>{t('ui.requestNumber')}</dt>
      <dd>
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
      </dd>
    </dl>
  );
}
