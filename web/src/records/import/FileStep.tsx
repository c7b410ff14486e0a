import { Paper, Stack, Text, Title, Button } from '@mantine/core';
import { MOST_IMPORT_ROWS, MOST_IMPORT_BYTES } from '@emanet/contract/records/sheet-file';
import { IconDownload, IconTableImport } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { callForFile, ApiError } from '../../platform/api/client.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { sheetName } from '../save-file.ts';
import { useDownload } from '../useDownload.ts';
import { sizeText } from '../../ui/file/file-check.ts';
import { Note } from '../../ui/panel/Note.tsx';
import type { ImportTarget } from './target.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { DropZone } from './DropZone.tsx';
import type { Trouble } from './useImport.ts';

type Props = Readonly<{
  target: ImportTarget;
  trouble: Trouble | undefined;
  over: boolean;
  onChoose: (files: readonly File[]) => void;
  onRetry: (file: File) => void;
}>;

/** Choice of the file: where to drop or choose it, and how to get a template. */
export function FileStep({ target, trouble, over, onChoose, onRetry }: Props) {
  const { t, lang } = useTranslation();
  return (
    <Stack w="min(880px, 100%)" mx="auto" p="gutter" gap="panels">
      {trouble && <TroubleNote trouble={trouble} onRetry={onRetry} />}
      <DropZone over={over} onChoose={onChoose} />
      <Panel title={t('import.how.title')}>
        <div className="em-columns" data-even>
          <Way target={target} which="template" icon={<IconTableImport size={16} />} />
          {target.exportAll && (
            <Way target={target} which="export" icon={<IconDownload size={16} />} />
          )}
        </div>
        <Stack component="ul" gap="xs" mt="lg" className="em-small em-soft em-bullets">
          <li>{t('import.how.own')}</li>
          {target.onlyAdds ? (
            <li>{t('import.how.adds')}</li>
          ) : (
            (['match', 'empty', 'kept'] as const).map((one) => (
              <li key={one}>{t(`import.how.${one}`)}</li>
            ))
          )}
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

/** One of the two matching files: the empty template, or the current list. */
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

/** Downloads a first file: the empty template, or all records of the list. */
function useStartFile({ endpoints, exportAll, title }: ImportTarget, which: WayProps['which']) {
  const { t, lang } = useTranslation();
  const { company_name } = useCompany();
  return useDownload(
    () =>
      which === 'export' && exportAll
        ? exportAll(lang)
        : callForFile(endpoints.template, { query: { lang } }),
    () => sheetName(title, which === 'template' ? t('import.template') : company_name),
  );
}

type TroubleNoteProps = Readonly<{ trouble: Trouble; onRetry: (file: File) => void }>;

/** Why the chosen file was not checked, that nothing was stored, and the next step. */
function TroubleNote({ trouble: { file, why }, onRetry }: TroubleNoteProps) {
  const { t, lang } = useTranslation();
  const said = why instanceof ApiError ? why : undefined;
  // A refused file stays refused until it changes; a lost request may succeed.
  const again = said && (said.status === 0 || said.status === 429 || said.status >= 500);
  const most = sizeText(MOST_IMPORT_BYTES, lang);
  return (
    <Note
      tone="high"
      takesFocus={why}
      title={
        file
          ? t('import.trouble.title', { name: file.name, size: sizeText(file.size, lang) })
          : t('import.trouble.none')
      }
      action={
        again &&
        file && (
          <Button variant="default" onClick={() => onRetry(file)}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {why instanceof ApiError ? why.message : t(`import.trouble.${why}`, { most })}{' '}
      {t('import.trouble.kept')}
      {said?.requestId && again && (
        <p>{t('import.trouble.requestNumber', { id: said.requestId })}</p>
      )}
    </Note>
  );
}
