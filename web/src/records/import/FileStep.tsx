import { Paper, Stack, Text, Title } from '@mantine/core';
import { MOST_IMPORT_ROWS } from '@emanet/contract/records/sheet-file';
import { IconDownload, IconTableImport } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import type { ImportTarget } from './target.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { DropZone } from './DropZone.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import { useStartFile } from './useStartFile.ts';
import type { Trouble } from './useImport.ts';

type Props = Readonly<{
  target: ImportTarget;
  trouble: Trouble | undefined;
  over: boolean;
  onChoose: (files: readonly File[]) => void;
  onRetry: (file: File) => void;
}>;

/** Which file: where it is dropped or chosen, and how one is come by. */
export function FileStep({ target, trouble, over, onChoose, onRetry }: Props) {
  const { t, lang } = useTranslation();
  return (
    <Stack w="min(880px, 100%)" mx="auto" p="gutter" gap="panels">
      {trouble && <TroubleNote trouble={trouble} onRetry={onRetry} />}
      <DropZone over={over} onChoose={onChoose} />
      <Panel title={t('import.how.title')}>
        <div className="em-columns" data-even>
          <Way target={target} which="template" icon={<IconTableImport size={16} />} />
          <Way target={target} which="export" icon={<IconDownload size={16} />} />
        </div>
        <Stack component="ul" gap="xs" mt="lg" className="em-small em-soft em-bullets">
          <li>{t('import.how.own')}</li>
          <li>{t('import.how.match')}</li>
          <li>{t('import.how.empty')}</li>
          <li>{t('import.how.kept')}</li>
          <li>
            {t('import.how.plain', {
              count: MOST_IMPORT_ROWS,
              most: MOST_IMPORT_ROWS.toLocaleString(lang),
            })}
          </li>
        </Stack>
      </Panel>
    </Stack>
  );
}

type WayProps = Readonly<{
  target: ImportTarget;
  which: 'template' | 'export';
  icon: React.ReactNode;
}>;

/** One of the two files that fit: the empty template, or the list as it is. */
function Way({ target, which, icon }: WayProps) {
  const { t } = useTranslation();
  const file = useStartFile(target, which);
  return (
    <Paper
      component={Stack}
      withBorder
      gap={0}
      align="flex-start"
      px="lg"
      py="panels"
      bg="var(--em-canvas)"
    >
      <Title order={3}>{t(`import.how.${which}`)}</Title>
      <Text flex={1} fz="sm" mt={2} mb="md" c="var(--em-text-2)">
        {t(`import.how.${which}Text`)}
      </Text>
      <DownloadButton
        variant="default"
        icon={icon}
        waiting={file.isPending}
        onDownload={() => file.mutate()}
      >
        {t(`import.how.${which}Get`)}
      </DownloadButton>
    </Paper>
  );
}
