import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { actOn } from '@emanet/contract/clocks/acts';
import { dueAddress } from '@emanet/contract/dashboard';
import type { DueOfClient } from '@emanet/contract/portfolio';
import { shortArticleIn } from '@emanet/contract/shared/articles';
import { inCompany } from '@emanet/contract/shared/company-address';
import { abilitiesOf } from '@emanet/contract/shared/roles';
import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { LeftTag } from '../useClientColumns.tsx';
import css from '../portfolio.module.css';

type Props = Readonly<{ due: readonly DueOfClient[]; most: number; now: number }>;

/** Statutory duties of all clients in seven days, late ones first, each with its next step. */
export function DueByLaw({ due, most, now }: Props) {
  const { t, lang } = useTranslation();
  const { companies } = useUser();
  const byLaw = due.filter(({ tur }) => CLOCKS[tur].yasal);
  if (byLaw.length === 0) return null;
  const abilities = abilitiesOf({ role: 'danışman', egitim_sorumlusu: false });
  return (
    <Box mt="panels" className="em-rigid">
      <Panel
        flush
        title={t('portfolio.lawTitle')}
        count={t('portfolio.lawCount', { count: byLaw.length })}
        tools={
          <Anchor component={Link} to="/portfoy/hafta" fz="sm">
            {t('portfolio.allDuties')}
          </Anchor>
        }
      >
        <Stack component="ul" gap={0}>
          {byLaw.slice(0, most).map((one) => {
            const act = actOn(one, abilities);
            const words = t(`dashboard.due.acts.${act === 'read' ? 'open' : act}`);
            return (
              <Group key={one.sure_id} component="li" className={`em-line-top ${css.law}`}>
                <Text span fz="sm" truncate flex="2 1 0" miw={0} title={one.ad}>
                  <b>{t(`clocks.tasks.${one.tur}`)}</b>{' '}
                  <Text span inherit c="dimmed">
                    {one.ad}
                  </Text>
                </Text>
                <Text span fz="sm" truncate flex="1 1 0" miw={0}>
                  {companies.find(({ company_id }) => company_id === one.company_id)?.company_name}
                </Text>
                <Box component="span" w={72}>
                  {one.madde && <Tag>{shortArticleIn(one.madde, lang)}</Tag>}
                </Box>
                <Box component="span" w={150}>
                  <LeftTag due={one} now={now} />
                </Box>
                <Button
                  component={Link}
                  to={inCompany(dueAddress(one), one.company_id)}
                  size="xs"
                  variant="default"
                  miw={96}
                  aria-label={`${words}: ${one.ad}`}
                >
                  {words}
                </Button>
              </Group>
            );
          })}
        </Stack>
      </Panel>
    </Box>
  );
}
