import type { TableView } from '@emanet/contract/tables';
import { Box, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove, entriesAtFirstMove, lazily } from '../../platform/lazily.ts';
import { usePastDay } from '../../platform/session/past-day.ts';
import { PastDayButton } from '../../ui/menu/PastDayButton.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PrintButton } from '../../ui/table/PrintButton.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { LinesView } from './lines/LinesView.tsx';
import { useIsFilled, useTableExport } from './queries.ts';
import classes from './tables.module.css';
import { useTableState, VIEWS, type TableState, type View } from './useTableState.ts';
import { SheetButton } from '../../records/SheetButton.tsx';

// Suppliers are shown first; the other views load on demand.
const CrossView = atFirstMove(() => import('./cross/CrossView.tsx'));
const MatrixView = atFirstMove(() => import('./matrix/MatrixView.tsx'));
const NotificationView = atFirstMove(() => import('./notification/NotificationView.tsx'));
const PastNotification = lazily(() => import('./notification/PastNotification.tsx'));

const FormItems = entriesAtFirstMove(() => import('../../records/FormItems.tsx'));

/** The file of each view: the matrix is a sheet of the notification's, and answers cover contradictions. */
const FILES = {
  tedarikciler: 'tedarikciler',
  varliklar: 'varliklar',
  verbis: 'verbis',
  matris: 'verbis',
  capraz: 'cevaplar',
} as const satisfies Record<View, TableView>;

/** /tablolar: suppliers and assets unfolded, and the company's notification to the registry. */
export default function TablesPage() {
  const { t } = useTranslation();
  const day = usePastDay();
  const state = useTableState();
  const filled = useIsFilled(state.view);
  const exported = FILES[state.view];
  const file = useTableExport(exported);
  const answers = exported === 'cevaplar';
  return (
    <ListScreen flows={state.view !== 'tedarikciler' && state.view !== 'varliklar'}>
      <PageHead title={t('tables.title')}>
        {state.view === 'verbis' && <PrintButton disabled={!filled} />}
        <SheetButton
          download={file}
          disabled={!filled && !answers}
          {...(answers && { label: t('tables.sheets.cevaplar') })}
        >
          {exported === 'verbis' && day === undefined && <FormItems />}
        </SheetButton>
        <PastDayButton />
      </PageHead>
      <Box mb="md" className="em-screen">
        <SegmentedControl
          className={classes.viewChoice}
          aria-label={t('tables.viewLabel')}
          value={state.view}
          onChange={(value) => {
            const view = VIEWS.find((one) => one === value);
            if (view) state.setView(view);
          }}
          data={VIEWS.map((value) => ({ value, label: t(`tables.views.${value}`) }))}
        />
      </Box>
      <VisuallyHidden role="status">{file.busy && t('tables.exporting')}</VisuallyHidden>
      <Shown state={state} />
    </ListScreen>
  );
}

function Shown({ state }: { state: TableState }) {
  const day = usePastDay();
  const views: Readonly<Record<View, () => React.ReactNode>> = {
    tedarikciler: () => <LinesView key="tedarikciler" kind="tedarikciler" state={state} />,
    varliklar: () => <LinesView key="varliklar" kind="varliklar" state={state} />,
    verbis: () => (day === undefined ? <NotificationView /> : <PastNotification />),
    matris: () => <MatrixView />,
    capraz: () => <CrossView />,
  };
  return views[state.view]();
}
