import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { OpenModal } from '../../../ui/overlay/OpenModal.tsx';
import { ClientRows } from './ClientRows.tsx';
import { useConsequences } from './useConsequences.ts';
import type { Result } from './useEditAcross.tsx';

type Props = Readonly<{
  result: Result;
  nameOf: (company_id: number) => string;
  onClose: () => void;
}>;

/** The consequences of an act in several clients, with links into them, and its undo. */
export default function ResultModal({ result: { rows, undo }, nameOf, onClose }: Props) {
  const { t } = useTranslation();
  const saidOf = useConsequences();
  return (
    <OpenModal onClose={onClose} size="lg" title={t('portfolio.across.result')}>
      <Stack gap="md">
        <Text fw={600}>{saidOf(rows)}</Text>
        {rows.some(({ sonuc }) => sonuc?.metin || sonuc?.verbis) && (
          <Text size="sm" c="var(--em-text-2)">
            {t('portfolio.across.resultText')}
          </Text>
        )}
        <ClientRows rows={rows} nameOf={nameOf} />
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            onClick={() => {
              undo();
              onClose();
            }}
          >
            {t('common.undo')}
          </Button>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </Group>
      </Stack>
    </OpenModal>
  );
}
