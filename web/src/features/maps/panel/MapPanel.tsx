import { ActionIcon, Box, Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { MapNode, NodeKind } from '@emanet/contract/maps';
import { useTranslation } from '../../../platform/i18n.ts';
import { useThen } from '../../../platform/session/past-day.ts';
import { AbroadMark } from '../../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import type { Graph } from '../model/graph.ts';
import classes from './panel.module.css';
import { relatedTo, worthListing, type Related } from './related.ts';
import { leavesAbroadOpen, marksOf, type MapShape } from '../model/shape.ts';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { useRecord } from '../../../records/queries.ts';
import type { Register } from '../../../records/register.ts';
import { assetRegister } from '../../assets/register.ts';
import { processingActivityRegister } from '../../processing-activities/register.ts';
import { supplierTransferRegister } from '../../supplier-transfers/register.ts';
import { activityFacts, assetFacts, supplierFacts } from './facts.ts';
import { Facts as FactList } from '../../../ui/panel/Facts.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';

type Kept = Readonly<{ register: Register; facts: typeof supplierFacts }>;

const KEPT: Readonly<Partial<Record<NodeKind, Kept>>> = {
  faaliyet: { register: processingActivityRegister, facts: activityFacts },
  tedarikci: { register: supplierTransferRegister, facts: supplierFacts },
  varlik: { register: assetRegister, facts: assetFacts },
};

/** The few fields of a box's record that a reader of the map needs. */
function RecordFacts({ kind, id }: { kind: NodeKind; id: number }) {
  const kept = KEPT[kind];
  return kept ? <Facts kept={kept} id={id} /> : null;
}

function Facts({ kept, id }: { kept: Kept; id: number }) {
  const { t, lang } = useTranslation();
  const { data, isError, refetch } = useRecord(kept.register, id);
  if (isError && !data)
    return (
      <Stack align="start" gap="sm" px="panel" py="panels" fz="sm" c="var(--em-high)" role="alert">
        {t('maps.factsFailed')}
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Stack>
    );
  if (!data)
    return (
      <Stack gap="lg" px="panel" py={20} role="status" aria-label={t('common.loading')}>
        {['70%', '50%', '62%', '56%'].map((width) => (
          <Skeleton key={width} height={10} width={width} />
        ))}
      </Stack>
    );
  const facts = kept.facts({ values: data, t, lang, today: todayInTurkey() });
  if (facts.length === 0) return null;
  return (
    <Box px="panel" py="panels">
      <FactList
        facts={facts.map(({ name, value, tone }) => [
          name,
          tone ? <Tag tone={tone}>{value}</Tag> : value,
        ])}
      />
    </Box>
  );
}

type Props = {
  shape: MapShape;
  graph: Graph;
  node: MapNode;
  onSelect: (id: string) => void;
  onClose: () => void;
};

const LISTS: Readonly<Partial<Record<NodeKind, string>>> = {
  faaliyet: '/veri-isleme',
  varlik: '/varlik-listesi',
  tedarikci: '/tedarikciler',
};

/** The address of a box: its record, or the list of its records. */
function addressOf({ tur, ad, department_id }: MapNode, kayit: number | undefined) {
  if (tur === 'departman') return `/veri-isleme?departman=${department_id}`;
  const list = LISTS[tur];
  if (!list) return undefined;
  return `${list}?${new URLSearchParams(kayit ? { kayit: String(kayit) } : { q: ad })}`;
}

/** Facts of the chosen box, its neighbours, and the link to its record. */
export function MapPanel({ shape, graph, node, onSelect, onClose }: Props) {
  const then = useThen();
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // An entry of the panel's previous list had the focus and was removed.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const { kayitlar } = node;
  const record = kayitlar.find(({ id }) => id === chosen) ?? kayitlar[0];
  const { special, abroad } = marksOf(node);
  const address = addressOf(node, record?.id);
  const related = relatedTo(graph, shape.columns, node);
  const countries = related.find(({ kind }) => kind === 'ulke' && node.tur === 'tedarikci')?.nodes;
  const abroadIn = countries?.filter((country) => country.yurt_disi) ?? [];
  const departmentOf = (id: number | null) => graph.nodes.get(`departman:${id}`)?.ad ?? '';

  return (
    <aside
      className={`em-card em-column em-clip em-rigid ${classes.panel}`}
      aria-label={t('maps.panel', { name: node.ad })}
    >
      <Box px="panel" pt="md" pb="panels" className="em-rigid em-line-bottom">
        <Group
          justify="space-between"
          mr="calc(-1 * var(--mantine-spacing-sm))"
          fz="sm"
          c="dimmed"
          wrap="nowrap"
          gap={0}
        >
          {t(`maps.kinds.${node.tur}`)}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('common.clearSelection')}
            onClick={onClose}
          >
            <IconX size={18} />
          </ActionIcon>
        </Group>
        <Text
          component="h2"
          ref={heading}
          tabIndex={-1}
          mt="hair"
          fz="section"
          fw={640}
          lh={1.35}
          style={{ outline: 'none' }}
          className="em-break"
        >
          {node.ad}
        </Text>
        {node.tur === 'faaliyet' && <p className="em-quiet">{departmentOf(node.department_id)}</p>}
        {leavesAbroadOpen(node) && (
          <Text size="sm" c="dimmed">
            {t('maps.abroadOpen')}
          </Text>
        )}
        {(special || abroad) && (
          <Group gap="tight" mt="near" align="stretch">
            {special && <SpecialMark withText />}
            {abroad && abroadIn.length === 0 && <AbroadMark withText />}
            {abroadIn.map((country) => (
              <AbroadMark key={country.id} withText country={country.ad} />
            ))}
          </Group>
        )}
      </Box>
      <div className="em-fill em-scroll em-lines">
        {kayitlar.length > 1 && (
          <Select
            px="panel"
            pt="md"
            pb="near"
            size="xs"
            label={t('common.records', { count: kayitlar.length })}
            allowDeselect={false}
            data={kayitlar.map(({ id, department_id }) => ({
              value: String(id),
              label: t('maps.record', { id, department: departmentOf(department_id) }),
            }))}
            value={String(record?.id)}
            onChange={(value) => setChosen(Number(value))}
          />
        )}
        {record && <RecordFacts key={record.id} kind={node.tur} id={record.id} />}
        {worthListing(related, node).map((one) => (
          <RelatedList
            key={one.kind}
            of={node.tur}
            related={one}
            departmentOf={departmentOf}
            onSelect={onSelect}
          />
        ))}
      </div>
      {address && (
        <Box p="panels" className="em-rigid em-line-top">
          <Button
            component={Link}
            to={then(address)}
            variant="default"
            fullWidth
            rightSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t(record ? 'maps.openRecord' : 'maps.openList')}
          </Button>
        </Box>
      )}
    </aside>
  );
}

type RelatedProps = {
  of: NodeKind;
  related: Related;
  departmentOf: (id: number | null) => string;
  onSelect: (id: string) => void;
};

function RelatedList({ of, related, departmentOf, onSelect }: RelatedProps) {
  const { t } = useTranslation();
  const { kind, nodes } = related;
  const served = of === 'tedarikci' && kind === 'faaliyet';
  return (
    <Box component="section" px="panel" pt="panels" pb="sm">
      <Group component="h3" justify="space-between" gap={0} mb="xs" fz="name" fw={620}>
        {t(served ? 'maps.served' : `maps.related.${kind}`)}
        <Text span inherit fw={450} c="dimmed" className="em-num">
          {nodes.length}
        </Text>
      </Group>
      <Box component="ul" mx="calc(-1 * var(--mantine-spacing-sm))">
        {nodes.map((node) => {
          const { special, abroad } = marksOf(node);
          return (
            <li key={node.id}>
              <button
                type="button"
                className={`em-row em-full em-break em-small em-round-small em-hover ${classes.joined}`}
                onClick={() => onSelect(node.id)}
              >
                <span>{node.ad}</span>
                {special && <SpecialMark />}
                {abroad && <AbroadMark />}
                {kind === 'faaliyet' && of !== 'departman' && (
                  <span className="em-quiet">{departmentOf(node.department_id)}</span>
                )}
              </button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
