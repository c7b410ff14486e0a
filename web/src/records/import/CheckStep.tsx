import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Box, Button, FileButton, Group, Text, TextInput } from '@mantine/core';
import { IconColumns3, IconDownload, IconRefresh, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ImportPlan, PlannedRow } from '@emanet/contract/records/import';
import type { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FileCard } from '../../ui/file/FileCard.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { StepFoot } from '../../ui/step/StepPage.tsx';
import { FigureStrip } from '../../ui/panel/FigureStrip.tsx';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { MOST_PRINTED, usePrinting } from '../../ui/print/printing.ts';
import type { ImportTarget } from './target.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { ACCEPT } from './DropZone.tsx';
import { FailedNote } from './FailedNote.tsx';
import css from './import.module.css';
import planCss from './plan.module.css';
import { askedWords } from './own/asked.ts';
import { AskedWords } from './own/AskedWords.tsx';
import { Correction } from './own/Correction.tsx';
import { ImportSum } from './ImportSum.tsx';
import { SheetChoice } from './SheetChoice.tsx';
import { PlanRows } from './PlanRows.tsx';
import { findRows, toFindable, type Fate, toWrite, FATES } from './rows.ts';
import type { Checked, Meanings } from './useImport.ts';
import { useRefusedRows } from './useRefusedRows.ts';
import { whatWillHappen } from './sentence.ts';

type Props = Readonly<{
  target: ImportTarget;
  checked: Checked;
  failure: ApiError | undefined;
  onChoose: (files: readonly File[]) => void;
  /** Reads and checks the file again. */
  onAgain: () => void;
  onSend: () => void;
  /** The check is repeated with the corrections. */
  busy: boolean;
  onMean: (meanings: Meanings) => void;
  /** Back to the columns. */
  onMatch: () => void;
}>;

/** Preview of the file, row by row, and the one button that imports it. */
export default function CheckStep(props: Props) {
  const { target, checked, failure, onChoose, onAgain, onSend, busy, onMean, onMatch } = props;
  const { t, lang } = useTranslation();
  const { file, plan } = checked;
  const [fate, setFate] = useState<Fate>();
  const [q, setQ] = useState('');
  const will = useId();
  const findable = useMemo(() => toFindable(plan.satirlar), [plan]);
  const asked = useMemo(() => askedWords(plan.satirlar), [plan]);
  const wanted = useDeferredValue(q);
  const shown = useMemo(() => findRows(findable, fate, wanted), [findable, fate, wanted]);
  const refusedRows = useRefusedRows(target, checked.bytes);
  const refused = plan.ozet.reddedilecek;
  return (
    <>
      {/* Beside many unknown words or sheets the rows keep a height of their own, and the page scrolls. */}
      <div className={`em-column em-fill ${css.body}`} style={{ overflowY: 'auto' }}>
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
        <SheetChoice plan={plan} busy={busy} onMean={onMean} />
        <ImportSum target={target} plan={plan} />
        <AskedWords target={target} words={asked} busy={busy} onMean={onMean} />
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
        <Box flex={1} display="grid" mih={asked.length > 0 || plan.sayfalar.length > 1 ? 320 : 0}>
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
        </Box>
      </div>
      <CheckFooter id={will} target={target} plan={plan} failure={failure} onSend={onSend} />
      <PlanPrint target={target} file={file} rows={shown} />
    </>
  );
}

type CheckFooterProps = Readonly<{
  /** Of the sentence. */
  id: string;
  target: ImportTarget;
  plan: ImportPlan;
  failure: ApiError | undefined;
  onSend: () => void;
}>;

/** Lists exactly the changes of the import, beside its button. */
function CheckFooter({ id, target, plan, failure, onSend }: CheckFooterProps) {
  const { t } = useTranslation();
  const count = toWrite(plan);
  return (
    <StepFoot id={id} summary={<b>{whatWillHappen(t, plan.ozet)}</b>}>
      <Button component={Link} to={target.list} variant="default">
        {t('common.cancel')}
      </Button>
      <Button onClick={onSend} disabled={count === 0 || failure?.code === 'IMPORT_CHANGED'}>
        {t('import.send', { count })}
      </Button>
    </StepFoot>
  );
}

type FatesProps = Readonly<{
  summary: ImportPlan['ozet'];
  fate: Fate | undefined;
  onFate: (fate: Fate | undefined) => void;
  /** Element with the counts in words. */
  describedBy: string;
}>;

/** The four counts; each filters the list to its rows, and a second press shows all. */
function Fates({ summary, fate, onFate, describedBy }: FatesProps) {
  const { t } = useTranslation();
  return (
    <FigureStrip
      label={t('import.fates.label')}
      describedBy={describedBy}
      takesFocus
      mb={0}
      figures={FATES.map((one) => ({
        key: one,
        count: summary[one],
        label: t(`import.fates.${one}`),
        tone: one === 'reddedilecek' ? 'high' : undefined,
        disabled: summary[one] === 0,
        pressed: fate === one,
        onPress: () => onFate(fate === one ? undefined : one),
      }))}
    />
  );
}

type PlanPrintProps = Readonly<{ target: ImportTarget; file: File; rows: readonly PlannedRow[] }>;

/** The check on paper: the rows that are listed, up to a thousand. */
function PlanPrint(props: PlanPrintProps) {
  return usePrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ target, file, rows }: PlanPrintProps) {
  const { t } = useTranslation();
  const printed = rows.slice(0, MOST_PRINTED);
  return (
    <PrintedPage
      title={`${t('import.open')}: ${target.title}`}
      notes={[file.name, t('import.printed', { shown: printed.length, total: rows.length })]}
    >
      <table>
        <thead>
          <tr>
            <th>{t('import.heads.row')}</th>
            <th>{t('fields.record')}</th>
            <th>{t('fields.department')}</th>
            <th>{t('fields.result')}</th>
          </tr>
        </thead>
        <tbody>
          {printed.map((row) => (
            <tr key={`${row.sayfa ?? ''} ${row.satir}`}>
              <th scope="row">{[row.sayfa, row.satir].filter(Boolean).join(' ')}</th>
              <td>{row.ad}</td>
              <td>{row.departman}</td>
              <td>
                {t(`import.fate.${row.durum}`)}
                {row.alanlar.map(({ alan, eski, yeni }) => (
                  <div key={alan}>{`${target.labelOf(alan)}: ${eski ?? '–'} → ${yeni ?? '–'}`}</div>
                ))}
                {row.sorunlar.map(({ hucre, baslik, neden }, at) => (
                  <div key={at}>{`${hucre}, ${baslik}: ${neden}`}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedPage>
  );
}
