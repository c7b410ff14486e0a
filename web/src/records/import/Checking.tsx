import { Button, Loader, Skeleton } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { FileCard } from '../../ui/file/FileCard.tsx';
import css from './import.module.css';
import plan from './plan.module.css';

const ROWS = ['62%', '48%', '70%', '54%', '66%', '44%'] as const;

/** The file is on its way and being read. */
export function Checking({ file, onCancel }: { file: File; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.body}>
      <FileCard file={file}>
        <span className={css.running} role="status">
          <Loader size={15} aria-hidden />
          {t('import.checking')}
        </span>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </FileCard>
      <div className={plan.panel} aria-hidden>
        {ROWS.map((width, at) => (
          <div key={at} className={plan.waiting}>
            <Skeleton height={10} width={52} />
            <Skeleton height={10} width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
