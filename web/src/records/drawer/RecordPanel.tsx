import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Box, Button, Skeleton, Stack } from '@mantine/core';
import { useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { ApiError } from '../../platform/api/client.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconFileOff } from '@tabler/icons-react';
import type { Names } from '../kinds/kind.ts';
import { useRecord } from '../queries.ts';
import type { RecordRow, Register } from '../register.ts';
import { DrawerHead } from './DrawerHead.tsx';
import type { DrawerMoves } from './DrawerHead.tsx';
import type { Tab } from './RecordTabs.tsx';
import { isTab, RecordTabs } from './RecordTabs.tsx';
import { goToSpot } from './spot.ts';
import type { Spot } from './spot.ts';

type Props = DrawerMoves & {
  register: Register;
  id: number;
  /** The row as the list holds it, shown until the server has answered. */
  listed: RecordRow | undefined;
  names: Names;
};

/** One record: from the list at once, fresh as soon as the answer is there. */
export function RecordPanel({ register, id, listed, names, ...moves }: Props) {
  const { t } = useTranslation();
  const query = useRecord(register, id);
  const asked = useLocation().hash.slice(1);
  const [tab, setTab] = useState<Tab>(isTab(asked) ? asked : 'record');
  const gone = query.error instanceof ApiError && query.error.status === 404;
  const row = gone ? undefined : (query.data ?? listed);
  const show = (spot: Spot) => {
    flushSync(() => setTab('record'));
    goToSpot(spot);
  };
  return (
    <>
      <DrawerHead register={register} row={row} onShow={show} {...moves} />
      {body()}
    </>
  );

  function body() {
    if (row)
      return <RecordTabs register={register} row={row} names={names} tab={tab} onTab={setTab} />;
    if (gone)
      return (
        <Box px="xl" py="far">
          <EmptyState
            panel={false}
            icon={<IconFileOff size={20} />}
            title={t('records.drawer.gone')}
            text={t('records.drawer.goneText')}
          >
            <Button variant="default" onClick={moves.onClose}>
              {t('common.backToList')}
            </Button>
          </EmptyState>
        </Box>
      );
    if (query.isError)
      return (
        <Box px="xl" py="far">
          <ErrorState panel={false} query={query} title={t('records.drawer.failed')} />
        </Box>
      );
    return (
      <Stack p="xl" aria-busy aria-label={t('common.loading')} role="status">
        <Skeleton height={20} width="60%" />
        <Skeleton height={14} width="40%" />
        <Skeleton height={120} mt="lg" />
        <Skeleton height={120} />
      </Stack>
    );
  }
}
