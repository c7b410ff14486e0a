import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconList } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../../ui/usePhone.ts';
import type { usePicture } from './picture/usePicture.ts';

/** Back to the list that the map is drawn from. */
export function BackToList({ list, name }: { list: string; name: string }) {
  const icon = <IconList size={16} aria-hidden />;
  return usePhone() ? (
    <ActionIcon component={Link} to={list} variant="default" aria-label={name}>
      {icon}
    </ActionIcon>
  ) : (
    <Button component={Link} to={list} variant="default" leftSection={icon}>
      {name}
    </Button>
  );
}

type DownloadProps = { picture: ReturnType<typeof usePicture>; disabled: boolean };

/** The whole map as a picture. */
export function Download({ picture, disabled }: DownloadProps) {
  const { t } = useTranslation();
  const icon = <IconDownload size={16} aria-hidden />;
  const act = { disabled, loading: picture.isPending, onClick: () => picture.mutate() };
  return usePhone() ? (
    <ActionIcon variant="default" aria-label={t('maps.download')} {...act}>
      {icon}
    </ActionIcon>
  ) : (
    <Button variant="default" leftSection={icon} {...act}>
      {t('maps.download')}
    </Button>
  );
}
