import { performance, scoreOf, type Performance } from '@emanet/contract/performance';
import { Box, Button, Select, Skeleton } from '@mantine/core';
import { IconChartLine, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useRead } from '../../nouns/read.ts';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInWords } from '../../platform/when.ts';
import { SheetButton } from '../../records/SheetButton.tsx';
import { useSheet } from '../../records/useSheet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useAddressChoice } from '../../ui/panel/useAddressChoice.ts';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { usePrinting } from '../../ui/print/printing.ts';
import print from '../../ui/print/print.module.css';
import { DepartmentsPanel, DepartmentsTable } from './DepartmentsPanel.tsx';
import { MonthsPanel, MonthsChart, MonthsTable, MonthsTold } from './MonthsPanel.tsx';
import css from './performance.module.css';
import { ScorePanel, FormulaTable } from './ScorePanel.tsx';

/** Numbers of months in the address; the first is the default. */
const SPANS = ['12', '6', '24'] as const;
type Span = (typeof SPANS)[number];

/** The score by department and month; it is fetched again at each visit. */
const usePerformance = (ay: Span) =>
  useRead(
    performance.read,
    { query: { ay } },
    { staleTime: 0, placeholderData: (before) => before },
  );

/** Downloads the same numbers as a sheet. */
function usePerformanceExport(ay: Span) {
  const { t } = useTranslation();
  return useSheet(t('performance.title'), (_: void, asked) =>
    callForFile(performance.export, { query: { ay, ...asked } }),
  )();
}

/** /performans: one score, its parts, and its history by month and department. */
export default function PerformancePage() {
  const { t, lang } = useTranslation();
  const [span, setSpan] = useAddressChoice('ay', SPANS);
  const query = usePerformance(span);
  const file = usePerformanceExport(span);
  const shown = query.data;
  const scored = shown !== undefined && scoreOf(shown.olculer) !== null;

  return (
    <Box display="flow-root" pb="xl">
      <PageHead title={t('performance.title')} count={shown && dayInWords(shown.bugun, lang)}>
        <Select
          w="9.5rem"
          aria-label={t('performance.span')}
          data={SPANS.toSorted((a, b) => Number(a) - Number(b)).map((value) => ({
            value,
            label: t('performance.lastMonths', { count: Number(value) }),
          }))}
          value={span}
          onChange={(value) => setSpan(SPANS.find((one) => one === value) ?? SPANS[0])}
          allowDeselect={false}
        />
        <SheetButton download={file} disabled={!scored} />
        <ActButton
          variant="default"
          icon={IconPrinter}
          disabled={!scored}
          onClick={() => window.print()}
        >
          {t('ui.print.open')}
        </ActButton>
      </PageHead>
      {body()}
    </Box>
  );

  function body() {
    if (!shown)
      return query.error ? (
        <ErrorState query={query} title={t('performance.failed')} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('common.loading')}>
          <div className={`em-desk ${css.top}`} data-even>
            <Skeleton height={320} radius="lg" />
            <Skeleton height={320} radius="lg" />
          </div>
          <ListSkeleton rows={8} />
        </div>
      );
    if (!scored)
      return (
        <EmptyState
          icon={<IconChartLine size={20} aria-hidden />}
          title={t('performance.emptyTitle')}
          text={t('performance.emptyText')}
        >
          <Button component={Link} to="/envanter/sihirbaz">
            {t('dashboard.first.wizard')}
          </Button>
        </EmptyState>
      );
    return (
      <>
        <div className={`em-desk ${css.top}`} data-even>
          <div>
            <ScorePanel performance={shown} />
          </div>
          <div>
            <MonthsPanel performance={shown} />
          </div>
        </div>
        <DepartmentsPanel departmanlar={shown.departmanlar} />
        <Report performance={shown} />
      </>
    );
  }
}

/** The whole screen on paper: chart and table both. */
function Report({ performance }: { performance: Performance }) {
  return usePrinting() ? <Sheet performance={performance} /> : null;
}

function Sheet({ performance }: { performance: Performance }) {
  const { t } = useTranslation();
  const { olculer, departmanlar } = performance;
  return (
    <PrintedPage
      title={t('performance.title')}
      notes={[
        t('performance.printed', { score: scoreOf(olculer) ?? '–' }),
        t('performance.source'),
      ]}
    >
      <div className={print.beside}>
        <FormulaTable performance={performance} />
        <div>
          <MonthsTold performance={performance} />
          <MonthsChart performance={performance} />
        </div>
      </div>
      <h2>{t('performance.months')}</h2>
      <MonthsTable performance={performance} />
      <h2>{t('fields.departments')}</h2>
      <DepartmentsTable departmanlar={departmanlar} />
    </PrintedPage>
  );
}
