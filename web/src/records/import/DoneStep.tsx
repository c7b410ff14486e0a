import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { madeAddress } from '../list/filters/ranges.ts';
import page from '../../ui/page.module.css';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { ApiError } from '../../platform/api/client.ts';
import { notify } from '../../platform/notify.tsx';
import { refreshAll, useCompanyId } from '../query-keys.ts';
import type { ImportTarget } from './target.ts';
import { ImportSum } from './ImportSum.tsx';
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

/** Stored records, with a link to them. */
export function DoneStep({ target, checked: { file, bytes, plan }, result, onRestart }: Props) {
  const { t } = useTranslation();
  const refusedRows = useRefusedRows(target, bytes);
  const undo = useImportUndo(target, result.toplu_islem);
  const undone = undo.data;
  const refused = plan.ozet.reddedilecek;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [undone]);
  return (
    <div className={`em-column em-fill ${css.body}`}>
      <div className={`em-card em-middle ${page.panel}`} role="status">
        <div className={page.state}>
          <div className={`em-tile ${page.tile}`} data-tone="done" data-large aria-hidden>
            <IconCircleCheck size={22} />
          </div>
          <h2 ref={title} tabIndex={-1}>
            {undone
              ? t('import.done.undone', { count: undone.undone })
              : whatHappened(t, result, refused)}
          </h2>
          <p className={`em-soft ${page.text}`}>
            {t('import.done.text', { name: file.name })}
            {!undone && refused > 0 && ` ${t('import.done.refused', { count: refused })}`}
            {undone && undone.kept > 0 && ` ${t('records.bulk.overtaken', { count: undone.kept })}`}
          </p>
          {!undone && <ImportSum target={target} plan={plan} open />}
          <div className={`em-wrap ${page.steps}`}>
            {!undone && result.eklenenler.length > 0 && (
              <Button component={Link} to={madeAddress(listOf(target), result.eklenenler)}>
                {t('import.done.show')}
              </Button>
            )}
            <Button
              component={Link}
              to={target.list}
              variant={!undone && result.eklenenler.length > 0 ? 'default' : 'filled'}
            >
              {t('common.toList')}
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
            {!undone && result.toplu_islem && (
              <ActButton
                variant="default"
                icon={IconArrowBackUp}
                loading={undo.isPending}
                onClick={() => undo.mutate()}
              >
                {t('import.done.undo')}
              </ActButton>
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

/** The list without its last filters, which could hide the new records. */
const listOf = ({ list }: ImportTarget): string => list.split('?', 1)[0] ?? list;

/** Reverts all that an import stored, except records edited since. */
function useImportUndo({ undo }: ImportTarget, toplu_islem: string | null) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: async () => {
      if (!toplu_islem) throw new Error('this import cannot be undone');
      return undo(toplu_islem);
    },
    onSuccess: () => refreshAll(client, company),
    onError: (error) =>
      notify.error(error instanceof ApiError ? error.message : t('import.done.undoFailed')),
  });
}
