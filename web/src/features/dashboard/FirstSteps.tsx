import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import type { Counter, Dashboard } from '@emanet/contract/dashboard';
import { registerEntry } from '@emanet/contract/records/registers';
import { IconCircleCheck, IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { maySee } from '../../platform/navigation.ts';
import { useBody, useUser } from '../../platform/session/session.tsx';
import { useDepartments } from '../../records/name-queries.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { COUNTER_ADDRESSES } from './addresses.ts';
import { FirstAside } from './FirstAside.tsx';
import { isBlank } from './queries.ts';

const { importPath } = registerEntry('processingActivities');
const DRAFT = '/tablolar?gorunum=verbis';

type Props = Readonly<{ shown: Dashboard }>;
type Name = 'activities' | 'people' | 'flows' | 'complete' | 'notice' | 'draft';
type Step = Readonly<{ name: Name; to: string; done: boolean; waits?: boolean }>;

/** From an empty inventory to the first VERBİS draft in six steps, with their state and what they wait for. */
export function FirstSteps({ shown }: Props) {
  const { t } = useTranslation();
  const organizes = maySee('/organizasyon', useUser());
  const departments = useDepartments().data;
  const { veri_harita, veri_aktarim, varlik_listesi, metinler } = shown.sayaclar;
  const some = (counter: Counter | null) => (counter?.toplam ?? 0) > 0;
  const hasKind = useBody() !== null;
  const begun = some(veri_harita);
  const isRepresented = shown.tarihsiz.temsilcisiz_departman === 0;
  const steps: readonly Step[] = [
    { name: 'activities', to: COUNTER_ADDRESSES.veri_harita[0], done: begun },
    {
      name: 'people',
      to: '/organizasyon',
      done: (departments?.length ?? 0) > 0 && isRepresented,
    },
    {
      name: 'flows',
      to: COUNTER_ADDRESSES.veri_aktarim[0],
      done: some(veri_aktarim) && some(varlik_listesi),
    },
    {
      name: 'complete',
      to: COUNTER_ADDRESSES.veri_harita[1],
      done: begun && veri_harita.dikkat === 0,
      waits: !begun,
    },
    { name: 'notice', to: '/metinler', done: some(metinler), waits: !begun },
    // Whether the company must register depends on its kind and size.
    { name: 'draft', to: hasKind ? DRAFT : '/sirket', done: false, waits: !begun && hasKind },
  ];
  const gathered = steps.slice(0, 5).every(({ done }) => done);
  // A person who may make neither departments nor the draft sees only the ways to begin.
  const led = organizes && departments !== undefined && !gathered;
  const blank = isBlank(shown);
  if (!blank && !led) return null;
  const ways = (
    <Group component="span" gap="near">
      <Button component={Link} to={importPath} variant="default">
        {t('dashboard.first.import')}
      </Button>
      <ActButton component={Link} to="/envanter/sihirbaz" icon={IconWand}>
        {t('dashboard.first.wizard')}
      </ActButton>
    </Group>
  );
  if (!led)
    return (
      <Box mt="panels">
        <Note title={t('dashboard.first.title')} action={ways}>
          {t('dashboard.first.text')}
        </Note>
      </Box>
    );
  const list = (
    <Box component="ol" className="em-card em-lines" aria-label={t('dashboard.first.way')}>
      {steps.map((step, at) => (
        <Group component="li" key={step.name} px="panel" py="sm" gap="md">
          {step.done ? (
            <IconCircleCheck
              size={20}
              color="var(--em-done)"
              aria-label={t('dashboard.first.done')}
            />
          ) : (
            <Text span w={20} ta="center" fw={620} c="dimmed" className="em-num">
              {at + 1}
            </Text>
          )}
          <Box flex="1 1 16rem" miw={0}>
            <Text fw={600}>{t(`dashboard.first.steps.${step.name}.title`)}</Text>
            <Text fz="sm" c="dimmed">
              {t(`dashboard.first.steps.${step.name}.text`)}
            </Text>
          </Box>
          {blank && step.name === 'activities' ? ways : <Way step={step} hasKind={hasKind} />}
        </Group>
      ))}
    </Box>
  );
  return (
    <Box mt="panels" className="em-columns" data-lead>
      {list}
      <FirstAside />
    </Box>
  );
}

/** The link of a step, or why it must wait. */
function Way({ step: { name, to, waits }, hasKind }: Readonly<{ step: Step; hasKind: boolean }>) {
  const { t } = useTranslation();
  if (waits)
    return (
      <Text fz="sm" c="dimmed">
        {t('dashboard.first.waits')}
      </Text>
    );
  return (
    <Anchor component={Link} to={to} fz="sm" fw={560}>
      {t(
        name === 'draft' && !hasKind
          ? 'dashboard.first.kind'
          : `dashboard.first.steps.${name}.open`,
      )}
    </Anchor>
  );
}
