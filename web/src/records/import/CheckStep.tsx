import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button, FileButton, Group, Text, TextInput } from '@mantine/core';
import { IconColumns3, IconDownload, IconRefresh, IconSearch } from '@tabler/icons-react';
import type { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import type { ImportTarget } from './target.ts';
import { CheckFooter } from './CheckFooter.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { ACCEPT } from './DropZone.tsx';
import { FailedNote } from './FailedNote.tsx';
import { Fates } from './Fates.tsx';
import { FileCard } from '../../ui/file/FileCard.tsx';
import css from './import.module.css';
import planCss from './plan.module.css';
import { Correction } from './own/Correction.tsx';
import { PlanPrint } from './PlanPrint.tsx';
import { PlanRows } from './PlanRows.tsx';
import { findRows, toFindable, type Fate } from './rows.ts';
import type { Checked, Meanings } from './useImport.ts';
import { useRefusedRows } from './useRefusedRows.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

type Props = Readonly<{
  target: ImportTarget;
  checked: Checked;
  failure: ApiError | undefined;
  onChoose: (files: readonly File[]) => void;
  /** Reads the file again and checks it anew. */
  onAgain: () => void;
  onSend: () => void;
  /** The check is made anew with what was put right. */
  busy: boolean;
  onMean: (meanings: Meanings) => void;
  /** Back to the columns. */
  onMatch: () => void;
}>;

/** Preview of the file, row by row, and the one button that lets it. */
export function CheckStep(props: Props) {
  const { target, checked, failure, onChoose, onAgain, onSend, busy, onMean, onMatch } = props;
  const { t, lang } = useTranslation();
  const { file, plan } = checked;
  const [fate, setFate] = useState<Fate>();
  const [q, setQ] = useState('');
  const will = useId();
  const findable = useMemo(() => toFindable(plan.satirlar), [plan]);
  const wanted = useDeferredValue(q);
  const shown = useMemo(() => findRows(findable, fate, wanted), [findable, fate, wanted]);
  const refusedRows = useRefusedRows(target, checked.bytes);
  const refused = plan.ozet.reddedilecek;
  return (
    <>
      <div className={`em-column em-fill ${css.body}`}>
        <FileCard file={file}>
          <ActButton variant="subtle" icon={IconRefresh} onClick={onAgain}>
            {t('import.again')}
          </ActButton>
          <FileButton accept={ACCEPT} onChange={(next) => next && onChoose([next])}>
            {(props) => (
              <Button {...props} variant="default">
                {t('import.other')}
              </Button>
            )}
          </FileButton>
        </FileCard>
        <FailedNote failure={failure} onAgain={onAgain} />
        <Fates summary={plan.ozet} fate={fate} onFate={setFate} describedBy={will} />
        <Group mih="var(--em-height-tool)" gap="4px 12px" flex="none">
          <TextInput
            type="search"
            size="xs"
            className={planCss.search}
            flex="0 1 280px"
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
            placeholder={t('import.search')}
            aria-label={t('import.search')}
            leftSection={<IconSearch size={15} aria-hidden />}
          />
          <Text span fz="meta" c="dimmed" className="em-num" aria-live="polite">
            {t('import.shown', {
              count: plan.satirlar.length,
              shown: shown.length.toLocaleString(lang),
              total: plan.satirlar.length.toLocaleString(lang),
            })}
          </Text>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconColumns3 size={15} />}
            disabled={busy}
            onClick={onMatch}
          >
            {t('import.match.again')}
          </Button>
          {refused > 0 && (
            <DownloadButton
              variant="subtle"
              size="xs"
              ml="auto"
              icon={<IconDownload size={15} />}
              waiting={refusedRows.isPending}
              onDownload={() => refusedRows.mutate()}
            >
              {t('import.refused')}
            </DownloadButton>
          )}
        </Group>
        <PlanRows
          target={target}
          rows={shown}
          fate={fate}
          plan={plan}
          q={wanted}
          correction={(problem) => (
            <Correction
              key={problem.hucre}
              target={target}
              problem={problem}
              file={plan.dosya}
              busy={busy}
              onMean={onMean}
            />
          )}
        />
      </div>
      <CheckFooter id={will} target={target} plan={plan} failure={failure} onSend={onSend} />
      <PlanPrint target={target} file={file} rows={shown} />
    </>
  );
}
