import { Button, Group, Loader } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { FileCard } from '../../ui/file/FileCard.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import css from './import.module.css';

/** The file is on its way and being read. */
export function Checking({ file, onCancel }: { file: File; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={`em-column em-fill ${css.body}`}>
      <FileCard file={file}>
        <Group component="span" gap="sm" mr="sm" c="var(--em-text-2)" role="status">
          <Loader size={15} aria-hidden />
          {t('import.checking')}
        </Group>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </FileCard>
      <ListSkeleton rows={6} />
    </div>
  );
}
