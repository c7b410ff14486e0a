import { Box, Button, Stack, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useUser } from '../../platform/session/session.tsx';
import { dayInWords } from '../../platform/when.ts';
import { useDepartments } from '../../records/name-queries.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { param } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { ChangePanels } from './ChangePanels.tsx';
import { Counters } from './Counters.tsx';
import css from './dashboard.module.css';
import { DuePanel } from './due/DuePanel.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { OpenActionsPanel } from './OpenActionsPanel.tsx';
import { NOTHING_COUNTED, useDashboard } from './queries.ts';
import { Report } from './Report.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));
const SPEC = {
  week: param(
    'hafta',
    (text) => (isDay(text) ? text : ''),
    (week) => week,
  ),
};

/** /denetim: due work to do here; beside it counters, open work and changes. */
export default function DashboardPage() {
  const { t, lang } = useTranslation();
  const { role, fullname } = useUser();
  const manages = role !== 'temsilci';
  // A title (“Av.”, “Dr.”) is no name to greet by.
  const name = fullname.split(/\s+/).find((word) => word && !word.endsWith('.'));
  const departments = useDepartments().data;
  const own = departments?.map((one) => one.department_name).join(', ');
  const { state, set } = useUrlState(SPEC);
  const query = useDashboard(state.week);
  const shown = query.data;

  return (
    <Box pb="xl">
      <PageHead
        title={
          manages
            ? t('shell.places.audit')
            : name
              ? t('dashboard.hello', { name })
              : t('shell.places.department')
        }
        count={[!manages && own, shown && dayInWords(shown.bugun, lang)].filter(Boolean).join(', ')}
      >
        <ActButton
          variant="default"
          icon={IconPrinter}
          disabled={!query.data}
          onClick={() => window.print()}
        >
          {t('dashboard.report')}
        </ActButton>
      </PageHead>
      {query.isError && (
        <Box mb="panels">
          <Note
            tone="mid"
            announced
            title={t('dashboard.failed')}
            action={
              <Button variant="default" onClick={() => void query.refetch()}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('dashboard.failedText')}
          </Note>
        </Box>
      )}
      {shown ? (
        <>
          <FirstSteps shown={shown} />
          <div className={`em-desk ${css.middle}`} data-even>
            <Box display="grid" miw={0}>
              <DuePanel
                due={shown.yaklasan}
                undated={shown.tarihsiz}
                today={shown.bugun}
                onWeek={(week) => set({ week })}
              />
            </Box>
            <Stack gap="panels" miw={0}>
              <Counters counters={shown.sayaclar} />
              {manages && (
                <Box display="grid" flex={1}>
                  <OpenActionsPanel departments={shown.aksiyonlar} />
                </Box>
              )}
            </Stack>
          </div>
          <ChangePanels changes={shown.degisiklikler} />
          <Report dashboard={shown} />
        </>
      ) : query.isError ? (
        // Lists that could not be read show no numbers.
        <Counters counters={NOTHING_COUNTED} />
      ) : (
        <DashboardSkeleton />
      )}
    </Box>
  );
}

/** The shape of the dashboard while it loads. */
function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('common.loading')}>
      <div className={`em-desk ${css.middle}`} data-even>
        <ListSkeleton rows={12} />
        <Stack gap="panels">
          <Skeleton height={290} radius="lg" />
          <Skeleton height={420} radius="lg" />
        </Stack>
      </div>
    </div>
  );
}
