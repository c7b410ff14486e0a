import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import type { ImportTarget } from './target.ts';
import page from '../../ui/page.module.css';
import { DownloadButton } from './DownloadButton.tsx';
import css from './import.module.css';
import { whatHappened } from './sentence.ts';
import type { Checked, Result } from './useImport.ts';
import { useRefusedRows } from './useRefusedRows.ts';

type Props = Readonly<{
  target: ImportTarget;
  checked: Checked;
  result: Result;
  onRestart: () => void;
}>;

/** Stored records, and the way to it. */
export function DoneStep({ target, checked: { file, bytes, plan }, result, onRestart }: Props) {
  const { t } = useTranslation();
  const refusedRows = useRefusedRows(target, bytes);
  const refused = plan.ozet.reddedilecek;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.body}>
      <div className={page.panel} role="status">
        <div className={page.state}>
          <div className={`${page.tile} ${css.doneTile}`} aria-hidden>
            <IconCircleCheck size={22} />
          </div>
          <h2 ref={title} tabIndex={-1} className={css.doneTitle}>
            {whatHappened(t, result, refused)}
          </h2>
          <p className={page.text}>
            {t('import.done.text', { name: file.name })}
            {refused > 0 && ` ${t('import.done.refused', { count: refused })}`}
          </p>
          <div className={page.steps}>
            <Button component={Link} to={target.list}>
              {t('import.done.list')}
            </Button>
            {refused > 0 && (
              <DownloadButton
                variant="default"
                icon={<IconDownload size={16} />}
                waiting={refusedRows.isPending}
                onDownload={() => refusedRows.mutate()}
              >
                {t('import.refused')}
              </DownloadButton>
            )}
            <Button variant="default" onClick={onRestart}>
              {t('import.done.more')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
