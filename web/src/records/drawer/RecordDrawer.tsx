import { Box, Button, Skeleton, Stack } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Names } from '../kinds/kind.ts';
import { nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { neighboursOf } from '../../ui/overlay/neighbours.ts';
import { useRecord } from '../queries.ts';
import { DrawerHead, type DrawerMoves } from './DrawerHead.tsx';
import { isTab, RecordTabs, type Tab } from './RecordTabs.tsx';
import { goToSpot, type Spot } from './spot.ts';

type Props = {
  register: Register;
  /** The open record, from the address. */
  id: number | undefined;
  /** The rows of the list in its order, for previous and next. */
  rows: readonly RecordRow[];
  names: Names;
  onClose: () => void;
  onMove: (id: number) => void;
  onCopy: (row: RecordRow) => void;
  onDelete: (row: RecordRow) => void;
};

/** A record beside its list; above it on a small screen. */
export default function RecordDrawer({
  register,
  id,
  rows,
  names,
  onClose,
  onMove,
  onCopy,
  onDelete,
}: Props) {
  const { t } = useTranslation();
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const shown = id ?? last;
  const row = rows.find((one) => one.id === shown);
  // A change may remove the open record from the filtered list; its drawer keeps its name.
  const [known, setKnown] = useState(row);
  if (row && row !== known) setKnown(row);
  const named = row ?? (known?.id === shown ? known : undefined);
  const name = named ? nameOf(register, named) : '';
  const ways = neighboursOf({ rows, idOf: (one) => one.id, open: shown, onMove });
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={onClose}
      label={t('records.drawer.label', { name })}
      {...ways}
      // The list handles keys again at once, whatever had opened the drawer.
      returnFocus={false}
    >
      {shown !== undefined && (
        <RecordPanel
          register={register}
          id={shown}
          listed={row}
          names={names}
          {...ways}
          onClose={onClose}
          onCopy={onCopy}
          onDelete={onDelete}
        />
      )}
    </SideDrawer>
  );
}

type RecordPanelProps = DrawerMoves & {
  register: Register;
  id: number;
  /** The row in the list, shown until the server has answered. */
  listed: RecordRow | undefined;
  names: Names;
};

/** One record: from the list at once, then from the server's answer. */
function RecordPanel({ register, id, listed, names, ...moves }: RecordPanelProps) {
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
