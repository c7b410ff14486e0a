import { scoreOf, type Performance } from '@emanet/contract/performance';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayInWords } from '../../platform/when.ts';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { usePrinting } from '../../ui/print/printing.ts';
import { DepartmentsTable } from './DepartmentsPanel.tsx';
import { MonthsChart, MonthsTable } from './MonthsPanel.tsx';
import { FormulaTable } from './ScorePanel.tsx';

/** The whole screen on paper: chart and table both. */
export function Report({ performance }: { performance: Performance }) {
  return usePrinting() ? <Sheet performance={performance} /> : null;
}

function Sheet({ performance }: { performance: Performance }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { bugun, olculer, departmanlar } = performance;
  return (
    <PrintedPage
      title={t('performance.title')}
      notes={[
        dayInWords(bugun, lang),
        t('performance.printed', { score: scoreOf(olculer) ?? '–' }),
        t('performance.source'),
      ]}
    >
      <FormulaTable performance={performance} />
      <h2>{t('performance.months')}</h2>
      <MonthsChart performance={performance} />
      <MonthsTable performance={performance} />
      <h2>{t('fields.departments')}</h2>
      <DepartmentsTable departmanlar={departmanlar} />
    </PrintedPage>
  );
}
