import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/panel/Panel.tsx';

/** Pages of the user's guide that answer the first questions. */
const GUIDE = [
  ['basis', '/yardim/kayit-doldurma'],
  ['people', '/yardim/kisiler'],
  ['verbis', '/yardim/verbis'],
] as const;

/** Beside the first steps: the two figures that tell the duty to register, and help. */
export function FirstAside() {
  const { t } = useTranslation();
  return (
    <div>
      <Panel title={t('dashboard.first.duty')}>
        <Text fz="sm">{t('dashboard.first.dutyText')}</Text>
        <Anchor component={Link} to="/sirket" fz="sm">
          {t('dashboard.first.store')}
        </Anchor>
      </Panel>
      <Panel title={t('dashboard.first.help')}>
        <Stack component="ul" gap="xs">
          {GUIDE.map(([name, to]) => (
            <li key={name}>
              <Anchor component={Link} to={to} fz="sm">
                {t(`dashboard.first.guide.${name}`)}
              </Anchor>
            </li>
          ))}
        </Stack>
      </Panel>
    </div>
  );
}
