import {
  changeLogs,
  DIFFERENCES,
  type ChangedField,
  type Difference,
  type PastType,
} from '@emanet/contract/change-logs';
import { actorName } from '@emanet/contract/shared/actor-types';
import { processingActivityRegister } from '@emanet/contract/processing-activities';
import { registers } from '@emanet/contract/records/all-registers';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { IconEqual } from '@tabler/icons-react';
import { useState } from 'react';
import { useActionChanges } from '../../features/actions/ActionDrawer.tsx';
import { useDocumentChanges } from '../../features/documents/DrawerLists.tsx';
import { supplierLook } from '../../features/supplier-transfers/supplier-look.ts';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { whenInFull } from '../../platform/when.ts';
import { Changes } from '../../records/drawer/Changes.tsx';
import { changesIn, type Change } from '../../records/drawer/changes.ts';
import { useNames } from '../../records/kinds/register-names.ts';
import { changesOf } from '../../records/noun/noun-look.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { SideBody, SideHead } from '../../ui/overlay/SideHead.tsx';
import { PaneStates } from '../../ui/panel/PaneStates.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';

type Props = Readonly<{ day: string; type: PastType; onClose: () => void }>;

const TONES = { eklendi: 'done', degisti: 'mid', cikarildi: 'high' } as const;
const isRegister = (type: PastType) => registers.find(({ tur }) => tur === type);

/** Changed fields of a noun in words. */
function useChangesOf(type: PastType): (fields: readonly ChangedField[]) => Change[] {
  const { t, lang } = useTranslation();
  const register = isRegister(type);
  const names = useNames(register ?? processingActivityRegister, register !== undefined);
  const ofActions = useActionChanges();
  const ofDocuments = useDocumentChanges();
  if (register) return (fields) => changesIn(fields, register.fields, register.noun, lang, names);
  if (type === 'aksiyonlar') return ofActions;
  if (type === 'dokumanlar') return ofDocuments;
  return (fields) => changesOf(supplierLook, fields, { t, lang });
}

/** Records of a list that differ at the ends of two days: added, changed and removed, and by whom. */
export default function Differences({ day, type, onClose }: Props) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(day);
  const [to, setTo] = useState('');
  const [face, setFace] = useState<Difference['durum'] | 'all'>('all');
  const asked = { gun: from, ...(to && { ile: to }) };
  const query = useRead(changeLogs.compare, { params: { type }, query: asked });
  const found = query.data ?? [];
  const faces = (['all', ...DIFFERENCES] as const).map((value) => ({
    value,
    label: value === 'all' ? t('past.all') : t(`past.durum.${value}`),
    count: value === 'all' ? found.length : found.filter(({ durum }) => durum === value).length,
  }));
  return (
    <SideDrawer opened label={t('past.comparison')} onClose={onClose}>
      <SideHead title={t('past.comparison')} onClose={onClose} />
      <SideBody>
        <Stack p="panels" gap="md">
          <Group grow align="flex-start">
            <DayInput
              label={t('past.from')}
              value={from}
              max={todayInTurkey()}
              onChange={({ currentTarget: { value } }) => value && setFrom(value)}
            />
            <DayInput
              label={t('past.to')}
              description={t('past.toNow')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={to}
              min={from}
              max={todayInTurkey()}
              onChange={({ currentTarget: { value } }) => setTo(value)}
            />
          </Group>
          <SegmentedFace label={t('common.view')} faces={faces} value={face} onChange={setFace} />
        </Stack>
        <PaneStates
          query={query}
          loading={t('common.loading')}
          failed={t('past.failed')}
          isEmpty={(rows) => rows.length === 0}
          empty={{
            icon: <IconEqual size={20} aria-hidden />,
            title: t('past.same'),
            text: t('past.sameText'),
          }}
        >
          {(rows) => (
            <DifferenceList
              type={type}
              rows={rows.filter(({ durum }) => face === 'all' || durum === face)}
            />
          )}
        </PaneStates>
      </SideBody>
    </SideDrawer>
  );
}

function DifferenceList({ type, rows }: Readonly<{ type: PastType; rows: readonly Difference[] }>) {
  const { t, lang } = useTranslation();
  const inWords = useChangesOf(type);
  return (
    <Stack component="ul" gap="lg" m={0} px="panels" pb="far" style={{ listStyle: 'none' }}>
      {rows.map((one) => (
        <Box component="li" key={one.record_id}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Title order={3} fz="md">
              {one.ad}
            </Title>
            <Tag tone={TONES[one.durum]}>{t(`past.durum.${one.durum}`)}</Tag>
          </Group>
          <Text size="xs" c="var(--em-text-2)">
            {t('past.by', {
              who: one.kimler.map((name) => actorName(name, lang)).join(', '),
              at: whenInFull(one.son_degisiklik, lang),
            })}
          </Text>
          <Changes changes={inWords(one.alanlar)} />
        </Box>
      ))}
    </Stack>
  );
}
