import { useState } from 'react';
import { PREVIEWS, type PreviewKind } from '@emanet/contract/notification-settings';
import { Button, Group, Loader, Modal, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { usePreview } from './queries.ts';

/** The mails that will leave, each one press away, with the names of this company. */
export function Previews() {
  const { t } = useTranslation();
  const [shown, onShow] = useState<PreviewKind>();
  const { data, error, refetch } = usePreview(shown);
  return (
    <Group gap="sm" my="panels" fz="sm" c="var(--em-text-2)">
      <IconEye size={18} stroke={1.7} aria-hidden />
      <span>{t('notificationSettings.previews')}</span>
      {PREVIEWS.map((kind) => (
        <Button key={kind} variant="subtle" size="xs" onClick={() => onShow(kind)}>
          {t(`notificationSettings.preview.${kind}`)}
        </Button>
      ))}
      <Modal
        opened={shown !== undefined}
        onClose={() => onShow(undefined)}
        size="lg"
        title={shown && t(`notificationSettings.preview.${shown}`)}
      >
        {data ? (
          <article className="em-stack">
            <Title order={3}>{data.konu}</Title>
            <p className="em-text">{data.metin}</p>
          </article>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loader size="sm" aria-label={t('common.loading')} />
        )}
      </Modal>
    </Group>
  );
}
