import { ActionIcon, Button, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DataMap } from '@emanet/contract/maps';
import { useTranslation } from '../../platform/i18n.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { usePrinting } from '../../ui/print/printing.ts';
import classes from './map.module.css';
import { MapLegend } from './MapLegend.tsx';
import { MapList } from './list/MapList.tsx';
import { MapPanel } from './panel/MapPanel.tsx';
import { MapSheet } from './picture/MapSheet.tsx';
import { MapTools } from './MapTools.tsx';
import { MapView } from './MapView.tsx';
import type { MapShape } from './model/shape.ts';
import { createStage } from './drawing/stage.ts';
import { useMapModel } from './model/useMapModel.ts';
import { useMapState } from './model/useMapState.ts';
import { usePicture } from './picture/usePicture.ts';
import legend from './legend.module.css';
import { IconDownload, IconList } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useRead } from '../../nouns/read.ts';
import { useThen } from '../../platform/session/past-day.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { PastDayButton } from '../../ui/menu/PastDayButton.tsx';
import { usePhone } from '../../ui/usePhone.ts';

/** The map of the company shown; it is fetched again when a record changes. */
const useDataMap = ({ endpoint }: MapShape) =>
  useRead(endpoint, { params: { companyId: String(useCompany().company_id) } }, { staleTime: 0 });

const COLUMNS = [5, 14, 9, 3] as const;

/** The shape of a map while it loads. */
function MapSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`em-fill ${classes.content}`}>
      <div
        className={`em-card em-column em-clip em-grow ${classes.panel}`}
        role="status"
        aria-busy
        aria-label={t('common.loading')}
      >
        <div className={`em-line-bottom ${classes.tools}`}>
          <Skeleton height={30} width={236} />
        </div>
        <div className={`em-stack ${legend.ghost}`}>
          {COLUMNS.map((boxes, column) => (
            <Stack key={column} gap="xs" justify="space-around">
              {Array.from({ length: boxes }, (_, at) => (
                <Skeleton key={at} height={25} />
              ))}
            </Stack>
          ))}
        </div>
      </div>
    </div>
  );
}

type Props = {
  shape: MapShape;
  list: string;
  icon: ReactNode;
  /** The first step, offered while the map is empty. */
  firstStep: ReactNode;
};

/** One of the two maps, or the reason why it is not shown. */
export function MapScreen({ shape, list, icon, firstStep }: Props) {
  const { t } = useTranslation();
  const query = useDataMap(shape);
  const title = t(`maps.${shape.key}.title`);
  const back = <BackToList list={list} name={t(`maps.${shape.key}.back`)} />;
  if (query.data && query.data.nodes.length > 0)
    return <Loaded shape={shape} map={query.data} back={back} />;
  return (
    <div className={`em-column ${classes.screen}`}>
      <PageHead title={title}>{back}</PageHead>
      {query.data ? (
        <EmptyState
          icon={icon}
          title={t(`maps.${shape.key}.emptyTitle`)}
          text={t(`maps.${shape.key}.emptyText`)}
        >
          {firstStep}
        </EmptyState>
      ) : query.isError ? (
        <ErrorState query={query} title={t(`maps.${shape.key}.failed`)} />
      ) : (
        <MapSkeleton />
      )}
    </div>
  );
}

/** Chosen element, on the map or in the list; it gets the focus back from the panel. */
const chosenElement = () =>
  document.querySelector<HTMLElement>(':is([data-box], table *)[aria-pressed="true"]');

type LoadedProps = { shape: MapShape; map: DataMap; back: ReactNode };

function Loaded({ shape, map, back }: LoadedProps) {
  const { t } = useTranslation();
  const model = useMapModel(shape, map, useMapState());
  const [stage] = useState(() => createStage());
  const picture = usePicture(model);
  const printing = usePrinting();
  const { state, change, counts, graph, node } = model;
  const shown = graph.map.nodes.length > 0;

  return (
    <div className={`em-column ${classes.screen}`}>
      <PageHead
        title={t(`maps.${shape.key}.title`)}
        count={t(`maps.${shape.key}.count`, { count: counts[2], activities: counts[1] })}
      >
        {back}
        <SegmentedControl
          size="sm"
          aria-label={t('common.view')}
          data={[
            { value: 'map', label: t('maps.open') },
            { value: 'list', label: t('common.list') },
          ]}
          value={state.list ? 'list' : 'map'}
          onChange={(value) => change({ list: value === 'list' })}
        />
        <Download picture={picture} disabled={!shown} />
        <PastDayButton />
      </PageHead>
      <div className={`em-fill ${classes.content}`}>
        <div className={`em-card em-column em-clip em-grow ${classes.panel}`}>
          <MapTools model={model} map={map} stage={stage} />
          {body()}
          {!state.list && <MapLegend shape={shape} />}
        </div>
        {node && (
          <MapPanel
            key={node.id}
            shape={shape}
            graph={graph}
            node={node}
            onSelect={model.select}
            onClose={() => {
              chosenElement()?.focus();
              model.select('');
            }}
          />
        )}
      </div>
      {printing && <MapSheet model={model} />}
    </div>
  );

  function body() {
    if (!shown)
      return (
        <Stack flex={1} align="center" justify="center" p="xl" ta="center">
          <Text c="var(--em-text-2)">{t('maps.nothing')}</Text>
          <Button
            variant="default"
            onClick={() => change({ special: false, abroad: false, departments: [] })}
          >
            {t('common.clearFilters')}
          </Button>
        </Stack>
      );
    if (!state.list) return <MapView model={model} stage={stage} />;
    return (
      <MapList
        shape={shape}
        graph={graph}
        q={model.find.q}
        selected={state.selected}
        onSelect={model.select}
      />
    );
  }
}

/** Back to the list of the map's records. */
function BackToList({ list, name }: { list: string; name: string }) {
  const then = useThen();
  const icon = <IconList size={16} aria-hidden />;
  return usePhone() ? (
    <ActionIcon component={Link} to={then(list)} variant="default" aria-label={name}>
      {icon}
    </ActionIcon>
  ) : (
    <Button component={Link} to={then(list)} variant="default" leftSection={icon}>
      {name}
    </Button>
  );
}

type DownloadProps = { picture: ReturnType<typeof usePicture>; disabled: boolean };

function Download({ picture, disabled }: DownloadProps) {
  const { t } = useTranslation();
  const icon = <IconDownload size={16} aria-hidden />;
  const act = { disabled, loading: picture.isPending, onClick: () => picture.mutate() };
  return usePhone() ? (
    <ActionIcon variant="default" aria-label={t('maps.download')} {...act}>
      {icon}
    </ActionIcon>
  ) : (
    <Button variant="default" leftSection={icon} {...act}>
      {t('maps.download')}
    </Button>
  );
}
