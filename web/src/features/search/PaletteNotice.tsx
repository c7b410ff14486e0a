import { Button, Group, Box, Text } from '@mantine/core';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';

type Props = {
  q: string;
  empty: boolean;
  offline: boolean;
  error: Error | null;
  onRetry: () => void;
};

/** Why there are no records: no connection, a failure, or none that fit. */
export function PaletteNotice({ q, empty, offline, error, onRetry }: Props) {
  const { t } = useTranslation();
  if (offline)
    return (
      <Group
        component="p"
        py="panels"
        px="panel"
        wrap="nowrap"
        justify="space-between"
        gap="lg"
        className="em-small em-soft em-line-top"
        role="alert"
      >
        {t('search.offline')}
      </Group>
    );
  if (error)
    return (
      <Group
        py="panels"
        px="panel"
        wrap="nowrap"
        justify="space-between"
        gap="lg"
        className="em-small em-soft em-line-top"
        role="alert"
      >
        <span>
          <strong>{t('search.failed')}</strong> {error instanceof ApiError && error.message}
        </span>
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Group>
    );
  if (!empty) return null;
  return (
    <Box p="xl" className="em-break em-soft">
      <Text component="h2" mb="sm" fz="lead" fw={700} c="bright">
        {t('search.emptyTitle', { q })}
      </Text>
      <Box component="ul" mt={0} mb="sm">
        <li>{t('search.emptyWords')}</li>
        <li>{t('search.emptyNumber')}</li>
        <li>{t('search.emptyScope')}</li>
      </Box>
    </Box>
  );
}
