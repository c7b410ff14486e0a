import { Anchor, Box, Button, Group } from '@mantine/core';
import type { Counter, Dashboard } from '@emanet/contract/dashboard';
import { registerEntry } from '@emanet/contract/records/registers';
import { IconCircleCheck, IconCircleDashed, IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { maySee } from '../../platform/navigation.ts';
import { useBody, useUser } from '../../platform/session/session.tsx';
import { useDepartments } from '../../records/name-queries.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { COUNTER_ADDRESSES } from './addresses.ts';
import css from './dashboard.module.css';
import { isBlank } from './queries.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const { importPath } = registerEntry('processingActivities');
const DRAFT = '/tablolar?gorunum=verbis';

type Props = Readonly<{ shown: Dashboard }>;

/** The steps of a company from an empty inventory to its first VERBİS draft, with their state. */
export function FirstSteps({ shown }: Props) {
  const { t } = useTranslation();
  const organizes = maySee('/organizasyon', useUser());
  const departments = useDepartments().data;
  const { veri_harita, veri_aktarim, varlik_listesi } = shown.sayaclar;
  const some = (counter: Counter | null) => (counter?.toplam ?? 0) > 0;
  const body = useBody();
  const steps = [
    ['kind', '/sirket', body !== null],
    ['organization', '/organizasyon', (departments?.length ?? 0) > 0],
    ['activities', COUNTER_ADDRESSES.veri_harita[0], some(veri_harita)],
    ['suppliers', COUNTER_ADDRESSES.veri_aktarim[0], some(veri_aktarim)],
    ['assets', COUNTER_ADDRESSES.varlik_listesi[0], some(varlik_listesi)],
    ['complete', COUNTER_ADDRESSES.veri_harita[1], some(veri_harita) && veri_harita?.dikkat === 0],
    ['draft', DRAFT, false],
  ] as const;
  const gathered = steps.slice(0, 5).every(([, , done]) => done);
  // A person who may make neither departments nor the draft sees only the ways to begin.
  const led = organizes && departments !== undefined && !gathered;
  const blank = isBlank(shown);
  if (!blank && !led) return null;
  return (
    <Box mt="panels">
      <Note
        title={t(blank ? 'dashboard.first.title' : 'dashboard.first.under')}
        action={
          blank && (
            <Group component="span" gap="near">
              {organizes && (
                <Button component={Link} to="/organizasyon" variant="default">
                  {t('dashboard.first.departments')}
                </Button>
              )}
              <Button component={Link} to={importPath} variant="default">
                {t('dashboard.first.import')}
              </Button>
              <ActButton component={Link} to="/envanter/sihirbaz" icon={IconWand}>
                {t('dashboard.first.wizard')}
              </ActButton>
            </Group>
          )
        }
      >
        {blank && t('dashboard.first.text')}
        {led && (
          <ol className={`em-stack ${css.way}`} aria-label={t('dashboard.first.way')}>
            {steps.map(([name, to, done]) => (
              <Group component="li" key={name} gap="xs" wrap="nowrap">
                {done ? (
                  <IconCircleCheck
                    size={16}
                    color="var(--em-done)"
                    aria-label={t('dashboard.first.done')}
                  />
                ) : (
                  <IconCircleDashed size={16} aria-hidden />
                )}
                <Anchor component={Link} to={to} inherit c="inherit" underline="always">
                  {t(`dashboard.first.steps.${name}`)}
                </Anchor>
              </Group>
            ))}
          </ol>
        )}
      </Note>
    </Box>
  );
}
