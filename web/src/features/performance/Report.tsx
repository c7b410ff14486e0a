import { scoreOf, type Performance } from '@emanet/contract/performance';
import { useTranslation } from '../../platform/i18n.ts';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { usePrinting } from '../../ui/print/printing.ts';
import print from '../../ui/print/print.module.css';
import { DepartmentsTable } from './DepartmentsPanel.tsx';
import { MonthsChart, MonthsTable, MonthsTold } from './MonthsPanel.tsx';
import { FormulaTable } from './ScorePanel.tsx';

/** The whole screen on paper: chart and table both. */
export function Report({ performance }: { performance: Performance }) {
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
