import { Box, Button, Skeleton, Stack } from '@mantine/core';
import type { NodeKind } from '@emanet/contract/maps';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { useTranslation } from '../../../platform/i18n.ts';
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

/** The few fields of a box's record that a map is asked about. */
export function RecordFacts({ kind, id }: { kind: NodeKind; id: number }) {
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
